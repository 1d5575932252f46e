/** What a finger meant that dragged a tile of the hand: pure, from where it went and how fast. */

/** Where the finger was, in CSS pixels and milliseconds. */
export interface Sample {
  x: number;
  y: number;
  at: number;
}

/** A tile of the hand on the screen. */
export interface Box {
  place: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** `tap`: it hardly moved; `out`: away from the hand; `aside`: to another place in it; `back`: none of these. */
export type Meaning = "tap" | "out" | "aside" | "back";

/** Where in the hand a tile was let go: beside which other, and on which sides of its middle. */
export interface Landing {
  place: string;
  right: boolean;
  below: boolean;
  /** Clearly to the left or right of it, as beside the first or last of a row. */
  beyond: boolean;
}

/** A finger that trembles no further than this taps. */
export const TREMBLES = 16;
/** What counts for how fast a finger was when it let go. */
const RECENT = 100;
/** Pixels a millisecond; a slow drag within the hand stays below. */
const QUICK = 0.5;
/** So much of a tile beside it is beyond it. */
const BESIDE = 0.35;

/** What was meant by a path that began on a tile `wide` pixels wide, in a hand whose upper edge is at `top`. */
export function meaningOf(path: readonly Sample[], wide: number, top: number): Meaning {
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last) return "tap";
  const [aside, up] = [Math.abs(last.x - first.x), first.y - last.y];
  if (Math.hypot(aside, up) < TREMBLES) return "tap";
  if (up >= TREMBLES && last.y < top) return "out";
  if (up > aside && up >= 0.6 * wide && upwards(path, last) >= QUICK) return "out";
  return Math.max(aside, Math.abs(up)) >= 0.5 * wide ? "aside" : "back";
}

/** How fast it went up at the end. */
function upwards(path: readonly Sample[], last: Sample): number {
  const since = path.find(({ at }) => last.at - at <= RECENT) ?? last;
  const before = since === last ? (path.at(-2) ?? last) : since;
  return (before.y - last.y) / Math.max(1, last.at - before.at);
}

/** Where among these tiles a point lies; of tiles upon each other the last is on top. Null where there are none. */
export function landingOf({ x, y }: Pick<Sample, "x" | "y">, boxes: readonly Box[]): Landing | null {
  let [nearest, least] = [boxes[0], Number.POSITIVE_INFINITY];
  for (const box of boxes) {
    const away = Math.hypot(outside(x, box.left, box.right), outside(y, box.top, box.bottom));
    if (away <= least) [nearest, least] = [box, away];
  }
  if (!nearest) return null;
  const { place, left, right, top, bottom } = nearest;
  return {
    place,
    right: x > (left + right) / 2,
    below: y > (top + bottom) / 2,
    beyond: outside(x, left, right) > BESIDE * (right - left),
  };
}

const outside = (at: number, low: number, high: number): number => Math.max(low - at, 0, at - high);
