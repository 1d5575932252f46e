/** The card of a winner: how the hand was won, its groups, its items, the sum, who pays. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import { placeOf } from "../parts/who";
import { worthOf } from "../parts/worth";
import { Groups } from "./groups";
import { Items } from "./items";
import { Label } from "./label";
import { WIN_MONEY } from "./money";
import { Moves } from "./moves";
import { Reckoned } from "./reckoned";
import { Sum } from "./sum_view";
import type { Told, Win } from "./told";
import { wayOf } from "./way";

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
        <h3>
          <Label who={told.who} seat={win.seat} />
        </h3>
        <span>{wayOf(told, place, (seat) => placeOf(told.who, seat))}</span>
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
