/** The items of a score: name, value, and the rule's sentence with a link. */

import type { JSX } from "preact";
import { lang, t } from "../../i18n";
import type { Game, Item } from "../../wire";
import { about, ruleAddress, useRule } from "../parts/rules";
import { amountOf } from "../parts/worth";
import { called } from "./told";

export function Items({ game, items }: { game: Game; items: readonly Item[] }): JSX.Element {
  return (
    <ul class="items">
      {items.map((item) => (
        <li key={item.rule + item.name} class="item">
          <span class="item-head">
            <b>{called(game, item.name, lang.value)}</b>
            <b class="numbers">{amountOf(game, item.value, item.unit)}</b>
          </span>
          <RuleSentence game={game.id} rule={item.rule} />
        </li>
      ))}
    </ul>
  );
}

interface RuleSentenceProps {
  game: string;
  rule: string;
  /** Said in place of the rule. */
  says?: string;
  /** What the rule is asked about, by Chinese names; else its first sentence is told. */
  of?: readonly string[];
}

/** The sentence of a rule that says what an item means, with a link to its place; or another sentence with the link. */
export function RuleSentence({ game, rule, says, of = [] }: RuleSentenceProps): JSX.Element {
  const found = useRule(game, rule);
  const sentence = says ?? (found.text === null ? "" : about(found.text, of, lang.value));
  return (
    <p class="soft sentence">
      {sentence}{" "}
      <a class="rule-link" href={ruleAddress(game, rule)} aria-label={t().settle.rulePage(rule)}>
        {rule}
      </a>
    </p>
  );
}
