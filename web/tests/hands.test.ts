/** A hand under the finger: what a drag meant, where a tile was let go, how an own order is kept, what was seen. */

import { describe, expect, test } from "vitest";
import { COPIES, HIDDEN, MAHJONG, type MahjongView, NONE, type View } from "../src/fold";
import {
  kept,
  movedInColumns,
  movedInRow,
  numbered,
  steppedInColumns,
  steppedInRow,
  tileAt,
} from "../src/table/parts/arrangement";
import { type Box, landingOf, meaningOf, type Sample } from "../src/table/parts/flick";
import { seenOf } from "../src/table/parts/seen";

/** A path from (100, 700) by these steps, each a tenth of a second unless told otherwise. */
function path(steps: [x: number, y: number][], each = 100): Sample[] {
  const samples: Sample[] = [{ x: 100, y: 700, at: 0 }];
  for (const [x, y] of steps) {
    const { x: left, y: top, at } = samples.at(-1) as Sample;
    samples.push({ x: left + x, y: top + y, at: at + each });
  }
  return samples;
}

const WIDE = 48;
const TOP = 640;
const meant = (steps: [number, number][], each?: number) => meaningOf(path(steps, each), WIDE, TOP);

describe("a drag", () => {
  test("that hardly moves is a tap, wherever it trembles to", () => {
    expect(meant([])).toBe("tap");
    expect(meant([[8, -8]], 5)).toBe("tap");
    expect(
      meant([
        [200, -300],
        [-200, 300],
      ]),
    ).toBe("tap"); // carried about, and put back
  });

  test("that ends above the hand is out, however slow or slanting", () => {
    expect(
      meant(
        [
          [0, -40],
          [0, -40],
        ],
        900,
      ),
    ).toBe("out");
    expect(meant([[150, -70]], 900)).toBe("out");
  });

  test("that goes up quickly is out before it has left the hand", () => {
    expect(
      meant(
        [
          [2, -20],
          [2, -20],
        ],
        30,
      ),
    ).toBe("out");
    expect(
      meant(
        [
          [2, -20],
          [2, -20],
        ],
        400,
      ),
    ).toBe("aside");
  });

  test("that stopped before it let go is not quick any more", () => {
    const rested = [
      ...path(
        [
          [0, -30],
          [0, -10],
        ],
        20,
      ),
      { x: 100, y: 660, at: 800 },
    ];
    expect(meaningOf(rested, WIDE, TOP)).toBe("aside");
  });

  test("along the hand is aside; a short one, or one down, goes back or aside but never out", () => {
    expect(meant([[120, -10]], 20)).toBe("aside");
    expect(meant([[20, 0]])).toBe("back");
    expect(meant([[0, 200]], 20)).toBe("aside");
  });
});

describe("a landing", () => {
  const box = (place: string, left: number, top: number): Box => ({
    place,
    left,
    right: left + 40,
    top,
    bottom: top + 60,
  });
  const row = [box("1p.0", 0, 0), box("2p.0", 40, 0), box("3p.0", 80, 0)];

  test("is beside the tile under the finger, on the side of its middle", () => {
    expect(landingOf({ x: 45, y: 20 }, row)).toMatchObject({ place: "2p.0", right: false, below: false });
    expect(landingOf({ x: 75, y: 50 }, row)).toMatchObject({ place: "2p.0", right: true, below: true });
  });

  test("is beyond the end only when clearly so", () => {
    expect(landingOf({ x: 125, y: 20 }, row)).toMatchObject({ place: "3p.0", beyond: false });
    expect(landingOf({ x: 140, y: 20 }, row)).toMatchObject({ place: "3p.0", right: true, beyond: true });
    expect(landingOf({ x: -30, y: 20 }, row)).toMatchObject({ place: "1p.0", right: false, beyond: true });
  });

  test("among cards upon each other is on the one on top; among none nowhere", () => {
    expect(landingOf({ x: 20, y: 50 }, [box("1x.0", 0, 0), box("2x.0", 0, 30)])?.place).toBe("2x.0");
    expect(landingOf({ x: 0, y: 0 }, [])).toBeNull();
  });
});

const beside = (place: string, sides: { right?: boolean; below?: boolean; beyond?: boolean } = {}) => ({
  place,
  right: false,
  below: false,
  beyond: false,
  ...sides,
});

describe("an own order", () => {
  const mine = [["9p.0", "1p.0", "5p.0", "1p.1"]];

  test("tells equal tiles apart", () => {
    expect(numbered([["7x", "7x"], ["7x"]])).toEqual([["7x.0", "7x.1"], ["7x.2"]]);
    expect(tileAt("7x.2")).toBe("7x");
  });

  test("is kept while tiles go, and what comes stands last", () => {
    expect(kept(mine, ["1p", "1p", "9p"])).toEqual([["9p.0", "1p.0", "1p.1"]]);
    expect(kept(mine, ["1p", "1p", "2p", "5p", "9p"])).toEqual([["9p.0", "1p.0", "5p.0", "1p.1", "2p.0"]]);
  });

  test("of equal tiles loses the one that was played, else the last", () => {
    expect(kept(mine, ["1p", "5p", "9p"], "1p.0")).toEqual([["9p.0", "5p.0", "1p.1"]]);
    expect(kept(mine, ["1p", "5p", "9p"])).toEqual([["9p.0", "1p.0", "5p.0"]]);
  });

  test("puts the tile drawn last where an equal one was played from the middle", () => {
    expect(kept(mine, ["1p", "1p", "5p", "9p"], "1p.0")).toEqual([["9p.0", "5p.0", "1p.1", "1p.0"]]);
  });

  test("is the same when it is kept again, and holds each tile of the hand once", () => {
    const once = kept(mine, ["1p", "3p", "3p", "9p"]);
    expect(kept(once, ["9p", "3p", "1p", "3p"])).toEqual(once);
    expect(once.flat().map(tileAt).toSorted()).toEqual(["1p", "3p", "3p", "9p"]);
  });

  test("of columns drops a column that is empty", () => {
    expect(kept([["1x.0"], ["2x.0", "2x.1"]], ["2x"])).toEqual([["2x.0"]]);
    expect(kept([], ["2x"])).toEqual([["2x.0"]]);
  });
});

describe("moving", () => {
  const row = [["1p.0", "2p.0", "3p.0"]];
  const columns = [["1x.0", "2x.0"], ["7x.0"], ["0x.0"]];

  test("a tile puts it before or after another", () => {
    expect(movedInRow(row, "3p.0", beside("1p.0"))).toEqual([["3p.0", "1p.0", "2p.0"]]);
    expect(movedInRow(row, "1p.0", beside("3p.0", { right: true }))).toEqual([["2p.0", "3p.0", "1p.0"]]);
  });

  test("a tile beside the drawn one, which is in no row, leaves it to come last", () => {
    const moved = movedInRow(row, "1p.0", beside("9p.drawn"));
    expect(kept(moved, ["1p", "2p", "3p"])).toEqual([["2p.0", "3p.0", "1p.0"]]);
  });

  test("the drawn tile itself changes nothing", () => {
    expect(movedInRow(row, "9p.drawn", beside("1p.0"))).toEqual(row);
  });

  test("a card puts it upon another column, and lets its own close", () => {
    expect(movedInColumns(columns, "7x.0", beside("2x.0", { below: true }))).toEqual([
      ["1x.0", "2x.0", "7x.0"],
      ["0x.0"],
    ]);
    expect(movedInColumns(columns, "2x.0", beside("0x.0"))).toEqual([["1x.0"], ["7x.0"], ["2x.0", "0x.0"]]);
  });

  test("a card clearly beside the last column gives it one of its own", () => {
    const moved = movedInColumns(columns, "2x.0", beside("0x.0", { right: true, beyond: true }));
    expect(moved).toEqual([["1x.0"], ["7x.0"], ["0x.0"], ["2x.0"]]);
  });

  test("by a step goes past one neighbour and stays at the ends", () => {
    expect(steppedInRow(row, "2p.0", 1)).toEqual([["1p.0", "3p.0", "2p.0"]]);
    expect(steppedInRow(row, "2p.0", -1)).toEqual([["2p.0", "1p.0", "3p.0"]]);
    expect(steppedInRow(row, "3p.0", 1)).toEqual(row);
  });

  test("by a step takes a card to the next column, past the last into its own, and no further", () => {
    expect(steppedInColumns(columns, "1x.0", 1)).toEqual([["2x.0"], ["7x.0", "1x.0"], ["0x.0"]]);
    expect(steppedInColumns(columns, "1x.0", -1)).toEqual([["1x.0"], ["2x.0"], ["7x.0"], ["0x.0"]]);
    expect(steppedInColumns(columns, "0x.0", 1)).toEqual(columns);
  });
});

describe("what was seen of a kind", () => {
  const NAMES = ["1p", "2p", "3p", "4p"];

  function view(facts: Partial<MahjongView>): View {
    return {
      family: "mahjong",
      names: NAMES,
      seats: 2,
      viewer: 0,
      hand: [2, 0, 0, 0, ...[0, 0, 0, 0]],
      melds: [[], []],
      rivers: [[], []],
      wins: [],
      turn: 0,
      drawn: NONE,
      over: false,
      ...facts,
    } as unknown as View;
  }

  test("counts the own hand, the rows and the open groups", () => {
    const seen = view({
      rivers: [[1], [0, 1]],
      melds: [[], [[MAHJONG.CHOW, 1, 0, 1]]] as unknown as MahjongView["melds"],
    });
    expect(NAMES.map((tile) => seenOf(seen, tile))).toEqual([3, 3, 1, 1]);
  });

  test("knows nothing of what is hidden: not the hand of another, nor what he drew", () => {
    const seen = view({ hand: [2, 0, 0, 0, 0, 0, 0, 0], turn: 1, drawn: HIDDEN });
    expect(seenOf(seen, "2p")).toBe(0);
  });

  test("from outside counts what lies open, and no hand", () => {
    expect(seenOf(view({ viewer: -2, rivers: [[0], []] }), "1p")).toBe(1);
  });

  test("is not counted at the end, nor of what the game has not", () => {
    expect(seenOf(view({ over: true }), "1p")).toBeNull();
    expect(seenOf(view({}), "9s")).toBeNull();
    expect(seenOf(view({ hand: [COPIES, 0, 0, 0, 0, 0, 0, 0] }), "1p")).toBe(COPIES);
  });
});
