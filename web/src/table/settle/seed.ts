/** Getting ready for a round, with chance of one's own; and what this browser knows of the chance of earlier ones. */

import type { Live } from "../../live";
import { say } from "../parts/answer";

/** A commitment that was shown before its round, with what this player added to its chance. */
export interface Kept {
  commit: string;
  seed: string;
}

const KEY = "paiju.chance";
const MOST = 40;
const BYTES = 32;

/** What was added to the chance of the round with this commitment; null where this browser was not ready for it. */
export function keptFor(commit: string): Kept | null {
  return all().find((kept) => kept.commit === commit) ?? null;
}

function all(): Kept[] {
  const text = localStorage.getItem(KEY);
  return text === null ? [] : (JSON.parse(text) as Kept[]);
}

function keep(kept: Kept): void {
  const others = all().filter((one) => one.commit !== kept.commit);
  localStorage.setItem(KEY, JSON.stringify([...others, kept].slice(-MOST)));
}

/** 32 fresh bytes, hexadecimal. */
export function freshSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Say that one is ready for the next round, with a fresh seed; false if it was refused. */
export async function readyUp(live: Live): Promise<boolean> {
  return begin(live, "ready", { on: true });
}

/** The owner begins the next round now, with a fresh seed; false if it was refused. */
export async function startNow(live: Live): Promise<boolean> {
  return begin(live, "start");
}

/** The owner has all play another session who played the last one, with a fresh seed; false if it was refused. */
export async function playAgain(live: Live): Promise<boolean> {
  return begin(live, "rematch");
}

export const notReady = (live: Live): Promise<boolean> => say(live, "ready", { on: false });

async function begin(live: Live, type: string, body: Record<string, unknown> = {}): Promise<boolean> {
  const seed = freshSeed();
  const commit = live.table.value?.commit;
  const done = await say(live, type, { ...body, seed });
  if (done && commit) keep({ commit, seed });
  return done;
}
