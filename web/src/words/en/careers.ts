import type { careers as model } from "../zh/careers";

export const careers: typeof model = {
  title: "Your standing",
  rounds: (rounds) => (rounds === "1" ? "1 round" : `${rounds} rounds`),
  score: "Score so far",
  place: (place, all) => `Rank ${place} of ${all}`,
  toNext: (points, rank) => `${points} more to ${rank}`,
  top: "The highest rank there is",
  ladder: "All ranks and their scores",
  from: (points) => points,
  below: (points) => `below ${points}`,
  tasks: "Tasks",
  task: (rounds) => `Play ${rounds} rounds`,
  done: "done",
  left: (rounds) => `${rounds} to go`,
  rewards: (rewards) => `gives ${rewards.join(" and ")}`,
  reward: (amount, name) => `${amount} ${name}`,
  play: "These are play money and cannot be cashed in.",
  escapes: (count) => `fled from ${count} ${count === "1" ? "round" : "rounds"}`,
  rank: (rank) => `Rank: ${rank}`,
};
