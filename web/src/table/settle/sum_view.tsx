/** The sum of a word-card win, shown. */

import type { JSX } from "preact";
import { said, t } from "../../i18n";
import type { Game, Item, Named } from "../../wire";
import { RuleSentence } from "../parts/rule_sentence";
import { type SumLine, sumOf, type Term } from "./sum";
import { called, type Told, type Win } from "./told";

/** Nothing where the items are not added up: mahjong. */
export function Sum({ told, win, place }: { told: Told; win: Win; place: number }): JSX.Element | null {
  const counting = told.explained.wins[place]?.counting;
  return counting ? <CountedUp game={told.game} items={win.items} total={win.total} counting={counting} /> : null;
}

export interface CountedUpProps {
  game: Game;
  items: readonly Item[];
  total: number;
  /** How they are added up. */
  counting: Named;
}

/** The sum of these items. */
export function CountedUp({ game, items, total, counting }: CountedUpProps): JSX.Element {
  const lines = sumOf(items, total);
  return (
    <section class="sum">
      <h4>{t().settle.sum(said({ title: counting.name, english: counting.english }))}</h4>
      <RuleSentence game={game.id} rule={counting.rule} />
      {lines.map((line, at) => (
        <Line key={line.terms.length} game={game} line={line} last={at === lines.length - 1} />
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
        <small>{term.name === null ? t().settle.sumBase : called(game, term.name)}</small>
      </span>
    </span>
  );
}
