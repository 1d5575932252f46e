/** The rooms that this browser was in last. */

import { signal } from "@preact/signals";

export interface Visit {
  code: string;
  game: string;
}

const KEY = "paiju.rooms";
const MOST = 5;

function read(): Visit[] {
  const text = localStorage.getItem(KEY);
  return text === null ? [] : (JSON.parse(text) as Visit[]);
}

export const visits = signal<readonly Visit[]>(read());

function keep(value: readonly Visit[]): void {
  visits.value = value;
  localStorage.setItem(KEY, JSON.stringify(value));
}

/** Put a room at the head of the list. */
export function visited(visit: Visit): void {
  keep([visit, ...visits.peek().filter((one) => one.code !== visit.code)].slice(0, MOST));
}

export function forgotten(code: string): void {
  keep(visits.peek().filter((one) => one.code !== code));
}
