/** All styles come in one file, so that a class of one page must not be that of another. */

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** `ui`, `table`, `pages` for what all pages share, `pages/careers` … for what is one page's own. */
function areaOf(file: string): string {
  const [, first = "", second = ""] = file.replaceAll("\\", "/").split("/");
  return first === "pages" && !second.endsWith(".css") ? `${first}/${second}` : first;
}

/** Classes that have a rule of their own in a style sheet, such as `.way { … }`. */
function classesIn(text: string): string[] {
  const plain = text.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const selectors = [...plain.matchAll(/([^{}]+)\{/g)].flatMap(([, found = ""]) => found.split(","));
  return selectors.flatMap((selector) => /^\s*\.([a-z][a-z0-9-]*)\s*$/.exec(selector)?.[1] ?? []);
}

/** Class → areas that style it. */
function areasByClass(sheets: readonly [file: string, text: string][]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [file, text] of sheets)
    for (const name of classesIn(text)) found.set(name, (found.get(name) ?? new Set()).add(areaOf(file)));
  return found;
}

/** What all pages share may be changed by one of them, and by nobody else. */
function clash(areas: ReadonlySet<string>): boolean {
  const own = [...areas].filter((area) => area !== "pages");
  return own.length > 1 || (areas.has("pages") && own.some((area) => !area.startsWith("pages/")));
}

const clashes = (sheets: readonly [file: string, text: string][]): string[] =>
  [...areasByClass(sheets)].filter(([, areas]) => clash(areas)).map(([name]) => name);

test("no class is styled by two pages, or by a page and the table", () => {
  const files = globSync("src/**/*.css");
  expect(files.length).toBeGreaterThan(20);
  expect(clashes(files.map((file) => [file, readFileSync(file, "utf8")]))).toEqual([]);
});

test("a clash would be noticed", () => {
  expect(
    clashes([
      ["src/pages/careers/a.css", ".way { color: red }"],
      ["src/table/parts/b.css", ".x, .way { top: 0 }"],
    ]),
  ).toEqual(["way"]);
  expect(
    clashes([
      ["src/pages/a.css", ".front { top: 0 }"],
      ["src/pages/front/b.css", ".front { left: 0 }"],
    ]),
  ).toEqual([]);
});
