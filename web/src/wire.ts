/** What the server sends and takes, as docs/protocol.md tells it. Names are those of the wire. */

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
}

export interface Table extends RoomSettings {
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
  countdowns: { ready_until?: number; next_until?: number; vote_until?: number };
  results: Results | null;
}

export interface Item {
  rule: string;
  name: string;
  unit: "fan" | "times" | "xi" | "bonus" | "points";
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
  /** Word cards: of each win, what each group of its split counts as (0: as nothing), and how its items are added up. */
  wins: { parts: { name: string; xi: number }[]; counting: Named }[];
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
  | { type: "replaced" }
  | { type: "pong"; id: string; now: number };

export type OptionValue = boolean | number | string;

/** An option as a game declares it: one of `choices`, else an integer from `least`, else a text. */
export interface Option {
  key: string;
  default: OptionValue | null;
  choices?: OptionValue[];
  least?: number;
  rule?: string;
  title: string;
  english: string;
}

export interface GameLine {
  id: string;
  family: "mahjong" | "zipai";
  title: string;
  english: string;
  sentence: string;
  sentence_english: string;
  seats: number;
  version: number;
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
  /** Names of the tiles; an event names a tile by its place here. */
  kinds: string[];
  /** Chinese → English, of items and payments. */
  names: Record<string, string>;
}

export interface RoomLine {
  code: string;
  link: string;
  game: string;
  phase: string;
  owner: string;
  seats: number;
  taken: number;
  round: number;
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
}
