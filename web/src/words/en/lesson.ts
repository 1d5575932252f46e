/** Words of the lessons. */
import type { lesson as model } from "../zh/lesson";

export const lesson: typeof model = {
  title: "Learn by playing a round",
  of: (game: string) => `Learn ${game}`,
  intro: "A real table, at your own pace. A wrong tap does no harm.",
  done: "Learnt",
  going: (step: number) => `At step ${step}`,
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  back: "A step back",
  restart: "Start again",
  leave: "Leave the lesson",
  next: "I see",
  skip: "Faster",
  watch: "Watch what the others do …",
  tile: "Tap the tile with the ring",
  raised: "Tap it once more to discard it",
  button: (word: string) => `Tap “${word}”, the one with the ring`,
  way: "Tap the way with the ring",
  fallback: "That can be played too. This lesson goes another way: tap what has the ring.",
  rule: (rule: string) => `Rule ${rule}`,
  count: "How it is counted",
  ended: "You have played it through",
  play: "Play with bots",
  rules: "The rules",
  others: "Learn another game",
  people: ["Mei", "Lao Li", "Chen"],
};
