/** The last choice of settings, game by game, kept in this browser. */

import type { OptionValue } from "../../wire";
import type { Values } from "./values";

/** Settings of a room as they are being chosen. */
export interface Choice {
  game: string;
  options: Values;
  customs: Values;
}

const GAME = "paiju.last.game";
const OPTIONS = "paiju.last.options.";
const CUSTOMS = "paiju.last.customs";

function read(key: string): Record<string, OptionValue> {
  const text = localStorage.getItem(key);
  return text === null ? {} : (JSON.parse(text) as Record<string, OptionValue>);
}

/** The game that was chosen last; empty before the first. */
export const lastGame = (): string => localStorage.getItem(GAME) ?? "";

/** What was chosen last for this game. */
export function lastChoice(game: string): Choice {
  return { game, options: read(OPTIONS + game), customs: read(CUSTOMS) };
}

export function keepChoice(choice: Choice): void {
  localStorage.setItem(GAME, choice.game);
  localStorage.setItem(OPTIONS + choice.game, JSON.stringify(choice.options));
  localStorage.setItem(CUSTOMS, JSON.stringify(choice.customs));
}

/** Choices that the server does not take any more, such as those of an older version. */
export function forgetChoice(game: string): void {
  localStorage.removeItem(OPTIONS + game);
  localStorage.removeItem(CUSTOMS);
}
