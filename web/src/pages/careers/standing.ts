/** How far a player is: on the ladder of ranks, and with a task. */

import type { Rank, Standing, Task } from "../../wire";

/** From one mark to the next, and how much of the way is done. */
export interface Way {
  done: number;
  whole: number;
  left: number;
}

export interface Climb {
  rank: Rank;
  /** From 1. */
  place: number;
  /** The next rank and the way to it; null on top of the ladder. */
  next: { rank: Rank; way: Way } | null;
}

/** A score below the first rank has the whole way before it. */
export function climbOf({ ladder, place }: NonNullable<Standing["rank"]>, score: number): Climb | null {
  const rank = ladder[place];
  const next = ladder[place + 1];
  if (!rank) return null;
  return { rank, place: place + 1, next: next ? { rank: next, way: wayTo(rank.least, next.least, score) } : null };
}

export const taskWay = (task: Task, rounds: number): Way => wayTo(0, task.rounds, rounds);

function wayTo(from: number, to: number, now: number): Way {
  const whole = to - from;
  return { whole, done: Math.min(whole, Math.max(0, now - from)), left: Math.max(0, to - now) };
}
