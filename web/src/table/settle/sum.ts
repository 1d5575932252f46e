/** How the items of a word-card win are added up: a sum to follow with a finger. */

import type { Item } from "../../wire";

/** One number of a sum, with what it stands for; `null` for the result of the line before. */
export interface Term {
  value: number;
  name: string | null;
  /** What stands before it. */
  sign: "" | "+" | "×";
}

export interface SumLine {
  terms: Term[];
  result: number;
}

/** First the 息 of the groups; then that times the multipliers, and what is added. */
export function sumOf(items: readonly Item[], total: number): SumLine[] {
  const [xi, times, bonus] = (["xi", "times", "bonus"] as const).map((unit) =>
    items.filter((item) => item.unit === unit),
  ) as [Item[], Item[], Item[]];
  const base = xi.reduce((sum, item) => sum + item.value, 0);
  const lines: SumLine[] = [];
  if (xi.length > 0) lines.push({ terms: adding(xi), result: base });
  if (times.length + bonus.length > 0) {
    const first: Term[] = xi.length > 0 ? [{ value: base, name: null, sign: "" }] : [];
    const raised = times.map((item): Term => ({ value: item.value, name: item.name, sign: "×" }));
    lines.push({ terms: adding(bonus, [...first, ...raised]), result: total });
  }
  return lines;
}

function adding(items: readonly Item[], before: Term[] = []): Term[] {
  const added = items.map((item): Term => ({ value: item.value, name: item.name, sign: "+" }));
  const terms = [...before, ...added];
  return terms.map((term, place) => (place === 0 ? { ...term, sign: "" } : term));
}
