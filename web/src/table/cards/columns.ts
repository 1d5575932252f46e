/** The hand in columns as players sort it: 坎 (three or four alike), 对 (two alike), 句 (in a row, or 二七十), the rest. */

import { SEQUENCES } from "../../fold";

/** What fits side by side on the narrowest phone. */
const MOST_COLUMNS = 10;
/** Cards of a column of what belongs to no group, and of any column where there is too little room. */
const LOOSE = 3;
const DEEPEST = 4;
/** What a 句 and a 对 are worth, so that as few cards as possible are left over and a pair is not broken for nothing. */
const RUN = 10;
const PAIR = 6;

const RANKS = "1234567890";
const NAMES = ["x", "d"].flatMap((size) => [...RANKS].map((rank) => rank + size));
const RUNS = SEQUENCES.map((kinds) => kinds.map((kind) => NAMES[kind] ?? ""));

type Counts = ReadonlyMap<string, number>;

/** Sort named cards into columns. */
export function columnsOf(cards: readonly string[]): string[][] {
  const counts = countsOf(cards);
  const threes = [...counts].filter(([, count]) => count >= 3);
  const runs = runsIn(new Map([...counts].filter(([, count]) => count < 3)));
  const left = without(counts, [...threes.flatMap(copies), ...runs.flat()]);
  const pairs = [...left].filter(([, count]) => count === 2);
  const single = [...left].flatMap(([card, count]) => (count === 1 ? [card] : []));
  return squeezed([...threes.map(copies), ...pairs.map(copies), ...runs, ...loose(single)]);
}

/** By card, from one to ten, of each number the small one first. */
function countsOf(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of [...cards].sort(inOrder)) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

const rank = (card: string): number => RANKS.indexOf(card[0] ?? "");
const inOrder = (one: string, other: string): number =>
  rank(one) - rank(other) || Number(one[1] === "d") - Number(other[1] === "d");

const copies = ([card, count]: readonly [string, number]): string[] => new Array<string>(count).fill(card);

function without(counts: Counts, cards: readonly string[]): Map<string, number> {
  const left = new Map(counts);
  for (const card of cards) left.set(card, (left.get(card) ?? 0) - 1);
  return new Map([...left].filter(([, count]) => count > 0));
}

/** Those 句 that together with the pairs they leave are worth most. */
function runsIn(counts: Counts): string[][] {
  return best(counts, 0).runs;
}

function best(counts: Counts, from: number): { runs: string[][]; worth: number } {
  let found = { runs: [] as string[][], worth: PAIR * [...counts.values()].filter((count) => count === 2).length };
  for (let at = from; at < RUNS.length; at += 1) {
    const run = RUNS[at] ?? [];
    if (!run.every((card) => counts.has(card))) continue;
    const rest = best(without(counts, run), at);
    if (rest.worth + RUN > found.worth) found = { runs: [run, ...rest.runs], worth: rest.worth + RUN };
  }
  return found;
}

/** What belongs nowhere: by number, neighbours in one column. */
function loose(cards: readonly string[]): string[][] {
  const columns: string[][] = [];
  for (const card of cards) {
    const last = columns.at(-1);
    const near = last && last.length < LOOSE && rank(card) - rank(last[0] ?? "") <= 2;
    if (near) last.push(card);
    else columns.push([card]);
  }
  return columns;
}

/** No more columns than there is room for: the smallest that lie beside each other become one. */
function squeezed(columns: string[][]): string[][] {
  if (columns.length <= MOST_COLUMNS) return columns;
  const sizes = columns.slice(1).map((column, at) => column.length + (columns[at]?.length ?? 0));
  const least = Math.min(...sizes);
  if (least > DEEPEST) return columns;
  const at = sizes.lastIndexOf(least);
  const joined = [...(columns[at] ?? []), ...(columns[at + 1] ?? [])];
  return squeezed([...columns.slice(0, at), joined, ...columns.slice(at + 2)]);
}
