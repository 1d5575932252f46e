/** A finished round, step by step: what happened, and the table after it. */

import { game as gameOf, Refusal, refusalIn } from "../../api";
import { EVERYTHING, foldOf, type View } from "../../fold";
import type { Event, Explained, Game, OptionValue, Score, Tiles } from "../../wire";
import { together } from "./steps";

/** What `GET /api/tables/{table}/frames` tells of a round. */
export interface Played extends Tiles {
  game: string;
  options: Record<string, OptionValue>;
  names: string[];
  number: number;
  dealer: number;
  balances: number[];
  frames: Event[][];
  deltas: number[];
  scores: Score[];
  next_dealer: number | null;
  explained: Explained;
  /** When the round ended; null where only a file tells of it. */
  ended_at: number | null;
}

/** Events that belong together, and the view after them. */
export interface Step {
  events: Event[];
  view: View;
}

export interface Replay {
  game: Game;
  played: Played;
  steps: Step[];
}

/** Fetch a round and fold it. Errors: `not_found`, `offline`. */
export async function replay(table: string, session: number, number: number): Promise<Replay> {
  const played = await answered<Played>(`/api/tables/${table}/frames?session=${session}&number=${number}`);
  return folded(played);
}

/** The largest file that the server reads. */
export const MOST_BYTES = 512 * 1024;

/** The rounds of a record file, which the server holds against the rules. Errors: those of the file, `offline`. */
export async function replaysIn(file: Blob): Promise<Replay[]> {
  const init = { method: "POST", headers: { "Content-Type": "application/x-ndjson" }, body: await file.text() };
  const { rounds } = await answered<{ rounds: Played[] }>("/api/replays", init);
  return Promise.all(rounds.map(folded));
}

async function folded(played: Played): Promise<Replay> {
  const game = await gameOf(played.game);
  return { game, played, steps: stepsOf(game, played) };
}

/** Asked without saying who one is: records are for everybody who has their link or their file. */
async function answered<T>(path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(path, init).catch(() => {
    throw new Refusal("offline", "the server does not answer", "", true);
  });
  if (answer.ok) return (await answer.json()) as T;
  throw await refusalIn(answer);
}

/** The steps of a round; its start and the first word of the dealer are the first. */
export function stepsOf(game: Game, played: Played): Step[] {
  const fold = foldOf(game, played, played.names.length, EVERYTHING);
  return together(game, played.frames.flat()).map((events) => {
    for (const event of events) fold.evolve(event);
    return { events, view: fold.view() };
  });
}
