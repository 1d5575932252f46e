/** The picture of a round: everything that belongs into it stands inside it, and nobody is named who is not to be. */

import { describe, expect, test, vi } from "vitest";
import type { View } from "../src/fold";
import type { Told } from "../src/table/settle";
import { HIGH, isCard, LEAST_HEIGHT, type Mark, planOf, WIDTH } from "../src/table/share/layout";
import { type Poster, type PosterHand, posterOf } from "../src/table/share/poster";
import { game } from "./games";

vi.hoisted(() => vi.stubGlobal("localStorage", { getItem: () => "zh", setItem: () => undefined }));

/** As wide as letters are on the average: Chinese ones are square. */
function measure(text: string, font: string): number {
  const size = Number(/(\d+)px/.exec(font)?.[1]);
  return [...text].reduce((sum, letter) => sum + size * (letter.charCodeAt(0) > 255 ? 1 : 0.6), 0);
}

const TILES = ["1p", "1p", "1p", "2p", "3p", "4p", "5s", "5s", "5s", "7s", "8s", "9s", "2s", "2s"];
const groups = (tiles: string[], each: number) =>
  Array.from({ length: Math.ceil(tiles.length / each) }, (_, at) => ({
    tiles: tiles.slice(at * each, (at + 1) * each),
    word: "刻子",
    mark: at === 0 ? 2 : -1,
  }));
const hand = (who: string, tiles: string[], each = 3): PosterHand => ({
  who,
  way: "自摸",
  total: "8 倍",
  groups: groups(tiles, each),
  items: ["对对胡", "清一色", "根"].map((name) => ({ name, amount: "2 倍" })),
});
const seat = (who: string) => ({ who, own: false, gain: -12, balance: 988, won: false, dealer: who === "阿梅" });
const poster = (hands: PosterHand[], seats = 4): Poster => ({
  game: "内江麻将",
  line: "第 3 盘 · 2026年11月30日",
  drawn: hands.some(({ total }) => total) ? null : "黄庄",
  wild: "7s",
  hands,
  seats: Array.from({ length: seats }, (_, at) => seat(at === 0 ? "阿梅" : `名字很长很长很长很长的人 ${at}`)),
});

function edges(mark: Mark): [number, number, number, number] {
  if (mark.kind === "box") return [mark.x, mark.y, mark.x + mark.width, mark.y + mark.height];
  if (mark.kind === "face") {
    const high = mark.width * (isCard(mark.name) ? HIGH.card : HIGH.tile);
    return [mark.x, mark.y, mark.x + mark.width, mark.y + high];
  }
  const wide = measure(mark.text, mark.font);
  const left = mark.x - { left: 0, center: wide / 2, right: wide }[mark.align];
  return [left, mark.y - Number(/(\d+)px/.exec(mark.font)?.[1]), left + wide, mark.y];
}

const CARDS = ["2x", "7x", "0x", "1d", "2d", "3d", "4x", "4x", "4x", "5d", "5d", "5d", "6x", "6x", "6x", "8d", "8d"];

describe("a plan", () => {
  test.each([
    ["one winner", poster([hand("阿梅", TILES)])],
    ["word cards", poster([hand("阿梅", [...CARDS, "9x", "9x", "9x", "9x"])], 3)],
    [
      "three winners of six",
      poster(
        ["阿梅", "阿博", "电脑 3"].map((who) => hand(who, TILES)),
        6,
      ),
    ],
    ["a hand in one piece", poster([hand("阿梅", [...TILES, ...TILES], 28)])],
    ["nobody", poster([0, 1, 2, 3].map((at) => ({ ...hand(String(at), TILES, 14), total: "", way: "", items: [] })))],
  ])("has everything inside: %s", (_, shown) => {
    const plan = planOf(shown, measure);
    expect(plan.width).toBe(WIDTH);
    expect(plan.height).toBeGreaterThanOrEqual(LEAST_HEIGHT);
    for (const mark of plan.marks) {
      const [left, top, right, foot] = edges(mark);
      expect(left, JSON.stringify(mark)).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(right, JSON.stringify(mark)).toBeLessThanOrEqual(plan.width);
      expect(foot, JSON.stringify(mark)).toBeLessThanOrEqual(plan.height);
    }
    const faces = plan.marks.flatMap((mark) => (mark.kind === "face" ? [mark.name] : []));
    expect(faces).toEqual(shown.hands.flatMap((one) => one.groups.flatMap(({ tiles }) => tiles)));
  });

  test("is two to three, unless so many won that they need more", () => {
    expect(planOf(poster([hand("阿梅", TILES)]), measure).height).toBe(LEAST_HEIGHT);
    const many = planOf(
      poster(
        [1, 2, 3, 4].map((at) => hand(String(at), TILES)),
        6,
      ),
      measure,
    );
    expect(many.height).toBeGreaterThan(LEAST_HEIGHT);
  });

  test("ends the card with what stands on it, below the last of several winners", () => {
    const { marks } = planOf(poster([hand("阿梅", TILES), hand("阿博", TILES)]), measure);
    const boxes = marks.filter((mark) => mark.kind === "box");
    const [card, divider] = boxes;
    expect(boxes).toHaveLength(2);
    const amounts = marks.filter((mark) => mark.kind === "text" && mark.text === "2 倍").map(({ y }) => y);
    const foot = (card?.y ?? 0) + (card?.height ?? 0);
    expect(foot - Math.max(...amounts)).toBeGreaterThan(20);
    expect(foot - Math.max(...amounts)).toBeLessThan(60);
    expect(amounts.filter((y) => y < (divider?.y ?? 0))).toHaveLength(3);
  });

  test("leaves no group alone in a row", () => {
    for (const hands of [1, 2, 3]) {
      const shown = poster(Array.from({ length: hands }, (_, at) => hand(String(at), TILES)));
      const faces = planOf(shown, measure).marks.filter((mark) => mark.kind === "face");
      for (const { y } of faces) expect(faces.filter((one) => one.y === y).length).toBeGreaterThan(3);
    }
  });

  test("says above the numbers what they are", () => {
    const texts = planOf(poster([hand("阿梅", TILES)]), measure).marks.flatMap((it) =>
      it.kind === "text" ? [it] : [],
    );
    const [gain, balance] = ["这一盘", "总分"].map((word) => texts.find(({ text }) => text === word));
    for (const [head, number] of [
      [gain, "−12"],
      [balance, "988"],
    ] as const) {
      const below = texts.filter(({ text }) => text === number);
      expect(below).toHaveLength(4);
      for (const one of below)
        expect([one.x, one.align, one.y > (head?.y ?? 1e6)]).toEqual([head?.x, head?.align, true]);
    }
  });

  test("marks the winning tile and the wild ones, and no others", () => {
    const faces = planOf(poster([hand("阿梅", TILES)]), measure).marks.filter((mark) => mark.kind === "face");
    expect(faces.filter(({ mark }) => mark).map(({ name }) => name)).toEqual(["1p"]);
    expect(faces.filter(({ wild }) => wild).map(({ name }) => name)).toEqual(["7s"]);
  });

  test("lays no text of a line over another", () => {
    const texts = planOf(poster([hand("很长的名字".repeat(9), TILES)]), measure).marks.filter(
      (it) => it.kind === "text",
    );
    for (const one of texts)
      for (const other of texts) {
        if (one === other || one.y !== other.y) continue;
        const [[left, , right], [from, , to]] = [edges(one), edges(other)];
        expect(right <= from || to <= left, `${one.text} / ${other.text}`).toBe(true);
      }
  });
});

/** The end of a round of two that seat 1 won by draw. */
function told(): Told {
  const names = game.kinds;
  const counts = new Array<number>(2 * names.length).fill(0);
  for (const tile of TILES.slice(0, 13))
    counts[names.length + names.indexOf(tile)] = (counts[names.length + names.indexOf(tile)] ?? 0) + 1;
  const view = {
    family: "mahjong",
    seats: 2,
    dealer: 1,
    names,
    wild: -1,
    hand: counts,
    melds: [[], []],
    winners: [1],
    wins: [[1, 1, names.indexOf("2s"), -1, true]],
    rows: [[0, 0, 1, 4, 4, 1]],
    balances: [96, 104],
    over: true,
  } as unknown as View;
  const split = ["22s", "111p", "234p", "555s", "789s"];
  const items = [{ rule: "NJ-1", name: "自摸", unit: "times" as const, value: 2 }];
  const scores = [{ win: true, seat: 1, items, total: 4, split, deltas: [-4, 4] }];
  const explained = { payments: {}, waits: {}, wins: [] } as unknown as Told["explained"];
  return { game, view, who: { names: ["阿梅", "阿博"], own: 0 }, scores, explained, nextDealer: 1 };
}

describe("what stands in a picture", () => {
  test("names people only where that is wished", () => {
    const plain = posterOf({ told: told(), round: 3, at: 0, names: false });
    expect(JSON.stringify(plain)).not.toMatch(/阿梅|阿博/);
    expect(plain.hands[0]?.who).toBe(plain.seats[1]?.who);
    expect(plain.seats.map(({ own }) => own)).toEqual([true, false]);
    const named = posterOf({ told: told(), round: 3, at: 0, names: true });
    expect(named.seats.map(({ own }) => own)).toEqual([false, false]);
    expect([named.hands[0]?.who, ...named.seats.map(({ who }) => who)]).toEqual(["阿博", "阿梅", "阿博"]);
  });

  test("is what the settlement says", () => {
    const { hands, seats, drawn } = posterOf({ told: told(), round: 3, at: 0, names: true });
    expect(drawn).toBeNull();
    expect(hands[0]?.groups.map(({ tiles }) => tiles.join(""))).toEqual([
      "2s2s",
      "1p1p1p",
      "2p3p4p",
      "5s5s5s",
      "7s8s9s",
    ]);
    expect(hands[0]?.groups[0]?.mark).toBe(1);
    expect(hands[0]?.items).toHaveLength(1);
    expect(seats.map(({ gain, balance, won, dealer }) => [gain, balance, won, dealer])).toEqual([
      [-4, 96, false, false],
      [4, 104, true, true],
    ]);
  });

  test("is without a date where none is known", () => {
    const dated = posterOf({ told: told(), round: 3, at: Date.UTC(2026, 10, 30, 12), names: false }).line;
    expect(dated).toContain("2026");
    expect(posterOf({ told: told(), round: 3, at: null, names: false }).line).not.toContain("·");
  });

  test("of a round that nobody won is every hand", () => {
    const end = told();
    const nobody = { ...end, scores: [], view: { ...end.view, winners: [], wins: [] } as View };
    const { drawn, hands } = posterOf({ told: nobody, round: 1, at: null, names: false });
    expect(drawn).not.toBeNull();
    expect(hands.map(({ groups }) => groups.flatMap(({ tiles }) => tiles).length)).toEqual([0, 13]);
  });
});
