/** The actions of a question, sorted by the buttons that stand for them. No rule is asked: what is listed is legal. */

import { namesIn } from "./names";
import type { Way } from "./props";

/** The places of the action bar, from left to right. */
export const PLACES = ["win", "kong", "pong", "chow", "pass", "ready"] as const;
export type Place = (typeof PLACES)[number];

/** The actions of one question. */
export interface Choices {
  /** By place of the bar, the ways to do it. */
  ways: Record<Place, Way[]>;
  /** Tile → the action that discards it. */
  discards: ReadonlyMap<string, string>;
  /** Tile → the action that discards it and declares 听. */
  readyDiscards: ReadonlyMap<string, string>;
}

const PLACE_OF: Record<string, Place> = {
  win: "win",
  kong: "kong",
  liu: "kong",
  wei: "kong",
  pong: "pong",
  peng: "pong",
  chow: "chow",
  chi: "chow",
  pass: "pass",
  ready: "ready",
};

/** Sort the texts of `ask.actions`; `open` is the name of the tile that lies open, or was drawn, where it is known. */
export function choicesOf(actions: readonly string[], open: string | null = null): Choices {
  const ways: Record<Place, Way[]> = { win: [], kong: [], pong: [], chow: [], pass: [], ready: [] };
  const discards = new Map<string, string>();
  const readyDiscards = new Map<string, string>();
  for (const action of actions) {
    const [verb = "", what = ""] = action.split(" ");
    const place = PLACE_OF[verb];
    if (verb === "discard") discards.set(what, action);
    else if (verb === "ready" && what) readyDiscards.set(what, action);
    else if (place) ways[place].push({ action, tiles: tilesOf(verb, what, open) });
  }
  return { ways, discards, readyDiscards };
}

const CHOWS: Record<string, number[]> = { low: [0, 1, 2], middle: [-1, 0, 1], high: [-2, -1, 0] };
const COPIES: Record<string, number> = { kong: 4, liu: 4, wei: 3, pong: 3, peng: 3 };

function tilesOf(verb: string, what: string, open: string | null): string[] {
  if (verb === "chi") return namesIn(what);
  if (verb === "chow") return open === null ? [] : row(open, CHOWS[what] ?? []);
  const tile = what || open;
  const copies = COPIES[verb];
  return copies === undefined || !tile ? [] : new Array<string>(copies).fill(tile);
}

function row(tile: string, steps: readonly number[]): string[] {
  return steps.map((step) => `${Number(tile[0]) + step}${tile.slice(1)}`);
}
