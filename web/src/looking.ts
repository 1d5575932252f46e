/** Whom one looks at: a tap on a plate or a chair opens what everybody may know of him. */

import { signal } from "@preact/signals";

/** The player's id; null while nobody is looked at. */
export const looked = signal<string | null>(null);

export function look(player: string): void {
  looked.value = player;
}

export function lookAway(): void {
  looked.value = null;
}
