/** How the host's page writes times, spans and sizes. */

import { tags } from "../../i18n";
import { hostWords } from "../../words/host";

const MINUTE = 60_000;

/** A moment, as day and time. */
export const moment = (at: number): string =>
  new Date(at).toLocaleString(tags().dates, { dateStyle: "medium", timeStyle: "short" });

/** How long something lasts, in the two greatest units. */
export function span(ms: number): string {
  const words = hostWords();
  const minutes = Math.floor(ms / MINUTE);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return words.days(Math.floor(hours / 24), hours % 24);
  return hours > 0 ? words.hours(hours, minutes % 60) : words.minutes(minutes);
}

const UNITS = ["B", "KB", "MB", "GB", "TB"];

/** So many bytes, in the unit in which they are fewer than 1024. */
export function bytes(count: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, count)) / 10));
  const value = count / 1024 ** power;
  return `${value.toFixed(power > 1 && value < 100 ? 1 : 0)} ${UNITS[power]}`;
}
