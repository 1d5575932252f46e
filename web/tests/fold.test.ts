/** The client's fold equals Python's: for every round and viewer that tests/web/export.py wrote, after every event. */

import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { concealed, drawable, type Fold, foldOf, type MahjongView, unseen, type View } from "../src/fold";
import * as numbers from "../src/fold/numbers";
import type { Event, Game } from "../src/wire";
import { type Facts, files, folder, games, type Round, read } from "./golden";

function same(found: unknown, wanted: unknown, where: string): void {
  // quick first: the long way is only needed to tell the difference
  if (!isDeepStrictEqual(found, wanted)) expect(found, where).toStrictEqual(wanted);
}

function sameHands(view: View, where: string): void {
  for (const [seat, known] of view.knows.entries()) {
    const held = concealed(view, seat);
    same(held.length, known ? view.size[seat] : 0, `${where}: hand of ${seat}`);
  }
}

function follow(game: Game, round: Round, { viewer, frames }: Round["viewers"][number]): void {
  const fold: Fold = foldOf(game, round.tiles, round.seats, viewer);
  const taken: { view: View; text: string }[] = [];
  let facts: Facts = { names: round.tiles.kinds, dead_wall: round.tiles.dead_wall };
  for (const { event, changed } of frames.flat()) {
    fold.evolve(event);
    facts = { ...facts, ...changed };
    const where = `viewer ${viewer}, after event ${taken.length}: ${event}`;
    const { unseen: hidden, drawable: left, ...wanted } = facts;
    const view = fold.view();
    same(view, wanted, where);
    same(drawable(view), left, `${where}: drawable`);
    if (hidden !== null) same(unseen(view, viewer), hidden, `${where}: unseen`);
    sameHands(view, where);
    taken.push({ view, text: JSON.stringify(view) });
  }
  for (const { view, text } of taken) same(JSON.stringify(view), text, "a later event changed a view");
}

describe.skipIf(!folder)("the fold", () => {
  test.each(files)("equals Python's in %s", (file) => {
    const round = read<Round>(file);
    const game = games[round.game];
    if (!game) throw new Error(`there is no game ${round.game}`);
    expect(round.viewers.map(({ viewer }) => viewer)).toStrictEqual([...Array(round.seats).keys(), -2, -1]);
    for (const seen of round.viewers) follow(game, round, seen);
  });

  test("knows rounds of two and of six seats", () => {
    const seats = new Set(files.map((file) => read<Round>(file)).map((round) => `${round.game} ${round.seats}`));
    expect([...seats]).toEqual(expect.arrayContaining(["fulushou 2", "neijiang 6"]));
  });

  test("knows rounds with all kinds of a game and with fewer", () => {
    const kinds = new Set(
      files.map((file) => read<Round>(file)).map(({ game, tiles }) => `${game} ${tiles.kinds.length}`),
    );
    expect([...kinds]).toEqual(expect.arrayContaining(["hebei 34", "hebei 27"]));
  });

  test("names the numbers as Python does", () => {
    const known = read<Record<string, unknown>>("numbers.json");
    for (const [group, value] of Object.entries(numbers)) expect(known[group], group).toEqual(contained(value));
  });
});

/** A group of constants is part of Python's; all else is equal to it. */
function contained(value: unknown): unknown {
  return Array.isArray(value) || typeof value !== "object" ? value : expect.objectContaining(value as Facts);
}

describe("an event", () => {
  const events = ["presence", "row", "start", "discard", "meld"].map((name, place) => ({ code: place + 7, name }));
  const game = { family: "mahjong", events } as unknown as Game;
  const tiles = { kinds: ["1p", "2p", "3p", "4p"], dead_wall: 0 };

  function folded(viewer: number | null, ...happened: Event[]): MahjongView {
    const fold = foldOf(game, tiles, 2, viewer);
    for (const event of happened) fold.evolve(event);
    return fold.view() as MahjongView;
  }

  test("is found by its name, whatever its code", () => {
    expect(folded(null, [7, 1, 1, 0]).away).toEqual([0, 1]);
  });

  test("that the game does not declare is refused", () => {
    expect(() => folded(null, [6, 1, 1, 0])).toThrow("does not know the event 6");
  });

  test("that writes a row of the ledger anew moves only what differs", () => {
    const paid: Event = [8, -1, 0, 1, 0, 1, 5, 5, 1];
    expect(folded(null, paid).balances).toEqual([-5, 5]);
    expect(folded(null, paid, [8, -1, 0, 1, 0, 1, 5, 3, 1]).balances).toEqual([-3, 3]);
    expect(folded(null, paid, [8, -1, 1, 1, 0, 1, 5, 3, 1]).balances).toEqual([-8, 8]);
  });

  test("that lays down a chow takes the two others from the hand and the taken one from the river", () => {
    const start: Event = [9, -1, -1, [-1, [0, 2, 2]], 0, [], 9, [0, 0], [0, 0]];
    const view = folded(1, start, [10, 0, 1, 0], [11, 1, 0, 0, 0, 1]);
    expect(view.hand.slice(4)).toEqual([0, 0, 1, 0]);
    expect([view.melds, view.rivers, view.size[1]]).toEqual([[[], [[0, 0, 0, 1]]], [[], []], 1]);
  });
});
