/** What the build makes of packages: every tile has a face, every icon a shape, every title its glyphs. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { characters, subset, unpacked, WEIGHTS } from "../build/serif.mjs";
import { codePoints } from "./glyphs";

const MADE = new URL("../src/made/", import.meta.url);
const MAHJONG = [..."mpsz"].flatMap((suit) =>
  [..."123456789"].slice(0, suit === "z" ? 7 : 9).map((rank) => rank + suit),
);

beforeAll(() => {
  execFileSync(process.execPath, ["build/faces.mjs"], { cwd: new URL("..", import.meta.url), timeout: 60_000 });
}, 70_000);

const picture = (name: string) => readFileSync(new URL(`faces/${name}.svg`, MADE), "utf8");

async function missing(font: Uint8Array, wanted: string): Promise<string[]> {
  const has = codePoints(await unpacked(font, wanted));
  return [...wanted].filter((character) => !has.has(character.codePointAt(0) ?? 0));
}

test.each(MAHJONG)("%s has a face with something drawn on it", (name) => {
  expect(picture(name)).toMatch(/^<svg width="300" height="400" [^>]*viewBox="0 0 300 400"[^>]*>.*<path.*<\/svg>\n$/s);
});

test("no two tiles have the same face", () => {
  expect(new Set(MAHJONG.map(picture)).size).toBe(34);
});

test.each(MAHJONG)("%s has no style or script that a strict policy would block, and wants nothing else", (name) => {
  expect(picture(name)).not.toMatch(/\sstyle=|<style|<script|<foreignObject|<image/);
  expect(picture(name).match(/href="[^#]/)).toBeNull();
});

test("all faces together are small enough for a first visit by phone", () => {
  const sizes = MAHJONG.map((name) => gzipSync(picture(name)).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(50_000);
});

test("the serif is asked for all numerals of the cards, the games' names and the name of the site", () => {
  const wanted = new Set(characters());
  for (const character of "一二三四五六七八九十壹贰叁肆伍陆柒捌玖拾内江麻将安乡偎麻雀歪胡子（福禄寿）牌局")
    expect(wanted, character).toContain(character);
});

test.each(WEIGHTS)("serif %i has a glyph for every character that it is asked for", async (weight) => {
  expect(await missing(readFileSync(new URL(`serif-${weight}.woff2`, MADE)), characters())).toEqual([]);
});

test("a character left out of a subset is seen to be missing", async () => {
  expect(await missing(await subset(500, "七八"), "七八九")).toEqual(["九"]);
});
