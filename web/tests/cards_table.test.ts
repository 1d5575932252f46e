/** What the table of word cards shows: columns of the hand, groups as they lie, the card in the middle, marks. */

import { beforeAll, describe, expect, test, vi } from "vitest";
import { CARDS, type CardsView, HIDDEN, NONE, SEQUENCES } from "../src/fold";
import { columnsOf } from "../src/table/cards/columns";
import { lastCard } from "../src/table/cards/last_card";
import { HALVES, marksOf, placesIn } from "../src/table/cards/marks";

type LaidModule = typeof import("../src/table/cards/laid");
type MiddleModule = typeof import("../src/table/cards/middle_card");
let laid: LaidModule;
let middle: MiddleModule;

beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => "zh", setItem: () => undefined });
  laid = await import("../src/table/cards/laid");
  middle = await import("../src/table/cards/middle_card");
});

const NAMES = ["x", "d"].flatMap((size) =>
  ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"].map((rank) => rank + size),
);
const kind = (card: string): number => NAMES.indexOf(card);

/** A view of three seats from seat 0, with the facts that a test is about. */
function view(facts: Partial<CardsView>): CardsView {
  const seats = [0, 1, 2];
  return {
    family: "zipai",
    names: NAMES,
    seats: 3,
    viewer: 0,
    turn: 0,
    source: 0,
    tile: NONE,
    drawn: NONE,
    phase: CARDS.OWED,
    over: false,
    winners: [],
    wins: [],
    melds: seats.map(() => []),
    face_down: seats.map(() => []),
    rivers: seats.map(() => []),
    marks: Array.from({ length: CARDS.MARKS }, () => [0, 0, 0]),
    ...facts,
  } as unknown as CardsView;
}

describe("columns", () => {
  test("are 坎 first, then 对, then 句, then the rest by number, ten last", () => {
    const hand = ["0x", "9d", "7x", "1d", "7x", "7x", "4x", "5x", "6x", "3d", "3d"];
    expect(columnsOf(hand)).toEqual([["7x", "7x", "7x"], ["3d", "3d"], ["4x", "5x", "6x"], ["1d"], ["9d", "0x"]]);
  });

  test("hold four alike as one, and never break three for a 句", () => {
    expect(columnsOf(["7x", "7x", "7x", "7x", "8x", "9x"])).toEqual([
      ["7x", "7x", "7x", "7x"],
      ["8x", "9x"],
    ]);
  });

  test("know 二七十, in one size only", () => {
    expect(columnsOf(["2d", "0d", "7d"])).toEqual([["2d", "7d", "0d"]]);
    expect(columnsOf(["2d", "0d", "7x"])).toHaveLength(3);
  });

  test("leave as few cards over as can be: two 句 before three 对, a 对 before a 搭子", () => {
    const twice = columnsOf(["1x", "1x", "2x", "2x", "3x", "3x"]);
    expect(twice).toEqual([
      ["1x", "2x", "3x"],
      ["1x", "2x", "3x"],
    ]);
    expect(columnsOf(["1x", "1x", "2x"])).toEqual([["1x", "1x"], ["2x"]]);
  });

  test("are never more than ten, the most that a narrow phone has room for, and none deeper than four", () => {
    const pairs = [..."1234567890"].flatMap((rank) => [`${rank}x`, `${rank}x`]);
    for (const hand of [
      [...pairs, "4d"],
      ["1x", "4x", "7x", "0x", "1d", "4d", "7d", "0d", ...pairs.slice(2, 14)],
    ]) {
      const columns = columnsOf(hand);
      expect(columns.length).toBeLessThanOrEqual(10);
      expect(Math.max(...columns.map((column) => column.length))).toBeLessThanOrEqual(4);
      expect(columns.flat().toSorted()).toEqual(hand.toSorted());
    }
  });
});

describe("the card that came last", () => {
  const open = view({ phase: CARDS.CLAIMS, source: 1, rivers: [[], [4, 5], []] });

  test("stays marked before its seat when nobody took it, until the next one lies open", () => {
    const passed = view({ phase: CARDS.LOOK, turn: 2, source: 1, rivers: [[], [4, 5], []] });
    expect(lastCard(lastCard(null, open), passed)).toEqual({ seat: 1, place: 1 });
    const next = view({ phase: CARDS.TURNED, source: 2, rivers: [[], [4, 5], [6]] });
    expect(lastCard(lastCard(null, open), next)).toEqual({ seat: 2, place: 0 });
  });

  test("is none once it was taken, though older ones lie there", () => {
    const taken = view({ phase: CARDS.OWED, source: 1, rivers: [[], [4], []] });
    expect(lastCard(lastCard(null, open), taken)).toBeNull();
  });
});

describe("groups", () => {
  const wei = (what: number, seat: number) => [CARDS.WEI, what, seat, what] as const;

  test("another's face-down 偎 is three backs and tells no name", () => {
    const seen = view({ melds: [[], [wei(HIDDEN, 1)], []] as unknown as CardsView["melds"] });
    const [group] = laid.laidBy(seen, "weimaque", 1);
    expect(group).toMatchObject({ word: "偎", covered: true, names: [] });
    expect(group?.cards.map(({ name }) => name)).toEqual([null, null, null]);
  });

  test("one's own face-down 偎 shows one veiled face", () => {
    const seen = view({
      melds: [[wei(kind("7x"), 0)], [], []] as unknown as CardsView["melds"],
      face_down: [[kind("7x")], [], []],
    });
    const [group] = laid.laidBy(seen, "weimaque", 0);
    expect(group?.cards).toEqual([
      { name: null, veiled: true },
      { name: null, veiled: true },
      { name: "7x", veiled: true },
    ]);
  });

  test("an open 偎 lies as the game has it: three faces and another name, or one face", () => {
    const seen = view({ melds: [[], [wei(kind("7x"), 1)], []] as unknown as CardsView["melds"] });
    const [chou] = laid.laidBy(seen, "weimaque", 1);
    const [wai] = laid.laidBy(seen, "fulushou", 1);
    expect([chou?.word, wai?.word]).toEqual(["臭偎", "歪"]);
    expect(chou?.cards.map(({ name }) => name)).toEqual(["7x", "7x", "7x"]);
    expect(wai?.cards.map(({ name }) => name)).toEqual([null, null, "7x"]);
  });

  test("at the end every 偎 lies open under its usual name", () => {
    const seen = view({ over: true, melds: [[], [wei(kind("7x"), 1)], []] as unknown as CardsView["melds"] });
    const [group] = laid.laidBy(seen, "weimaque", 1);
    expect(group).toMatchObject({ word: "偎", covered: false, names: ["7x", "7x", "7x"] });
  });

  test("溜 has four cards, 吃 its sequence", () => {
    const melds = [
      [
        [CARDS.LIU, kind("2d"), 0, kind("2d")],
        [CARDS.CHI, 8, 2, kind("7x")],
      ],
      [],
      [],
    ];
    const groups = laid.laidBy(view({ melds } as unknown as Partial<CardsView>), "weimaque", 0);
    expect(groups.map(({ names }) => names.join(" "))).toEqual(["2d 2d 2d 2d", "2x 7x 0x"]);
  });
});

describe("the middle", () => {
  const who = (seat: number): string => `<${seat}>`;
  const shown = (facts: Partial<CardsView>) => middle.middleOf(view(facts), "weimaque", who);

  test("a card that one looks at oneself is seen, another's is a back", () => {
    expect(shown({ phase: CARDS.LOOK, turn: 0, drawn: kind("7x") })).toMatchObject({ face: "7x", says: "你在看" });
    expect(shown({ phase: CARDS.LOOK, turn: 2, drawn: HIDDEN })).toMatchObject({ face: "back", says: "<2>在看" });
  });

  test("says who turned it, and who discarded it", () => {
    const open = { tile: kind("7x"), source: 1 };
    expect(shown({ phase: CARDS.TURNED, ...open })).toMatchObject({ says: "<1>揭", from: null });
    expect(shown({ phase: CARDS.CLAIMS, ...open })).toMatchObject({ says: "<1>打", from: 1 });
  });

  test("while a discard is owed nothing lies there", () => {
    expect(shown({ phase: CARDS.OWED })).toMatchObject({ face: null, says: "" });
  });

  test("at the end it is the winner's card; without a winner it says so", () => {
    const won = { winners: [2], wins: [[2, CARDS.BY_TURN, kind("0d"), 1]] as unknown as CardsView["wins"] };
    expect(shown({ over: true, phase: CARDS.OVER, ...won })).toMatchObject({ face: "0d", says: "<2>胡了", won: true });
    expect(shown({ over: true, phase: CARDS.OVER, tile: kind("0d") })).toMatchObject({ face: null, says: "黄庄" });
  });

  test("the open card lies in the middle and not in the row too; once left it lies in the row", () => {
    const rivers = [[1, 2], [3], []];
    const open = view({ rivers, phase: CARDS.TURNED, source: 0 });
    expect(middle.riverOf(open, 0)).toEqual([1]);
    expect(middle.riverOf(open, 1)).toEqual([3]);
    expect(middle.riverOf(view({ rivers, phase: CARDS.DONE, source: 0 }), 0)).toEqual([1, 2]);
  });
});

describe("marks", () => {
  test("halves are counted as the rules count them: 40, sorted, each part of a sequence", () => {
    expect(HALVES).toHaveLength(40);
    expect(HALVES.slice(0, 3)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    const apart = SEQUENCES.findIndex(([low, next]) => next - low > 1);
    expect(HALVES).toContainEqual([SEQUENCES[apart]?.[0], SEQUENCES[apart]?.[2]]);
    expect(HALVES).not.toContainEqual([0, 3]);
  });

  test("bits are read beyond the 32nd", () => {
    expect(placesIn(2 ** 39 + 2 ** 32 + 1)).toEqual([0, 32, 39]);
    expect(placesIn(0)).toEqual([]);
  });

  test("name cards and halves, one's own first, and leave empty sets out", () => {
    const marks = [
      [0, 2 ** kind("7d"), 0],
      [2 ** kind("1x"), 0, 0],
      [1, 0, 0],
      [0, 0, 0],
    ];
    expect(marksOf(view({ marks }))).toEqual([
      { seat: 0, set: CARDS.NO_PENG, entries: [["1x"]] },
      { seat: 0, set: CARDS.DEAD_HALF, entries: [["1x", "2x"]] },
      { seat: 1, set: CARDS.NO_CHI, entries: [["7d"]] },
    ]);
  });
});
