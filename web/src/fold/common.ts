/** What both families know of a round, and the events that do the same in both. */

import type { Event, Game, Tiles } from "../wire";
import { add, bySeat, copied, type Frozen } from "./lists";
import { EVERYTHING, HIDDEN, NONE } from "./numbers";

/** A line of the ledger: `payer` owes `payee` (seats, `HOUSE` or `POT`); `state` as in `ROW_STATE`. */
export type Row = [reason: number, payer: number, payee: number, due: number, paid: number, state: number];

/** What a win was worth: `items` are rows of the game's table of patterns, with their values. */
export type ScoreLine = [seat: number, total: number, items: [row: number, value: number][]];

/** A hand as it was dealt, or `HIDDEN`. */
export type Dealt = number[] | number;

/** Facts of both families. */
export interface CommonFacts {
  /** Names of the tiles; an event names a tile by its place in this list, its kind. */
  names: string[];
  /** So many of the tiles left are never drawn in turn, in stacks of two. */
  dead_wall: number;
  seats: number;
  /** The seat that looks, `EVERYTHING` or `PUBLIC_VIEW`. */
  viewer: number;
  /** By seat, whether the viewer knows the hand. */
  knows: boolean[];
  /** How many of each kind: `hand[seat * names.length + kind]`, zeros where the viewer does not know. */
  hand: number[];
  /** By seat, tiles in hand, known or not. */
  size: number[];
  /** By seat, the tiles that lie open and that nobody took. */
  rivers: number[][];
  /** Tiles left in the wall, those of a dead wall too. */
  left: number;
  /** By seat, the hand as dealt. */
  hands_dealt: Dealt[];
  dealer: number;
  phase: number;
  turn: number;
  /** The tile just drawn, `HIDDEN` where the viewer may not see it, `NONE` where there is none. */
  drawn: number;
  /** The tile that is offered to the others, or `NONE`. */
  tile: number;
  /** The seat it comes from. */
  source: number;
  /** Seats that have won, in order. */
  winners: number[];
  scores: ScoreLine[];
  /** By win, the groups it was scored as; known at the end. */
  splits: string[][];
  balances: number[];
  rows: Row[];
  /** By seat, how it is present: `AWAY`. */
  away: number[];
  next_dealer: number;
  over: boolean;
}

/** What a fold is made for; `viewer` as in the facts. */
export interface Making {
  game: Game;
  tiles: Tiles;
  seats: number;
  viewer: number;
}

/** The facts before the first event. */
export function blankFacts({ tiles, seats, viewer }: Making): CommonFacts {
  return {
    names: tiles.kinds,
    dead_wall: tiles.dead_wall,
    seats,
    viewer,
    knows: bySeat(seats, (seat) => viewer === EVERYTHING || viewer === seat),
    hand: new Array<number>(seats * tiles.kinds.length).fill(0),
    size: bySeat(seats, () => 0),
    rivers: bySeat(seats, () => []),
    left: 0,
    hands_dealt: [],
    dealer: 0,
    phase: 0,
    turn: 0,
    drawn: NONE,
    tile: NONE,
    source: 0,
    winners: [],
    scores: [],
    splits: [],
    balances: bySeat(seats, () => 0),
    rows: [],
    away: bySeat(seats, () => 0),
    next_dealer: HIDDEN,
    over: false,
  };
}

/** What one type of event does to the facts. */
export type Step<Facts> = (facts: Facts, event: Event) => void;

/** A fold over `facts`: an event finds its step by the name that the game gives to its code. */
export function folding<Facts>(game: Game, facts: Facts, steps: ReadonlyMap<string, Step<Facts>>) {
  const names = new Map(game.events.map((type) => [type.code, type.name]));
  return {
    evolve(event: Event): void {
      const step = steps.get(names.get(event[0]) ?? "");
      if (!step) throw new Error(`this client does not know the event ${event[0]}`);
      step(facts, event);
    },
    view: () => copied(facts) as Frozen<Facts>,
  };
}

/** Add tiles of a kind to a hand (or take them); only their number where the viewer cannot know. */
export function take(facts: CommonFacts, seat: number, kind: number, count: number): void {
  add(facts.size, seat, count);
  if (facts.knows[seat]) add(facts.hand, seat * facts.names.length + kind, count);
}

/** Put a whole hand, where it is known, into the seat's empty hands. */
export function hold(facts: CommonFacts, seat: number, hand: Dealt): void {
  if (typeof hand === "number") return;
  for (const kind of hand) add(facts.hand, seat * facts.names.length + kind, 1);
}

/** What every start tells. */
export function deal(facts: CommonFacts, hands: Dealt[], dealer: number, balances: number[], away: number[]): void {
  facts.hands_dealt = hands;
  facts.dealer = facts.turn = dealer;
  facts.balances = [...balances];
  facts.away = [...away];
  for (const [seat, hand] of hands.entries()) hold(facts, seat, hand);
}

type Scored = readonly [number, number, split: string[] | number, total: number, items: [number, number][]];

function score(facts: CommonFacts, event: Event): void {
  const [, seat, split, total, items] = event as Scored;
  facts.scores.push([seat, total, items]);
  if (typeof split !== "number") facts.splits = [...facts.splits, split];
}

function presence(facts: CommonFacts, event: Event): void {
  const [, seat, away] = event as readonly [number, number, away: number];
  facts.away[seat] = away;
}

/** A time-out changes nothing in what is known of the round. */
function lapse(): void {}

/** What is the same in both families. */
export const COMMON_STEPS: [string, Step<CommonFacts>][] = [
  ["score", score],
  ["presence", presence],
  ["lapse", lapse],
];

/** What every end tells: the hands that were hidden, the groups of the wins, who deals next. */
export function close(facts: CommonFacts, hands: number[][], splits: string[][], next_dealer: number): void {
  for (const [seat, hand] of hands.entries()) {
    if (facts.knows[seat]) continue;
    facts.knows[seat] = true;
    hold(facts, seat, hand);
  }
  facts.splits = splits;
  facts.next_dealer = next_dealer;
  facts.over = true;
}
