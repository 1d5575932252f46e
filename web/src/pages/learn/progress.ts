/** How far one has come in each lesson, kept in this browser. */

import { signal } from "@preact/signals";

/** `at`: the step that is shown next; `done`: whether it was ever led to its end. */
export interface Progress {
  at: number;
  done: boolean;
}

const KEY = "paiju.lessons";
const FRESH: Progress = { at: 0, done: false };

const all = signal<Readonly<Record<string, Progress>>>(kept());

/** What another version has written there counts for nothing. */
function kept(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch (fault) {
    if (fault instanceof SyntaxError) return {};
    throw fault;
  }
}

export const progressIn = (game: string): Progress => all.value[game] ?? FRESH;

/** Keep where one is; who was at the end begins anew the next time. */
export function keep(game: string, at: number, ended: boolean): void {
  const done = ended || progressIn(game).done;
  all.value = { ...all.peek(), [game]: { at: ended ? 0 : at, done } };
  localStorage.setItem(KEY, JSON.stringify(all.peek()));
}
