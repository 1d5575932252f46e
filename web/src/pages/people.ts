/** Names of people and bots in what was kept of a round. */

import { t } from "../i18n";

/** A bot is kept as its kind and its place, such as `steady 2`: it is told as such. */
export function person(name: string): string {
  const words = t().pages.room;
  const [, kind = "", place = ""] = /^(\w+) (\d+)$/.exec(name) ?? [];
  return kind in words.bots ? `${words.bot} ${place}` : name;
}
