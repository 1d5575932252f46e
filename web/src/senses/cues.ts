/** What can be heard and felt at a table, and which event makes which cue. */

import { CARDS } from "../fold";
import { meldCall } from "../table/mahjong/read";
import { eventName } from "../table/parts/facts";
import type { Event, Frame, Game } from "../wire";

/** What happens at the table: a tile or a card is put down, somebody calls. */
export const TABLE_CUES = ["tile", "card", "chow", "pong", "kong", "ready", "win"] as const;
/** What is one's own matter: to discard, to choose, and the last seconds for it. */
export const OWN_CUES = ["turn", "choice", "tick"] as const;

export type TableCue = (typeof TABLE_CUES)[number];
export type OwnCue = (typeof OWN_CUES)[number];
export type Cue = TableCue | OwnCue;

type CuesOf = (event: Event) => TableCue[];

/** By family and name of the event. What is not named is silent: draws, ledger rows, private marks. */
const CUES: Record<Game["family"], Record<string, CuesOf>> = {
  mahjong: {
    discard: ([, , , ready]) => (ready ? ["tile", "ready"] : ["tile"]),
    ready: () => ["ready"],
    meld: ([, , kind]) => [meldCall(kind as number)],
    win: () => ["win"],
  },
  zipai: {
    turn: () => ["card"],
    discard: () => ["card"],
    meld: ([, , kind]) => [kind === CARDS.CHI ? "chow" : "pong"],
    wei: () => ["kong"],
    "hidden wei": () => ["kong"],
    liu: () => ["kong"],
    win: () => ["win"],
  },
};

/** What a frame lets one hear, in order, each once: three who win at once are one sound. */
export function cuesIn(game: Game, frame: Frame): TableCue[] {
  const cues = CUES[game.family];
  return [...new Set(frame.events.flatMap((event) => cues[eventName(game, event)]?.(event) ?? []))];
}

const DISCARDS = /^(discard|ready) /;

/** What a question lets one hear: a discard is owed, or something is offered. */
export const cueOf = (actions: readonly string[]): OwnCue =>
  actions.some((it) => DISCARDS.test(it)) ? "turn" : "choice";

const LAST_SECONDS = [5, 4, 3, 2, 1];

/** When the last seconds of a question are told, on the clock of `until`. Never in its first half, for short ones. */
export function ticksOf(from: number, until: number): number[] {
  const half = (from + until) / 2;
  return LAST_SECONDS.map((left) => until - left * 1000).filter((at) => at >= half);
}
