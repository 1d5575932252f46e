/** A finished round, step by step: what happened, and the table after it. */

import { game as gameOf, Refusal, refusalIn } from "../../api";
import { EVERYTHING, foldOf, type View } from "../../fold";
import type { Event, Explained, Game, OptionValue, Score, Tiles } from "../../wire";

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

/** Events that tell nothing by themselves: they stay with the one before. */
const QUIET = new Set(["mark", "open mark", "barred"]);
/** Payments for the same thing are one step. */
const SAME = new Set(["row"]);

/** The steps of a round; its start and the first word of the dealer are the first. */
export function stepsOf(game: Game, played: Played): Step[] {
  const names = new Map(game.events.map((type) => [type.code, type.name]));
  const nameOf = (event: Event): string => names.get(event[0]) ?? "";
  const fold = foldOf(game, played, played.names.length, EVERYTHING);
  const steps: Step[] = [];
  for (const event of played.frames.flat()) {
    fold.evolve(event);
    const last = steps.at(-1);
    const before = last?.events.at(-1);
    if (last && before && belongs(nameOf(event), nameOf(before), event, before)) {
      last.events.push(event);
      last.view = fold.view();
    } else steps.push({ events: [event], view: fold.view() });
  }
  return steps;
}

function belongs(name: string, before: string, event: Event, last: Event): boolean {
  if (QUIET.has(name) || before === "start") return true;
  return SAME.has(name) && name === before && paymentOf(event) === paymentOf(last);
}

/** What a payment is for, all but who pays: reason, payee, due, paid, state. */
function paymentOf(event: Event): string {
  const [, , , reason, , payee, due, paid, state] = event;
  return JSON.stringify([reason, payee, due, paid, state]);
}
