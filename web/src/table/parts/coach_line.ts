/** Which of the coach's lines is told in full, and whether they lead equally far. */

import type { CoachLine } from "../../wire_advice";

/** That of the discard that lies lifted, else the one that was picked, else the best. */
export function chosen(lines: readonly CoachLine[], raised: string | null, picked: string | null): CoachLine | null {
  const of = (tile: string | null) => (tile === null ? undefined : lines.find((line) => line.discard === tile));
  return of(raised) ?? of(picked) ?? lines[0] ?? null;
}

/** Whether some discards leave the hand farther from ready than others. */
export const areApart = (lines: readonly CoachLine[]): boolean => new Set(lines.map(({ lacks }) => lacks)).size > 1;
