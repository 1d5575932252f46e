/** How payers of a win are put together. */

import type { Reckoning, Step } from "../../wire";

/** Payers whose steps are the same, together. */
export function alike(sums: readonly Reckoning[]): [Reckoning, ...Reckoning[]][] {
  const lines = new Map<string, [Reckoning, ...Reckoning[]]>();
  for (const sum of sums) {
    const key = JSON.stringify(sum.steps);
    const line = lines.get(key);
    if (line) line.push(sum);
    else lines.set(key, [sum]);
  }
  return [...lines.values()];
}

/** How many of the steps need brackets around them and the total, told one behind the other: 0 for none. */
export function bracketed(steps: readonly Step[]): number {
  const signs = steps.map(({ sign }) => sign);
  return signs.findLastIndex((sign, at) => sign === "+" && signs.indexOf("×", at) > 0) + 1;
}
