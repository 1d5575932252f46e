/** Payments of a round that are no win, as they are told: those of one rule together. */

import type { View } from "../../fold";
import { isChinese, said, t } from "../../i18n";
import type { Game, Named, Score } from "../../wire";
import { capital } from "../parts/who";
import type { Row } from "./money";
import { called, type Told } from "./told";

/** A payment with its rows. */
export interface Entry {
  payment: Named;
  rows: Row[];
}

/** Those of which there is something to say, in the order in which they were written down. */
export function entriesOf({ view, explained }: Told): Entry[] {
  const found = Object.entries(explained.payments).map(([reason, payment]) => ({
    payment,
    rows: view.rows.filter((row) => row[0] === Number(reason) && row[3] > 0),
  }));
  const place = ({ rows }: Entry) => view.rows.indexOf(rows[0] as Row);
  return found.filter(({ rows }) => rows.length > 0).sort((one, other) => place(one) - place(other));
}

/** Lists of what belongs to one rule. */
export function byRule<T>(all: readonly T[], ruleOf: (one: T) => string): T[][] {
  const rules = [...new Set(all.map(ruleOf))];
  return rules.map((rule) => all.filter((one) => ruleOf(one) === rule));
}

/** What payments are called in the language that is spoken. */
export const nameOf = (payment: Named): string => capital(said({ title: payment.name, english: payment.english }));

/** A column of the table of the sitting: what each seat gained by the payments of one rule. */
export interface Column {
  title: string;
  sums: number[];
}

/** Of all scores that are no win. */
export function columnsOf(game: Game, view: View, scores: readonly Score[]): Column[] {
  const others = scores.filter((score) => score.win !== true && score.name !== undefined);
  return byRule(others, (score) => score.rule ?? "").map((same) => ({
    title: shared(same.map((score) => called(game, score.name ?? ""))),
    sums: view.balances.map((_, seat) => same.reduce((sum, score) => sum + (score.deltas[seat] ?? 0), 0)),
  }));
}

/** One name for several: what they all end with, such as 杠 of 明杠 and 暗杠; all of them where they share nothing. */
export function shared(names: readonly string[]): string {
  const different = [...new Set(names)];
  const [first = "", ...rest] = different.map((name) => (isChinese() ? [...name] : name.split(" ")));
  if (rest.length === 0) return different[0] ?? "";
  const parts = [...first];
  while (parts.length > 0 && !rest.every((other) => parts.every((part, at) => other.at(at - parts.length) === part)))
    parts.shift();
  return parts.length > 0 ? capital(parts.join(isChinese() ? "" : " ")) : different.join(t().table.and);
}
