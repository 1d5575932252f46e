/** The round as one viewer knows it, folded from the events that the server shows him. No rule is asked here. */

import type { Event, Frame, Game, Tiles } from "../wire";
import { type CardsView, foldCards } from "./cards";
import { foldMahjong, type MahjongView } from "./mahjong";
import { PUBLIC_VIEW } from "./numbers";

export type { CardsMeld, CardsView, CardsWin } from "./cards";
export type { Dealt, Row, ScoreLine } from "./common";
export * from "./helpers";
export type { MahjongMeld, MahjongView, MahjongWin } from "./mahjong";
export * from "./numbers";

/** All facts that the viewer may know, told apart by `family`. Field names are those of the Python states. */
export type View = MahjongView | CardsView;

export interface Fold {
  /** Take in one event, masked for the viewer or not. Throws where the game declares no such event. */
  evolve(event: Event): void;
  /** The facts as they are now; later events do not change what was returned. */
  view(): View;
}

/** How many seats a round has, by its first frame: the first event holds a hand for each. */
export function seatsIn(frame: Frame): number {
  const start = frame.events[0] as Event;
  return (start[3] as unknown[]).length;
}

/**
 * An empty fold of a round of `seats` seats, with the tiles that its options play with; `viewer` is a seat,
 * `EVERYTHING`, or null for a spectator.
 */
export function foldOf(game: Game, tiles: Tiles, seats: number, viewer: number | null): Fold {
  const making = { game, tiles, seats, viewer: viewer ?? PUBLIC_VIEW };
  return game.family === "mahjong" ? foldMahjong(making) : foldCards(making);
}
