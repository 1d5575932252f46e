/** What people and bots are called, wherever they are named. */

import { t } from "./i18n";
import type { Chair } from "./wire";

/** A name as it was kept of a round. A bot is kept as its kind and its place, such as `steady 2`: it is told as a bot. */
export function person(name: string): string {
  const [, kind = "", place = ""] = /^(\w+) (\d+)$/.exec(name) ?? [];
  return Object.hasOwn(t().pages.room.bots, kind) ? bot(place) : name;
}

/** What the one on a chair is called: `电脑 2`, or the name that was chosen. */
export function sitter({ bot: kind, name }: Pick<Chair, "bot" | "name">): string {
  return kind === null ? name : bot(/\d+$/.exec(name)?.[0] ?? "");
}

const bot = (place: string): string => `${t().parts.bot} ${place}`.trim();
