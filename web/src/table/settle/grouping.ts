/** The hand of a winner by groups, each with what it is or counts as. */

import { CARDS, concealed, MAHJONG, name as nameOf, tilesOf, type View, wildOf } from "../../fold";
import { t } from "../../i18n";
import { namesIn } from "../parts/names";
import { called, meldWord, type Told, type Win } from "./told";

/** A group with the word and the number below it. */
export interface Group {
  tiles: string[];
  word: string;
  xi: number | null;
}

/** The tile that completed the hand; null where it has none. */
export function wonTile(view: View, place: number): string | null {
  const win = view.wins[place];
  return win ? nameOf(view, win[2]) : null;
}

/** `place`: of the win in the round. */
export function groupsOf(told: Told, win: Win, place: number): Group[] {
  if (win.split.length === 0) return [{ tiles: wholeHand(told.view, win.seat, place), word: "", xi: null }];
  const parts = told.explained.wins[place]?.parts;
  const melds = told.view.melds[win.seat] ?? [];
  const groups = win.split.map(namesIn);
  const pairs = groups.filter((tiles) => tiles.length === 2).length;
  const concealedWord = (tiles: readonly string[]) =>
    tiles.length === 2 ? pairWord(pairs) : wordOf(tiles, wildOf(told.view));
  return groups.map((tiles, at) => {
    const part = parts?.[at];
    if (part) return { tiles, word: part.name && called(told.game, part.name), xi: part.xi };
    const meld = melds[at - win.split.length + melds.length];
    return { tiles, word: meld ? meldWord(told.game, meld[0]) : concealedWord(tiles), xi: null };
  });
}

/** The pair beside groups has a word of its own. */
const pairWord = (pairs: number): string => (pairs === 1 ? t().settle.melds.head : t().settle.melds.pair);

/** One natural tile with two 会儿 may be a run or a triplet; then nothing is said. */
function wordOf(tiles: readonly string[], wild: string | null): string {
  const words = t().settle.melds;
  const [first, second] = tiles.filter((tile) => tile !== wild);
  if (first === undefined || first === second) return words.triple;
  return second === undefined ? "" : words.run;
}

/** A hand that wins without groups: as it lay, with the winning tile. */
function wholeHand(view: View, seat: number, place: number): string[] {
  const laid = (view.melds[seat] ?? []).flatMap((meld) => tilesOf(view, meld));
  const won = view.wins[place];
  const tile = won && joinsAtLast(view, won[1]) ? [won[2]] : [];
  return [...concealed(view, seat), ...tile, ...laid].flatMap((kind) => nameOf(view, kind) ?? []);
}

/** Whether the winning tile is not already among those of the hand. */
function joinsAtLast(view: View, by: number): boolean {
  if (view.family === "mahjong") return by !== MAHJONG.BY_DEAL;
  return by === CARDS.BY_DRAW || by === CARDS.BY_TURN;
}
