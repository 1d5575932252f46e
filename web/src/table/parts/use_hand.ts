/** One's own hand under the finger: a tap lifts a tile, the second discards it. Only the server takes it away. */

import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Live } from "../../live";
import { singleTap } from "../../settings";
import { type Choices, choicesOf } from "./actions";
import { answer } from "./answer";
import { openTile } from "./facts";
import { ruleAgainst } from "./why_not";

/** Where a tile lies in the hand, as the table numbers its places. */
export type HandPlace = number | string;

/** A tile that lies lifted. */
export interface Raised {
  place: HandPlace;
  tile: string;
}

/** A tile that may not be discarded, and the rule that says so (null where none is known). */
export interface Banned {
  tile: string;
  rule: string | null;
}

/** The hand of one's own seat; what the table shows of it, and what a finger does to it. */
export interface Hand {
  /** What may be answered now; empty choices where nothing is asked. */
  choices: ReadonlySignal<Choices>;
  /** Whether a discard is asked of this hand. */
  discarding: ReadonlySignal<boolean>;
  raised: ReadonlySignal<Raised | null>;
  /** Whether the next discard declares 听; only discards that may are then `playable`. */
  readying: ReadonlySignal<boolean>;
  /** The tile that was tapped although it may not be discarded; `StatusLine` tells why. */
  told: ReadonlySignal<Banned | null>;
  /** The discard that was sent and is not yet shown. */
  sent: ReadonlySignal<Raised | null>;
  /** Whether this tile may be discarded now. True while no discard is asked. */
  playable: (tile: string) => boolean;
  /** To be called when a tile of the hand is tapped. */
  tap: (place: HandPlace, tile: string) => void;
  /** Tell why a tile that is not to be tapped may not be discarded. */
  explain: (tile: string) => Promise<void>;
  /** Discard at once, as after a flick; tells why not where it may not be, and lifts it where none is asked. */
  play: (place: HandPlace, tile: string) => void;
  lower: () => void;
  declare: (on: boolean) => void;
  closeTold: () => void;
}

/** The hand of one's own seat at this table. */
export function useHand(live: Live): Hand {
  const hand = useMemo(() => new OwnHand(live), [live]);
  useEffect(() => hand.follow(), [hand]);
  return hand;
}

class OwnHand implements Hand {
  readonly choices = computed(() => choicesOf(this.live.ask.value?.actions ?? [], openTile(this.live.view.value)));
  readonly discarding = computed(() => this.choices.value.discards.size + this.choices.value.readyDiscards.size > 0);
  readonly raised = signal<Raised | null>(null);
  readonly told = signal<Banned | null>(null);
  readonly sent = signal<Raised | null>(null);
  private readonly wanted = signal(false);
  readonly readying = computed(() => this.wanted.value && this.choices.value.readyDiscards.size > 0);
  private size = 0;

  constructor(private readonly live: Live) {}

  /** Follow the frames; returns how to stop. */
  follow(): () => void {
    return effect(() => {
      const { value: step } = this.live.step;
      const { value: seat } = this.live.seat;
      const size = seat === null ? 0 : (step?.view.size[seat] ?? 0);
      // a tile that was lifted early stays so while the others play
      if (size < this.size || step?.frame.number === 0) this.raised.value = null;
      this.size = size;
      this.sent.value = null;
      this.wanted.value = false;
    });
  }

  readonly playable = (tile: string): boolean => !this.discarding.value || this.legal().has(tile);

  readonly tap = (place: HandPlace, tile: string): void => {
    const again = singleTap.value === "on" || this.raised.value?.place === place;
    if (this.playable(tile) && !(this.discarding.value && again)) this.lift(place, tile);
    else this.play(place, tile);
  };

  readonly play = (place: HandPlace, tile: string): void => {
    const action = this.legal().get(tile);
    if (action !== undefined) void this.send(action, { place, tile });
    else if (this.playable(tile)) this.raised.value = { place, tile };
    else void this.explain(tile);
  };

  readonly lower = (): void => {
    this.raised.value = null;
  };

  readonly declare = (on: boolean): void => {
    this.wanted.value = on;
  };

  readonly closeTold = (): void => {
    this.told.value = null;
  };

  /** Tells why the tile may not be discarded: by what was hinted, or by what the server says when it is asked. */
  readonly explain = async (tile: string): Promise<void> => {
    const known = this.readying.value ? undefined : this.live.hint.value?.banned[tile];
    const verb = this.readying.value ? "ready" : "discard";
    this.told.value = { tile, rule: known ?? (await ruleAgainst(this.live, `${verb} ${tile}`)) };
  };

  private legal(): ReadonlyMap<string, string> {
    return this.readying.value ? this.choices.value.readyDiscards : this.choices.value.discards;
  }

  private async send(action: string, tile: Raised): Promise<void> {
    this.sent.value = tile;
    if (!(await answer(this.live, action))) this.sent.value = this.raised.value = null;
  }

  private lift(place: HandPlace, tile: string): void {
    this.raised.value = this.raised.value?.place === place ? null : { place, tile };
  }
}
