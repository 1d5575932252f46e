/** Small facts that the shared parts read off a view or a table. */

import { CARDS, MAHJONG, name, type View } from "../../fold";
import type { Event, Game, Table } from "../../wire";

/** The name of the tile that lies open to be taken, else of the one just drawn; null where there is none to be seen. */
export function openTile(view: View | null): string | null {
  if (view === null) return null;
  return name(view, view.tile) ?? name(view, view.drawn);
}

/** The seat that acts of its own accord; null where several are asked, or nobody. */
export function actingSeat(view: View | null): number | null {
  if (view === null || view.over) return null;
  const own = view.family === "mahjong" ? view.phase === MAHJONG.TURN : isOwnMatter(view.phase);
  return own ? view.turn : null;
}

const isOwnMatter = (phase: number): boolean => phase === CARDS.LOOK || phase === CARDS.OWED;

/** Whether bots have all seats but one's own. */
export const practises = (table: Table, seat: number | null): boolean =>
  seat !== null && table.seats.every((chair, place) => place === seat || chair.bot !== null);

/** How far a seat sits from another, counter-clockwise. */
export const distance = (from: number, to: number, seats: number): number => (to - from + seats) % seats;

/** `3/8`, or `3` where no number of rounds is agreed. */
export function roundText(table: Table): string {
  return table.rounds ? `${table.round}/${table.rounds}` : String(table.round);
}

/** What the game calls an event. */
export const eventName = (game: Game, event: Event): string =>
  game.events.find((type) => type.code === event[0])?.name ?? "";
