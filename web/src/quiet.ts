/** Whom this browser does not let speak: his phrases are neither shown nor heard here. Nobody else learns of it. */

import { signal } from "@preact/signals";

export interface Muted {
  id: string;
  name: string;
  face: string | null;
}

const KEY = "paiju.muted";
const MOST = 100;

function read(): Muted[] {
  const text = localStorage.getItem(KEY);
  return text === null ? [] : (JSON.parse(text) as Muted[]);
}

/** The last one first. */
export const muted = signal<readonly Muted[]>(read());

export const isMuted = (player: string | null | undefined): boolean => muted.value.some((one) => one.id === player);

/** Let somebody be silent, or speak again. */
export function mute(person: Muted, on: boolean): void {
  const others = muted.peek().filter((one) => one.id !== person.id);
  muted.value = on ? [person, ...others].slice(0, MOST) : others;
  localStorage.setItem(KEY, JSON.stringify(muted.value));
}
