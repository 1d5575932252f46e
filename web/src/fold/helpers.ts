/** Plain facts that tables read off a view. None of them is a rule. */

import type { CardsMeld, CardsView } from "./cards";
import type { MahjongMeld, MahjongView } from "./mahjong";
import { CARDS, COPIES, HIDDEN, MAHJONG, SEQUENCES } from "./numbers";

type View = MahjongView | CardsView;

/** The name of a tile, such as `5p`; null for one that is hidden or none. */
export function name(view: View, kind: number): string | null {
  return view.names[kind] ?? null;
}

/** The kind of a named tile; null where the game has none of this name. */
export function kindOf(view: View, tile: string): number | null {
  const kind = view.names.indexOf(tile);
  return kind < 0 ? null : kind;
}

/** The kinds in a hand, sorted; empty where the viewer does not know it (`view.size` counts its tiles). */
export function concealed(view: View, seat: number): number[] {
  return counts(view, seat).flatMap((count, kind) => new Array<number>(count).fill(kind));
}

function counts(view: View, seat: number): number[] {
  const kinds = view.names.length;
  if (seat < 0) return new Array<number>(kinds).fill(0);
  return view.hand.slice(seat * kinds, (seat + 1) * kinds);
}

/** The kinds of a declared group, the cards of a 偎 that lies face down as `HIDDEN`. */
export function tilesOf(view: View, meld: Readonly<MahjongMeld | CardsMeld>): number[] {
  return view.family === "mahjong" ? mahjongTiles(meld) : cardsOf(meld);
}

function mahjongTiles([kind, tile]: Readonly<MahjongMeld>): number[] {
  if (kind === MAHJONG.CHOW) return [tile, tile + 1, tile + 2];
  return new Array<number>(kind === MAHJONG.PONG ? 3 : 4).fill(tile);
}

function cardsOf([kind, what]: Readonly<CardsMeld>): number[] {
  if (kind === CARDS.CHI) return [...(SEQUENCES[what] ?? [])];
  return new Array<number>(kind === CARDS.LIU ? 4 : 3).fill(what);
}

/** The tiles that may still be drawn in turn, as in src/paiju/mahjong/wall.py. */
export function drawable(view: View): number {
  const single = view.family === "mahjong" && view.dead_wall > 0 ? replaced(view) % 2 : 0;
  return view.left - view.dead_wall - single;
}

/** Kongs whose tile was drawn from the tail; a kong that still waits for it, or may be robbed, is none of them. */
function replaced(view: MahjongView): number {
  const kongs = view.melds.flat().filter(([kind]) => kind >= MAHJONG.KONG_EXPOSED).length;
  const waits = view.phase === MAHJONG.ROBBING || view.phase === MAHJONG.KONGED;
  return waits ? kongs - 1 : kongs;
}

/** The name of the kind that stands for any tile; null where none does. */
export function wildOf(view: View): string | null {
  return view.family === "mahjong" ? name(view, view.wild) : null;
}

/** Whether the viewer holds the seat that acts of its own accord: discards, declares, decides on what it drew. */
export function isOwnTurn(view: View): boolean {
  if (view.over || view.turn !== view.viewer) return false;
  if (view.family === "mahjong") return view.phase === MAHJONG.TURN;
  return view.phase === CARDS.LOOK || view.phase === CARDS.OWED;
}

/** All seats counter-clockwise from the viewer's own, which sits at the foot; for a spectator from seat 0. */
export function around(view: View): number[] {
  const foot = Math.max(0, view.viewer);
  return Array.from({ length: view.seats }, (_, steps) => (foot + steps) % view.seats);
}

/**
 * By kind, the copies that a seat, or one who only looks on, has not seen while the round is played: not in its hand, an open group, a row of
 * discards, a win, nor the card that it looks at.
 */
export function unseen(view: View, seat: number): number[] {
  const left = counts(view, seat).map((count) => COPIES - count);
  for (const kind of onTable(view, seat)) if (kind !== HIDDEN) left[kind] = (left[kind] ?? 0) - 1;
  return left;
}

function onTable(view: View, seat: number): number[] {
  const laid = view.melds.flatMap((melds, owner) =>
    melds.filter((meld) => owner === seat || !liesHidden(view, owner, meld)).flatMap((meld) => tilesOf(view, meld)),
  );
  return [...laid, ...view.rivers.flat(), ...wonTiles(view), ...lookedAt(view, seat)];
}

function liesHidden(view: View, owner: number, [kind, what]: Readonly<CardsMeld>): boolean {
  return view.family === "zipai" && kind === CARDS.WEI && (view.face_down[owner]?.includes(what) ?? false);
}

/** Winning tiles that lie with their winner and nowhere else. */
function wonTiles(view: View): number[] {
  if (view.family === "mahjong") {
    return view.wins.filter(([, by, , , took]) => took && by !== MAHJONG.BY_DEAL).map(([, , tile]) => tile);
  }
  return view.wins.filter(([, by]) => by === CARDS.BY_DRAW || by === CARDS.BY_TURN).map(([, , tile]) => tile);
}

/** A drawn word card lies beside the hand, a drawn mahjong tile in it. */
function lookedAt(view: View, seat: number): number[] {
  return view.family === "zipai" && view.turn === seat && view.drawn >= 0 ? [view.drawn] : [];
}
