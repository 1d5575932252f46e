/** A hand as it is being put together, and the question that it makes (docs/formats.md, "A hand to score"). */

import { SEQUENCES } from "../../fold/numbers";
import type { Asks, Game, Option, OptionValue } from "../../wire";
import { heldValue, type Values } from "../options/values";
import { written } from "./tiles";

export interface LaidMeld {
  kind: string;
  tiles: readonly string[];
  /** The seat that gave a tile, and which; null where it is not said. */
  from: number | null;
  taken: string | null;
}

/** Tiles by name, seats by number; null for what is not said. */
export interface Draft {
  /** Whose hand it is. */
  seat: number;
  /** The seat that deals. */
  dealer: number;
  hand: readonly string[];
  melds: readonly LaidMeld[];
  /** How it is won; empty asks for the waits. */
  way: string;
  tile: string | null;
  /** The seat that gave the tile. */
  from: number | null;
  marks: readonly string[];
  wild: string | null;
  pot: number;
  dealt: readonly string[] | null;
  discarded: readonly string[] | null;
  /** The seats that have won before. */
  finished: readonly number[];
  /** What each seat has, null for any sum. */
  balances: readonly (number | null)[] | null;
  /** Keys of a request that was opened which this page cannot show: they are sent as they are, undefined as absent. */
  rest: Readonly<Record<string, unknown>>;
}

export const BLANK: Draft = {
  seat: 0,
  dealer: 0,
  hand: [],
  melds: [],
  way: "",
  tile: null,
  from: 1,
  marks: [],
  wild: null,
  pot: 0,
  dealt: null,
  discarded: null,
  finished: [],
  balances: null,
  rest: {},
};

export type Request = Record<string, unknown>;

/** Ways in which the hand is completed by one more tile. */
export const takesTile = (way: string): boolean => way !== "" && way !== "deal" && way !== "wei";

/** Ways in which another seat gives that tile. */
export const takesSeat = (way: string): boolean => way === "discard" || way === "kong" || way === "turn";

/** The kinds of melds to choose from; `liu dealt` is a `liu` that was dealt complete. */
export const meldKinds = (asks: Asks): string[] =>
  asks.melds.flatMap((kind) => (kind === "liu" ? [kind, DEALT] : [kind]));

const DEALT = "liu dealt";

/** What a meld is called: a `liu` of which nobody is said to have given a card was dealt complete. */
export const meldName = ({ kind, from }: LaidMeld): string => (kind === "liu" && from === null ? DEALT : kind);

/** A meld as it is mostly made: a `chi` takes a card of the seat before, of a `liu` at least one card was drawn. */
export function newMeld(name: string, tiles: readonly string[], own: number, seats: number): LaidMeld {
  const kind = name === DEALT ? "liu" : name;
  if (kind === "chi") return { kind, tiles, from: (own + seats - 1) % seats, taken: tiles[0] ?? null };
  return { kind, tiles, from: name === "liu" ? own : null, taken: null };
}

/** The marks that may count with a way to win. */
export const marksFor = (asks: Asks, way: string): string[] =>
  asks.marks.filter(({ ways }) => ways.includes(way)).map(({ mark }) => mark);

/** The change that another way to win is: marks that do not count with it go. */
export const wayChosen = (asks: Asks, draft: Draft, way: string): Partial<Draft> => ({
  way,
  marks: draft.marks.filter((mark) => marksFor(asks, way).includes(mark)),
});

/** How many seats the game has under these options. */
export function seatsOf(game: Game, values: Values): number {
  const option = game.options.find((one: Option) => one.key === "players");
  return option ? Number(heldValue(option, values)) : game.seats;
}

/** The tiles that the game has under these options. */
export function kindsOf({ kinds, options, asks }: Game, values: Values): string[] {
  const gone = asks.missing.filter(({ option, value }) => {
    const declared = options.find((one) => one.key === option);
    return declared !== undefined && heldValue(declared, values) === value;
  });
  return kinds.filter((name) => !gone.some(({ tiles }) => tiles.includes(name)));
}

/** What a question still lacks, the first thing first; null: nothing. */
export function lacking({ asks }: Game, draft: Draft): "wild" | "hand" | "tile" | null {
  const open = (key: string) => !(key in draft.rest);
  if (open("wild") && asks.keys.includes("wild") && draft.wild === null) return "wild";
  if (open("hand") && draft.hand.length === 0) return "hand";
  return open("win") && takesTile(draft.way) && draft.tile === null ? "tile" : null;
}

/** The question. What is not at its default is said, and a tile that the way has no use for is left out. */
export function requestOf(game: Game, values: Values, draft: Draft): Request {
  const text = (tiles: readonly string[]) => written(tiles, game.kinds);
  const asked: Request = {
    game: game.id,
    ...said("options", chosen(game.options, values)),
    ...said("seat", draft.seat),
    ...said("dealer", draft.dealer),
    hand: text(draft.hand),
    ...said(
      "melds",
      draft.melds.map((meld) => meldAsked(meld, text)),
    ),
    ...keysAsked(game.asks, draft, text),
    ...(draft.way !== "" && { win: winAsked(draft) }),
    ...(draft.way !== "" && said("marks", draft.marks)),
  };
  const whole = { ...asked, ...draft.rest };
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined));
}

/** Nothing where the value is what an absent key means. */
function said(key: string, value: unknown): Request {
  const absent = value === 0 || (typeof value === "object" && Object.keys(value ?? {}).length === 0);
  return absent ? {} : { [key]: value };
}

/** Every option that is not at its default, also one without an effect beside the others. */
function chosen(options: readonly Option[], values: Values): Record<string, OptionValue> {
  const others = options.flatMap(({ key, default: usual }) => {
    const value = values[key];
    return value === undefined || value === usual ? [] : [[key, value] as const];
  });
  return Object.fromEntries(others);
}

/** Of the keys that not all games have, those that say something. */
function keysAsked({ keys }: Asks, draft: Draft, text: (tiles: readonly string[]) => string): Request {
  const found: Request = {
    ...(draft.wild !== null && { wild: draft.wild }),
    ...said("pot", draft.pot),
    ...(draft.dealt !== null && { dealt: text(draft.dealt) }),
    ...(draft.discarded !== null && { discarded: text(draft.discarded) }),
    ...said("finished", draft.finished),
    ...(draft.balances !== null && { balances: draft.balances }),
  };
  return Object.fromEntries(Object.entries(found).filter(([key]) => keys.includes(key)));
}

function winAsked({ way, tile, from }: Draft): Request {
  return {
    by: way,
    ...(takesTile(way) && tile !== null && { tile }),
    ...(takesSeat(way) && from !== null && { from }),
  };
}

function meldAsked({ kind, tiles, from, taken }: LaidMeld, text: (tiles: readonly string[]) => string): Request {
  return { kind, tiles: text(tiles), ...(from !== null && { from }), ...(taken !== null && { taken }) };
}

/** The groups that a meld of this kind can be, of these tiles. */
export function groupsFor(kind: string, kinds: readonly string[]): string[][] {
  if (kind === "chow") return runs(kinds);
  if (kind === "chi") return SEQUENCES.map((places) => places.map((place) => kinds[place] ?? ""));
  const size = kind.startsWith("kong") || kind.startsWith("liu") ? 4 : 3;
  return kinds.map((name) => new Array<string>(size).fill(name));
}

function runs(kinds: readonly string[]): string[][] {
  return kinds.flatMap((first) => {
    const rank = Number(first[0]);
    const suit = first[1] ?? "";
    const group = [rank, rank + 1, rank + 2].map((one) => `${one}${suit}`);
    return suit !== "z" && group.every((name) => kinds.includes(name)) ? [group] : [];
  });
}

/** How many there are of each. */
export function counted(tiles: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of tiles) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** How many of each tile the draft uses. */
export function used(draft: Draft): Map<string, number> {
  const won = takesTile(draft.way) && draft.tile !== null ? [draft.tile] : [];
  return counted([...draft.hand, ...draft.melds.flatMap((meld) => meld.tiles), ...won]);
}

/** Which key of a request each part of a draft makes. */
const KEYS: Partial<Record<keyof Draft, string>> = { way: "win", tile: "win", from: "win" };

/** The draft with parts changed: what could not be shown of them goes. */
export function changed(draft: Draft, part: Partial<Draft>): Draft {
  const keys = (Object.keys(part) as (keyof Draft)[]).map((key) => KEYS[key] ?? key);
  const rest = Object.fromEntries(Object.entries(draft.rest).filter(([key]) => !keys.includes(key)));
  return { ...draft, rest, ...part };
}
