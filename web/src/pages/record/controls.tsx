/** Moving through a record: buttons, a slider, the keyboard, or by itself. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n";
import { IconButton } from "../../ui/button";
import { afterWords } from "../../words/after";

export interface ControlsProps {
  at: number;
  last: number;
  onMove: (to: number) => void;
}

/** How long a step stays at the plain speed (ms). */
const PACE = 1_200;
const SPEEDS = [1, 2, 4];

export function Controls({ at, last, onMove }: ControlsProps): JSX.Element {
  const words = t().pages.record;
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => onMove(at + 1), PACE / speed);
    return () => clearTimeout(timer);
  }, [playing, speed, at, last, onMove]);
  const start = at >= last;
  return (
    <div class="controls">
      <div class="controls-slider">
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={words.slider}
          aria-valuetext={words.step(at + 1, last + 1)}
          onInput={(event) => onMove(Number(event.currentTarget.value))}
        />
        <small class="numbers">
          {at + 1}/{last + 1}
        </small>
      </div>
      <div class="controls-row">
        <IconButton icon="skip-back" label={words.first} disabled={at === 0} onClick={() => onMove(0)} />
        <IconButton icon="step-back" label={words.before} disabled={at === 0} onClick={() => onMove(at - 1)} />
        <IconButton
          icon={playing ? "pause" : "play"}
          label={playing ? words.pause : words.play}
          pressed={playing}
          disabled={start}
          onClick={() => setPlaying(!playing)}
        />
        <IconButton icon="step-forward" label={words.next} disabled={start} onClick={() => onMove(at + 1)} />
        <IconButton icon="skip-forward" label={words.last} disabled={start} onClick={() => onMove(last)} />
        <button
          type="button"
          class="icon-button speed numbers"
          aria-label={`${afterWords().speed} ${afterWords().times(speed)}`}
          onClick={() => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1)}
        >
          {afterWords().times(speed)}
        </button>
      </div>
    </div>
  );
}

/** Where keys have a meaning of their own. */
const FILLED = "input, textarea, select, dialog";

/** Arrows step, Home and End go to the ends; not while something is being filled in. */
export function useKeys(at: number, last: number, move: (to: number) => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { target, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey || (target instanceof Element && target.closest(FILLED))) return;
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      move(to);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [at, last, move]);
}
