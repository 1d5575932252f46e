/** What happened in a step, as pieces of a sentence: words, and tiles to be drawn. */

import { AWAY, CARDS, HIDDEN, MAHJONG, NOBODY, NONE, POT, ROW_STATE, SEQUENCES } from "../../fold/numbers";
import type { Event, Game } from "../../wire";
import type { pages } from "../../words/zh/pages";

/** Words, or the name of a tile; null is a tile that lies hidden. */
export type Piece = string | { tile: string | null };

export interface Telling {
  game: Game;
  /** The names of the round's tiles. */
  kinds: readonly string[];
  /** By seat. */
  people: readonly string[];
  /** What 偎 is called in this game. */
  wei: string;
  /** The names of the items of each win, in the order in which the wins are scored. */
  items: readonly string[][];
  words: typeof pages.told;
  /** The seat that is told as oneself, and what is said of it in other words. */
  own?: { seat: number; words: Partial<typeof pages.told> };
}

type Teller = (telling: Telling, event: Event, scored: number) => Piece[];

const who = ({ people }: Telling, seat: number): string => people[seat] ?? "";

function tile({ kinds }: Telling, kind: number): Piece {
  return { tile: kind >= 0 ? (kinds[kind] ?? null) : null };
}

const says =
  (word: (telling: Telling, event: Event) => Piece[]): Teller =>
  (telling, event) => [who(telling, event[1]), ...word(telling, event)];

function draws(telling: Telling, event: Event): Piece[] {
  const [, , kind, draw] = event as readonly [number, number, number, number?];
  if (draw === MAHJONG.REPLACEMENT) return [telling.words.replaces, tile(telling, kind)];
  return kind === HIDDEN ? [telling.words.drawsHidden] : [telling.words.draws, tile(telling, kind)];
}

function discards(telling: Telling, event: Event): Piece[] {
  const [, , kind, ready] = event as readonly [number, number, number, number?];
  return [telling.words.discards, tile(telling, kind), ...(ready ? [telling.words.declares] : [])];
}

function melds(telling: Telling, event: Event): Piece[] {
  const [, seat, kind, what, source] = event as readonly [number, number, number, number, number];
  const { words, game } = telling;
  const word = kind === CARDS.WEI && game.family === "zipai" ? telling.wei : (words.melds[game.family][kind] ?? "");
  return [word, ...meldTiles(game, kind, what).map((one) => tile(telling, one)), giver(telling, seat, source)];
}

function meldTiles(game: Game, kind: number, what: number): number[] {
  if (game.family === "zipai") return kind === CARDS.CHI ? [...(SEQUENCES[what] ?? [])] : [what, what, what];
  if (kind === MAHJONG.CHOW) return [what, what + 1, what + 2];
  return new Array<number>(kind === MAHJONG.PONG ? 3 : 4).fill(what);
}

function giver(telling: Telling, seat: number, source: number): string {
  if (source === NOBODY) return "";
  if (telling.game.family === "mahjong") return telling.words.from(who(telling, source));
  return source === seat ? telling.words.ownTurn : telling.words.of(who(telling, source));
}

function wei(telling: Telling, event: Event): Piece[] {
  const shown = tile(telling, event[2] as number);
  return [telling.wei, shown, shown, shown];
}

function wins(telling: Telling, event: Event): Piece[] {
  const [, seat, by, kind, source] = event as readonly [number, number, number, number, number];
  const { words, game } = telling;
  const shown = kind === NONE ? [] : [tile(telling, kind)];
  const other = source !== NOBODY && source !== seat ? [giver(telling, seat, source)] : [];
  return [words.wins[game.family][by] ?? "", ...shown, ...other];
}

function scores({ words, game, items }: Telling, event: Event, scored: number): Piece[] {
  const worth = words.worth[game.family](event[3] as number);
  return [words.scores(worth, items[scored] ?? [])];
}

function presence({ words }: Telling, event: Event): Piece[] {
  if (event[2] === AWAY.GONE) return [words.leaves];
  return [event[2] === AWAY.AUTO ? words.auto : words.returns];
}

/** By the name of an event. `row` is told with those beside it, and what is missing here is not worth a word. */
const TELLERS: Readonly<Record<string, Teller>> = {
  wild: (telling, event) => [telling.words.wild, tile(telling, event[2] as number)],
  begin: says(({ words }) => [words.deals]),
  stake: says(({ words }, event) => [words.stakes(event[2] as number)]),
  draw: says(draws),
  turn: says((telling, event) => [telling.words.turns, tile(telling, event[2] as number)]),
  discard: says(discards),
  ready: says(({ words }) => [words.declares]),
  meld: says(melds),
  wei: says(wei),
  "hidden wei": says(wei),
  liu: says((telling, event) => {
    const shown = tile(telling, event[2] as number);
    return [telling.words.melds.zipai[CARDS.LIU] ?? "", shown, shown, shown, shown];
  }),
  dead: says(({ words }) => [words.dies]),
  win: says(wins),
  score: (telling, event, scored) => [who(telling, event[1]), ...scores(telling, event, scored)],
  presence: says(presence),
  lapse: says(({ words }) => [words.lapses]),
  end: ({ words }) => [words.ends],
};

/** The same told of a seat: in words for oneself, where these differ. */
function toldOf(telling: Telling, seat: number): Telling {
  const { own, words } = telling;
  return own?.seat === seat ? { ...telling, words: { ...words, ...own.words } } : telling;
}

/** Who owes or gets what for the same thing. */
function payment(telling: Telling, rows: readonly Event[]): Piece[] {
  const { words } = rows.length === 1 ? toldOf(telling, rows[0]?.[4] as number) : telling;
  const [, , , , , payee, due, paid, state] = rows[0] as readonly [number, number, ...number[]];
  const name = (seat: number): string => {
    if (seat >= 0) return who(telling, seat);
    return seat === POT ? words.pot : words.house;
  };
  const payers = rows.map((row) => row[4] as number);
  const names = payers.map(name);
  const to = name(payee ?? NOBODY);
  if (payers[0] === POT) return [words.potPays(to, paid ?? 0)];
  if (state === ROW_STATE.DUE) return [words.owes(names, to, due ?? 0)];
  if (state === ROW_STATE.VOID) return [words.voided(names, to, due ?? 0)];
  if (state === ROW_STATE.MOVED) return [words.moved(names, to, due ?? 0)];
  return paid ? [words.pays(names, to, paid)] : [];
}

/** The sentence of a step; `scored` counts the wins that were scored before it. Empty where nothing is to be said. */
export function tellStep(telling: Telling, events: readonly Event[], scored: number): Piece[] {
  const names = new Map(telling.game.events.map((type) => [type.code, type.name]));
  const rows = events.filter((event) => names.get(event[0]) === "row");
  if (rows.length > 0) return payment(telling, rows);
  const told = events.flatMap(
    (event) => TELLERS[names.get(event[0]) ?? ""]?.(toldOf(telling, event[1]), event, scored) ?? [],
  );
  return told.filter((piece) => piece !== "");
}

/** The same events as one seat saw them: a draw of another shows no tile. */
export function seenBy(game: Game, events: readonly Event[], eyes: number | null): Event[] {
  if (eyes === null) return [...events];
  const types = new Map(game.events.map((type) => [type.code, type]));
  return events.flatMap((event) => {
    const type = types.get(event[0]);
    if (!type || event[1] === eyes) return [event];
    if (type.private) return [];
    const fields = type.fields.map((field, place) => (field.seen === "owner" ? HIDDEN : event[place + 2]));
    return [[event[0], event[1], ...fields] as Event];
  });
}
