/** What the build makes of packages: every tile has a face, every icon a shape, every title its glyphs. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { characters, fileOf, SCRIPTS, subset, unpacked, WEIGHTS } from "../build/serif.mjs";
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
  const wanted = new Set(characters().hans);
  for (const character of "一二三四五六七八九十壹贰叁肆伍陆柒捌玖拾内江麻将安乡偎麻雀歪胡子（福禄寿）牌局")
    expect(wanted, character).toContain(character);
});

test("traditional titles are asked for what simplified ones lack, and for nothing that these have", () => {
  const { hans, hant } = characters();
  for (const character of "內將榆樹鄉祿壽槓聽關於規則") expect(hans + hant, character).toContain(character);
  for (const character of "內將鄉祿壽槓聽") expect([...hant], character).toContain(character);
  expect([...hant].filter((character) => hans.includes(character))).toEqual([]);
});

const EACH = SCRIPTS.flatMap((script) => WEIGHTS.map((weight) => ({ script, weight })));

test.each(EACH)("serif $script $weight has a glyph for every character that it is asked for", async (font) => {
  const file = readFileSync(new URL(fileOf(font.script, font.weight), MADE));
  expect(await missing(file, characters()[font.script])).toEqual([]);
});

test.each(SCRIPTS)("a page fetches the serif %s for its own characters only", (script) => {
  const rules = readFileSync(new URL("serif.css", MADE), "utf8").split("@font-face");
  const own = rules.filter((rule) => rule.includes(fileOf(script, 900)));
  const points = [...characters()[script]].map((character) => character.codePointAt(0)?.toString(16));
  expect(own.map((rule) => [...rule.matchAll(/U\+(\w+)/g)].map(([, point]) => point))).toEqual([points]);
});

test("a character left out of a subset is seen to be missing", async () => {
  expect(await missing(await subset("hans", 500, "七八"), "七八九")).toEqual(["九"]);
});

const manifests = ["zh", "en"].map((lang) =>
  JSON.parse(readFileSync(new URL(`../public/${lang}.webmanifest`, import.meta.url), "utf8")),
);
const HOME = readFileSync(new URL("../index.html", import.meta.url), "utf8").match(
  /rel="apple-touch-icon" href="\/(.+)"/,
);

/** How wide and high a PNG says that it is. Errors: for what is none. */
function sizeOf(png: Buffer): string {
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

const made = (name: string) => readFileSync(new URL(`icons/${name}`, MADE));

test("every picture that a manifest names is as large as it says, for both purposes", () => {
  for (const { icons } of manifests) {
    const pictures = icons.filter(({ type }: { type: string }) => type === "image/png");
    for (const { src, sizes } of pictures) expect(sizeOf(made(src.slice(1))), src).toBe(sizes);
    const offered = pictures.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${purpose} ${sizes}`);
    expect(offered).toEqual(["any 192x192", "any 512x512", "maskable 192x192", "maskable 512x512"]);
  }
});

test("an iPhone finds a picture of its own size", () => {
  expect(sizeOf(made(HOME?.[1] ?? ""))).toBe("180x180");
});
