/** Which kind of tile is lit wherever it lies: the one under the finger, the mouse or the focus, else the lifted one. */

import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { TREMBLES } from "./flick";
import type { Hand } from "./use_hand";

/** The kind, and what the table is to do with what is pointed at. */
export interface Pointing {
  lit: ReadonlySignal<string | null>;
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
  onFocusIn: (event: FocusEvent) => void;
}

/** What is pointed at on this table. */
export function useLit(hand: Hand): Pointing {
  const { pointed, ...pointing } = useMemo(() => pointingOf(hand), [hand]);
  // once it is played, nothing points at it any more
  useEffect(
    () =>
      effect(() => {
        if (hand.sent.value) pointed.value = null;
      }),
    [hand, pointed],
  );
  return pointing;
}

function pointingOf(hand: Hand): Pointing & { pointed: { value: string | null } } {
  const pointed = signal<string | null>(null);
  let from = { x: 0, y: 0 };
  const point = ({ target }: Event) => {
    pointed.value = faceUnder(target as Element);
  };
  return {
    pointed,
    lit: computed(() => pointed.value ?? hand.raised.value?.tile ?? null),
    onPointerDown: (event) => {
      from = { x: event.clientX, y: event.clientY };
      point(event);
    },
    onPointerMove: (event) => isHovering(event) && point(event),
    onPointerUp: ({ clientX, clientY }) => {
      // what was dragged is not pointed at where it was let go
      if (Math.hypot(clientX - from.x, clientY - from.y) >= TREMBLES) pointed.value = null;
    },
    onPointerLeave: (event) => {
      if (event.pointerType === "mouse") pointed.value = null;
    },
    onFocusIn: point,
  };
}

/** A mouse that really moves: things that move under a resting one, or where a finger was, are not pointed at. */
const isHovering = ({ pointerType, movementX, movementY }: PointerEvent): boolean =>
  pointerType === "mouse" && (movementX !== 0 || movementY !== 0);

const faceUnder = (target: Element): string | null =>
  target.closest<HTMLElement>("[data-face]")?.dataset["face"] ?? null;
