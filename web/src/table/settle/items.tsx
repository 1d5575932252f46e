/** The items of a score: name, value, and the rule's sentence with a link. */

import type { JSX } from "preact";
import type { Game, Item } from "../../wire";
import { RuleSentence } from "../parts/rule_sentence";
import { amountOf } from "../parts/worth";
import { called } from "./told";

export function Items({ game, items }: { game: Game; items: readonly Item[] }): JSX.Element {
  return (
    <ul class="items">
      {items.map((item) => (
        <li key={item.rule + item.name} class="item">
          <span class="item-head">
            <b>{called(game, item.name)}</b>
            <b class="numbers">{amountOf(game, item.value, item.unit)}</b>
          </span>
          <RuleSentence game={game.id} rule={item.rule} />
        </li>
      ))}
    </ul>
  );
}
