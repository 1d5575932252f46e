/** What the rows of the ledger come to. */

import { ROW_STATE, type View } from "../../fold";

/** A line of the ledger, as views hold it. */
export type Row = View["rows"][number];

/** The reason of a row that pays for a win. */
export const WIN_MONEY = 0;

/** One line to show: who pays whom how much, or how much each of several pays. */
export interface Move {
  payers: number[];
  payee: number;
  due: number;
  paid: number;
  /** Struck out: nothing is to be paid any more. */
  struck: boolean;
}

/** The payments in rows that move, or should have moved, something: neighbours who pay the same to the same are one line. */
export function movesOf(rows: readonly Row[]): Move[] {
  const moves: Move[] = [];
  for (const [, payer, payee, due, paid, state] of rows) {
    if (due === 0) continue;
    const move = { payers: [payer], payee, due, paid, struck: state === ROW_STATE.VOID };
    const last = moves.at(-1);
    if (last && alike(last, move)) last.payers.push(payer);
    else moves.push(move);
  }
  return moves;
}

const alike = (one: Move, other: Move): boolean =>
  one.payee === other.payee && one.due === other.due && one.paid === other.paid && one.struck === other.struck;

/** What each seat has gained or lost by the payments in rows. */
export function movedBy(rows: readonly Row[], seats: number): number[] {
  const deltas = new Array<number>(seats).fill(0);
  for (const [, payer, payee, , paid] of rows) {
    if (payer >= 0) deltas[payer] = (deltas[payer] ?? 0) - paid;
    if (payee >= 0) deltas[payee] = (deltas[payee] ?? 0) + paid;
  }
  return deltas;
}
