/** The sum of a word-card win, shown. */

import type { JSX } from "preact";
import { lang, t } from "../../i18n";
import type { Game } from "../../wire";
import { RuleSentence } from "../parts/rule_sentence";
import { type SumLine, sumOf, type Term } from "./sum";
import { called, type Told, type Win } from "./told";

/** Nothing where the items are not added up: mahjong. */
export function Sum({ told, win, place }: { told: Told; win: Win; place: number }): JSX.Element | null {
  const counting = told.explained.wins[place]?.counting;
  if (!counting) return null;
  const lines = sumOf(win.items, win.total);
  return (
    <section class="sum">
      <h4>{t().settle.sum(lang.value === "zh" ? counting.name : counting.english)}</h4>
      <RuleSentence game={told.game.id} rule={counting.rule} />
      {lines.map((line, at) => (
        <Line key={line.terms.length} game={told.game} line={line} last={at === lines.length - 1} />
      ))}
    </section>
  );
}

function Line({ game, line, last }: { game: Game; line: SumLine; last: boolean }): JSX.Element {
  return (
    <p class={last ? "sum-line sum-last numbers" : "sum-line numbers"}>
      {line.terms.map((term) => (
        <Part key={term.name ?? ""} game={game} term={term} />
      ))}
      <span class="term">
        <i>=</i>
        <b class="sum-result">{t().settle.xi(line.result)}</b>
      </span>
    </p>
  );
}

function Part({ game, term }: { game: Game; term: Term }): JSX.Element {
  return (
    <span class="term">
      {term.sign && <i>{term.sign}</i>}
      <span class="term-value">
        <b>{term.value}</b>
        <small>{term.name === null ? t().settle.sumBase : called(game, term.name, lang.value)}</small>
      </span>
    </span>
  );
}
