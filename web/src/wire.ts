/** What the server sends and takes, as docs/protocol.md tells it. Names are those of the wire. */

import type { Advised } from "./wire_advice";

/** An event of a round: its code, its seat, its fields; -1 stands for what this viewer may not see. */
export type Event = readonly [code: number, seat: number, ...fields: unknown[]];

export interface Frame {
  session: number;
  round: number;
  number: number;
  events: Event[];
}

export type Away = "here" | "gone" | "auto";

export interface Chair {
  player: string | null;
  bot: string | null;
  name: string;
  /** A picture and a colour, such as `cat-3`; null for bots. */
  face: string | null;
  ready: boolean;
  away: Away;
  leaving: boolean;
  balance: number;
}

export interface Results {
  session: number;
  rounds: number;
  names: string[];
  balances: number[];
  shares: number[];
  points: number[];
}

export interface RoomSettings {
  game: string;
  options: Record<string, OptionValue>;
  customs: Record<string, OptionValue>;
  /** Whether who has no seat may look on, and how many seconds later. */
  watching: { open: boolean; delay: number };
}

/** What the options of a table or a round make of its tiles. */
export interface Tiles {
  /** Names of the tiles; an event names a tile by its place here. */
  kinds: string[];
  /** So many of the tiles left are never drawn in turn, in stacks of two. */
  dead_wall: number;
}

export interface Table extends RoomSettings, Tiles {
  id: string;
  code: string;
  owner: string;
  phase: "waiting" | "playing" | "closed";
  session: number;
  round: number;
  rounds: number;
  seats: Chair[];
  dealer: number | null;
  pot: number;
  commit: string | null;
  dissolving: boolean;
  vote: { by: number | null; yes: number[] } | null;
  /** Who asks whom to change places, by seat. */
  swaps: { by: number; to: number }[];
  countdowns: { ready_until?: number; next_until?: number; vote_until?: number };
  results: Results | null;
}

export type Unit = "fan" | "times" | "xi" | "bonus" | "points";

export interface Item {
  rule: string;
  name: string;
  unit: Unit;
  value: number;
}

/** A win, or (without `win`) another payment that moved something. */
export interface Score {
  seat?: number;
  win?: boolean;
  rule?: string;
  name?: string;
  items?: Item[];
  total?: number;
  deltas: number[];
  split?: string[];
  pot?: number;
  house?: number;
}

/** A rule, and what it is called. */
export interface Named {
  rule: string;
  name: string;
  english: string;
}

/** What a settlement needs besides the scores, so that every line of it can be explained. */
export interface Explained {
  /** Reason of a ledger row → the payment that it is. */
  payments: Record<string, Named>;
  /** By seat, what a hand that did not win waited for. */
  waits: WaitLine[][];
  wins: ExplainedWin[];
}

/** What explains a win: of word cards `parts` and `counting`, of mahjong `sums`. */
export interface ExplainedWin {
  /** What each group of the split counts as (0: as nothing). */
  parts?: { name: string; xi: number }[];
  /** How the items are added up. */
  counting?: Named;
  sums?: Reckoning[];
}

/** What a payer owes for a win, and the steps to it from the total. */
export interface Reckoning {
  payer: number;
  due: number;
  steps: Step[];
}

/** A number by a rule: added, multiplied, or the most that is owed. */
export interface Step {
  rule: string;
  title: string;
  english: string;
  sign: "+" | "×" | "≤";
  value: number;
}

export interface Result {
  deltas: number[];
  scores: Score[];
  balances: number[];
  pot: number;
  next_dealer: number | null;
  seed: string;
  fair: { commit: string; secret: string; seeds: string[] };
  explained: Explained;
}

export interface SettledRound {
  session: number;
  round: number;
  result: Result;
}

export interface Fault {
  code: string;
  message: string;
  at: string;
}

export interface Ask {
  session: number;
  round: number;
  window: number;
  actions: string[];
  until: number;
  now: number;
}

export interface WaitLine {
  tile: string;
  left: number;
  total: number;
}

/** What the server reads off one's own view: never more than one may know. */
export interface Hint {
  /** What the hand waits for as it is. */
  waits: WaitLine[];
  /** Discard → what the hand then waits for. */
  discards: Record<string, WaitLine[]>;
  /** Tile of the hand that may not be discarded → the rule that forbids it. */
  banned: Record<string, string>;
  /** Word cards: the xi that lie on the table, by seat, as far as one may know. */
  xi?: number[];
}

export type Sent =
  | {
      type: "welcome";
      protocol: number;
      stream: string;
      seq: number;
      now: number;
      player: string;
      name: string;
      seat: number | null;
      table: Table;
      frames: Frame[];
      settled: SettledRound | null;
    }
  | { type: "resumed"; seq: number; now: number; player: string; name: string; seat: number | null }
  | { type: "table"; seq: number; now: number; seat: number | null; table: Table }
  | { type: "played"; seq: number; now: number; frame: Frame }
  | ({ type: "settled"; seq: number; now: number } & SettledRound)
  | ({ type: "ask" } & Ask)
  | { type: "ok"; id: string }
  | { type: "error"; id: string; error: Fault; retry: boolean }
  | { type: "said"; seat: number; phrase: number }
  | ({ type: "hinted"; id: string } & Hint)
  | Advised
  | { type: "replaced" }
  | { type: "watching"; count: number }
  | { type: "notice"; text: string; at: number; draining: boolean }
  | { type: "pong"; id: string; now: number };

export type OptionValue = boolean | number | string;

/** An option as a game declares it: one of `choices`, else a text of `tiles`, else an integer from `least`. */
export interface Option {
  key: string;
  default: OptionValue | null;
  choices?: OptionValue[];
  tiles?: string[];
  least?: number;
  rule?: string;
  title: string;
  english: string;
  /** It changes nothing unless another option has one of these values. */
  needs?: { option: string; among: OptionValue[] } | null;
  /** Many rooms set it. */
  common?: boolean;
}

/** What a request to score a hand of a game may name (docs/formats.md). */
export interface Asks {
  /** Of those keys that not all games have. */
  keys: string[];
  melds: string[];
  ways: string[];
  /** Each with the ways to win with which it may count. */
  marks: { mark: string; ways: string[] }[];
  /** The tiles of which one is the `wild`. */
  wilds: string[];
  /** Tiles that the game does not have where an option has this value. */
  missing: { option: string; value: OptionValue; tiles: string[] }[];
}

export interface GameLine {
  id: string;
  family: "mahjong" | "zipai";
  title: string;
  english: string;
  sentence: string;
  sentence_english: string;
  /** A few tiles by which it is known. */
  faces: string[];
  seats: number;
  version: number;
  /** Whether there is a lesson of it. */
  lesson: boolean;
}

export interface EventType {
  code: number;
  name: string;
  private: boolean;
  fields: { name: string; seen: string }[];
}

export interface Game extends GameLine {
  options: Option[];
  events: EventType[];
  /** Names of the tiles under default options. */
  kinds: string[];
  /** Chinese → English, of items and payments. */
  names: Record<string, string>;
  /** The rule that tells whose claim goes first. */
  order: string;
  asks: Asks;
  /** The unit of a score's total. */
  total: Unit;
  /** What units are called where the game has a name of its own for them. */
  units: Partial<Record<Unit, Word>>;
  /** What things of the table are called, such as `drawn`: a round that nobody wins. */
  words: Record<string, Word>;
}

/** What people call a thing. */
export interface Word {
  title: string;
  english: string;
}

export interface RoomLine {
  code: string;
  link: string;
  game: string;
  phase: string;
  owner: string;
  owner_face: string | null;
  seats: number;
  taken: number;
  /** Who has a seat, bots too. */
  sitting: Pick<Chair, "name" | "face" | "bot">[];
  round: number;
}

/** A room that the host of the house proposes. */
export interface HousePreset {
  id: number;
  name: string;
  game: string;
  options: Record<string, OptionValue>;
  customs: Record<string, OptionValue>;
}

export interface Rank {
  name: string;
  english: string;
  /** The score that reaches it. */
  least: number;
}

/** What a game keeps of a player over all sessions. */
export interface Standing {
  game: string;
  rounds: number;
  score: number;
  /** Rounds that brought something. */
  won: number;
  /** The round that brought the most. */
  best?: { gain: number; table: string; session: number; number: number };
  /** When the last one ended. */
  last?: number;
  /** `place`: which rank of the ladder is his, from the lowest up. */
  rank?: { rule: string; place: number; ladder: Rank[] };
  tasks?: Task[];
  escapes?: { rule: string; count: number };
}

/** Done with so many rounds; all rewards are play money. */
export interface Task {
  rule: string;
  rounds: number;
  rewards: { name: string; english: string; amount: number }[];
  done: boolean;
}

export interface RoundLine {
  table: string;
  session: number;
  number: number;
  game: string;
  ended_at: number;
  names: string[];
  players: (string | null)[];
  deltas: number[];
  /** Those that the players have by now; told of one's own rounds alone. */
  faces: (string | null)[] | null;
}
