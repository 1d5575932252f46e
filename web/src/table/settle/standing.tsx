/** The final standing of a session. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import type { Results } from "../../wire";
import type { Who } from "../parts/who";
import { Gain, written } from "./gain";
import { Label } from "./label";
import { ranked } from "./ranks";

export function Standing({ results, who }: { results: Results; who: Who }): JSX.Element {
  const words = t().settle;
  const shared = results.shares.some((share) => share !== 0);
  return (
    <section class="standing">
      <h3>{words.final}</h3>
      <div class="scroll">
        <table class="sums numbers">
          <thead>
            <tr>
              <th scope="col">{words.rank}</th>
              <th scope="col" class="seat">
                {words.seat}
              </th>
              {shared && <th scope="col">{words.share}</th>}
              <th scope="col">{words.total}</th>
              <th scope="col">{words.points}</th>
            </tr>
          </thead>
          <tbody>
            {ranked(results.points).map(({ seat, rank }) => (
              <tr key={seat} class={seat === who.own ? "own" : ""}>
                <td class="rank">{rank}</td>
                <th scope="row">
                  <Label who={who} seat={seat} />
                </th>
                {shared && (
                  <td>
                    <Gain sum={results.shares[seat] ?? 0} />
                  </td>
                )}
                <td>{written(results.balances[seat] ?? 0)}</td>
                <td>
                  <Gain sum={results.points[seat] ?? 0} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
