/** Sums of money as they are written. */

import type { JSX } from "preact";

/** With the sign that is as wide as a plus. */
export const written = (sum: number): string => (sum < 0 ? `−${-sum}` : String(sum));

/** A gain or a loss, with its sign. */
export function Gain({ sum }: { sum: number }): JSX.Element {
  const look = sum > 0 ? "gain" : sum < 0 ? "loss" : "soft";
  return <span class={look}>{sum > 0 ? `+${sum}` : written(sum)}</span>;
}
