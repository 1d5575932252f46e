/** A ring that empties while the time of a question runs; in the last seconds it says how many. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../i18n";
import type { RingProps } from "./props";
import "./parts.css";

const AROUND = 2 * Math.PI * 18;
const SHORT = 10;
const BEAT = 250;

/** Whole seconds that are left, 0 when the time is over. */
export const secondsLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));

/** Milliseconds that are left, told anew four times a second. */
export function useLeft(until: number, now: () => number): number {
  const left = useSignal(until - now());
  useEffect(() => {
    const tell = () => {
      left.value = Math.max(0, until - now());
    };
    tell();
    const beat = setInterval(tell, BEAT);
    return () => clearInterval(beat);
  }, [left, until, now]);
  return left.value;
}

export function Ring({ from, until, now }: RingProps): JSX.Element {
  const left = useLeft(until, now);
  const seconds = Math.ceil(left / 1000);
  const share = Math.min(1, left / Math.max(1, until - from));
  const label = t().parts.seconds(seconds);
  return (
    <span class={seconds <= SHORT ? "ring ring-short numbers" : "ring numbers"} role="timer" aria-label={label}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle class="ring-track" cx="20" cy="20" r="18" />
        <circle class="ring-left" cx="20" cy="20" r="18" stroke-dasharray={`${AROUND * share} ${AROUND}`} />
      </svg>
      <span>{seconds}</span>
    </span>
  );
}
