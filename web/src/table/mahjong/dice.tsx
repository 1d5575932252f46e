/** The throw of dice with which the round began. It is only shown. */

import type { JSX } from "preact";
import { t } from "../../i18n";

/** By points, which of the nine fields of a die have a pip. */
const PIPS: Record<number, readonly number[]> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

export function Dice({ dice }: { dice: readonly number[] }): JSX.Element | null {
  if (!dice.length) return null;
  return (
    <span class="mj-dice" role="img" aria-label={t().mahjong.dice(dice.join(" "))}>
      {dice.map((points, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the throw never changes
        <Die key={at} points={points} />
      ))}
    </span>
  );
}

function Die({ points }: { points: number }): JSX.Element {
  return (
    <svg class={points === 1 || points === 4 ? "mj-die mj-red" : "mj-die"} viewBox="0 0 30 30" aria-hidden="true">
      <rect x="0.5" y="0.5" width="29" height="29" rx="6" />
      {(PIPS[points] ?? []).map((field) => (
        <circle key={field} cx={7 + 8 * (field % 3)} cy={7 + 8 * Math.floor(field / 3)} r={points === 1 ? 4.5 : 3} />
      ))}
    </svg>
  );
}
