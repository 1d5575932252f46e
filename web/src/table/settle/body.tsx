/** All that is said of a finished round, for the sheet over a table and for the page of a record. */

import type { JSX } from "preact";
import { type View, wildOf } from "../../fold";
import { t } from "../../i18n";
import { Wild } from "../../ui/tile";
import { Others } from "./others";
import { Payments } from "./payments";
import { Sitting } from "./sitting";
import { shotsIn, type Told, thing, winsOf } from "./told";
import { Winner } from "./winner";
import "./settle.css";
import "./money.css";

export function SettlementBody({ told }: { told: Told }): JSX.Element {
  const wins = winsOf(told.scores);
  return (
    <Wild.Provider value={wildOf(told.view)}>
      <div class={`settlement settlement-${told.view.family}`}>
        {wins.length === 0 && <Drawn told={told} />}
        <Shots view={told.view} />
        {wins.map((win, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: wins are in the order of paying
          <Winner key={place} told={told} win={win} place={place} />
        ))}
        <Payments told={told} />
        <Others told={told} />
        <Sitting told={told} />
      </div>
    </Wild.Provider>
  );
}

function Drawn({ told }: { told: Told }): JSX.Element {
  const words = t().settle;
  return (
    <p class="drawn">
      <b>{thing(told.game, "drawn")}</b> {told.view.family === "mahjong" ? words.nobody : words.nobodyCards}
    </p>
  );
}

/** Several who won one and the same tile. */
function Shots({ view }: { view: View }): JSX.Element | null {
  const count = shotsIn(view);
  return count > 1 ? (
    <p class="shots">
      <b>{t().settle.shots(count)}</b>
    </p>
  ) : null;
}
