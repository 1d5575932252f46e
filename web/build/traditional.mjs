/** Traditional Chinese out of the simplified that everything is written in: the words of the client as a language of
 * their own, and a small table for what the server says. */

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Converter } from "opencc-js/cn2t";
import terms from "./terms.json" with { type: "json" };

const WEB = join(import.meta.dirname, "..");
const WORDS = "src/words/zh/*.ts";
const MODEL = "src/words/zh.ts";
/** Where what a browser is told in Chinese is written. The terminal speaks to nobody else. */
const SERVER = ["../src/paiju/**/*.py", "../src/paiju/pages/**/*.zh.md", "../src/paiju/{pages,lessons}/**/*.jsonl"];
const TERMINAL = /[\\/]cli[\\/]/;
/** A run of Chinese, with the marks of speech in it; no word reaches over its ends. */
const RUN = /[\p{Script=Han}“”‘’]+/gu;
/** The longest piece that is looked at to tell how a character is written. */
const WIDEST = 6;
/** So often the table is mended: a piece for one run may reach into another. */
const PASSES = 8;

const converted = Converter({ from: "cn", to: "tw" });
const LONGER_FIRST = Object.keys(terms).sort((one, other) => other.length - one.length);
const TERM = new RegExp(LONGER_FIRST.join("|"), "g");
const LONG_TERM = new RegExp(LONGER_FIRST.filter((term) => term.length > 1).join("|"));

/** As it is written in traditional Chinese: by the terms, which were chosen by hand, and by the dictionary between. */
export function traditional(text) {
  const between = text.split(TERM).map(converted);
  const found = text.match(TERM) ?? [];
  return between.map((part, place) => part + (terms[found[place]] ?? "")).join("");
}

function read(path) {
  return readFileSync(join(WEB, path), "utf8");
}

/** Files of the traditional words, by where they stand below `src/made/`. */
export function wordModules() {
  const areas = globSync(WORDS, { cwd: WEB }).map((path) => path.replaceAll("\\", "/"));
  if (areas.length === 0) throw new Error(`nothing at ${WORDS}`);
  const model = traditional(read(MODEL))
    .replaceAll('"./zh/', '"./hant/')
    .replace(/^export type .*$/m, "");
  const whole = `import type { Words } from "../words/zh";\n${model.replace("const zh =", "const hant: Words =")}`;
  return new Map([
    ["hant.ts", whole],
    ...areas.map((path) => [path.replace("src/words/zh/", "hant/"), traditional(read(path))]),
  ]);
}

/** Every run of Chinese that the server may say, once. */
export function corpus() {
  const paths = SERVER.flatMap((pattern) => globSync(pattern, { cwd: WEB })).filter((path) => !TERMINAL.test(path));
  return [...new Set(paths.sort().flatMap((path) => read(path).match(RUN) ?? []))];
}

/** What is read with `table`: at each place the longest piece that it knows, else the character. */
export function byTable(text, { singles, phrases }) {
  let made = "";
  for (let at = 0; at < text.length; ) {
    const piece = pieceAt(text, at, phrases);
    made += phrases.get(piece) ?? singles.get(piece) ?? piece;
    at += piece.length;
  }
  return made;
}

function pieceAt(text, at, phrases) {
  for (let long = WIDEST; long > 1; long--) {
    const piece = text.slice(at, at + long);
    if (piece.length === long && phrases.has(piece)) return piece;
  }
  return text[at];
}

/** A table that tells of every run what the dictionary does. Errors: a run that no table of this shape can tell. */
export function table(runs) {
  const pairs = runs.map((run) => [run, traditional(run)]);
  for (const [run, made] of pairs)
    if (run.length !== made.length)
      throw new Error(`a term of another length is for words of the client alone: ${run} ${made}`);
  const found = { singles: commonest(runs), phrases: new Map(termsIn(runs)) };
  for (let pass = 0; pass < PASSES; pass++) {
    const wrong = pairs.filter(([run, made]) => byTable(run, found) !== made);
    if (wrong.length === 0) return found;
    for (const [run, made] of wrong) mend(found, run, made, pairs);
  }
  throw new Error("no table tells everything");
}

/** Terms of several characters that occur. */
function termsIn(runs) {
  const whole = runs.join(" ");
  return Object.entries(terms).filter(([term]) => term.length > 1 && whole.includes(term));
}

/** Of each character what is mostly written for it, where that is another; longer terms have no say. */
function commonest(runs) {
  const counts = new Map();
  for (const run of runs.flatMap((whole) => whole.split(LONG_TERM))) {
    const made = traditional(run);
    for (let at = 0; at < run.length; at++) {
      const of = counts.get(run[at]) ?? new Map();
      counts.set(run[at], of.set(made[at], (of.get(made[at]) ?? 0) + 1));
    }
  }
  const best = [...counts].map(([sign, of]) => [sign, [...of].sort((a, b) => b[1] - a[1])[0][0]]);
  return new Map(best.filter(([sign, made]) => sign !== made));
}

/** Add pieces until this run comes out right. */
function mend(found, run, made, pairs) {
  for (let tries = 0; tries < run.length; tries++) {
    const told = byTable(run, found);
    const at = [...run].findIndex((_, place) => told[place] !== made[place]);
    if (at < 0) return;
    const [piece, as] = pieceFor(found, run, made, at, pairs);
    found.phrases.set(piece, as);
  }
}

/** The shortest piece around a place that is written the same wherever it stands, and is found where it is read. */
function pieceFor(found, run, made, at, pairs) {
  for (let long = 2; long <= WIDEST; long++)
    for (let from = Math.max(0, at - long + 1); from <= at && from + long <= run.length; from++) {
      const [piece, as] = [run.slice(from, from + long), made.slice(from, from + long)];
      const phrases = new Map(found.phrases).set(piece, as);
      const reached = byTable(run, { ...found, phrases })[at] === made[at];
      if (reached && pairs.every(([other, otherMade]) => sameIn(other, otherMade, piece, as))) return [piece, as];
    }
  throw new Error(`nothing tells how ${run[at]} is written in ${run}`);
}

function sameIn(run, made, piece, as) {
  for (let at = run.indexOf(piece); at >= 0; at = run.indexOf(piece, at + 1))
    if (made.slice(at, at + piece.length) !== as) return false;
  return true;
}

const flat = (pairs) => [...pairs].sort().map((pair) => pair.join(""));

/** The text of the module that tells of these runs. */
export function tableModule(runs) {
  const { singles, phrases } = table(runs);
  const lines = [
    "// made by build/faces.mjs",
    `export const widest = ${Math.max(1, ...[...phrases.keys()].map((piece) => piece.length))};`,
    `export const singles = ${JSON.stringify(flat(singles).join(""))};`,
    `export const phrases = ${JSON.stringify(flat(phrases).join(" "))};`,
  ];
  return `${lines.join("\n")}\n`;
}
