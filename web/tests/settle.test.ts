/** What a settlement reads off the ledger: who pays whom, what became of debts, how a win is added up. */

import { describe, expect, test } from "vitest";
import type { MahjongView, View } from "../src/fold";
import { debtsOf } from "../src/table/settle/debts";
import { movedBy, movesOf, type Row } from "../src/table/settle/money";
import { ranked } from "../src/table/settle/ranks";
import { alike, bracketed } from "../src/table/settle/reckoning";
import { sumOf } from "../src/table/settle/sum";
import type { Item, Reckoning, Step } from "../src/wire";

const [DUE, PAID, VOID, MOVED] = [0, 1, 2, 3];
const [WIN, KONG, CHECK, RAIN] = [0, 1, 2, 3];
const [BY_DRAW, BY_DISCARD] = [1, 2];

/** A finished round of four seats that is told by its ledger alone. */
function view(rows: Row[], wins: MahjongView["wins"], over = true): View {
  return { family: "mahjong", seats: 4, rows, wins, over } as unknown as MahjongView;
}

describe("debts of kongs", () => {
  test("are settled at the end unless something became of them", () => {
    const rows: Row[] = [
      [KONG, 3, 2, 2, 0, MOVED],
      [RAIN, 3, 2, 2, 2, PAID],
    ];
    expect(debtsOf(view(rows, []))).toEqual([{ payer: 3, payee: 2, due: 2, fate: "settled", to: [], from: null }]);
  });

  test("of who is not ready are void", () => {
    const rows: Row[] = [
      [KONG, 0, 3, 2, 0, MOVED],
      [KONG, 3, 0, 2, 0, VOID],
    ];
    expect(debtsOf(view(rows, [])).map(({ fate }) => fate)).toEqual(["settled", "void"]);
  });

  test("move to the winner of the discard after the kong, and the older ones stay", () => {
    // as the engine wrote it: seat 1 made an added kong, drew and discarded; seat 2 won that tile
    const rows: Row[] = [
      [KONG, 0, 1, 1, 0, MOVED],
      [KONG, 3, 1, 2, 0, MOVED],
      [WIN, 1, 2, 2, 2, PAID],
      [KONG, 3, 2, 2, 0, MOVED],
      [KONG, 0, 3, 2, 0, MOVED],
    ];
    const debts = debtsOf(view(rows, [[2, BY_DISCARD, 14, 1, true]]));
    expect(debts.map(({ fate, to, from }) => [fate, to, from])).toEqual([
      ["settled", [], null],
      ["moved", [2], null],
      ["settled", [], 1],
      ["settled", [], null],
    ]);
  });

  test("are divided among several winners", () => {
    const rows: Row[] = [
      [KONG, 3, 1, 1, 0, MOVED],
      [KONG, 3, 1, 2, 0, MOVED],
      [WIN, 1, 2, 2, 2, PAID],
      [WIN, 1, 0, 2, 2, PAID],
      [KONG, 3, 2, 1, 0, MOVED],
      [KONG, 3, 0, 1, 0, MOVED],
    ];
    const wins: MahjongView["wins"] = [
      [2, BY_DISCARD, 14, 1, true],
      [0, BY_DISCARD, 14, 1, false],
    ];
    const parts = debtsOf(view(rows, wins));
    expect(parts.slice(2).map(({ payee, from }) => [payee, from])).toEqual([
      [2, 1],
      [0, 1],
    ]);
    expect(parts.flatMap(({ to }) => to).sort()).toEqual([0, 2]);
  });

  test("that would move to their own payer are gone", () => {
    const rows: Row[] = [
      [KONG, 2, 1, 2, 0, MOVED],
      [WIN, 1, 2, 2, 2, PAID],
    ];
    const [debt] = debtsOf(view(rows, [[2, BY_DISCARD, 14, 1, true]]));
    expect(debt).toMatchObject({ fate: "moved", to: [2] });
  });

  test("stay a debt of a winner who won something else", () => {
    const rows: Row[] = [
      [KONG, 2, 1, 2, 0, MOVED],
      [WIN, 1, 2, 2, 2, PAID],
      [RAIN, 2, 1, 2, 2, PAID],
    ];
    for (const by of [BY_DRAW, BY_DISCARD])
      expect(debtsOf(view(rows, [[2, by ?? 0, 14, 1, true]]))[0]).toMatchObject({ fate: "settled" });
  });

  test("are none where kongs are paid at once", () => {
    expect(debtsOf(view([[KONG, 2, 1, 2, 2, PAID]], []))).toEqual([]);
  });
});

describe("payments", () => {
  test("of several who pay the same to the same are one line", () => {
    const rows: Row[] = [
      [WIN, 0, 2, 4, 4, PAID],
      [WIN, 1, 2, 4, 4, PAID],
      [WIN, 3, 2, 4, 1, PAID],
    ];
    expect(movesOf(rows)).toEqual([
      { payers: [0, 1], payee: 2, due: 4, paid: 4, struck: false },
      { payers: [3], payee: 2, due: 4, paid: 1, struck: false },
    ]);
  });

  test("that were struck out are not told as unpaid, nor with those that were", () => {
    const rows: Row[] = [
      [WIN, 0, 2, 4, 0, PAID],
      [WIN, 1, 2, 4, 0, VOID],
    ];
    expect(movesOf(rows).map(({ payers, struck }) => [payers, struck])).toEqual([
      [[0], false],
      [[1], true],
    ]);
  });

  test("into the pot and out of it move seats alone", () => {
    const rows: Row[] = [
      [1, 0, -2, 20, 20, PAID],
      [2, -2, 1, 80, 80, PAID],
    ];
    expect(movedBy(rows, 3)).toEqual([-20, 80, 0]);
  });

  test("that are only owed move nothing", () => {
    expect(movedBy([[CHECK, 0, 1, 5, 0, DUE]], 2)).toEqual([0, 0]);
  });
});

const item = (unit: Item["unit"], value: number, name: string): Item => ({ rule: "X-1", name, unit, value });

describe("the sum of a word-card win", () => {
  test("multiplies the xi of the groups and adds the rest", () => {
    const items = [item("xi", 4, "黑碰"), item("xi", 8, "黑坎"), item("times", 4, "点胡"), item("bonus", 30, "单吊")];
    const [first, second] = sumOf(items, 78);
    expect(first).toMatchObject({ result: 12, terms: [{ sign: "" }, { sign: "+", value: 8 }] });
    expect(second?.terms.map(({ sign, value }) => `${sign}${value}`)).toEqual(["12", "×4", "+30"]);
    expect(second?.result).toBe(78);
  });

  test("is one line where nothing is multiplied or added", () => {
    expect(sumOf([item("xi", 4, "黑碰"), item("xi", 8, "黑坎")], 12)).toHaveLength(1);
  });

  test("begins with what is added where groups bring nothing", () => {
    const [only, none] = sumOf([item("bonus", 100, "十对")], 100);
    expect(only?.terms).toEqual([{ value: 100, name: "十对", sign: "" }]);
    expect(none).toBeUndefined();
  });
});

test("equal points have equal ranks, and the next rank is left out", () => {
  expect(ranked([-12, 24, -12, 0])).toEqual([
    { seat: 1, rank: 1 },
    { seat: 3, rank: 2 },
    { seat: 0, rank: 3 },
    { seat: 2, rank: 3 },
  ]);
});

describe("what a win comes to", () => {
  const step = (title: string, value: number): Step => ({ rule: "X-1", title, english: title, sign: "×", value });
  const sum = (payer: number, ...steps: Step[]): Reckoning => ({ payer, due: 4, steps });

  test("is told once for those who pay by the same steps", () => {
    const lines = alike([sum(0, step("庄家", 2)), sum(1), sum(2, step("庄家", 2)), sum(3, step("庄家", 3))]);
    expect(lines.map((line) => line.map(({ payer }) => payer))).toEqual([[0, 2], [1], [3]]);
  });

  test("needs brackets where something is added before it is multiplied", () => {
    const signs = (...given: Step["sign"][]) => given.map((sign) => ({ ...step("", 2), sign }));
    const needed = [signs(), signs("×", "×"), signs("+"), signs("+", "×"), signs("×", "+", "≤", "×"), signs("×", "+")];
    expect(needed.map(bracketed)).toEqual([0, 0, 0, 1, 2, 0]);
  });
});
