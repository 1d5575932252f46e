/** How the shared parts of a table read a question, a rule, and who sits where. */

import { beforeAll, describe, expect, test, vi } from "vitest";
import type * as Named from "../src/people";
import type * as Actions from "../src/table/parts/actions";
import type * as Coach from "../src/table/parts/coach_line";
import type * as Facts from "../src/table/parts/facts";
import type * as Rules from "../src/table/parts/rules";
import type * as Waits from "../src/table/parts/waits";
import type * as People from "../src/table/parts/who";
import type * as Why from "../src/table/parts/why_not";
import type * as Worth from "../src/table/parts/worth";
import type * as Entries from "../src/table/settle/entries";
import type * as Told from "../src/table/settle/told";
import type { Game, Table } from "../src/wire";

let actions: typeof Actions;
let rules: typeof Rules;
let people: typeof People;
let waits: typeof Waits;
let named: typeof Named;
let worth: typeof Worth;
let entries: typeof Entries;
let told: typeof Told;
let why: typeof Why;
let coaching: typeof Coach;
let facts: typeof Facts;
let speak: (lang: "zh" | "en") => Promise<void>;

beforeAll(async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("navigator", { language: "zh-CN" });
  actions = await import("../src/table/parts/actions");
  rules = await import("../src/table/parts/rules");
  waits = await import("../src/table/parts/waits");
  people = await import("../src/table/parts/who");
  named = await import("../src/people");
  worth = await import("../src/table/parts/worth");
  entries = await import("../src/table/settle/entries");
  told = await import("../src/table/settle/told");
  why = await import("../src/table/parts/why_not");
  coaching = await import("../src/table/parts/coach_line");
  facts = await import("../src/table/parts/facts");
  speak = (await import("../src/i18n")).speak;
});

describe("a question", () => {
  test("of mahjong: every action finds its button, and discards their tiles", () => {
    const texts = [
      "pass",
      "win",
      "pong",
      "kong",
      "kong 5p",
      "chow 345s",
      "chow 123s",
      "discard 5p",
      "ready 7s",
      "ready",
    ];
    const { ways, discards, readyDiscards } = actions.choicesOf(texts, "3s");
    expect(ways.kong.map(({ tiles }) => tiles)).toEqual([Array(4).fill("3s"), Array(4).fill("5p")]);
    expect(ways.chow.map(({ tiles, taken }) => [tiles.join(" "), taken])).toEqual([
      ["3s 4s 5s", "3s"],
      ["1s 2s 3s", "3s"],
    ]);
    expect(ways.kong.map(({ taken }) => taken)).toEqual([null, null]);
    expect([...discards]).toEqual([["5p", "discard 5p"]]);
    // 听 by itself is a button; with a tile it is a discard
    expect(ways.ready.map(({ action }) => action)).toEqual(["ready"]);
    expect([...readyDiscards]).toEqual([["7s", "ready 7s"]]);
    expect([ways.win, ways.pong, ways.pass].map((way) => way.length)).toEqual([1, 1, 1]);
  });

  test("of word cards: 溜 and 偎 share a button, 吃 shows its cards", () => {
    const { ways } = actions.choicesOf(["liu 5x", "wei", "peng", "chi 270d", "pass"], "7d");
    expect(ways.kong.map(({ tiles }) => tiles.length)).toEqual([4, 3]);
    expect(ways.pong[0]?.tiles).toEqual(["7d", "7d", "7d"]);
    expect(ways.chow[0]?.tiles).toEqual(["2d", "7d", "0d"]);
  });

  test("about a tile that is not seen shows none", () => {
    expect(actions.choicesOf(["pong"]).ways.pong).toEqual([{ action: "pong", tiles: [], taken: null }]);
  });
});

describe("a rule in one sentence", () => {
  test("is its first sentence without the heading", () => {
    expect(rules.meaning("归，1 番：四张都在。四人六人一样。", "zh")).toBe("四张都在。");
    expect(rules.meaning("Gui, 1 fan: all four copies. With four or six.", "en")).toBe("All four copies.");
  });

  test("keeps a colon that is far from the start, and a text without end", () => {
    const long = `${"很".repeat(60)}：后面`;
    expect(rules.meaning(long, "zh")).toBe(long);
  });
});

describe("who sits where", () => {
  const four = { names: ["甲", "乙", "丙", "丁"], own: 1 };

  test("goes counter-clockwise from one's own seat: the next seat is 下家", async () => {
    await speak("zh");
    expect([0, 1, 2, 3].map((seat) => people.placeOf(four, seat))).toEqual(["上家", "你", "下家", "对家"]);
  });

  test("says names to who looks on, and numbers where two have one", async () => {
    await speak("zh");
    expect(people.placeOf({ ...four, own: null }, 0)).toBe("甲");
    expect(people.placeOf({ names: ["甲", "甲"], own: null }, 1)).toBe("2 号位");
    expect(people.positionOf({ ...four, own: null }, 0)).toBe("1 号位");
  });

  test("in English says names, but not one that two have", async () => {
    await speak("en");
    const names = ["Ann", "Ben", "Ann", "Di"];
    expect([0, 1, 2, 3].map((seat) => people.placeOf({ names, own: 3 }, seat))).toEqual([
      "right",
      "Ben",
      "left",
      "you",
    ]);
    await speak("zh");
  });
});

test("many waits are told by what they are worth, the dearest first, in their order", () => {
  const wait = (tile: string, total: number) => ({ tile, left: 1, total });
  const told = waits.byWorth([wait("1p", 2), wait("4p", 4), wait("7p", 2)]);
  expect(told.map((group) => group.map(({ tile }) => tile).join(" "))).toEqual(["4p", "1p 7p"]);
});

test("reasons are told by their rules, each once, in their order", () => {
  const found = [
    { action: "win", rule: "NJ-6.1" },
    { action: "kong", rule: "NJ-4.3" },
    { action: "pong", rule: "NJ-4.3" },
  ];
  expect(why.byRule(found)).toEqual([
    { rule: "NJ-6.1", verbs: ["win"] },
    { rule: "NJ-4.3", verbs: ["kong", "pong"] },
  ]);
});

describe("a coach", () => {
  const line = (discard: string | null) => ({ discard, lacks: 1, tiles: [], left: 0, value: 0 });
  const lines = [line("1p"), line("5p"), line("9s")];

  test("tells of the tile that lies lifted, else of the one that was picked, else of the best", () => {
    expect(coaching.chosen(lines, "9s", "5p")?.discard).toBe("9s");
    expect(coaching.chosen(lines, "2m", "5p")?.discard).toBe("5p");
    expect(coaching.chosen(lines, null, "2m")?.discard).toBe("1p");
    expect(coaching.chosen([line(null)], "1p", null)?.discard).toBeNull();
    expect(coaching.chosen([], "1p", null)).toBeNull();
  });

  test("tells how far it is where some discards lead farther than others", () => {
    const [near, far] = [line("1p"), { ...line("2p"), lacks: 2 }];
    expect(coaching.areApart([near, near])).toBe(false);
    expect(coaching.areApart([near, far])).toBe(true);
    expect(coaching.areApart([near, { ...far, lacks: null }])).toBe(true);
    expect(coaching.areApart([])).toBe(false);
  });

  test("is there where bots have all other seats", () => {
    const table = (...bots: (string | null)[]) => ({ seats: bots.map((bot) => ({ bot })) }) as Table;
    expect(facts.practises(table(null, "steady", "random"), 0)).toBe(true);
    expect(facts.practises(table(null, "steady", null), 0)).toBe(false);
    expect(facts.practises(table("steady", "steady"), null)).toBe(false);
  });
});

describe("a bot", () => {
  test("is told as a bot in both languages, at a table and in what was kept of a round", async () => {
    await speak("zh");
    expect([named.sitter({ bot: "steady", name: "steady 2" }), named.person("steady 2")]).toEqual(["电脑 2", "电脑 2"]);
    await speak("en");
    expect([named.sitter({ bot: "random", name: "random 3" }), named.person("random 3")]).toEqual(["Bot 3", "Bot 3"]);
    await speak("zh");
  });

  test("is not made of a person whose name merely looks like it", () => {
    expect(named.sitter({ bot: null, name: "steady 2" })).toBe("steady 2");
    expect([named.person("tom 2"), named.person("steady"), named.person("toString 1")]).toEqual([
      "tom 2",
      "steady",
      "toString 1",
    ]);
  });
});

describe("what a rule says of several things", () => {
  const text = "放杠：打牌的付 3。明杠：三家各付 1。暗杠：三家各付 2。";

  test("is of each the first sentence that names it", () => {
    expect(rules.about(text, ["暗杠", "明杠", "暗杠"], "zh")).toBe("明杠：三家各付 1。暗杠：三家各付 2。");
    expect(rules.about("One. Two (明杠) here. Three.", ["明杠"], "en")).toBe("Two (明杠) here.");
  });

  test("is the meaning of the rule where it names only the first, or none of them", () => {
    expect(rules.about(text, ["放杠"], "zh")).toBe("打牌的付 3。");
    expect(rules.about(text, ["补杠"], "zh")).toBe("打牌的付 3。");
  });
});

describe("what a win is worth", () => {
  const game = (total: string, units = {}) => ({ total, units }) as unknown as Game;

  test("is told in the unit that the game declares, by the game's own name for it", async () => {
    await speak("zh");
    expect(worth.worthOf(game("times"), 4)).toBe("4 倍");
    expect(worth.worthOf(game("points", { points: { title: "番", english: "points" } }), 0)).toBe("0 番");
    await speak("en");
    expect([worth.worthOf(game("times"), 4), worth.worthOf(game("xi"), 12)]).toEqual(["×4", "12 xi"]);
    await speak("zh");
  });
});

describe("payments of one rule", () => {
  test("have one name, that of all or what all end with", async () => {
    await speak("zh");
    expect(entries.shared(["明杠", "明杠"])).toBe("明杠");
    expect(entries.shared(["明小杠", "暗小杠", "暗大杠"])).toBe("杠");
    expect(entries.shared(["查叫", "退雨"])).toBe("查叫、退雨");
    await speak("en");
    expect(entries.shared(["Exposed kong", "Concealed kong"])).toBe("Kong");
    await speak("zh");
  });

  test("are one column", () => {
    const game = { names: {} } as unknown as Game;
    const kong = (name: string, deltas: number[]) => ({ rule: "HB-9.1", name, deltas });
    const win = { win: true, items: [], seat: 0, total: 0, deltas: [8, -8] };
    const view = { balances: [0, 0] } as unknown as Parameters<typeof entries.columnsOf>[1];
    const scores = [
      win,
      kong("明杠", [1, -1]),
      kong("暗杠", [-2, 2]),
      { rule: "HB-11.2", name: "封顶", deltas: [-1, 1] },
    ];
    expect(entries.columnsOf(game, view, scores)).toEqual([
      { title: "杠", sums: [-1, 1] },
      { title: "封顶", sums: [-1, 1] },
    ]);
  });
});

test("wins of one tile are counted together, and those of an earlier tile are not", () => {
  const shots = (...took: boolean[]) =>
    told.shotsIn({ family: "mahjong", wins: took.map((first, seat) => [seat, 2, 0, 3, first]) } as never);
  expect([shots(), shots(true), shots(true, false), shots(true, true), shots(true, true, false)]).toEqual([
    0, 1, 2, 1, 2,
  ]);
});
