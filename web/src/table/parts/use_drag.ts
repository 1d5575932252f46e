/** Tiles of the hand under a finger or a mouse that drags them. A tap stays a click; what a drag meant says flick.ts. */

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { type Box, type Landing, landingOf, meaningOf, type Sample, TREMBLES } from "./flick";

/** What becomes of a tile that was dragged. Places are those in `data-place`, without their `hand:`. */
export interface Drops {
  /** Flicked or carried out of the hand. */
  out: (place: string, tile: string) => void;
  /** Let go elsewhere in the hand; without it nothing can be moved there. */
  aside?: ((place: string, landing: Landing) => void) | undefined;
  /** Moved by one with Shift and an arrow key. */
  step?: ((place: string, step: -1 | 1) => void) | undefined;
}

const HELD = '[data-place^="hand:"]';
/** It follows the finger from here on, so that a tap leaves it where it is. */
const FOLLOWS = 6;

/** Lets what lies in `box` be dragged; not where `drops` is null. */
export function useDrag(box: RefObject<HTMLElement | null>, drops: Drops | null): void {
  const now = useRef(drops);
  now.current = drops;
  useEffect(() => {
    const { current: root } = box;
    if (!root) return;
    let drag: Drag | null = null;
    const down = (event: PointerEvent) => {
      drag = now.current && begin(root, event, now.current);
    };
    const lifted = (event: TouchEvent) => drag?.lifted(event);
    const key = (event: KeyboardEvent) => now.current && stepped(root, event, now.current);
    const touch = (event: TouchEvent) => now.current && holdStill(event);
    root.addEventListener("pointerdown", down);
    root.addEventListener("touchmove", touch, { passive: false });
    root.addEventListener("touchend", lifted, { passive: false });
    root.addEventListener("keydown", key);
    return () => {
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("touchmove", touch);
      root.removeEventListener("touchend", lifted);
      root.removeEventListener("keydown", key);
    };
  }, [box]);
}

/** Else Chrome takes a flick for a fling of the page, and the next tap for what ends it. */
function holdStill(event: TouchEvent): void {
  const held = (event.target as Element).closest(HELD);
  if (held && event.touches.length === 1 && event.cancelable) event.preventDefault();
}

/** For those who are told of shortcuts. */
export const STEP_KEYS = "Shift+ArrowLeft Shift+ArrowRight";
const STEPS: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 };

function stepped(root: HTMLElement, event: KeyboardEvent, { step }: Drops): void {
  const way = event.shiftKey ? STEPS[event.key] : undefined;
  const held = (event.target as Element).closest<HTMLElement>(HELD);
  if (!way || !held || !step) return;
  event.preventDefault();
  const place = placeOf(held);
  step(place, way);
  // it is put elsewhere; the focus goes with it
  requestAnimationFrame(() => {
    const moved = root.querySelector<HTMLElement>(`[data-place="hand:${place}"]`);
    (moved?.querySelector("button") ?? moved)?.focus();
  });
}

function begin(root: HTMLElement, event: PointerEvent, drops: Drops): Drag | null {
  const held = (event.target as Element).closest<HTMLElement>(HELD);
  return held && event.isPrimary && event.button === 0 ? new Drag(root, held, event, drops) : null;
}

class Drag {
  private readonly path: Sample[];
  private readonly boxes: Box[];
  private readonly wide: number;
  private follows = false;
  private carried = false;
  private tapped = false;

  constructor(
    private readonly root: HTMLElement,
    private readonly held: HTMLElement,
    private readonly first: PointerEvent,
    private readonly drops: Drops,
  ) {
    this.path = [sample(first)];
    this.boxes = boxesIn(root);
    this.wide = held.getBoundingClientRect().width;
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.end);
    addEventListener("pointercancel", this.end);
  }

  private readonly move = (event: PointerEvent): void => {
    if (event.pointerId !== this.first.pointerId) return;
    this.path.push(sample(event));
    const [x, y] = [event.clientX - this.first.clientX, event.clientY - this.first.clientY];
    this.follows ||= Math.hypot(x, y) >= FOLLOWS;
    if (!this.follows) return;
    if (!this.carried && Math.hypot(x, y) >= TREMBLES) this.carry();
    this.held.style.translate = `${x}px ${y}px`;
    this.mark(event);
  };

  /** From here on it is no tap, and the mouse may leave the page. */
  private carry(): void {
    this.carried = true;
    this.held.dataset["dragged"] = "";
    this.root.setPointerCapture(this.first.pointerId);
  }

  private readonly end = (event: PointerEvent): void => {
    if (event.pointerId !== this.first.pointerId) return;
    this.lay();
    if (event.type === "pointercancel") return;
    this.path.push(sample(event));
    const meaning = meaningOf(this.path, this.wide, this.top());
    this.tapped = meaning === "tap";
    if (!this.tapped) swallowClick();
    if (!this.held.isConnected) return; // it was played meanwhile, by the clock
    const place = placeOf(this.held);
    if (meaning === "out") this.drops.out(place, faceOf(this.held));
    const landing = meaning === "aside" ? this.landing(event) : null;
    if (landing) this.drops.aside?.(place, landing);
  };

  /** A finger's click, where it moved: browsers make none of one that trembles, each from another length on. */
  lifted(event: TouchEvent): void {
    if (!this.follows || !event.cancelable) return;
    event.preventDefault();
    if (this.tapped) (this.held.querySelector("button") ?? this.held).click();
  }

  /** Back to where it came from, from where the table moves it on. */
  private lay(): void {
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.end);
    removeEventListener("pointercancel", this.end);
    this.held.style.translate = "";
    delete this.held.dataset["dragged"];
    unmark(this.root);
  }

  /** Shows beside which tile it would come to lie. */
  private mark(event: PointerEvent): void {
    unmark(this.root);
    const meant = meaningOf([...this.path.slice(0, 1), sample(event)], this.wide, this.top());
    const landing = this.drops.aside && meant === "aside" ? this.landing(event) : null;
    if (!landing) return;
    const beside = this.root.querySelector<HTMLElement>(`[data-place="hand:${landing.place}"]`);
    if (beside) beside.dataset["beside"] = sidesOf(landing);
  }

  private landing(event: PointerEvent): Landing | null {
    const own = placeOf(this.held);
    return landingOf(
      { x: event.clientX, y: event.clientY },
      this.boxes.filter(({ place }) => place !== own),
    );
  }

  private top(): number {
    return Math.min(...this.boxes.map(({ top }) => top));
  }
}

const sidesOf = ({ right, below, beyond }: Landing): string =>
  [right ? "right" : "left", below ? "below" : "above", beyond && "beyond"].filter(Boolean).join(" ");

function unmark(root: HTMLElement): void {
  for (const one of root.querySelectorAll<HTMLElement>("[data-beside]")) delete one.dataset["beside"];
}

function boxesIn(root: HTMLElement): Box[] {
  return [...root.querySelectorAll<HTMLElement>(HELD)].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return { place: placeOf(one), left, right, top, bottom };
  });
}

/** The mouse lets go over the tile that it carried: that is no tap. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}

const sample = (event: PointerEvent): Sample => ({ x: event.clientX, y: event.clientY, at: event.timeStamp });
const placeOf = (held: HTMLElement): string => (held.dataset["place"] ?? "").slice("hand:".length);
const faceOf = (held: HTMLElement): string =>
  (held.matches("[data-face]") ? held : held.querySelector<HTMLElement>("[data-face]"))?.dataset["face"] ?? "";
