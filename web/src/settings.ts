/** What a player prefers in this browser; kept from visit to visit. Reading a value in a component follows changes. */

import { effect, type Signal, signal } from "@preact/signals";

export { lang, speak } from "./i18n";

/** `system`: as the device has it. */
export type Theme = "system" | "dark" | "light";

const PREFIX = "paiju.set.";

function kept<T extends string>(key: string, values: readonly T[]): Signal<T> {
  const text = localStorage.getItem(PREFIX + key);
  const value = signal(values.find((one) => one === text) ?? (values[0] as T));
  value.subscribe((now) => localStorage.setItem(PREFIX + key, now));
  return value;
}

type Switch = "on" | "off";
const OFF_FIRST: readonly Switch[] = ["off", "on"];
const ON_FIRST: readonly Switch[] = ["on", "off"];

export const VOLUMES = ["off", "soft", "middle", "loud"] as const;
export type Volume = (typeof VOLUMES)[number];
const MIDDLE_FIRST: readonly Volume[] = ["middle", ...VOLUMES];

export const theme: Signal<Theme> = kept<Theme>("theme", ["system", "dark", "light"]);
/** One tap discards; else the first tap lifts a tile and the second discards it. */
export const singleTap: Signal<Switch> = kept("tap", OFF_FIRST);
/** The hand is kept sorted; else its player arranges it. */
export const autoSort: Signal<Switch> = kept("sort", ON_FIRST);
/** Tell what the hand waits for. */
export const hints: Signal<Switch> = kept("hints", ON_FIRST);
/** Advice at one's own turn, at a table of bots. */
export const coach: Signal<Switch> = kept("coach", OFF_FIRST);
export const sound: Signal<Switch> = kept("sound", ON_FIRST);
/** What tiles and calls of the table sound like, as far as there is any `sound`. */
export const tableVolume: Signal<Volume> = kept("table-volume", MIDDLE_FIRST);
/** The same for what is one's own matter: one's turn, the last seconds. */
export const ownVolume: Signal<Volume> = kept("own-volume", MIDDLE_FIRST);
/** It has a switch of its own: who cannot have sound needs it, and it moves nothing on the screen. */
export const vibration: Signal<Switch> = kept("vibration", ON_FIRST);
/** Arabic numerals in the corners of tiles and cards. */
export const largeDigits: Signal<Switch> = kept("digits", OFF_FIRST);
/** Suits told apart by a mark too, not by colour alone. */
export const marks: Signal<Switch> = kept("marks", OFF_FIRST);
/** Things fade in place of moving; else as the device has it. */
export const lessMotion: Signal<Switch> = kept("less-motion", OFF_FIRST);

/** Puts a switch. */
export function set(which: Signal<Switch>, on: boolean): void {
  which.value = on ? "on" : "off";
}

/** Whether the device prefers something now. */
function preferred(query: string): Signal<boolean> {
  const asked = matchMedia(query);
  const value = signal(asked.matches);
  asked.addEventListener("change", (now) => {
    value.value = now.matches;
  });
  return value;
}

const deviceIsDark = preferred("(prefers-color-scheme: dark)");
const deviceMovesLess = preferred("(prefers-reduced-motion: reduce)");

/** The theme in which the page is shown. */
export function shownTheme(): "dark" | "light" {
  if (theme.value !== "system") return theme.value;
  return deviceIsDark.value ? "dark" : "light";
}

/** Whether nothing is to move over the page. */
export const movesLess = (): boolean => lessMotion.value === "on" || deviceMovesLess.value;

/** Lets the whole page follow the settings; called once, at the start. */
export function followSettings(): void {
  effect(() => {
    const page = document.documentElement.dataset;
    page.theme = shownTheme();
    page.digits = largeDigits.value;
    page.marks = marks.value;
    page.motion = movesLess() ? "less" : "full";
  });
}
