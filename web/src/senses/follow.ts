/** Lets a table be heard and felt. What is caught up with after a while away makes no sound. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Live, Step } from "../live";
import { isSame } from "../question";
import type { Ask } from "../wire";
import { type Cue, cueOf, cuesIn, ticksOf } from "./cues";
import { feel, hear, rest, unlock } from "./speaker";

/** So long after one comes back, or the line does, frames are those that were missed (ms). */
const CATCHING_UP = 500;
/** A question is told a moment after what led to it, and not at all where it is answered without a finger (ms). */
const MOMENT = 120;
/** Seconds between the cues of one frame. */
const APART = 0.11;

const TOUCHES = ["pointerup", "click", "keydown"];

/** What a table is followed by. */
export type Heard = Pick<Live, "status" | "step" | "ask" | "game" | "now">;

/** Lets this table be heard and felt while it is shown. */
export function useSenses(live: Live): void {
  useEffect(() => follow(live), [live]);
}

/** The same until what is returned is called. */
export function follow(live: Heard): () => void {
  const following = new Following(live);
  return () => following.end();
}

class Following {
  private calmUntil = performance.now() + CATCHING_UP;
  private status;
  private step: Step | null;
  private asked: Ask | null = null;
  private readonly ends: (() => void)[] = [];

  constructor(private readonly live: Heard) {
    this.status = live.status.peek();
    this.step = live.step.peek();
    void unlock();
    for (const touch of TOUCHES) document.addEventListener(touch, unlock);
    document.addEventListener("visibilitychange", this.seen);
    this.ends.push(effect(() => this.frame()));
    this.ends.push(effect(() => this.question(live.ask.value)));
  }

  end(): void {
    for (const end of this.ends) end();
    for (const touch of TOUCHES) document.removeEventListener(touch, unlock);
    document.removeEventListener("visibilitychange", this.seen);
    rest();
  }

  private readonly seen = (): void => {
    if (document.visibilityState === "hidden") rest();
    else {
      this.catchUp();
      void unlock();
    }
  };

  private catchUp(): void {
    this.calmUntil = performance.now() + CATCHING_UP;
  }

  /** The newest frame; one that came with the line is among those that were missed. */
  private frame(): void {
    const [status, step, game] = [this.live.status.value, this.live.step.value, this.live.game.peek()];
    if (status !== this.status) this.catchUp();
    this.status = status;
    if (step === this.step) return;
    this.step = step;
    if (step && game) for (const [place, cue] of cuesIn(game, step.frame).entries()) this.tell(cue, place * APART);
  }

  /** What one is asked; returns how to say no more of it. */
  private question(ask: Ask | null): (() => void) | undefined {
    if (!ask) return undefined;
    const cues: [Cue, at: number][] = ticksOf(ask.now, ask.until).map((at) => ["tick", at - this.live.now()]);
    if (!this.asked || !isSame(ask, this.asked)) cues.push([cueOf(ask.actions), MOMENT]);
    this.asked = ask;
    const timers = cues.filter(([, at]) => at > 0).map(([cue, at]) => setTimeout(() => this.tell(cue), at));
    return () => timers.forEach(clearTimeout);
  }

  private tell(cue: Cue, later = 0): void {
    if (document.visibilityState === "hidden" || performance.now() < this.calmUntil) return;
    hear(cue, later);
    feel(cue);
  }
}
