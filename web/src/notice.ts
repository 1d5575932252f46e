/** What the host of the house tells everybody: on every page, and at every table. */

import { computed, signal } from "@preact/signals";

export interface Told {
  /** Plain; empty for nothing. */
  text: string;
  at: number;
  /** No round begins any more in this house. */
  draining: boolean;
}

const NOTHING: Told = { text: "", at: 0, draining: false };
const KEY = "paiju.notice";
/** Pages that follow each other ask again after so long. */
const FRESH = 60_000;

const told = signal<Told>(NOTHING);
const dismissed = signal(localStorage.getItem(KEY) ?? "");
let asked = Number.NEGATIVE_INFINITY;

const nameOf = ({ at, draining }: Told): string => `${at} ${draining}`;

/** What is to be shown: nothing once somebody has put it away. */
export const notice = computed(() => {
  const { value } = told;
  return (value.text || value.draining) && nameOf(value) !== dismissed.value ? value : null;
});

/** The server says it now; null: it says nothing. */
export function hear(now: Told | null): void {
  told.value = now ?? NOTHING;
}

/** Put it away, until something else is said. */
export function dismiss(): void {
  dismissed.value = nameOf(told.value);
  localStorage.setItem(KEY, dismissed.value);
}

/** Ask the server; that it does not answer is the matter of whatever else is asked. */
export async function noticeIs(): Promise<void> {
  asked = performance.now();
  const answer = await fetch("/api/notice").catch(() => null);
  if (answer?.ok) hear((await answer.json()) as Told);
}

/** Ask, unless that was done a moment ago. */
export async function noticeMayBe(): Promise<void> {
  if (performance.now() - asked > FRESH) await noticeIs();
}
