/** Rules that a player keeps under a name of his own, game by game, in this browser. */

import { type Signal, signal } from "@preact/signals";
import type { Values } from "./values";

/** What differs from the defaults, as a room takes it. */
export interface Rules {
  options: Values;
  customs: Values;
}

export interface Preset extends Rules {
  name: string;
}

/** So many a game keeps. */
export const MOST = 20;
export const LONGEST = 16;

const KEY = "paiju.presets.";

/** Game → what is kept; read when it is first asked for. */
const known = new Map<string, Signal<readonly Preset[]>>();

function keptOf(game: string): Signal<readonly Preset[]> {
  const found = known.get(game) ?? followed(game);
  known.set(game, found);
  return found;
}

/** What this tab and others keep. */
function followed(game: string): Signal<readonly Preset[]> {
  const list = signal(parsed(localStorage.getItem(KEY + game)));
  addEventListener("storage", ({ key, newValue }) => {
    if (key === KEY + game) list.value = parsed(newValue);
  });
  return list;
}

const parsed = (text: string | null): readonly Preset[] => (text === null ? [] : (JSON.parse(text) as Preset[]));

/** What is kept for a game, in the order in which it was kept; reading it in a component follows changes. */
export const presets = (game: string): readonly Preset[] => keptOf(game).value;

export function keepPresets(game: string, list: readonly Preset[]): void {
  keptOf(game).value = list;
  localStorage.setItem(KEY + game, JSON.stringify(list));
}

/** With one more, or another one of the same name in its place. The list as it was where it is full. */
export function withPreset(list: readonly Preset[], preset: Preset): readonly Preset[] {
  if (list.some(({ name }) => name === preset.name))
    return list.map((one) => (one.name === preset.name ? preset : one));
  return list.length < MOST ? [...list, preset] : list;
}

/** With another name for one; the list as it was where that name is taken. */
export function renamed(list: readonly Preset[], from: string, to: string): readonly Preset[] {
  if (list.some(({ name }) => name === to)) return list;
  return list.map((one) => (one.name === from ? { ...one, name: to } : one));
}

export const without = (list: readonly Preset[], name: string): readonly Preset[] =>
  list.filter((one) => one.name !== name);

/** The one that says the same as these rules. */
export function matching(list: readonly Preset[], rules: Rules): Preset | undefined {
  return list.find((one) => same(one.options, rules.options) && same(one.customs, rules.customs));
}

function same(one: Values, other: Values): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/** A name as it is kept; empty where it is none. */
export const tidied = (name: string): string => name.trim().replace(/\s+/g, " ").slice(0, LONGEST);
