/** How the session before ended. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import { person } from "../../people";
import type { Table } from "../../wire";

export function LastSession({ table }: { table: Table }): JSX.Element | null {
  const words = t().pages;
  const results = table.results;
  if (!results || results.rounds === 0) return null;
  const order = [...results.names.keys()].sort((a, b) => (results.points[b] ?? 0) - (results.points[a] ?? 0));
  return (
    <section class="panel">
      <h2>{words.room.resultsTitle(results.rounds)}</h2>
      <table class="ledger">
        <tbody>
          {order.map((seat) => (
            <tr key={seat}>
              <th scope="row">{person(results.names[seat] ?? "")}</th>
              <td class={(results.points[seat] ?? 0) < 0 ? "minus" : "plus"}>
                {words.record.money(results.points[seat] ?? 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
