/** What kongs brought: debts that wait until the round ends, and what became of each. Read off the ledger alone. */

import { MAHJONG, ROW_STATE, type View } from "../../fold";
import { type Row, WIN_MONEY } from "./money";

/** `settled`: paid at the end, set against others; `void`: struck out; `moved`: owed to others since. */
export type Fate = "settled" | "void" | "moved";

export interface Debt {
  payer: number;
  payee: number;
  due: number;
  fate: Fate;
  /** Whom it is owed to since it was moved. */
  to: number[];
  /** Of what was moved here, the seat that it had been owed to. */
  from: number | null;
}

interface Found extends Debt {
  /** Its place in the ledger. */
  place: number;
  /** What is not yet accounted for by debts that it became. */
  rest: number;
}

/** The debts in the order in which they were written down; none where kongs are paid at once. */
export function debtsOf(view: View): Debt[] {
  if (view.family !== "mahjong") return [];
  const found = view.rows.flatMap((row, place) => (isDebt(row) ? [read(view, row, place)] : []));
  for (const debt of found) if (debt.from !== null) trace(found, debt, debt.from);
  for (const [winner, by, , source] of view.wins) {
    if (by === MAHJONG.BY_DISCARD) forgive(view, found, winner, source);
  }
  return found.map(({ payer, payee, due, fate, to, from }) => ({ payer, payee, due, fate, to, from }));
}

const isDebt = ([reason, , , due, , state]: Row): boolean =>
  reason === MAHJONG.KONG_MONEY && due > 0 && state !== ROW_STATE.PAID;

function read(view: View, [, payer, payee, due, , state]: Row, place: number): Found {
  const fate = state === ROW_STATE.VOID ? "void" : "settled";
  return { payer, payee, due, fate, to: [], from: movedFrom(view, payee, place), place, rest: due };
}

/** Who wins makes no kong any more: what is owed to a winner from then on was moved to him, from who gave the tile. */
function movedFrom(view: View, payee: number, place: number): number | null {
  if (winPlace(view, payee) >= place) return null;
  return view.wins.find(([seat]) => seat === payee)?.[3] ?? null;
}

/** Where the ledger pays for the seat's win; behind everything where it has not won. */
function winPlace(view: View, seat: number): number {
  const place = view.rows.findIndex(([reason, , payee]) => reason === WIN_MONEY && payee === seat);
  return place < 0 ? view.rows.length : place;
}

/** Mark the debt that this one came from: of the same payer, the newest, first of all one of the same sum. */
function trace(found: Found[], moved: Found, from: number): void {
  const before = found.filter((debt) => debt.place < moved.place && debt.payer === moved.payer && debt.payee === from);
  const origin =
    before.find((debt) => debt.fate === "moved" && debt.rest > 0) ??
    before.findLast((debt) => debt.fate === "settled" && debt.due === moved.due) ??
    before.findLast((debt) => debt.fate === "settled");
  if (!origin) return;
  origin.fate = "moved";
  origin.rest -= moved.due;
  origin.to.push(moved.payee);
}

/** A winner's own debt that would have moved to himself is gone: the two seats settled without it. */
function forgive(view: View, found: Found[], winner: number, source: number): void {
  const mine = found.filter((debt) => debt.fate === "settled" && debt.place < winPlace(view, winner));
  const last = mine.findLast((debt) => debt.payer === winner && debt.payee === source);
  if (!last || !view.over || netOf(found, winner, source) === paidNet(view, winner, source)) return;
  last.fate = "moved";
  last.to.push(winner);
}

function netOf(found: readonly Found[], one: number, other: number): number {
  return found
    .filter((debt) => debt.fate === "settled")
    .reduce((sum, debt) => sum + signed(debt.payer, debt.payee, debt.due, one, other), 0);
}

/** What the two were due to each other in the end. */
function paidNet(view: View, one: number, other: number): number {
  return view.rows
    .filter(([reason, , , , , state]) => reason > MAHJONG.KONG_MONEY && state === ROW_STATE.PAID)
    .reduce((sum, [, payer, payee, due]) => sum + signed(payer, payee, due, one, other), 0);
}

function signed(payer: number, payee: number, due: number, one: number, other: number): number {
  if (payer === one && payee === other) return due;
  return payer === other && payee === one ? -due : 0;
}
