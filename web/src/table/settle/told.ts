/** All that a settlement is told from; it stands alone, so that a record is explained like a round just played. */

import type { View } from "../../fold";
import { chinese, isChinese, said, t } from "../../i18n";
import type { Explained, Game, Score } from "../../wire";
import { capital, type Who } from "../parts/who";

export interface Told {
  game: Game;
  /** The view at the end of the round: hands, wins, ledger rows, balances. */
  view: View;
  who: Who;
  scores: readonly Score[];
  explained: Explained;
  /** Null after the last round of a session. */
  nextDealer: number | null;
}

/** A score that is a win, with all that a win has. */
export type Win = Score & Required<Pick<Score, "seat" | "items" | "total" | "split">>;

/** The wins, in the order of `view.wins`. */
export function winsOf(scores: readonly Score[]): Win[] {
  return scores.filter((score): score is Win => score.win === true && score.items !== undefined);
}

/** An item or a payment as it is called in the language that is spoken. */
export function called(game: Game, name: string): string {
  return isChinese() ? chinese(name) : capital(game.names[name] ?? name);
}

/** What a thing is called in this game, in the language that is spoken. */
export function thing(game: Game, key: string): string {
  const word = game.words[key];
  return word ? capital(said(word)) : "";
}

const KONGS = ["exposed_kong", "added_kong", "concealed_kong"];

/** What a declared group of this kind is called. */
export function meldWord(game: Game, kind: number): string {
  const plain = t().settle.declared;
  return plain[kind] ?? thing(game, KONGS[kind - plain.length] ?? "");
}

/** How many have won the tile of the round's last win: more than one where a discard or a robbed kong was shared. */
export function shotsIn(view: View): number {
  if (view.family !== "mahjong") return Math.min(1, view.wins.length);
  const first = view.wins.findLastIndex(([, , , , took]) => took);
  return first < 0 ? 0 : view.wins.length - first;
}
