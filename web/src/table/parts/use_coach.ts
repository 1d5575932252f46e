/** Advice at one's own turn, while it is wanted and only bots sit at the table. */

import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Live } from "../../live";
import { coach } from "../../settings";
import type { CoachLine } from "../../wire_advice";
import { practises } from "./facts";

/** Whether advice is to be shown at one's own turns. */
export function isCoached(live: Live): boolean {
  const { value: table } = live.table;
  return coach.value === "on" && table !== null && practises(table, live.seat.value);
}

/** What the server advises on the question that stands; empty while there is none. */
export function useCoach(live: Live): ReadonlySignal<CoachLine[]> {
  const lines = useSignal<CoachLine[]>([]);
  const { value: ask } = live.ask;
  const wanted = isCoached(live);
  useEffect(() => {
    lines.value = [];
    if (!ask || !wanted) return;
    let stands = true;
    live.send("coach").then(
      (answer) => {
        if (stands && answer.type === "coached") lines.value = answer.lines;
      },
      () => undefined, // a refused or lost question is asked anew with the next turn
    );
    return () => {
      stands = false;
    };
  }, [live, lines, ask, wanted]);
  return lines;
}
