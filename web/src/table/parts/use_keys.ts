/** The table by keyboard: a key presses what bears it, arrows go along the hand. */

import { useEffect } from "preact/hooks";
import { panel } from "./panel";
import type { Hand } from "./use_hand";

/** Where keys have a meaning of their own. */
const FILLED = "input, textarea, select, [contenteditable]";
/** What a key presses by itself once it has the focus. */
const CONTROLS = "button, a, summary";
const HELD = "main button[data-face]";

const STEPS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** What taps a tile that has the focus; held down by a slow finger it is one tap. */
const TAPS = new Set(["Enter", " "]);
/** The second is that of a Chinese keyboard. */
const ASKS = new Set(["?", "？"]);
const LOG = "L";
/** A step to the side of the way counts as so many on it. */
const ASIDE = 4;

/** The name of a key as it stands in `aria-keyshortcuts`: what is on it, or its place where a Chinese keyboard hides that. */
export function keyName({ code, key }: Pick<KeyboardEvent, "code" | "key">): string {
  return /^[a-z0-9]$/i.test(key) ? key.toUpperCase() : code.replace(/^(Key|Digit|Numpad)(?=.$)/, "");
}

/** Follow the keys while this hand is on the table. */
export function useKeys(hand: Hand): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event, hand);
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [hand]);
}

function press(event: KeyboardEvent, hand: Hand): void {
  const { altKey, ctrlKey, metaKey, isComposing, repeat } = event;
  const on = document.activeElement;
  if (altKey || ctrlKey || metaKey || isComposing || event.defaultPrevented || on?.closest(FILLED)) return;
  const sheet = document.querySelector("dialog[open]");
  const step = event.shiftKey || sheet ? undefined : STEPS[event.key];
  if (repeat && on?.matches(HELD) && TAPS.has(event.key)) event.preventDefault();
  else if (step) walk(event, step);
  else if (event.key === "Escape" && !sheet) hand.lower();
  else if (ASKS.has(event.key) && !sheet) panel.value = "keys";
  else if (keyName(event) === LOG && !sheet) panel.value = "log";
  else if (!repeat && !event.shiftKey) shortcut(event, sheet ?? document);
}

/** Press what bears the key, within an open sheet only there. Space on another button is that button's. */
function shortcut(event: KeyboardEvent, within: ParentNode): void {
  const key = keyName(event);
  const bearer = within.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]:not(:disabled)`);
  if (!bearer || (key === "Space" && isControl(document.activeElement))) return;
  event.preventDefault();
  if (key === "Space") swallowNext();
  bearer.click();
}

const isControl = (on: Element | null): boolean => on?.matches(CONTROLS) === true && !on.matches(HELD);

/** Where a tile has the focus, letting the key go would tap it. */
function swallowNext(): void {
  addEventListener("keyup", (event) => event.preventDefault(), { once: true, capture: true });
}

/** Go to the next tile that way; from elsewhere to the tile just drawn, or the last. */
function walk(event: KeyboardEvent, step: readonly [number, number]): void {
  const tiles = [...document.querySelectorAll<HTMLElement>(HELD)];
  const from = tiles.find((tile) => tile === document.activeElement);
  const to = from ? nextOf(tiles, from, step) : (tiles.find((tile) => tile.matches(".drawn")) ?? tiles.at(-1));
  if (!to) return;
  event.preventDefault();
  to.focus();
}

/** The nearest that way; at the end of a row the neighbour in the order of the hand. */
function nextOf(
  tiles: readonly HTMLElement[],
  from: HTMLElement,
  step: readonly [number, number],
): HTMLElement | undefined {
  const near = tiles
    .map((tile) => ({ tile, far: distance(from, tile, step) }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.far - other.far)[0];
  return near?.tile ?? tiles[tiles.indexOf(from) + step[0]];
}

function distance(from: HTMLElement, to: HTMLElement, [x, y]: readonly [number, number]): number {
  const [here, there] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const [dx, dy] = [middle(there.left, there.right) - middle(here.left, here.right), there.top - here.top];
  const [on, off] = x === 0 ? [dy * y, dx] : [dx * x, dy];
  return on > 1 ? on + ASIDE * Math.abs(off) : Number.POSITIVE_INFINITY;
}

const middle = (one: number, other: number): number => (one + other) / 2;
