/** What one can ask about a hand of a game: kinds of melds, ways to win, marks (docs/formats.md). */

import type { GameLine } from "../../wire";

export interface Speech {
  /** `liu dealt` is a `liu` that was dealt complete. */
  melds: readonly string[];
  ways: readonly string[];
  marks: readonly string[];
  /** Whether what lies in the pot may decide. */
  pot: boolean;
}

const MAHJONG: Speech = {
  melds: ["chow", "pong", "kong_exposed", "kong_added", "kong_concealed"],
  ways: ["draw", "discard", "kong", "deal"],
  marks: ["last_tile", "kong_draw", "kong_discard", "first_discard"],
  pot: false,
};

const CARDS: Speech = {
  melds: ["chi", "peng", "wei", "liu", "liu dealt"],
  ways: ["draw", "turn", "wei", "deal"],
  marks: ["last_tile", "first_turn", "no_discard"],
  pot: false,
};

/** Games that have not all that their family has. */
const GAMES: Readonly<Record<string, Speech>> = {
  neijiang: { ...MAHJONG, melds: MAHJONG.melds.filter((kind) => kind !== "chow") },
  weimaque: { ...CARDS, melds: ["chi", "peng", "wei"], marks: ["last_tile"], pot: true },
};

export function speechOf(game: GameLine): Speech {
  return GAMES[game.id] ?? (game.family === "mahjong" ? MAHJONG : CARDS);
}

/** Ways in which the hand is completed by one more tile. */
export const takesTile = (way: string): boolean => way !== "" && way !== "deal" && way !== "wei";

/** Ways in which another seat gives that tile. */
export const takesSeat = (way: string): boolean => way === "discard" || way === "kong" || way === "turn";
