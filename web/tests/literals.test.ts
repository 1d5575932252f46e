/** Every text that people see or hear stands among the words, so that no language lacks it. */

import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";

interface Node {
  type: string;
  [key: string]: unknown;
}

/** What stands elsewhere, and why. */
const ALLOWED: Record<string, readonly string[]> = {
  "src/ui/numerals.ts": ["一二三四五六七八九十", "壹贰叁肆伍陆柒捌玖拾"], // on the cards, the same in every language
  "src/ui/language.ts": ["简体", "繁體"], // each language in itself
  "src/pages/score/tiles.ts": [
    "壹贰叁肆伍陆柒捌玖拾",
    "壹貳參肆伍陸柒捌玖拾",
    "东南西北白发中",
    "東南西北白發中",
  ].concat("一二三四五六七八九十"), // what is read in a file or a link, not shown
  "src/table/settle/payments.tsx": ["雨钱"], // compared with what the server says, and not shown
};

const HAN = /\p{Script=Han}/u;
/** A word: what stands alone, such as × or x, is a sign. */
const WORD = /\p{Letter}{2}/u;
/** Attributes that are seen or heard. */
const TELLING = new Set(["alt", "aria-label", "aria-description", "label", "placeholder", "title", "hint", "note"]);

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  if (!isNode(value)) return;
  yield value;
  for (const inside of Object.values(value)) if (typeof inside === "object") yield* nodesIn(inside);
}

/** The texts that people would read out of a piece of the source. */
function textOf(node: Node): string {
  if (node.type === "JSXText" || (node.type === "Literal" && typeof node.value === "string")) return String(node.value);
  const cooked = node.type === "TemplateElement" ? (node.value as { cooked: string }).cooked : "";
  return cooked ?? "";
}

function literalsIn(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source);
  expect(errors, path).toEqual([]);
  return [...nodesIn(program)].flatMap((node) => {
    const text = textOf(node);
    return HAN.test(text) || isTelling(node, text) ? [text.trim()] : [...inAttribute(node)];
  });
}

const isTelling = (node: Node, text: string): boolean => node.type === "JSXText" && WORD.test(text);

function inAttribute(node: Node): string[] {
  if (node.type !== "JSXAttribute" || !isNode(node.value)) return [];
  const { name } = node.name as { name: string };
  const { expression } = node.value;
  const text = textOf(isNode(expression) ? expression : node.value);
  return TELLING.has(name) && WORD.test(text) && !HAN.test(text) ? [text] : [];
}

test("no text stands outside the words", () => {
  const paths = globSync("src/**/*.{ts,tsx}").map((path) => path.replaceAll("\\", "/"));
  const sources = paths.filter((path) => !/^src\/(words|made)\//.test(path));
  expect(sources.length).toBeGreaterThan(150);
  const found = sources.flatMap((path) =>
    literalsIn(path, readFileSync(path, "utf8"))
      .filter((text) => !ALLOWED[path]?.includes(text))
      .map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

test("nothing is excused that is not there", () => {
  for (const [path, texts] of Object.entries(ALLOWED))
    expect(literalsIn(path, readFileSync(path, "utf8")), path).toEqual(expect.arrayContaining([...texts]));
});

test.each([
  ["<p>走</p>", ["走"]],
  ["<p>Go on</p>", ["Go on"]],
  ['<button aria-label="Close" />', ["Close"]],
  ['<img alt={"a tile"} />', ["a tile"]],
  ["const word = `打`;", ["打"]],
  ['const word = "胡";', ["胡"]],
])("%s would be noticed", (source, texts) => {
  expect(literalsIn("a.tsx", source)).toEqual(texts);
});

test.each([
  "// 会儿\nconst a = 1;",
  "<p>{words.go} × {count}</p>",
  '<p class="go on" data-place="hand">{t().go}</p>',
  'const verb = "discard";',
  "<b>x</b>",
])("%s is left alone", (source) => {
  expect(literalsIn("a.tsx", source)).toEqual([]);
});

/** What has to be asked for by name, so that traditional Chinese is not taken for English. */
const COMPARED = /\blang\.value\s*[!=]==?|\[lang\.value\]|[!=]==?\s*lang\.value/;

test("which language is spoken is asked of i18n.ts alone", () => {
  const sources = globSync("src/**/*.{ts,tsx}").filter((path) => !/i18n\.ts$|[\\/]made[\\/]/.test(path));
  expect(sources.filter((path) => COMPARED.test(readFileSync(path, "utf8")))).toEqual([]);
  expect('lang.value === "zh" ? zh : en').toMatch(COMPARED);
  expect("value={lang.value}").not.toMatch(COMPARED);
});
