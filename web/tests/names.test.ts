/** What tiles are called, for those who hear the table: `0` is ten on cards, `7z` is the last of the honours. */

import { beforeAll, expect, test, vi } from "vitest";

type Names = typeof import("../src/ui/names");
type Speech = typeof import("../src/i18n");
let names: Names;
let speech: Speech;

beforeAll(async () => {
  const kept = new Map([["paiju.lang", "zh"]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  names = await import("../src/ui/names");
  speech = await import("../src/i18n");
});

test.each([
  ["5p", "五筒", "5 dots"],
  ["9s", "九条", "9 bamboo"],
  ["1m", "一万", "1 characters"],
  ["1z", "东风", "east wind"],
  ["7z", "红中", "red dragon"],
  ["1x", "一", "一, small 1"],
  ["0x", "十", "十, small 10"],
  ["7d", "柒", "柒, big 7"],
  ["0d", "拾", "拾, big 10"],
  ["?", "?", "?"],
])("%s is called %s and %s", async (name, chinese, english) => {
  await speech.speak("zh");
  expect(names.tileName(name)).toBe(chinese);
  await speech.speak("en");
  expect(names.tileName(name)).toBe(english);
});

test("twos, sevens and tens are red in both sizes, and their neighbours are not", () => {
  const all = [..."1234567890"].flatMap((rank) => [`${rank}x`, `${rank}d`]);
  expect(all.filter(names.isRed)).toEqual(["2x", "2d", "7x", "7d", "0x", "0d"]);
});
