/** The facts of a round of mahjong, as in src/paiju/mahjong/state.py. */

import { blankFacts, type CommonFacts, folding, type Making } from "./common";
import { bySeat, type Frozen } from "./lists";
import { MAHJONG_STEPS } from "./mahjong_steps";
import { NONE } from "./numbers";

/** Kind, tile (the lowest of a chow), seat it was taken from (or `NOBODY`), taken tile (or `NONE`). */
export type MahjongMeld = [kind: number, tile: number, source: number, taken: number];

/** Seat, way, tile, seat that gave it, and whether this win is the one that took the tile off the table. */
export type MahjongWin = [seat: number, by: number, tile: number, source: number, took: boolean];

/** All facts of a round of mahjong, while they are folded. */
export interface MahjongFacts extends CommonFacts {
  family: "mahjong";
  melds: MahjongMeld[][];
  dealer_discards: number;
  dice: number[];
  turn_kind: number;
  /** 1 where that discard followed a replacement tile. */
  after_replacement: number;
  /** By seat, 1 for 听. */
  ready: number[];
  wins: MahjongWin[];
  /** The first ledger row that can have been written in this turn. */
  turn_rows_from: number;
  /** The first ledger row that can have been written for the last kong. */
  kong_rows_from: number;
  /** By seat, the largest worth declined since the seat's last draw, -1 for none: private. */
  barred: number[];
  /** The kind that stands for any tile, once it is told; `NONE` in a game without one. */
  wild: number;
}

/** A round of mahjong as its viewer knows it. */
export type MahjongView = Frozen<MahjongFacts>;

/** An empty fold of a round of mahjong. */
export function foldMahjong(making: Making) {
  return folding(making.game, blank(making), MAHJONG_STEPS);
}

function blank(making: Making): MahjongFacts {
  const { seats } = making;
  return {
    ...blankFacts(making),
    family: "mahjong",
    melds: bySeat(seats, () => []),
    dealer_discards: 0,
    dice: [],
    turn_kind: 0,
    after_replacement: 0,
    ready: bySeat(seats, () => 0),
    wins: [],
    turn_rows_from: 0,
    kong_rows_from: 0,
    barred: bySeat(seats, () => -1),
    wild: NONE,
  };
}
