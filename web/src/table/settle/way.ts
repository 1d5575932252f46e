/** The way in which a hand was won. */

import { CARDS, MAHJONG, NOBODY } from "../../fold";
import { t } from "../../i18n";
import type { Told } from "./told";

/** How the hand was completed, and with whose tile; `called` says how a sentence names a seat. */
export function wayOf(told: Told, place: number, called: (seat: number) => string): string {
  const words = t().settle;
  const { view } = told;
  const [, by, , source] = view.wins[place] ?? [];
  if (by === undefined || source === undefined) return "";
  if (view.family === "zipai" && by === CARDS.BY_WEI) return words.byWei(t().table.wei(told.game.names));
  const from = source === NOBODY ? "" : called(source);
  if (view.family === "mahjong") {
    if (by === MAHJONG.BY_DISCARD) return words.from(from);
    return by === MAHJONG.BY_KONG ? words.robbed(from) : (words.ways.mahjong[by] ?? "");
  }
  return by === CARDS.BY_TURN ? words.turned(from) : (words.ways.zipai[by] ?? "");
}
