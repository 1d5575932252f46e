/** How payers of a win are put together. */

import type { Reckoning } from "../../wire";

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
