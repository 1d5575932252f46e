/** What a rule says, in a sentence with a link to its place. */

import type { JSX } from "preact";
import { chinese, served, t } from "../../i18n";
import { about, ruleAddress, useRule } from "./rules";
import "./parts.css";

interface RuleSentenceProps {
  game: string;
  rule: string;
  /** Said in place of the rule. */
  says?: string;
  /** What the rule is asked about, by Chinese names; else its first sentence is told. */
  of?: readonly string[];
  /** All of the rule is told. */
  whole?: boolean;
}

/** The sentence of a rule that says what an item means, with a link to its place; or another sentence with the link. */
export function RuleSentence({ game, rule, says, of = [], whole }: RuleSentenceProps): JSX.Element {
  const found = useRule(game, rule);
  const told = (text: string) => chinese(whole ? text : about(text, of, served()));
  const sentence = says ?? (found.text === null ? "" : told(found.text));
  return (
    <p class="soft sentence">
      {sentence}{" "}
      <a class="rule-link" href={ruleAddress(game, rule)} aria-label={t().settle.rulePage(rule)}>
        {rule}
      </a>
    </p>
  );
}
