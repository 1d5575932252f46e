/** The foot of a lobby: what is missing, in words, and the one thing to do. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { SitButton } from "../../table/parts";
import { notReady, playAgain, readyUp, startNow } from "../../table/settle/seed";
import { Button } from "../../ui/button";
import type { Table } from "../../wire";
import { useSeconds } from "../use";
import { SwapQuestions } from "./swaps";
import { missing, type Waiting, waitingFor } from "./who_waits";

export interface StartBarProps {
  live: Live;
  table: Table;
  owner: boolean;
}

export function StartBar({ live, table, owner }: StartBarProps): JSX.Element {
  const own = live.seat.value;
  const waiting = waitingFor(table, own, owner);
  const { ready_until, next_until } = table.countdowns;
  const seconds = useSeconds(ready_until ?? next_until, () => live.now());
  const again = seconds !== null && next_until !== undefined && table.round === 0;
  const words = t().pages.room;
  return (
    <div class="page-foot start-bar">
      <SwapQuestions live={live} table={table} />
      <p role="status">
        {again ? t().company.rematchAsked(seconds) : sentence(table, waiting, own, owner)}
        {seconds !== null && !again && <small> {words.countdown(seconds)}</small>}
      </p>
      <StartButton
        live={live}
        waiting={waiting}
        ready={own !== null && (table.seats[own]?.ready ?? false)}
        again={owner && table.results !== null && next_until === undefined}
      />
    </div>
  );
}

function sentence(table: Table, waiting: Waiting, own: number | null, owner: boolean): string {
  const words = t().pages.room;
  const { free, unready } = missing(table);
  switch (waiting) {
    case "watching":
      return t().company.watching(0);
    case "seats":
      return owner ? words.needSeats(free.length) : words.needSeatsGuest(free.length);
    case "you":
      return words.needYou;
    case "others":
      return words.needReady(unready.filter((seat) => seat !== own).map((seat) => table.seats[seat]?.name ?? ""));
    case "start":
      return words.allReady;
    case "begins":
      return words.starting;
  }
}

interface StartButtonProps {
  live: Live;
  waiting: Waiting;
  ready: boolean;
  /** The owner may have all play again who played the last session. */
  again: boolean;
}

function StartButton({ live, waiting, ready, again }: StartButtonProps): JSX.Element | null {
  const words = t().pages.room;
  const [busy, setBusy] = useState(false);
  const tell = (command: (live: Live) => Promise<boolean>) => async () => {
    setBusy(true);
    await command(live);
    setBusy(false);
  };
  if (waiting === "start")
    return (
      <Button tone="main" size="large" icon="play" busy={busy} onClick={tell(startNow)}>
        {words.start}
      </Button>
    );
  if (again && !ready && waiting === "others")
    return (
      <Button tone="main" size="large" icon="rotate-ccw" busy={busy} onClick={tell(playAgain)}>
        {t().company.rematch}
      </Button>
    );
  const table = live.table.value;
  if (live.seat.value === null) return table && <SitButton live={live} table={table} />;
  if (ready)
    return (
      <Button size="large" icon="undo-2" busy={busy} onClick={tell(notReady)}>
        {words.unready}
      </Button>
    );
  return (
    <Button tone="main" size="large" icon="check" busy={busy} onClick={tell(readyUp)}>
      {words.beReady}
    </Button>
  );
}
