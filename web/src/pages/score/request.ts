/** A hand as it is being put together, and the question that it makes (docs/formats.md, "A hand to score"). */

import { SEQUENCES } from "../../fold/numbers";
import type { Asks, Game, Option } from "../../wire";
import { differing, heldValue, type Values } from "../options/values";

export interface LaidMeld {
  kind: string;
  tiles: readonly string[];
}

/** Tiles by name; oneself is seat 0. */
export interface Draft {
  hand: readonly string[];
  melds: readonly LaidMeld[];
  /** How it is won; empty asks for the waits. */
  way: string;
  tile: string | null;
  /** The seat that gave the tile. */
  from: number;
  /** The seat that deals. */
  dealer: number;
  marks: readonly string[];
  wild: string | null;
  pot: number;
}

export const BLANK: Draft = {
  hand: [],
  melds: [],
  way: "",
  tile: null,
  from: 1,
  dealer: 0,
  marks: [],
  wild: null,
  pot: 0,
};

/** Ways in which the hand is completed by one more tile. */
export const takesTile = (way: string): boolean => way !== "" && way !== "deal" && way !== "wei";

/** Ways in which another seat gives that tile. */
export const takesSeat = (way: string): boolean => way === "discard" || way === "kong" || way === "turn";

/** The kinds of melds to choose from; `liu dealt` is a `liu` that was dealt complete. */
export const meldKinds = (asks: Asks): string[] =>
  asks.melds.flatMap((kind) => (kind === "liu" ? [kind, DEALT] : [kind]));

const DEALT = "liu dealt";

/** The marks that may count with a way to win. */
export const marksFor = (asks: Asks, way: string): string[] =>
  asks.marks.filter(({ ways }) => ways.includes(way)).map(({ mark }) => mark);

/** How many seats the game has under these options. */
export function seatsOf(game: Game, values: Values): number {
  const option = game.options.find((one: Option) => one.key === "players");
  return option ? Number(heldValue(option, values)) : game.seats;
}

/** What a question still lacks, the first thing first; null: nothing. */
export function lacking({ asks }: Game, draft: Draft): "wild" | "hand" | "tile" | null {
  if (asks.keys.includes("wild") && draft.wild === null) return "wild";
  if (draft.hand.length === 0) return "hand";
  return takesTile(draft.way) && draft.tile === null ? "tile" : null;
}

/** The question. A tile or a mark that the way has no use for is left out. */
export function requestOf(game: Game, values: Values, draft: Draft): Record<string, unknown> {
  const seats = seatsOf(game, values);
  const asked: Record<string, unknown> = {
    game: game.id,
    options: differing(game.options, values),
    dealer: draft.dealer,
    hand: draft.hand.join(""),
    melds: draft.melds.map((meld) => meldAsked(meld, seats)),
    ...keysAsked(game.asks, draft),
  };
  if (draft.way === "") return asked;
  const marks = marksFor(game.asks, draft.way).filter((mark) => draft.marks.includes(mark));
  return { ...asked, win: winAsked(draft), marks };
}

/** Of the keys that not all games have, those that this page knows. */
function keysAsked({ keys }: Asks, { wild, pot }: Draft): Record<string, unknown> {
  return {
    ...(keys.includes("wild") && wild !== null && { wild }),
    ...(keys.includes("pot") && pot > 0 && { pot }),
  };
}

function winAsked({ way, tile, from }: Draft): Record<string, unknown> {
  return {
    by: way,
    ...(takesTile(way) && tile !== null && { tile }),
    ...(takesSeat(way) && { from }),
  };
}

/** A `chi` is one of the seat before; of a `liu` at least one card was drawn, unless it was dealt. */
function meldAsked({ kind, tiles }: LaidMeld, seats: number): Record<string, unknown> {
  const told = { kind: kind === DEALT ? "liu" : kind, tiles: tiles.join("") };
  if (kind === "chi") return { ...told, from: seats - 1, taken: tiles[0] };
  return kind === "liu" ? { ...told, from: 0 } : told;
}

/** The groups that a meld of this kind can be. */
export function groupsFor(kind: string, game: Game): string[][] {
  if (kind === "chow") return runs(game.kinds);
  if (kind === "chi") return SEQUENCES.map((places) => places.map((place) => game.kinds[place] ?? ""));
  const size = kind.startsWith("kong") || kind.startsWith("liu") ? 4 : 3;
  return game.kinds.map((name) => new Array<string>(size).fill(name));
}

function runs(kinds: readonly string[]): string[][] {
  return kinds.flatMap((first) => {
    const rank = Number(first[0]);
    const suit = first[1] ?? "";
    const group = [rank, rank + 1, rank + 2].map((one) => `${one}${suit}`);
    return suit !== "z" && group.every((name) => kinds.includes(name)) ? [group] : [];
  });
}

/** How many of each tile the draft uses. */
export function used(draft: Draft): Map<string, number> {
  const won = takesTile(draft.way) && draft.tile !== null ? [draft.tile] : [];
  const counts = new Map<string, number>();
  for (const name of [...draft.hand, ...draft.melds.flatMap((meld) => meld.tiles), ...won])
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The tiles in the order in which the game lists them. */
export function sorted(tiles: readonly string[], kinds: readonly string[]): string[] {
  return [...tiles].sort((one, other) => kinds.indexOf(one) - kinds.indexOf(other));
}
