/** Who is who at the table, from where one sits. */

import { t } from "../../i18n";
import type { Live } from "../../live";
import { sitter } from "../../people";
import type { Chair } from "../../wire";
import { distance } from "./facts";

/** Names the people of a table as one seat sees them; `own` is null for who looks on. */
export interface Who {
  names: readonly string[];
  own: number | null;
  /** Where their faces are known. */
  faces?: readonly Pick<Chair, "face" | "bot">[] | undefined;
}

/** `你`, `下家`, `对家` …; the number of the seat for who looks on. */
export function positionOf({ names, own }: Who, seat: number): string {
  if (own === null) return t().table.seat(seat + 1);
  return t().table.place(names.length, distance(own, seat, names.length));
}

/** How a sentence names a seat: in Chinese by its position, else, and for who looks on, by a name that nobody else has. */
export function placeOf(who: Who, seat: number): string {
  const name = who.names[seat] ?? "";
  const unique = name.trim() !== "" && who.names.indexOf(name) === who.names.lastIndexOf(name);
  const named = t().table.byName || who.own === null;
  return named && unique && seat !== who.own ? name : positionOf(who, seat);
}

/** Position and name, such as `下家 阿梅`; the position alone for oneself. */
export function labelOf(who: Who, seat: number): string {
  const name = who.names[seat];
  const position = capital(positionOf(who, seat));
  return name && seat !== who.own ? `${position} ${name}` : position;
}

/** The text with its first letter large, where the script has large ones. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The people of a live table. */
export function whoAt(live: Live): Who {
  const seats = live.table.value?.seats;
  return { names: seats?.map(sitter) ?? [], own: live.seat.value, faces: seats };
}
