/** The small readers of a view say what lies there, and no more than the viewer knows. */

import { expect, test } from "vitest";
import { around, concealed, drawable, foldOf, isOwnTurn, kindOf, name, tilesOf, unseen, type View } from "../src/fold";
import { CARDS, HIDDEN, MAHJONG, NOBODY, NONE } from "../src/fold/numbers";
import type { Event, Game } from "../src/wire";

const EVENTS = ["start", "begin", "draw", "discard", "meld", "hidden wei", "wei", "turn", "win"];
const SUIT = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const CARD_RANKS = [...SUIT, 0];

const MAHJONG_GAME = game(
  "mahjong",
  ["p", "s"].flatMap((suit) => SUIT.map((rank) => `${rank}${suit}`)),
);
const CARDS_GAME = game(
  "zipai",
  ["x", "d"].flatMap((size) => CARD_RANKS.map((rank) => `${rank}${size}`)),
);

function game(family: Game["family"], kinds: string[]): Game {
  return { family, kinds, events: EVENTS.map((event, code) => ({ code, name: event })) } as unknown as Game;
}

/** An event by its name. */
function event(what: string, seat: number, ...fields: unknown[]): Event {
  return [EVENTS.indexOf(what), seat, ...fields];
}

/** Seat 1 of four deals and holds 1123p; nobody else's tiles are known. */
function mahjong(viewer: number | null, ...events: Event[]): View {
  const hands = [
    [5, 5, 5],
    [2, 0, 0, 1],
    [6, 6, 6],
    [7, 7, 7],
  ].map((hand, seat) => (seat === viewer ? hand : HIDDEN));
  const start = event("start", NOBODY, HIDDEN, hands, 1, [1, 2], 59, [0, 0, 0, 0], [0, 0, 0, 0]);
  return folded(MAHJONG_GAME, 4, viewer, [start, event("begin", 1), ...events]);
}

/** Seat 0 of three deals and holds 七七七; nobody else's cards are known, save to a viewer who sees all. */
function cards(viewer: number | null, ...events: Event[]): View {
  const hands = [[6, 6, 6], [4, 4, 4], [9]].map((hand, seat) => (viewer === -1 || seat === viewer ? hand : HIDDEN));
  const start = event("start", NOBODY, HIDDEN, hands, 0, 22, [0, 0, 0], 0, 1, false, [0, 0, 0]);
  return folded(CARDS_GAME, 3, viewer, [start, event("begin", 0), ...events]);
}

function folded(declared: Game, seats: number, viewer: number | null, events: Event[], dead_wall = 0): View {
  const fold = foldOf(declared, { kinds: declared.kinds, dead_wall }, seats, viewer);
  for (const happened of events) fold.evolve(happened);
  return fold.view();
}

test("a tile has its name, a hidden one and none have no name", () => {
  const view = mahjong(1);
  expect([0, 17, HIDDEN, NONE].map((kind) => name(view, kind))).toEqual(["1p", "9s", null, null]);
  expect([kindOf(view, "9s"), kindOf(view, "1z")]).toEqual([17, null]);
});

test("a hand is sorted, and one that is not known is empty", () => {
  expect(concealed(mahjong(1), 1)).toEqual([0, 0, 1, 2]);
  expect(concealed(mahjong(1), 2)).toEqual([]);
  expect(concealed(mahjong(null), 1)).toEqual([]);
});

test("groups of mahjong tell all their tiles", () => {
  const view = mahjong(1);
  const melds = [MAHJONG.CHOW, MAHJONG.PONG, MAHJONG.KONG_EXPOSED, MAHJONG.KONG_ADDED, MAHJONG.KONG_CONCEALED];
  const tiles = melds.map((kind) => tilesOf(view, [kind, 3, 0, 4]));
  expect(tiles).toEqual([
    [3, 4, 5],
    [3, 3, 3],
    [3, 3, 3, 3],
    [3, 3, 3, 3],
    [3, 3, 3, 3],
  ]);
});

test("groups of word cards tell all their cards, one that lies face down only how many", () => {
  const view = cards(0);
  expect(tilesOf(view, [CARDS.CHI, 17, 0, 11])).toEqual([11, 16, 19]);
  expect(tilesOf(view, [CARDS.CHI, 9, 0, 11])).toEqual([10, 11, 12]);
  expect(tilesOf(view, [CARDS.PENG, 6, 1, 6])).toEqual([6, 6, 6]);
  expect(tilesOf(view, [CARDS.LIU, 6, 0, 6])).toEqual([6, 6, 6, 6]);
  expect(tilesOf(view, [CARDS.WEI, HIDDEN, 1, HIDDEN])).toEqual([HIDDEN, HIDDEN, HIDDEN]);
});

test("one's own turn is that of the seat that discards, not of one who may claim, nor a spectator's", () => {
  expect(isOwnTurn(mahjong(1))).toBe(true);
  expect(isOwnTurn(mahjong(0))).toBe(false);
  expect(isOwnTurn(mahjong(null))).toBe(false);
  const claimed = event("discard", 1, 2, 0);
  expect(isOwnTurn(mahjong(1, claimed))).toBe(false);
  expect(isOwnTurn(mahjong(2, claimed, event("draw", 2, 7, 0, 0)))).toBe(true);
  const kong = event("meld", 1, MAHJONG.KONG_CONCEALED, 0, NOBODY, NONE);
  expect(isOwnTurn(mahjong(1, kong))).toBe(false);
});

test("one's own turn with word cards begins with the look at the card and ends when it lies open", () => {
  expect(isOwnTurn(cards(0))).toBe(true);
  const looks = [event("discard", 0, 6), event("draw", 1, 4)];
  expect(isOwnTurn(cards(1, ...looks))).toBe(true);
  expect(isOwnTurn(cards(0, ...looks))).toBe(false);
  expect(isOwnTurn(cards(1, ...looks, event("turn", 1, 4)))).toBe(false);
});

test("seats go counter-clockwise from one's own, a spectator's from the first", () => {
  expect(around(mahjong(2))).toEqual([2, 3, 0, 1]);
  expect(around(mahjong(null))).toEqual([0, 1, 2, 3]);
});

test("what a seat has seen: its hand, open groups and discards, and nothing of what is hidden", () => {
  const view = mahjong(1, event("discard", 1, 2, 0), event("meld", 3, MAHJONG.PONG, 2, 1, 2));
  expect(unseen(view, 1).slice(0, 4)).toEqual([2, 3, 1, 4]);
});

test("the card that one looks at is seen by oneself alone", () => {
  const looks = [event("discard", 0, 6), event("draw", 1, 4)];
  expect(unseen(cards(1, ...looks), 1)[4]).toBe(0);
  expect(unseen(cards(-1, ...looks), 0)[4]).toBe(4);
});

test("a group that lies face down is seen by its seat alone, an open one by all", () => {
  const looks = [event("discard", 0, 6), event("draw", 1, 4)];
  const hidden = cards(-1, ...looks, event("hidden wei", 1, 4));
  expect([unseen(hidden, 0)[4], unseen(hidden, 1)[4]]).toEqual([4, 0]);
  expect(unseen(cards(-1, ...looks, event("wei", 1, 4)), 0)[4]).toBe(1);
});

test("a tile that was won lies with its winner: it is seen, and once", () => {
  const discarded = event("discard", 1, 2, 0);
  const wins = [0, 2].map((seat) => event("win", seat, MAHJONG.BY_DISCARD, 2, 1));
  expect(unseen(mahjong(1, discarded, ...wins), 1)[2]).toBe(3);
});

test("of a dead wall whole stacks stay, and the single tile that a kong leaves at the tail", () => {
  const start = event("start", NOBODY, HIDDEN, [HIDDEN, HIDDEN], 0, [1, 2], 30, [0, 0], [0, 0]);
  const pong = event("meld", 0, MAHJONG.PONG, 3, 1, 3);
  const given = [start, event("begin", 0), event("discard", 1, 3, 0), pong];
  const added = event("meld", 0, MAHJONG.KONG_ADDED, 3, NOBODY, NONE);
  const replaced = event("draw", 0, HIDDEN, MAHJONG.REPLACEMENT);
  const left = (dead_wall: number, ...more: Event[]) =>
    drawable(folded(MAHJONG_GAME, 2, null, [...given, ...more], dead_wall));
  expect([left(0), left(12)]).toEqual([30, 18]);
  expect([left(12, added), left(12, added, replaced), left(0, added, replaced)]).toEqual([18, 16, 29]);
});
