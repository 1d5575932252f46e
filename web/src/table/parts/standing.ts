/** Answers that are given at once: 自动胡 and 自动过, as one has ordered for this table. */

import { effect, type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { NONE, type View } from "../../fold";
import type { Live } from "../../live";
import { isSame } from "../../question";
import type { Ask } from "../../wire";
import { answer } from "./answer";

export interface Orders {
  /** Win whenever it is offered. */
  win: boolean;
  /** Claim nothing of others. A win is never declined so: without `win` one is asked. */
  pass: boolean;
}

const KEY = "paiju.orders.";
const NOTHING: Orders = { win: false, pass: false };

/** By table, so that every part of the page follows the same. */
const known = new Map<string, Signal<Orders>>();

/** What is ordered at a table, in this tab until it is closed. */
export function ordersAt(table: string): Signal<Orders> {
  const found = known.get(table);
  if (found) return found;
  const orders = signal(read(sessionStorage.getItem(KEY + table)));
  orders.subscribe((now) => sessionStorage.setItem(KEY + table, written(now)));
  known.set(table, orders);
  return orders;
}

/** As it is kept: the words of what is on. */
const written = ({ win, pass }: Orders): string => [win && "win", pass && "pass"].filter(Boolean).join(" ");

function read(text: string | null): Orders {
  const words = text?.split(" ") ?? [];
  return { win: words.includes("win"), pass: words.includes("pass") };
}

/** Whether a question is about what another seat discarded or turned up; what one has turned up oneself is one's own. */
export const isClaim = (view: View | null): boolean =>
  view !== null && view.tile !== NONE && view.source !== view.viewer;

/** The answer that the orders give; null where one is asked oneself. */
export function ordered(actions: readonly string[], claim: boolean, { win, pass }: Orders): string | null {
  if (actions.includes("win")) return win ? "win" : null;
  return pass && claim && actions.includes("pass") ? "pass" : null;
}

/** Answers at this table what there are orders for, each question once: a refusal puts it to the player. */
export function useOrders(live: Live): void {
  useEffect(() => obey(live), [live]);
}

/** The same until what is returned is called. */
export function obey(live: Live): () => void {
  let last: Ask | null = null;
  return effect(() => {
    const { value: ask } = live.ask;
    const orders = ordersOf(live);
    if (!ask || live.status.value !== "open" || (last !== null && isSame(ask, last))) return;
    const action = ordered(ask.actions, isClaim(live.view.peek()), orders);
    if (action === null) return;
    last = ask;
    void answer(live, action);
  });
}

/** What is ordered at the table of a line. */
export function ordersOf(live: Live): Orders {
  const table = live.table.value;
  return table ? ordersAt(table.id).value : NOTHING;
}

/** Order something, or no more. */
export function order(live: Live, change: Partial<Orders>): void {
  const table = live.table.peek();
  if (!table) return;
  const orders = ordersAt(table.id);
  orders.value = { ...orders.value, ...change };
}
