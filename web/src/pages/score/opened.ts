/** The way back: a request as this page shows it, so that any can be opened from a link. */

import type { Game, Option, OptionValue } from "../../wire";
import { put, type Values } from "../options/values";
import { BLANK, type Draft, type LaidMeld, type Request, requestOf, seatsOf, takesSeat } from "./request";
import { tilesIn, written } from "./tiles";

export interface Opened {
  values: Values;
  draft: Draft;
}

/** The state of the page that asks this request again; what it has no place for stands in `rest`. */
export function opened(game: Game, asked: Request): Opened {
  const values = valuesOf(game.options, asked.options);
  const draft = draftOf(game, asked, seatsOf(game, values));
  const [made, wanted] = [normalised(game, requestOf(game, values, draft)), normalised(game, asked)];
  const keys = [...new Set([...Object.keys(made), ...Object.keys(wanted)])];
  const other = keys.filter((key) => same(made[key]) !== same(wanted[key]));
  return { values, draft: { ...draft, rest: Object.fromEntries(other.map((key) => [key, asked[key]])) } };
}

function valuesOf(options: readonly Option[], given: unknown): Values {
  if (!isObject(given)) return {};
  return options.reduce<Values>((values, option) => {
    const value = given[option.key];
    return isTaken(option, value) ? put(values, option.key, value) : values;
  }, {});
}

function isTaken(option: Option, value: unknown): value is OptionValue {
  if (option.choices?.length) return option.choices.some((choice) => choice === value);
  return option.tiles ? typeof value === "string" : Number.isSafeInteger(value);
}

function draftOf(game: Game, asked: Request, seats: number): Draft {
  const win = isObject(asked.win) ? asked.win : {};
  const seat = numberOf(asked.seat) ?? 0;
  const way = game.asks.ways.find((one) => one === win.by) ?? "";
  const tiles = (key: string) => tilesIn(asked[key], game.kinds);
  const [wild = null] = tiles("wild") ?? [];
  const [tile = null] = tilesIn(win.tile, game.kinds) ?? [];
  return {
    ...BLANK,
    seat,
    dealer: numberOf(asked.dealer) ?? 0,
    hand: tiles("hand") ?? [],
    melds: listOf(asked.melds).flatMap((meld) => meldOf(game, meld) ?? []),
    way,
    tile,
    // where no seat gives the tile, the next one stands ready for when one does
    from: takesSeat(way) ? numberOf(win.from) : (seat + 1) % seats,
    marks: listOf(asked.marks).filter((mark): mark is string => game.asks.marks.some((one) => one.mark === mark)),
    wild,
    pot: numberOf(asked.pot) ?? 0,
    dealt: tiles("dealt"),
    discarded: tiles("discarded"),
    finished: listOf(asked.finished).filter((seat): seat is number => numberOf(seat) !== null),
    balances: Array.isArray(asked.balances) ? asked.balances.map(numberOf) : null,
  };
}

function meldOf(game: Game, meld: unknown): LaidMeld | null {
  if (!isObject(meld)) return null;
  const kind = game.asks.melds.find((one) => one === meld.kind);
  const tiles = tilesIn(meld.tiles, game.kinds);
  const [taken = null] = tilesIn(meld.taken, game.kinds) ?? [];
  return kind && tiles ? { kind, tiles, from: numberOf(meld.from), taken } : null;
}

/** A request in one way of writing it: what means the same is the same. */
export function normalised(game: Game, asked: Request): Request {
  const texts = ["hand", "dealt", "discarded", "wild"].filter((key) => key in asked);
  const parts: Request = {
    ...asked,
    ...Object.fromEntries(texts.map((key) => [key, textOf(game, asked[key])])),
    ...("win" in asked && { win: withTexts(game, asked.win, ["tile"]) }),
    ...("melds" in asked && { melds: eachOf(asked.melds, (meld) => withTexts(game, meld, ["tiles", "taken"])) }),
    ...("marks" in asked && { marks: Array.isArray(asked.marks) ? [...asked.marks].sort() : asked.marks }),
    ...("options" in asked && { options: optionsOf(game.options, asked.options) }),
  };
  return Object.fromEntries(Object.entries(parts).filter(([key, value]) => !isUsual(key, value)));
}

const EMPTY = ["options", "melds", "marks", "finished"];
const ZERO = ["seat", "dealer", "pot"];

/** Whether an absent key means the same. */
function isUsual(key: string, value: unknown): boolean {
  if (value === undefined) return true;
  return ZERO.includes(key) ? value === 0 : EMPTY.includes(key) && ["[]", "{}"].includes(JSON.stringify(value));
}

function textOf(game: Game, text: unknown): unknown {
  const tiles = tilesIn(text, game.kinds);
  return tiles === null ? text : written(tiles, game.kinds);
}

function withTexts(game: Game, thing: unknown, keys: readonly string[]): unknown {
  if (!isObject(thing)) return thing;
  const there = keys.filter((key) => key in thing);
  return { ...thing, ...Object.fromEntries(there.map((key) => [key, textOf(game, thing[key])])) };
}

function optionsOf(declared: readonly Option[], given: unknown): unknown {
  if (!isObject(given)) return given;
  const usual = new Map<string, unknown>(declared.map((option) => [option.key, option.default]));
  return Object.fromEntries(
    Object.entries(given).filter(([key, value]) => !usual.has(key) || usual.get(key) !== value),
  );
}

/** A value as a text in which the order of keys does not matter; of an absent one a text that no value has. */
export function same(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      isObject(part) ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1))) : part,
    ) ?? ""
  );
}

const isObject = (value: unknown): value is Request =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const eachOf = (value: unknown, change: (one: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(change) : value;
const numberOf = (value: unknown): number | null => (Number.isSafeInteger(value) ? Number(value) : null);
