/** Whether a room shows its lobby or its table. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Live } from "../../live";
import type { Table } from "../../wire";

const KEY = "paiju.at-table";

/** The session that was seen at its table in this tab, until one goes back to the room. */
const seen = signal(sessionStorage.getItem(KEY) ?? "");

function see(session: string): void {
  seen.value = session;
  sessionStorage.setItem(KEY, session);
}

const isRunning = (table: Table): boolean => table.phase === "playing" || table.round > 0;

/** Remembers at which session one has been, so that its end is shown to those who were there. */
export function useSession(live: Live): void {
  const table = live.table.value;
  const session = table && isRunning(table) ? `${table.id} ${table.session}` : "";
  useEffect(() => {
    if (session) see(session);
  }, [session]);
}

/** Whether the session is over, and its last round still lies on the table. */
export function isOver(live: Live): boolean {
  const [table, settled] = [live.table.value, live.settled.value];
  if (!table || !settled || isRunning(table)) return false;
  return table.results?.session === settled.session && seen.value === `${table.id} ${settled.session}`;
}

/** During a session the table stays, also between rounds; after it until one goes back to the room. */
export function isAtTable(live: Live): boolean {
  const table = live.table.value;
  if (!table || !live.view.value) return false;
  return isRunning(table) || isOver(live);
}

/** Leave the table after the session, for the lobby of the room. */
export function toLobby(): void {
  see("");
}
