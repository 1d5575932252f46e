/** Where the seats are on the screen, seen from the one at the foot. */

import { around, type MahjongView } from "../../fold";

/** A place at the table, as the style sheet names its areas. */
export type Side = "foot" | "right" | "upright" | "top" | "upleft" | "left";

/** A seat and its place. */
export interface Place {
  seat: number;
  side: Side;
}

/** By number of seats, counter-clockwise from the foot. */
const SIDES: Record<number, readonly Side[]> = {
  2: ["foot", "top"],
  3: ["foot", "right", "left"],
  4: ["foot", "right", "top", "left"],
  5: ["foot", "right", "upright", "upleft", "left"],
  6: ["foot", "right", "upright", "top", "upleft", "left"],
};

/** All places of the table, the foot first. */
export function placesOf(view: MahjongView): Place[] {
  const sides = SIDES[view.seats] ?? [];
  return around(view).map((seat, away) => ({ seat, side: sides[away] ?? "top" }));
}

/** The seat at the foot: one's own, or for a spectator the first. */
export const footOf = (view: MahjongView): number => Math.max(0, view.viewer);

/** From the middle of the table towards a seat; right and down are positive, the longer side is 1. */
export function wayTo(view: MahjongView, seat: number): [x: number, y: number] {
  const turn = (2 * Math.PI * (seat - footOf(view))) / view.seats;
  const [x, y] = [Math.sin(turn), Math.cos(turn)];
  const longer = Math.max(Math.abs(x), Math.abs(y));
  return [x / longer, y / longer];
}

/** From one seat towards another, in degrees clockwise from straight up. */
export function bearing(view: MahjongView, from: number, to: number): number {
  const [fromX, fromY] = wayTo(view, from);
  const [toX, toY] = wayTo(view, to);
  return degrees(toX - fromX, toY - fromY);
}

/** From the middle towards a seat, in degrees clockwise from straight up. */
export function outward(view: MahjongView, seat: number): number {
  return degrees(...wayTo(view, seat));
}

const degrees = (x: number, y: number): number => Math.round((Math.atan2(x, -y) * 180) / Math.PI);
