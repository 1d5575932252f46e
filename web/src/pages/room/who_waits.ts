/** What a room waits for before a round. */

import type { Chair, Table } from "../../wire";

export const isFree = (chair: Chair): boolean => chair.player === null && chair.bot === null;

/** Seats that are free, and people who are not ready. */
export interface Missing {
  free: number[];
  unready: number[];
}

export function missing(table: Table): Missing {
  const seats = [...table.seats.entries()];
  return {
    free: seats.flatMap(([seat, chair]) => (isFree(chair) ? [seat] : [])),
    unready: seats.flatMap(([seat, chair]) => (chair.player !== null && !chair.ready ? [seat] : [])),
  };
}

/** What the room waits for, as one case. */
export type Waiting = "watching" | "seats" | "you" | "others" | "start" | "begins";

/** `own`: the viewer's seat. The owner need not be ready: he can start as soon as all others are. */
export function waitingFor(table: Table, own: number | null, owner: boolean): Waiting {
  const { free, unready } = missing(table);
  if (own === null && !owner) return "watching";
  if (free.length > 0) return "seats";
  if (unready.some((seat) => seat !== own)) return "others";
  if (owner) return "start";
  return unready.length > 0 ? "you" : "begins";
}
