/** What scores count, in the words of their game. */

import { said, t } from "../../i18n";
import type { Game, Unit } from "../../wire";

/** What the game calls a unit. */
export function unitOf(game: Game, unit: Unit): string {
  const own = game.units[unit];
  return own ? said(own) : t().settle.units[unit];
}

/** So much of a unit, such as `2 番`. */
export const amountOf = (game: Game, value: number, unit: Unit): string =>
  t().settle.count(value, unit, unitOf(game, unit));

/** A score's total. */
export const worthOf = (game: Game, total: number): string => amountOf(game, total, game.total);
