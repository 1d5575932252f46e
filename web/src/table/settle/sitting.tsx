/** The table of the sitting: what each payment brought, the sum of the round, the balance, who deals next. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import { labelOf } from "../parts/who";
import { type Column, columnsOf as othersOf } from "./entries";
import { Gain, written } from "./gain";
import { Label } from "./label";
import { movedBy, WIN_MONEY } from "./money";
import { type Told, thing } from "./told";

export function Sitting({ told }: { told: Told }): JSX.Element {
  const { view, who } = told;
  const columns = columnsOf(told);
  return (
    <section class="sitting">
      <h3>{t().settle.sitting}</h3>
      <div class="scroll">
        <table class="sums numbers">
          <thead>
            <tr>
              <th scope="col">{t().settle.seat}</th>
              {columns.map((column) => (
                <th key={column.title} scope="col">
                  {column.title}
                </th>
              ))}
              <th scope="col">{t().settle.balance}</th>
            </tr>
          </thead>
          <tbody>
            {view.balances.map((balance, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers
              <tr key={seat} class={seat === who.own ? "own" : ""}>
                <th scope="row">
                  <Label who={who} seat={seat} />
                </th>
                {columns.map((column) => (
                  <td key={column.title}>
                    <Gain sum={column.sums[seat] ?? 0} />
                  </td>
                ))}
                <td>{written(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Next told={told} />
    </section>
  );
}

function Next({ told }: { told: Told }): JSX.Element {
  const { view, nextDealer, who } = told;
  return (
    <p class="soft next">
      {view.family === "zipai" && view.pot > 0 && <span>{t().settle.potNow(view.pot)} · </span>}
      {nextDealer === null ? t().settle.lastRound : t().settle.nextDealer(labelOf(who, nextDealer))}
    </p>
  );
}

/** Points of the wins and of other payments, if there are any; then all of the round. */
function columnsOf({ game, view, scores }: Told): Column[] {
  const words = t().settle;
  const all = { title: words.round, sums: movedBy(view.rows, view.seats) };
  const others = othersOf(game, view, scores);
  if (others.length === 0) return [all];
  const wins = view.rows.filter(([reason]) => reason === WIN_MONEY);
  return [{ title: thing(game, "win_money"), sums: movedBy(wins, view.seats) }, ...others, all];
}
