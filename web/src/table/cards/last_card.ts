/** The card that lay open last and that nobody took, for as long as the next one is not there. Pure. */

import { CARDS, type CardsView } from "../../fold";

/** The seat before which it lies, and the place in its row. */
export interface LastCard {
  seat: number;
  place: number;
}

/** What it is after this view; `before`: what it was. */
export function lastCard(before: LastCard | null, view: CardsView): LastCard | null {
  const open = view.phase === CARDS.TURNED || view.phase === CARDS.CLAIMS;
  if (open) return { seat: view.source, place: (view.rivers[view.source]?.length ?? 0) - 1 };
  const lies = before !== null && view.rivers[before.seat]?.length === before.place + 1;
  return lies ? before : null;
}
