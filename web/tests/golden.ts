/** The rounds that tests/web/export.py wrote, with the views that Python folds from them. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Event, Game, Tiles } from "../src/wire";

/** Where tests/web/test_fold.py has put the rounds; it runs those who read them and sees that nothing is skipped. */
export const folder = process.env.PAIJU_GOLDEN;

export type Facts = Record<string, unknown>;

/**
 * An event, and the facts that differ from those before it; `unseen` is that of the viewer's own seat, `drawable` how
 * many tiles may still be drawn in turn.
 */
export interface Step {
  event: Event;
  changed: Facts;
}

export interface Round {
  game: string;
  tiles: Tiles;
  seats: number;
  viewers: { viewer: number; frames: Step[][] }[];
}

export function read<T>(file: string): T {
  return JSON.parse(readFileSync(join(folder ?? "", file), "utf8")) as T;
}

export const games = folder ? read<Record<string, Game>>("games.json") : {};
export const files = folder ? readdirSync(folder).filter((file) => file.startsWith("round-")) : [];
