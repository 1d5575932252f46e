/** Contrast of the colours, for eyes that are no longer young: text 4.5:1, shapes 3:1, in both themes. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast } from "./contrast";

const CSS = readFileSync(new URL("../src/ui/styles.css", import.meta.url), "utf8");
const THEMES = ["light", "dark"] as const;
const ACTIONS = ["win", "kong", "pong", "chow", "pass"];

/** Text and what it stands on. */
const TEXTS: [string, string[]][] = [
  ["ink", ["page", "felt", "felt-deep", "surface", "well"]],
  ["ink-soft", ["page", "felt", "felt-deep", "surface", "well"]],
  ["link", ["page", "felt", "surface", "well"]],
  ["plus", ["page", "felt", "felt-deep", "surface", "well"]],
  ["minus", ["page", "felt", "felt-deep", "surface", "well"]],
  ["main-ink", ["main"]],
  ["danger-ink", ["danger"]],
  ["dealer-ink", ["dealer"]],
  ["card-ink", ["cream", "ivory"]],
  ["card-red", ["cream"]],
  ...ACTIONS.map((action): [string, string[]] => [`${action}-ink`, [action]]),
];

/** Shapes that carry meaning, and what they stand out from. */
const SHAPES: [string, string[]][] = [
  ["turn", ["felt", "felt-deep", "surface"]],
  ["focus", ["page", "felt", "felt-deep", "surface", "well"]],
  ["edge", ["surface", "page"]],
  ["main", ["page", "surface", "felt"]],
  ["action-edge", ["felt", "felt-deep", "page", "surface"]],
  ["ivory", ["bamboo"]],
];

function token(name: string, theme: (typeof THEMES)[number]): string {
  const text = CSS.match(new RegExp(`^\\s*--${name}:\\s*(.+);$`, "m"))?.[1] ?? "";
  const both = text.match(/light-dark\((#\w+), (#\w+)\)/);
  const colour = both ? both[THEMES.indexOf(theme) + 1] : text;
  if (!colour?.match(/^#[0-9a-f]{6}$/)) throw new Error(`--${name} is no plain colour: ${text}`);
  return colour;
}

/** Grounds tinted with `turn`, by where they are written: what lies below, and what stands on them. */
const TINTED: [string, string, string, string[]][] = [
  ["table/settle/money.css", ".sums .own > *", "surface", ["ink", "plus", "minus"]],
  ["pages/rules/rules.css", ".hit", "page", ["ink", "ink-soft", "link"]],
  ["pages/rules/rules.css", ".find-hit mark", "page", ["ink"]],
  ["pages/careers/careers.css", ".ladder li[aria-current]", "surface", ["ink"]],
  ["pages/options/options.css", ".tile-picks button", "well", ["ink"]],
];

/** How much of `turn` is in the ground of a rule, from 0 to 1. */
function shareIn(file: string, rule: string): number {
  const css = readFileSync(new URL(`../src/${file}`, import.meta.url), "utf8");
  const found = css.slice(css.indexOf(rule)).match(/color-mix\(in srgb, var\(--turn\) (\d+)%/);
  if (!css.includes(rule) || !found) throw new Error(`no tint at ${rule} of ${file}`);
  return Number(found[1]) / 100;
}

/** The colour between two, so much of the first. */
function mixed(first: string, share: number, second: string): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round(share * part(first, at) + (1 - share) * part(second, at)));
  return `#${parts.map((one) => one.toString(16).padStart(2, "0")).join("")}`;
}

const pairs = (list: [string, string[]][]) => list.flatMap(([front, backs]) => backs.map((back) => [front, back]));

test("black on white is 21:1, and a grey that is known to fail does", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeLessThan(4.5);
  expect(contrast("#767676", "#ffffff")).toBeGreaterThan(4.5);
});

describe.each(THEMES)("%s", (theme) => {
  test.each(pairs(TEXTS))("text %s on %s", (front, back) => {
    expect(contrast(token(front ?? "", theme), token(back ?? "", theme))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(pairs(SHAPES))("shape %s on %s", (front, back) => {
    expect(contrast(token(front ?? "", theme), token(back ?? "", theme))).toBeGreaterThanOrEqual(3);
  });
  test.each(TINTED)("text on the tint of %s %s", (file, rule, ground, texts) => {
    const behind = mixed(token("turn", theme), shareIn(file, rule), token(ground, theme));
    const faint = texts.filter((text) => contrast(token(text, theme), behind) < 4.5);
    expect(faint).toEqual([]);
  });
});
