/** The numbers that stand in views, named. They are those of the Python package; a test holds the two together. */

/** A spectator: the viewer who holds no seat. */
export const PUBLIC_VIEW = -2;
/** The viewer who sees all: a record after its round. */
export const EVERYTHING = -1;

/** Stands for what the viewer may not see. */
export const HIDDEN = -1;
/** No tile. (`HIDDEN` is a tile that the viewer may not see.) */
export const NONE = -2;
/** No seat. */
export const NOBODY = -1;
/** Payer or payee of a `Row` that is no seat. */
export const HOUSE = -1;
export const POT = -2;

/** Of every tile and card there are so many. */
export const COPIES = 4;

/** What became of a `Row`. */
export const ROW_STATE = { DUE: 0, PAID: 1, VOID: 2, MOVED: 3 } as const;

/** How a seat is present, in `away`. */
export const AWAY = { HERE: 0, GONE: 1, AUTO: 2 } as const;

/** Mahjong: melds, kinds of turn, ways to win, phases. */
export const MAHJONG = {
  CHOW: 0,
  PONG: 1,
  KONG_EXPOSED: 2,
  KONG_ADDED: 3,
  KONG_CONCEALED: 4,
  TURN_DEAL: 0,
  TURN_DRAW: 1,
  TURN_REPLACEMENT: 2,
  TURN_CLAIM: 3,
  BY_DEAL: 0,
  BY_DRAW: 1,
  BY_DISCARD: 2,
  BY_KONG: 3,
  /** Phases. */
  BEFORE: 0,
  OPENING: 1,
  TURN: 2,
  CLAIMS: 3,
  ROBBING: 4,
  KONGED: 5,
  WON: 6,
  OVER: 7,
  /** The kind of a draw after a kong. */
  REPLACEMENT: 1,
  WIN_MONEY: 0,
  KONG_MONEY: 1,
} as const;

/** Word cards: groups, ways to win, phases, why a discard is owed, sets of marks. */
export const CARDS = {
  CHI: 0,
  PENG: 1,
  WEI: 2,
  LIU: 3,
  BY_DEAL: 0,
  BY_DRAW: 1,
  BY_TURN: 2,
  BY_WEI: 3,
  /** Phases. */
  BEFORE: 0,
  OPENING: 1,
  LOOK: 2,
  TURNED: 3,
  CLAIMS: 4,
  OWED: 5,
  DONE: 6,
  WON: 7,
  OVER: 8,
  AFTER_DEAL: 0,
  AFTER_CLAIM: 1,
  AFTER_WEI: 2,
  NO_CHI: 0,
  NO_PENG: 1,
  DEAD_HALF: 2,
  PASSED_PENG: 3,
  MARKS: 4,
  WIN_MONEY: 0,
  STAKE_MONEY: 1,
  POT_MONEY: 2,
} as const;

const RUNS = [0, 1, 2, 3, 4, 5, 6, 7].map((low): Three => [low, low + 1, low + 2]);
const ONE_SIZE: Three[] = [...RUNS, [1, 6, 9]];

type Three = [number, number, number];

/** Word cards: the kinds of every sequence, by its place: per size the eight runs, then 二七十. */
export const SEQUENCES: readonly Readonly<Three>[] = [0, 10].flatMap((first) =>
  ONE_SIZE.map(([a, b, c]): Three => [first + a, first + b, first + c]),
);
