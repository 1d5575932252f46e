/** What the round meant for oneself: the first that one wants to know. */

import type { JSX } from "preact";
import type { View } from "../../fold";
import { t } from "../../i18n";
import { capital, positionOf, type Who } from "../parts/who";
import { Gain, written } from "./gain";
import { movedBy } from "./money";

/** Nothing for who held no seat. */
export function Mine({ view, who }: { view: View; who: Who }): JSX.Element | null {
  if (who.own === null) return null;
  const words = t().settle;
  return (
    <p class="mine numbers">
      <span>{capital(positionOf(who, who.own))}</span>{" "}
      <b>
        <Gain sum={movedBy(view.rows, view.seats)[who.own] ?? 0} />
      </b>{" "}
      <span class="mine-now">
        {words.balance} {written(view.balances[who.own] ?? 0)}
      </span>
    </p>
  );
}
