/** Coming into a room: whoever comes to a table that waits gets a seat; against bots the round begins at once. */

import { useEffect } from "preact/hooks";
import type { Refusal } from "../../api";
import type { Live } from "../../live";
import { readyUp } from "../../table/settle/seed";
import type { Table } from "../../wire";
import { refusal } from "../faults";
import { isQuick } from "../front/opening";
import { visited } from "../front/recent";

const SEATED = "paiju.seated";

/** Whether this tab has been given a seat here before: who stood up stays up. */
function isFirstTime(table: string): boolean {
  const before = (sessionStorage.getItem(SEATED) ?? "").split(" ");
  if (before.includes(table)) return false;
  sessionStorage.setItem(SEATED, [...before, table].join(" "));
  return true;
}

/** Once the room is seen: remember it, take a seat. What is refused goes to `refused`. */
export function useArrival(live: Live, refused: (fault: Refusal) => void): void {
  const here = live.status.value === "open" && live.table.value !== null;
  useEffect(() => {
    if (here) arrived(live, refused);
  }, [here, live, refused]);
}

function arrived(live: Live, refused: (fault: Refusal) => void): void {
  const table = live.table.peek();
  if (!table || table.phase === "closed") return;
  visited({ code: table.code, game: table.game });
  arrive(live, table).catch((error) => {
    const fault = refusal(error);
    if (fault.code !== "gone") refused(fault);
  });
}

async function arrive(live: Live, table: Table): Promise<void> {
  if (live.seat.peek() !== null || table.phase !== "waiting" || table.round > 0) return;
  const free = table.seats.findIndex((chair) => chair.player === null && chair.bot === null);
  if (free < 0 || !isFirstTime(table.id)) return;
  await live.send("sit", { seat: free });
  if (isQuick(table.code)) await beginQuick(live, table, free);
}

async function beginQuick(live: Live, table: Table, own: number): Promise<void> {
  for (const seat of table.seats.keys()) if (seat !== own) await live.send("bot", { seat });
  await readyUp(live);
}
