/** The serif that ships with the client: the characters that stand in it, derived from where they are written. */

import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { BIG, SMALL } from "../src/ui/numerals.ts";
import { traditional } from "./traditional.mjs";

/** Ordinary and heavy. */
export const WEIGHTS = [500, 900];

const WEB = join(import.meta.dirname, "..");
/** Where a game says its name. */
const GAMES = "../src/paiju/games/*/game.py";
const GAME_TITLE = /^\s*title="([^"]+)"/gm;
const WORDS = "src/words/zh/*.ts";
/** Where words are set in it: in large headings, as the title of a page or a sheet, by its class. */
const PAGES = "src/**/*.tsx";
const SET = [
  /<h[12]\b[^>]*>([^<]*)</g,
  /<[A-Z]\w*\b[^<]*?\btitle=\{([^}]*)\}/g,
  /class="[^"]*\bserif\b[^"]*"[^>]*>([^<]*)</g,
];
/** The last name of what stands there, such as `title` of `words.room.title(code)`: its key among the words. */
const KEYS = /\.(\w+)\b(?!\.)/g;
const TITLES = ["brand", "title", "\\w+Title"];
const HAN = /[\p{Script=Han}，。、！？：；（）《》「」—·…]/gu;

function found(pattern, expression) {
  const paths = globSync(pattern, { cwd: WEB });
  if (paths.length === 0) throw new Error(`nothing at ${pattern}`);
  const texts = paths.map((path) => readFileSync(join(WEB, path), "utf8"));
  return texts.flatMap((text) => [...text.matchAll(expression)].map((match) => match[1]));
}

/** The titles among the words of the client. */
function titles() {
  const places = SET.flatMap((expression) => found(PAGES, expression));
  const keys = [...new Set(places.flatMap((place) => [...place.matchAll(KEYS)].map(([, key]) => key)))];
  return found(
    WORDS,
    new RegExp(`(?:^ *|[{,] *)(?:${[...keys, ...TITLES].join("|")}):\\s*(?!string|number)(.+)`, "gm"),
  );
}

/** A font for each script: the second holds what only traditional titles have, and is fetched for nobody else. */
const FONTS = {
  hans: "noto-serif-sc/files/noto-serif-sc-chinese-simplified",
  hant: "noto-serif-tc/files/noto-serif-tc-chinese-traditional",
};
export const SCRIPTS = Object.keys(FONTS);

const once = (texts) => [...new Set(texts.join("").match(HAN))].sort();

/** Every character that must have a glyph, by the font that has it, once and in order. */
export function characters() {
  const texts = [...found(GAMES, GAME_TITLE), ...titles()];
  const hans = once([SMALL, BIG, ...texts]);
  const hant = once(texts.map(traditional)).filter((character) => !hans.includes(character));
  return { hans: hans.join(""), hant: hant.join("") };
}

/** The font of one script and weight with these characters only, as woff2. */
export function subset(script, weight, wanted) {
  const file = `@fontsource/${FONTS[script]}-${weight}-normal.woff2`;
  const whole = readFileSync(createRequire(import.meta.url).resolve(file));
  return subsetFont(whole, wanted, { targetFormat: "woff2" });
}

/** The file of a font below `src/made/`. */
export const fileOf = (script, weight) => `serif-${script}-${weight}.woff2`;

/** To which weights of a text a font answers. */
const ANSWERS = { 500: "400 600", 900: "700 900" };

/** The style sheet that tells of the fonts, each with the characters for which it is to be fetched. */
export function sheet(wanted) {
  const faces = SCRIPTS.flatMap((script) => WEIGHTS.map((weight) => faceRule(script, weight, wanted[script])));
  return `/* made by build/faces.mjs */\n${faces.join("")}`;
}

function faceRule(script, weight, wanted) {
  const range = [...wanted].map((character) => `U+${character.codePointAt(0).toString(16)}`).join(", ");
  return `@font-face {
  font-family: "Paiju Serif";
  src: url("./${fileOf(script, weight)}") format("woff2");
  font-weight: ${ANSWERS[weight]};
  font-display: swap;
  unicode-range: ${range};
}
`;
}

/** These characters of a font, with its tables unpacked: for reading which glyphs it has. */
export const unpacked = (font, wanted) => subsetFont(font, wanted, { targetFormat: "sfnt" });
