/** All that is said of a finished round, for the sheet over a table and for the page of a record. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import { Others } from "./others";
import { Payments } from "./payments";
import { Sitting } from "./sitting";
import { type Told, winsOf } from "./told";
import { Winner } from "./winner";
import "./settle.css";
import "./money.css";

export function SettlementBody({ told }: { told: Told }): JSX.Element {
  const wins = winsOf(told.scores);
  return (
    <div class={`settlement settlement-${told.view.family}`}>
      {wins.length === 0 && <Drawn told={told} />}
      {wins.map((win, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: wins are in the order of paying
        <Winner key={place} told={told} win={win} place={place} />
      ))}
      <Payments told={told} />
      <Others told={told} />
      <Sitting told={told} />
    </div>
  );
}

function Drawn({ told }: { told: Told }): JSX.Element {
  const words = t().settle;
  return (
    <p class="drawn">
      <b>{words.drawn}</b> {told.view.family === "mahjong" ? words.nobody : words.nobodyCards}
    </p>
  );
}
