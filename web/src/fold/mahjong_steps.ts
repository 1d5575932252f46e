/** What each event does to the facts of a round of mahjong, as in src/paiju/mahjong/fold.py. */

import type { Event } from "../wire";
import { COMMON_STEPS, close, type Dealt, deal, type Row, type Step, take } from "./common";
import { add, at, bySeat } from "./lists";
import type { MahjongFacts } from "./mahjong";
import { COPIES, HIDDEN, MAHJONG as M, NOBODY, NONE } from "./numbers";

type Start = readonly [
  number,
  number,
  wall: unknown,
  hands: Dealt[],
  dealer: number,
  dice: number[],
  left: number,
  balances: number[],
  away: number[],
];

function start(facts: MahjongFacts, event: Event): void {
  const [, , , hands, dealer, dice, left, balances, away] = event as Start;
  deal(facts, hands, dealer, balances, away);
  facts.dice = dice;
  facts.left = left;
  facts.size = sizes(facts);
  facts.phase = M.OPENING;
}

/** All tiles but those of the wall were dealt, one more to the dealer. */
function sizes(facts: MahjongFacts): number[] {
  const total = facts.names.length * COPIES - facts.left;
  const each = Math.floor((total - 1) / facts.seats);
  return bySeat(facts.seats, (seat) => each + Number(seat === facts.dealer));
}

function wild(facts: MahjongFacts, event: Event): void {
  const [, , tile] = event as readonly [number, number, tile: number];
  facts.wild = tile;
}

function begin(facts: MahjongFacts, [, seat]: Event): void {
  const dealt = at(facts.hands_dealt, seat);
  turn(facts, seat, M.TURN_DEAL);
  facts.drawn = typeof dealt === "number" ? HIDDEN : at(dealt, dealt.length - 1);
}

function turn(facts: MahjongFacts, seat: number, kind: number): void {
  facts.phase = M.TURN;
  facts.turn = seat;
  facts.turn_kind = kind;
  facts.tile = NONE;
}

function draw(facts: MahjongFacts, event: Event): void {
  const [, seat, tile, kind] = event as readonly [number, number, tile: number, kind: number];
  const replaces = kind === M.REPLACEMENT;
  facts.left -= 1;
  take(facts, seat, tile, 1);
  facts.barred[seat] = -1;
  if (!replaces) facts.turn_rows_from = facts.kong_rows_from = facts.rows.length;
  turn(facts, seat, replaces ? M.TURN_REPLACEMENT : M.TURN_DRAW);
  facts.drawn = tile;
}

function discard(facts: MahjongFacts, event: Event): void {
  const [, seat, tile, declares] = event as readonly [number, number, tile: number, ready: number];
  take(facts, seat, tile, -1);
  at(facts.rivers, seat).push(tile);
  facts.dealer_discards += Number(seat === facts.dealer);
  if (declares) facts.ready[seat] = 1;
  facts.phase = M.CLAIMS;
  facts.tile = tile;
  facts.source = seat;
  facts.after_replacement = Number(facts.turn_kind === M.TURN_REPLACEMENT);
  facts.drawn = NONE;
}

function ready(facts: MahjongFacts, [, seat]: Event): void {
  facts.ready[seat] = 1;
}

type Meld = readonly [number, number, kind: number, tile: number, source: number, taken: number];

function meld(facts: MahjongFacts, event: Event): void {
  const [, seat, kind, tile, source, taken] = event as Meld;
  if (kind === M.KONG_ADDED) turnMeld(facts, seat, M.PONG, kind, tile);
  else at(facts.melds, seat).push([kind, tile, source, taken]);
  for (const [used, count] of fromHand(kind, tile, taken)) take(facts, seat, used, -count);
  if (source !== NOBODY && kind !== M.KONG_ADDED) at(facts.rivers, source).pop();
  afterMeld(facts, seat, kind, tile);
}

/** A pong becomes a kong, or a robbed kong a pong again. */
function turnMeld(facts: MahjongFacts, seat: number, from: number, to: number, tile: number): void {
  const found = at(facts.melds, seat).find((laid) => laid[0] === from && laid[1] === tile);
  if (!found) throw new RangeError("there is no such meld");
  found[0] = to;
}

const HAND_GIVES: Record<number, number> = {
  [M.PONG]: 2,
  [M.KONG_EXPOSED]: 3,
  [M.KONG_ADDED]: 1,
  [M.KONG_CONCEALED]: 4,
};

function fromHand(kind: number, tile: number, taken: number): [used: number, count: number][] {
  if (kind !== M.CHOW) return [[tile, HAND_GIVES[kind] ?? 0]];
  return [tile, tile + 1, tile + 2].filter((used) => used !== taken).map((used) => [used, 1]);
}

function afterMeld(facts: MahjongFacts, seat: number, kind: number, tile: number): void {
  facts.drawn = NONE;
  facts.kong_rows_from = facts.rows.length;
  if (kind === M.CHOW || kind === M.PONG) {
    facts.turn_rows_from = facts.rows.length;
    turn(facts, seat, M.TURN_CLAIM);
    return;
  }
  if (kind === M.KONG_EXPOSED) facts.turn_rows_from = facts.rows.length;
  facts.turn = facts.source = seat;
  facts.phase = kind === M.KONG_ADDED ? M.ROBBING : M.KONGED;
  facts.tile = kind === M.KONG_ADDED ? tile : NONE;
}

function win(facts: MahjongFacts, event: Event): void {
  const [, seat, by, tile, source] = event as readonly [number, number, by: number, tile: number, source: number];
  const first = facts.phase !== M.WON;
  if (by === M.BY_DRAW) take(facts, seat, tile, -1);
  else if (first && by === M.BY_DISCARD) at(facts.rivers, source).pop();
  else if (first && by === M.BY_KONG) turnMeld(facts, source, M.KONG_ADDED, M.PONG, tile);
  facts.winners.push(seat);
  facts.wins.push([seat, by, tile, source, first || by === M.BY_DRAW]);
  facts.drawn = NONE;
  facts.phase = M.WON;
}

function row(facts: MahjongFacts, event: Event): void {
  const [, , index, ...line] = event as readonly [number, number, index: number, ...Row];
  const [, payer, payee, , paid] = line;
  const before = facts.rows[index]?.[4] ?? 0;
  facts.rows[index] = line;
  if (payer >= 0) add(facts.balances, payer, before - paid);
  if (payee >= 0) add(facts.balances, payee, paid - before);
}

function barred(facts: MahjongFacts, event: Event): void {
  const [, seat, worth] = event as readonly [number, number, worth: number];
  facts.barred[seat] = Math.max(at(facts.barred, seat), worth);
}

type End = readonly [number, number, hands: number[][], splits: string[][], next_dealer: number];

function end(facts: MahjongFacts, event: Event): void {
  const [, , hands, splits, next_dealer] = event as End;
  close(facts, hands, splits, next_dealer);
  facts.phase = M.OVER;
}

/** By the name of an event, what it does. */
export const MAHJONG_STEPS: ReadonlyMap<string, Step<MahjongFacts>> = new Map<string, Step<MahjongFacts>>([
  ...COMMON_STEPS,
  ["start", start],
  ["wild", wild],
  ["begin", begin],
  ["draw", draw],
  ["discard", discard],
  ["ready", ready],
  ["meld", meld],
  ["win", win],
  ["row", row],
  ["barred", barred],
  ["end", end],
]);
