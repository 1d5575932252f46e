/** Rules kept under a name: what is in the list after each step. */

import { expect, test } from "vitest";
import {
  LONGEST,
  MOST,
  matching,
  type Preset,
  renamed,
  tidied,
  without,
  withPreset,
} from "../src/pages/options/presets";

const preset = (name: string, base = 2): Preset => ({ name, options: { base }, customs: {} });
const names = (list: readonly Preset[]) => list.map((one) => one.name);

test("a new one comes last, one of the same name takes its place", () => {
  const list = withPreset(withPreset([preset("周五")], preset("老家")), preset("周五", 5));
  expect(list).toEqual([preset("周五", 5), preset("老家")]);
});

test("a full list takes no more, but another of a name that is there", () => {
  const full = Array.from({ length: MOST }, (_, number) => preset(`${number}`));
  expect(withPreset(full, preset("new"))).toBe(full);
  expect(withPreset(full, preset("3", 9))[3]).toEqual(preset("3", 9));
  expect(withPreset(without(full, "3"), preset("new"))).toHaveLength(MOST);
});

test("another name, unless it is taken", () => {
  const list = [preset("a"), preset("b")];
  expect(names(renamed(list, "a", "c"))).toEqual(["c", "b"]);
  expect(renamed(list, "a", "b")).toBe(list);
  expect(renamed(list, "a", "a")).toBe(list);
});

test("what is deleted is gone, the rest stays", () => {
  expect(names(without([preset("a"), preset("b")], "a"))).toEqual(["b"]);
});

test("rules are known again by what they say, in any order", () => {
  const list = [{ name: "a", options: { base: 2, wild: true }, customs: { rounds: 8 } }];
  expect(matching(list, { options: { wild: true, base: 2 }, customs: { rounds: 8 } })?.name).toBe("a");
  expect(matching(list, { options: { wild: true, base: 2 }, customs: {} })).toBeUndefined();
  expect(matching(list, { options: { wild: true, base: 2, more: 1 }, customs: { rounds: 8 } })).toBeUndefined();
  expect(matching(list, { options: { base: 2, other: true }, customs: { rounds: 8 } })).toBeUndefined();
});

test("names are tidied", () => {
  expect(tidied("  周五  老规矩 ")).toBe("周五 老规矩");
  expect(tidied("   ")).toBe("");
  expect(tidied("x".repeat(40))).toHaveLength(LONGEST);
});
