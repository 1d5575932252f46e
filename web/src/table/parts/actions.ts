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
    else if (place)
      ways[place].push({ action, tiles: tilesOf(verb, what, open), taken: IN_A_ROW.has(verb) ? open : null });
  }
  return { ways, discards, readyDiscards };
}

/** Actions that name all their tiles: of different kinds, one of which is the open one. */
const IN_A_ROW: ReadonlySet<string> = new Set(["chow", "chi"]);
const COPIES: Record<string, number> = { kong: 4, liu: 4, wei: 3, pong: 3, peng: 3 };

function tilesOf(verb: string, what: string, open: string | null): string[] {
  if (IN_A_ROW.has(verb)) return namesIn(what);
  const tile = what || open;
  const copies = COPIES[verb];
  return copies === undefined || !tile ? [] : new Array<string>(copies).fill(tile);
}
