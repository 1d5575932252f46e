/** The card of a winner: how the hand was won, its groups, its items, the sum, who pays. */

import type { JSX } from "preact";
import { CARDS, MAHJONG, NOBODY } from "../../fold";
import { t } from "../../i18n";
import { labelOf, placeOf } from "../parts/who";
import { worthOf } from "../parts/worth";
import { Groups } from "./groups";
import { Items } from "./items";
import { WIN_MONEY } from "./money";
import { Moves } from "./moves";
import { Reckoned } from "./reckoned";
import { Sum } from "./sum_view";
import type { Told, Win } from "./told";

/** `place`: of the win in the round. */
export function Winner({ told, win, place }: { told: Told; win: Win; place: number }): JSX.Element {
  const words = t().settle;
  const cards = told.view.family === "zipai";
  const rows = told.view.rows.filter(([reason, , payee]) => reason === WIN_MONEY && payee === win.seat);
  return (
    <article class="winner">
      <header class="winner-head">
        {!cards && (
          <span class="winner-place">
            {told.view.winners.length > 1 ? words.place(place) : t().mahjong.calls.winTitle}
          </span>
        )}
        <h3>{labelOf(told.who, win.seat)}</h3>
        <span>{wayOf(told, place)}</span>
        <b class="winner-total numbers">{worthOf(told.game, win.total)}</b>
      </header>
      <Groups told={told} win={win} place={place} />
      {win.items.length > 0 ? <Items game={told.game} items={win.items} /> : <p class="soft">{words.noItems}</p>}
      <Sum told={told} win={win} place={place} />
      <Reckoned told={told} win={win} place={place} />
      <Moves who={told.who} rows={rows} />
    </article>
  );
}

/** How the hand was completed, and with whose tile. */
function wayOf(told: Told, place: number): string {
  const words = t().settle;
  const { view } = told;
  const [, by, , source] = view.wins[place] ?? [];
  if (by === undefined || source === undefined) return "";
  if (view.family === "zipai" && by === CARDS.BY_WEI) return words.byWei(t().table.wei(told.game.names));
  const from = source === NOBODY ? "" : placeOf(told.who, source);
  if (view.family === "mahjong") {
    if (by === MAHJONG.BY_DISCARD) return words.from(from);
    return by === MAHJONG.BY_KONG ? words.robbed(from) : (words.ways.mahjong[by] ?? "");
  }
  return by === CARDS.BY_TURN ? words.turned(from) : (words.ways.zipai[by] ?? "");
}
