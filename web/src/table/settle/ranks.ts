/** Who comes first. */

/** Seats from the first to the last; equal points have equal ranks. */
export function ranked(points: readonly number[]): { seat: number; rank: number }[] {
  const seats = points.map((_, seat) => seat).sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  return seats.map((seat) => ({ seat, rank: 1 + points.filter((other) => other > (points[seat] ?? 0)).length }));
}
