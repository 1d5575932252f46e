/** Finding words, rules and tiles in the rule pages of all games. */

import { tilesIn } from "../score/tiles";
import { sectionId } from "./page";

/** A paragraph, a point or a row of a page. */
export interface Line {
  game: string;
  /** The rule it belongs to; empty in a part that is none. */
  rule: string;
  /** The title of its section, empty before the first. */
  section: string;
  /** Where on the page it stands. */
  anchor: string;
  text: string;
  /** Texts of tiles in it, with the tiles by name and in words. */
  tiles: readonly { code: string; words: string }[];
}

/** A line in which something was found: the sentence around it, cut where it is. */
export interface Hit extends Line {
  before: string;
  found: string;
  after: string;
}

const RULE = /[A-Z]{2}-\d+\.\d+/;
/** What parts the head of a table from its rows. */
const UNDERLINE = /^\|[\s|:-]+\|$/;
const BOUND = /(?<=[。！？；])|(?<=[.!?;]) /;

/** `called`: a tile in words. */
export function linesOf(
  game: string,
  markdown: string,
  kinds: readonly string[],
  called: (name: string) => string,
): Line[] {
  let [rule, section] = ["", ""]; // the last ones that were read
  const raws = markdown.split("\n");
  return raws.flatMap((raw, at) => {
    if (raw.startsWith("#")) {
      rule = "";
      section = raw.replace(/^#+\s*/, "").trim();
      return raw.startsWith("# ") ? [] : [line(raw, "")];
    }
    const isHead = UNDERLINE.test(raws[at + 1] ?? "");
    if (raw.trim() === "" || isHead || UNDERLINE.test(raw)) return [];
    const own = raw.startsWith("|") ? RULE.exec(raw)?.[0] : new RegExp(`^\\*\\*(${RULE.source})\\*\\*`).exec(raw)?.[1];
    if (own && !raw.startsWith("|")) rule = own;
    return [line(raw, own ?? rule)];
  });

  function line(raw: string, belongs: string): Line {
    const codes = [...raw.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
    const tiles = codes.flatMap((code) => {
      const names = tilesIn(code, kinds);
      return names?.length ? [{ code, words: names.map((name) => `${name} ${called(name)}`).join(" ") }] : [];
    });
    return {
      game,
      rule: belongs,
      section: plain(section),
      anchor: belongs || sectionId(section),
      text: plain(raw).replace(`${belongs} `, "").replace(/^◆ /, ""),
      tiles,
    };
  }
}

/** Without the marks of the notation; the cells of a row one behind the other. */
function plain(raw: string): string {
  const cells = raw.startsWith("|") ? raw.split("|").filter((cell) => cell.trim() !== "") : [raw];
  return cells
    .map((cell) =>
      cell
        .replace(/^\s*(#+|[-*] |\d+\. )\s*/, "")
        .replaceAll(/[`*]/g, "")
        .trim(),
    )
    .join(" · ");
}

/** Lines with all of these words, those of the rule that is named first. */
export function find(lines: readonly Line[], query: string): Hit[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const hits = lines.flatMap((line) => hitIn(line, wanted) ?? []);
  const named = (hit: Hit) => hit.rule.toLowerCase() === wanted[0];
  return [...hits.filter(named), ...hits.filter((hit) => !named(hit))];
}

function hitIn(line: Line, wanted: readonly string[]): Hit | null {
  const whole = `${line.rule} ${line.text} ${line.tiles.map(({ words }) => words).join(" ")}`.toLowerCase();
  if (!wanted.every((word) => whole.includes(word))) return null;
  const text = line.text.toLowerCase();
  const literal = wanted.find((word) => text.includes(word));
  // a tile in words stands in the text as it is written there
  const shown = literal ?? line.tiles.find(({ words }) => words.toLowerCase().includes(wanted[0] ?? ""))?.code ?? "";
  const at = shown === "" ? -1 : text.indexOf(shown.toLowerCase());
  return { ...line, ...around(line.text, at, shown.length) };
}

/** The sentence at a place, in three pieces; the first one where nothing of the text itself was found. */
function around(text: string, at: number, long: number): Pick<Hit, "before" | "found" | "after"> {
  let start = 0;
  for (const sentence of text.split(BOUND)) {
    const from = text.indexOf(sentence, start);
    const end = from + sentence.length;
    if (at < end) {
      if (at < 0) return { before: sentence, found: "", after: "" };
      return {
        before: text.slice(from, at),
        found: text.slice(at, at + long),
        after: text.slice(at + long, Math.max(end, at + long)),
      };
    }
    start = end;
  }
  return { before: text, found: "", after: "" };
}
