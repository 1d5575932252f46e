/** Which of the sheets for reading and for the keyboard is open; their script comes after the table. */

import { signal } from "@preact/signals";

export const panel = signal<"log" | "keys" | null>(null);
