/** Who looks on: how many they are, what one of them has to know, and the owner's switch. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { Button } from "../../ui/button";
import { Toggle } from "../../ui/field";
import { Icon } from "../../ui/icon";
import type { Table } from "../../wire";
import { say } from "./answer";
import "./watching.css";

/** How many look on; nothing where nobody does. */
export function WatchCount({ live }: { live: Live }): JSX.Element | null {
  const count = live.watching.value;
  if (count === 0) return null;
  const words = t().company.watchers(count);
  return (
    <span class="watch-count numbers" role="img" aria-label={words} title={words}>
      <Icon name="eye" /> {count}
    </span>
  );
}

/** So many seconds later does a viewer without a seat see everything. */
const delayOf = (table: Table): number => table.watching.delay;

/** The first seat that one can take now; null while a session runs, or where all are taken. */
export function freeSeat(table: Table): number | null {
  const free = table.seats.findIndex((chair) => chair.player === null && chair.bot === null);
  return table.phase === "waiting" && free >= 0 ? free : null;
}

/** For who has no seat: that he watches, how late he sees it, and the way to a seat that is free. */
export function WatchNote({ live }: { live: Live }): JSX.Element | null {
  const table = live.table.value;
  if (!table || live.seat.value !== null) return null;
  return (
    <div class="watch-note">
      <span>
        <Icon name="eye" /> {t().company.watching(delayOf(table))}
      </span>
      <SitButton live={live} table={table} small />
    </div>
  );
}

export function SitButton({ live, table, small }: { live: Live; table: Table; small?: boolean }): JSX.Element | null {
  const seat = freeSeat(table);
  if (seat === null || live.seat.value !== null) return null;
  return (
    <Button
      tone="main"
      size={small ? "small" : "large"}
      icon="armchair"
      onClick={() => void say(live, "sit", { seat })}
    >
      {t().company.sit}
    </Button>
  );
}

/** The owner lets others watch, or not; at any time. */
export function WatchSwitch({ live, table }: { live: Live; table: Table }): JSX.Element {
  const words = t().company;
  return (
    <Toggle
      label={words.allow}
      hint={words.allowHint}
      value={table.watching.open}
      onChange={(on) => void say(live, "watch", { on })}
    />
  );
}
