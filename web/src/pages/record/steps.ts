/** Which events of a round are one step. */

import type { Event, Game } from "../../wire";

/** Events that tell nothing by themselves: they stay with the one before. */
const QUIET = new Set(["mark", "open mark", "barred"]);
/** Payments for the same thing are one step. */
const SAME = new Set(["row"]);

/** Events in steps: what is told in one sentence stands together. */
export function together(game: Game, events: readonly Event[]): Event[][] {
  const names = new Map(game.events.map((type) => [type.code, type.name]));
  const nameOf = (event: Event): string => names.get(event[0]) ?? "";
  const steps: Event[][] = [];
  for (const event of events) {
    const last = steps.at(-1);
    const before = last?.at(-1);
    if (last && before && belongs(nameOf(event), nameOf(before), event, before)) last.push(event);
    else steps.push([event]);
  }
  return steps;
}

function belongs(name: string, before: string, event: Event, last: Event): boolean {
  if (QUIET.has(name) || before === "start") return true;
  return SAME.has(name) && name === before && paymentOf(event) === paymentOf(last);
}

/** What a payment is for, all but who pays: reason, payee, due, paid, state. */
function paymentOf(event: Event): string {
  const [, , , reason, , payee, due, paid, state] = event;
  return JSON.stringify([reason, payee, due, paid, state]);
}
