/** Faces that can be told apart by anybody's eyes, codes as people type them, and whom this browser does not let speak. */

import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { codeIn, grouped, plain } from "../src/pages/me/code";
import { COLOURS, drawnIn, faceOf, PICTURES } from "../src/ui/faces";
import { contrast } from "./contrast";

const read = (name: string): string => readFileSync(new URL(`../src/ui/${name}`, import.meta.url), "utf8");
const THEMES = ["light", "dark"] as const;

/** The colours of both themes that a property has, in every place. */
const both = (css: string, property: string): [string, string][] =>
  [...css.matchAll(new RegExp(`(?<![\\w-])${property}: light-dark\\((#\\w{6}), (#\\w{6})\\)`, "g"))].map(
    ([, light = "", dark = ""]) => [light, dark],
  );

describe("faces", () => {
  const css = read("face.css");
  const grounds = both(css, "--ground");
  const [picture] = both(css, "color");

  test("each colour has a ground of its own, and the plain one", () => {
    expect(grounds).toHaveLength(COLOURS + 1);
    expect(new Set(grounds.map(String)).size).toBe(COLOURS + 1);
  });

  test.each(THEMES)("by %s the picture stands out from its ground, and the ground from the page", (theme) => {
    const at = THEMES.indexOf(theme);
    const pages = ["page", "surface", "well", "felt"].map((name) => both(read("styles.css"), `--${name}`)[0]?.[at]);
    for (const ground of grounds) {
      expect(contrast(ground[at] ?? "", picture?.[at] ?? "")).toBeGreaterThanOrEqual(3);
      for (const page of pages) expect(contrast(ground[at] ?? "", page ?? "")).toBeGreaterThanOrEqual(3);
    }
  });

  test("a contrast that is too small would be noticed", () => {
    expect(contrast("#cfe0d4", "#7fd6ca")).toBeLessThan(3);
  });

  test("every picture with every colour can be drawn, and nothing else", () => {
    for (const name of PICTURES)
      for (let colour = 1; colour <= COLOURS; colour++)
        expect(drawnIn(faceOf({ picture: name, colour }))).toEqual({ picture: name, colour });
    for (const wrong of [null, undefined, "", "cat", "cat-0", `cat-${COLOURS + 1}`, "lion-1", "cat-1 ", "toString-1"])
      expect(drawnIn(wrong)).toBeNull();
  });
});

describe("codes", () => {
  test("are read as they are typed and shown in groups", () => {
    expect(plain(" k7qp-3wxa ")).toBe("K7QP3WXA");
    expect(plain("K7QP3WXAZZ")).toBe("K7QP3WXA");
    expect(plain("Ｋ７qｐ　３ＷＸＡ")).toBe("K7QP3WXA");
    expect(grouped("K7QP3WXA")).toBe("K7QP 3WXA");
    expect(grouped("K7Q")).toBe("K7Q");
  });

  test("stand behind the # of an address, whole or not at all", () => {
    expect(codeIn("#K7QP3WXA")).toBe("K7QP3WXA");
    expect(codeIn("#K7QP3WX")).toBe("");
    expect(codeIn("")).toBe("");
  });
});

describe("who is not heard here", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.resetModules();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  const bo = { id: "bo", name: "波", face: "dog-1" };

  test("is remembered from visit to visit, until he may speak again", async () => {
    const first = await import("../src/quiet");
    first.mute(bo, true);
    first.mute(bo, true);
    vi.resetModules();
    const second = await import("../src/quiet");
    expect(second.muted.value).toEqual([bo]);
    expect(second.isMuted("bo")).toBe(true);
    expect(second.isMuted("ann")).toBe(false);
    expect(second.isMuted(null)).toBe(false);
    second.mute(bo, false);
    expect(second.muted.value).toEqual([]);
    expect(JSON.parse(kept.get("paiju.muted") ?? "")).toEqual([]);
  });
});
