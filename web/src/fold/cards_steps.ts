/** What each event does to the facts of a round of word cards, as in src/paiju/zipai/fold.py. */

import type { Event } from "../wire";
import type { CardsFacts, CardsMeld } from "./cards";
import { COMMON_STEPS, close, type Dealt, deal, type Row, type Step, take } from "./common";
import { add, at, bySeat } from "./lists";
import { CARDS as C, HIDDEN, NOBODY, NONE, POT, SEQUENCES } from "./numbers";

/** Cards dealt to each seat; the dealer has one more. */
const HAND = 19;

type Start = readonly [
  number,
  number,
  wall: unknown,
  hands: Dealt[],
  dealer: number,
  left: number,
  balances: number[],
  pot: number,
  number: number,
  after_draw: boolean,
  away: number[],
];

function start(facts: CardsFacts, event: Event): void {
  const [, , , hands, dealer, left, balances, pot, number, after_draw, away] = event as Start;
  deal(facts, hands, dealer, balances, away);
  facts.left = left;
  facts.pot = pot;
  facts.number = number;
  facts.after_draw = after_draw;
  facts.size = bySeat(facts.seats, (seat) => HAND + Number(seat === dealer));
  facts.phase = C.OPENING;
}

/** What is paid stands in the ledger rows; this only says it aloud. */
function stake(): void {}

function begin(facts: CardsFacts, [, seat]: Event): void {
  owes(facts, seat, C.AFTER_DEAL);
}

function owes(facts: CardsFacts, seat: number, why: number): void {
  facts.phase = C.OWED;
  facts.turn = seat;
  facts.owed = why;
  facts.tile = facts.drawn = NONE;
}

type Tile = readonly [number, seat: number, tile: number];

function draw(facts: CardsFacts, event: Event): void {
  const [, seat, tile] = event as Tile;
  facts.left -= 1;
  facts.draws += 1;
  facts.phase = C.LOOK;
  facts.turn = seat;
  facts.drawn = tile;
  facts.tile = NONE;
}

function turn(facts: CardsFacts, event: Event): void {
  liesOpen(facts, event as Tile, C.TURNED);
}

function liesOpen(facts: CardsFacts, [, seat, tile]: Tile, phase: number): void {
  at(facts.rivers, seat).push(tile);
  facts.phase = phase;
  facts.tile = tile;
  facts.source = seat;
  facts.drawn = NONE;
}

function discard(facts: CardsFacts, event: Event): void {
  const [, seat, tile] = event as Tile;
  take(facts, seat, tile, -1);
  at(facts.thrown, seat).push(tile);
  if (facts.owed === C.AFTER_DEAL) facts.opening_discard = 1;
  liesOpen(facts, event as Tile, C.CLAIMS);
}

type Meld = readonly [number, number, kind: number, what: number, source: number, taken: number];

function meld(facts: CardsFacts, event: Event): void {
  const [, seat, kind, what, source, taken] = event as Meld;
  at(facts.rivers, source).pop();
  at(facts.melds, seat).push([kind, what, source, taken]);
  const cards = kind === C.CHI ? [...at(SEQUENCES, what)] : [what, what, what];
  cards.splice(cards.indexOf(taken), 1);
  for (const card of cards) take(facts, seat, card, -1);
  owes(facts, seat, C.AFTER_CLAIM);
}

function wei(facts: CardsFacts, event: Event): void {
  const [, seat, tile] = event as Tile;
  take(facts, seat, tile, -2);
  at(facts.melds, seat).push([C.WEI, tile, seat, tile]);
  owes(facts, seat, C.AFTER_WEI);
}

function hiddenWei(facts: CardsFacts, event: Event): void {
  const [, seat, tile] = event as Tile;
  if (tile !== HIDDEN) at(facts.face_down, seat).push(tile);
  wei(facts, event);
}

type Liu = readonly [number, number, tile: number, place: number, from_hand: number, drawn: number];

function liu(facts: CardsFacts, event: Event): void {
  const [, seat, tile, place, from_hand, drawn] = event as Liu;
  take(facts, seat, tile, -from_hand);
  const from_wall = drawn !== 0 || place !== NOBODY;
  const laid: CardsMeld = [C.LIU, tile, from_wall ? seat : NOBODY, tile];
  if (place === NOBODY) at(facts.melds, seat).push(laid);
  else {
    at(facts.melds, seat)[place] = laid;
    uncover(at(facts.face_down, seat), tile);
  }
  done(facts, seat);
}

/** A 偎 that lay face down lies open as part of a 溜. */
function uncover(face_down: number[], tile: number): void {
  const found = face_down.indexOf(tile);
  if (found >= 0) face_down.splice(found, 1);
}

function done(facts: CardsFacts, seat: number): void {
  facts.phase = C.DONE;
  facts.turn = seat;
  facts.tile = facts.drawn = NONE;
}

function dead(facts: CardsFacts, [, seat]: Event): void {
  facts.dead[seat] = 1;
  done(facts, seat);
}

function mark(facts: CardsFacts, event: Event): void {
  const [, seat, set, bits] = event as readonly [number, number, set: number, bits: number];
  const marks = at(facts.marks, set);
  // the operators on numbers end at 32 bits, and there are 40 halves
  marks[seat] = Number(BigInt(at(marks, seat)) | BigInt(bits));
}

function win(facts: CardsFacts, event: Event): void {
  const [, seat, by, tile, source] = event as readonly [number, number, by: number, tile: number, source: number];
  if ((by === C.BY_DRAW || by === C.BY_TURN) && facts.phase === C.TURNED) at(facts.rivers, source).pop();
  facts.winners.push(seat);
  facts.wins.push([seat, by, tile, source]);
  facts.phase = C.WON;
  facts.drawn = NONE;
}

function row(facts: CardsFacts, event: Event): void {
  const [, , , ...line] = event as readonly [number, number, index: number, ...Row];
  const [, payer, payee, , paid] = line;
  facts.rows.push(line);
  moves(facts, payer, -paid);
  moves(facts, payee, paid);
}

function moves(facts: CardsFacts, who: number, sum: number): void {
  if (who >= 0) add(facts.balances, who, sum);
  else if (who === POT) facts.pot += sum;
}

type End = readonly [number, number, hands: number[][], melds: CardsMeld[][], splits: string[][], next_dealer: number];

function end(facts: CardsFacts, event: Event): void {
  const [, , hands, melds, splits, next_dealer] = event as End;
  close(facts, hands, splits, next_dealer);
  facts.melds = melds.map((laid) => [...laid]);
  facts.face_down = hands.map(() => []);
  facts.phase = C.OVER;
}

/** By the name of an event, what it does. */
export const CARDS_STEPS: ReadonlyMap<string, Step<CardsFacts>> = new Map<string, Step<CardsFacts>>([
  ...COMMON_STEPS,
  ["start", start],
  ["stake", stake],
  ["begin", begin],
  ["draw", draw],
  ["turn", turn],
  ["discard", discard],
  ["meld", meld],
  ["wei", wei],
  ["hidden wei", hiddenWei],
  ["liu", liu],
  ["dead", dead],
  ["mark", mark],
  ["open mark", mark],
  ["win", win],
  ["row", row],
  ["end", end],
]);
