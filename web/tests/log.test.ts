/** The log of a table: sentences of what was shown to one's own seat, and keys by their names. */

import { beforeAll, describe, expect, test, vi } from "vitest";
import { MAHJONG } from "../src/fold/numbers";
import type { Live } from "../src/live";
import type { Event } from "../src/wire";
import { EVENTS, game } from "./games";

type Lines = typeof import("../src/table/log/lines");
type Speech = typeof import("../src/i18n");
type Keys = typeof import("../src/table/parts/use_keys");
let lines: Lines;
let speech: Speech;
let keys: Keys;

beforeAll(async () => {
  const kept = new Map([["paiju.lang", "zh"]]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  lines = await import("../src/table/log/lines");
  speech = await import("../src/i18n");
  keys = await import("../src/table/parts/use_keys");
});

const code = (name: string): number => EVENTS.indexOf(name) + 1;
const HIDDEN = -1;
const KIND = game.kinds.indexOf("5p");
const SEATS = ["阿梅", "阿波", "阿成", "阿东"].map((name) => ({ name, bot: null }));

/** A table at which these events were shown, a list for each frame. */
function table(seat: number | null, ...frames: Event[][]): Live {
  const of = <T>(value: T) => ({ value });
  return {
    frames: frames.map((events, number) => ({ session: 1, round: 2, number, events })),
    game: of(game),
    table: of({ seats: SEATS }),
    seat: of(seat),
    view: of({ family: "mahjong", names: game.kinds }),
  } as unknown as Live;
}

const texts = (live: Live): string[] => lines.linesOf(live).map((line) => line.text);

const ROUND: Event[][] = [
  [
    [code("draw"), 1, HIDDEN, 0, 40],
    [code("discard"), 1, KIND, 0],
  ],
  [[code("meld"), 0, MAHJONG.PONG, KIND, 1]],
  [[code("draw"), 0, KIND, 0, 39]],
];

describe("the log", () => {
  test("tells what happened as one's own seat saw it, equal tiles once", async () => {
    await speech.speak("zh");
    expect(texts(table(0, ...ROUND))).toEqual(["下家摸一张", "下家打五筒", "你碰五筒（下家打的）", "你摸五筒"]);
  });

  test("in traditional Chinese", async () => {
    await speech.speak("hant");
    expect(texts(table(0, ...ROUND))).toEqual(["下家摸一張", "下家打五筒", "你碰五筒（下家打的）", "你摸五筒"]);
  });

  test("in English, where one is spoken to otherwise than others are told of", async () => {
    await speech.speak("en");
    expect(texts(table(0, ...ROUND))).toEqual([
      "阿波 draws a tile",
      "阿波 discards 5 dots",
      "You pong 5 dots (from 阿波)",
      "You draw 5 dots",
    ]);
    expect(texts(table(0, [[code("discard"), 0, KIND, 0]]))).toEqual(["You discard 5 dots"]);
  });

  test("names everybody for who looks on", async () => {
    await speech.speak("zh");
    expect(texts(table(null, ...ROUND)).slice(0, 3)).toEqual(["阿波摸一张", "阿波打五筒", "阿梅碰五筒（阿波打的）"]);
  });

  test("says nothing of what is nobody's to hear, and is empty before anything was shown", async () => {
    await speech.speak("zh");
    expect(texts(table(0, [[code("barred"), 0, 3]]))).toEqual([]);
    expect(texts(table(0))).toEqual([]);
  });

  test("parts a number from the word before it, and in English each tile from the next", async () => {
    const at = ["right", { tile: "4x" }, { tile: "5x" }, { tile: "6x" }, "(own card)"];
    await speech.speak("zh");
    expect(lines.sentence(["对家", "1 倍"])).toBe("对家 1 倍");
    expect(lines.sentence(["下家", "吃", ...at.slice(1, 4)])).toBe("下家吃四五六");
    await speech.speak("hant");
    expect(lines.sentence(["下家", "打", { tile: "6d" }])).toBe("下家打陸");
    await speech.speak("en");
    expect(lines.sentence(at)).toBe("Right 四, small 4; 五, small 5; 六, small 6 (own card)");
  });

  test("keeps the key of a sentence while others follow, so that none is said twice", () => {
    const [first, second] = [lines.linesOf(table(0, ...ROUND.slice(0, 2))), lines.linesOf(table(0, ...ROUND))];
    expect(second.slice(0, first.length)).toEqual(first);
    expect(new Set(second.map((line) => line.key)).size).toBe(second.length);
  });
});

test.each([
  ["KeyP", "p", "P"],
  ["KeyP", "P", "P"],
  ["Digit1", "1", "1"],
  ["Numpad2", "2", "2"],
  ["Space", " ", "Space"],
  ["NumpadEnter", "Enter", "NumpadEnter"],
  ["Key", "Unidentified", "Key"],
  // what a Chinese keyboard in use tells, and a French one: there the letters lie elsewhere
  ["KeyP", "Process", "P"],
  ["Semicolon", "m", "M"],
  ["Digit1", "&", "1"],
])("the key at %s with %s on it is called %s", (code, key, name) => {
  expect(keys.keyName({ code, key })).toBe(name);
});
