/** What the table reads off the view: tiles in hand, wins, calls. No rule is asked. */

import { concealed, MAHJONG, type MahjongView, type MahjongWin, name } from "../../fold";
import type { Event, Frame, Game } from "../../wire";
import { eventName } from "../parts/facts";

/** A tile of a hand: a place that stays while the hand stays, and its name. */
export interface Held {
  place: string;
  tile: string;
}

/** One's own hand: sorted, and the tile just drawn apart. */
export interface HeldHand {
  sorted: Held[];
  drawn: Held | null;
}

/** Names tiles in a row by their kind and which copy they are, so that they keep their place while others come and go. */
export function told(view: MahjongView, kinds: readonly number[]): Held[] {
  const seen = new Map<string, number>();
  return kinds.map((kind) => {
    const tile = name(view, kind) ?? "";
    const copy = seen.get(tile) ?? 0;
    seen.set(tile, copy + 1);
    return { tile, place: `${tile}.${copy}` };
  });
}

/** The hand of a seat that the viewer knows; 会儿 lie in front. */
export function heldBy(view: MahjongView, seat: number): HeldHand {
  const kinds = concealed(view, seat).sort((one, other) => Number(other === view.wild) - Number(one === view.wild));
  const apart = view.turn === seat ? kinds.lastIndexOf(view.drawn) : -1;
  const [drawn] = apart < 0 ? [] : kinds.splice(apart, 1);
  const tile = drawn === undefined ? null : name(view, drawn);
  return { sorted: told(view, kinds), drawn: tile === null ? null : { tile, place: `${tile}.drawn` } };
}

/** The tile with which a seat won and that is not in its hand; null where there is none. */
export function wonTile(view: MahjongView, seat: number): string | null {
  const win = view.wins.find(([winner]) => winner === seat);
  return win && win[1] !== MAHJONG.BY_DEAL ? name(view, win[2]) : null;
}

/** Whose discard lies there as the newest that nobody took; null where there is none, or where it was taken. */
export function lastDiscarder(view: MahjongView): number | null {
  const passed = view.phase === MAHJONG.TURN && view.turn_kind === MAHJONG.TURN_DRAW;
  return passed || view.phase === MAHJONG.CLAIMS ? view.source : null;
}

/** Which win of the round the seat's was, from 1; 0 for none. */
export const winPlace = (view: MahjongView, seat: number): number => view.winners.indexOf(seat) + 1;

/** What seats call out. */
export type Call = "chow" | "pong" | "kong" | "ready" | "win" | "self" | "rob";

/** A call in the newest frame. */
export interface Called {
  seat: number;
  call: Call;
  /** Null where it names none. */
  tile: number | null;
}

/** The calls of a frame, in order. */
export function callsIn(game: Game, frame: Frame): Called[] {
  return frame.events.flatMap((event) => {
    const called = CALLS[eventName(game, event)]?.(event);
    return called ? [called] : [];
  });
}

const CALLS: Record<string, (event: Event) => Called | null> = {
  discard: ([, seat, , ready]) => (ready ? { seat, call: "ready", tile: null } : null),
  ready: ([, seat]) => ({ seat, call: "ready", tile: null }),
  meld: ([, seat, kind, tile]) => ({ seat, call: meldCall(kind as number), tile: tile as number }),
  win: (event) => {
    const [, ...won] = event as unknown as [number, ...MahjongWin];
    return { seat: won[0], call: WIN_CALLS[won[1]] ?? "win", tile: won[2] };
  },
};

const WIN_CALLS: Record<number, Call> = { [MAHJONG.BY_DRAW]: "self", [MAHJONG.BY_KONG]: "rob" };

/** How the groups are called. */
export function meldCall(kind: number): "chow" | "pong" | "kong" {
  if (kind === MAHJONG.CHOW) return "chow";
  return kind === MAHJONG.PONG ? "pong" : "kong";
}
