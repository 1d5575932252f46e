/** What may not be claimed any more, as far as the viewer knows. */

import { CARDS, type CardsView, name, SEQUENCES } from "../../fold";

/** Two cards that a third completes: kinds, in the order in which marks count them. */
export const HALVES: readonly (readonly [number, number])[] = halves();

function halves(): [number, number][] {
  const found = new Map<string, [number, number]>();
  for (const [low, middle, high] of SEQUENCES)
    for (const half of [
      [low, middle],
      [low, high],
      [middle, high],
    ] as [number, number][])
      found.set(half.join(), half);
  return [...found.values()].sort(([a, b], [c, d]) => a - c || b - d);
}

/** The places of the bits that are set. Sets are longer than the 32 bits of the operators on numbers. */
export function placesIn(bits: number): number[] {
  const digits = [...bits.toString(2)].reverse();
  return digits.flatMap((digit, place) => (digit === "1" ? [place] : []));
}

/** A set of marks of one seat: each entry the names of one card, or of the two of a half. */
export interface MarkSet {
  seat: number;
  set: number;
  entries: string[][];
}

/** Every set that is not empty, the viewer's own first. */
export function marksOf(view: CardsView): MarkSet[] {
  const all = view.marks.flatMap((seats, set) =>
    seats.map((bits, seat) => ({ seat, set, entries: entriesOf(view, set, bits) })),
  );
  const known = all.filter(({ entries }) => entries.length > 0);
  return known.sort((one, other) => Number(other.seat === view.viewer) - Number(one.seat === view.viewer));
}

function entriesOf(view: CardsView, set: number, bits: number): string[][] {
  const entries = placesIn(bits).map((place) => (set === CARDS.DEAD_HALF ? (HALVES[place] ?? []) : [place]));
  return entries.map((kinds) => kinds.map((kind) => name(view, kind)).filter((card) => card !== null));
}
