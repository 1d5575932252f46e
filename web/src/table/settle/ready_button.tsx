/** Getting ready for the next round, or taking it back. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { Button } from "../../ui/button";
import type { Table } from "../../wire";
import { useLeft } from "../parts/ring";
import { notReady, playAgain, readyUp } from "./seed";

/** Nothing for who holds no seat, or where the room is closed. `ended`: the session is over. */
export function ReadyButton({ live, ended }: { live: Live; ended: boolean }): JSX.Element | null {
  const busy = useSignal(false);
  const table = live.table.value;
  const chair = live.seat.value === null ? undefined : table?.seats[live.seat.value];
  if (!table || !chair || table.phase === "closed") return null;
  const words = t().settle;
  const again = ended && table.owner === chair.player && table.seats.every((one) => one.player ?? one.bot);
  const tap = async () => {
    busy.value = true;
    await (chair.ready ? notReady : again ? playAgain : readyUp)(live);
    busy.value = false;
  };
  return (
    <div class="ready">
      <Button
        tone={chair.ready ? "plain" : "main"}
        icon={chair.ready ? "check" : undefined}
        size="large"
        busy={busy.value}
        keyed={{ key: "R" }}
        onClick={() => void tap()}
      >
        {chair.ready ? words.readied : ended ? words.again : words.ready}
      </Button>
      <Coming table={table} now={() => live.now()} />
    </div>
  );
}

/** How many are ready, and when it begins by itself. */
function Coming({ table, now }: { table: Table; now: () => number }): JSX.Element {
  const { next_until, ready_until } = table.countdowns;
  const until = next_until ?? ready_until ?? 0;
  const left = Math.ceil(useLeft(until, now) / 1000);
  const people = table.seats.filter((chair) => chair.player !== null);
  const ready = people.filter((chair) => chair.ready).length;
  return (
    <small class="soft numbers">
      {t().settle.readyCount(ready, people.length)}
      {left > 0 && ` · ${t().settle.startsIn(left)}`}
    </small>
  );
}
