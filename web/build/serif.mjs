/** The serif that ships with the client: the characters that stand in it, derived from where they are written. */

import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { BIG, SMALL } from "../src/ui/numerals.ts";

/** Ordinary and heavy. */
export const WEIGHTS = [500, 900];

const WEB = join(import.meta.dirname, "..");
/** Where a game says its name. */
const GAMES = "../src/paiju/games/*/game.py";
const GAME_TITLE = /^\s*title="([^"]+)"/gm;
/** Titles among the words of the client: the keys `brand`, `title`, and those that end in `Title`. */
const WORDS = "src/words/zh/*.ts";
const WORD_TITLE = /\b(?:brand|title|\w+Title):\s*(.+)/g;
const HAN = /[\p{Script=Han}，。、！？：；（）《》「」—·…]/gu;

function found(pattern, expression) {
  const paths = globSync(pattern, { cwd: WEB });
  if (paths.length === 0) throw new Error(`nothing at ${pattern}`);
  const texts = paths.map((path) => readFileSync(join(WEB, path), "utf8"));
  return texts.flatMap((text) => [...text.matchAll(expression)].map((match) => match[1]));
}

/** Every character that must have a glyph, once and in order. */
export function characters() {
  const texts = [SMALL, BIG, ...found(GAMES, GAME_TITLE), ...found(WORDS, WORD_TITLE)];
  return [...new Set(texts.join("").match(HAN))].sort().join("");
}

/** The font of one weight with these characters only, as woff2. */
export function subset(weight, wanted) {
  const file = `@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-${weight}-normal.woff2`;
  const whole = readFileSync(createRequire(import.meta.url).resolve(file));
  return subsetFont(whole, wanted, { targetFormat: "woff2" });
}

/** These characters of a font, with its tables unpacked: for reading which glyphs it has. */
export const unpacked = (font, wanted) => subsetFont(font, wanted, { targetFormat: "sfnt" });
