/** The hand of a winner by groups, each with what it is or counts as below it. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import { Face } from "../parts/choice_sheet";
import { groupsOf, wonTile } from "./grouping";
import type { Told, Win } from "./told";

/** `place`: of the win in the round. */
export function Groups({ told, win, place }: { told: Told; win: Win; place: number }): JSX.Element {
  const tile = wonTile(told.view, place);
  const groups = groupsOf(told, win, place);
  return (
    <ol class="groups">
      {groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a finished hand does not change
        <li key={at} class="group">
          <Tiles tiles={group.tiles} mark={at === 0 ? tile : null} />
          <span class={group.xi === 0 ? "group-word soft numbers" : "group-word numbers"}>
            {group.word} {group.xi !== null && <b>{t().settle.xi(group.xi)}</b>}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Tiles close together; the last one of the name `mark` is marked. */
export function Tiles({ tiles, mark = null }: { tiles: readonly string[]; mark?: string | null }): JSX.Element {
  const marked = mark === null ? -1 : tiles.lastIndexOf(mark);
  return (
    <span class="group-tiles">
      {tiles.map((tile, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles, in an order that stays
        <Face key={at} name={tile} last={at === marked} />
      ))}
    </span>
  );
}
