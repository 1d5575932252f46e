/** Tiles move from where they were to where they go. What is shown is always the state; this only tells how it came. */

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { NOBODY, name } from "../../fold";
import type { Live } from "../../live";
import { movesLess } from "../../settings";
import type { Event, Frame } from "../../wire";
import { eventName } from "../parts/facts";

const LENGTH = 160;
const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";

/** Boxes of things on the table by their `data-place`. */
type Boxes = ReadonlyMap<string, DOMRect>;

/** Something that moves: where it is now, and the places it may come from, the likeliest first. */
interface Move {
  to: string;
  from: (boxes: Boxes) => DOMRect | undefined;
}

/** Lets the newest frame move its tiles. `touched` is the place of the own tile that was tapped last. */
export function useMotion(live: Live, table: RefObject<HTMLElement | null>, touched: RefObject<string | null>): void {
  const before = useRef<{ frame: Frame; boxes: Boxes } | null>(null);
  const step = live.step.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new frame moves anything
  useLayoutEffect(() => {
    const root = table.current;
    const game = live.game.value;
    if (!root || !game || !step) return;
    const { frame, view } = step;
    const was = before.current;
    if (was && follows(was.frame, frame))
      for (const event of frame.events) {
        const move = MOVES[eventName(game, event)]?.(
          event,
          live.seat.value,
          name(view, event[2] as number) ?? "",
          touched.current,
        );
        if (move) carry(root, move, was.boxes);
      }
    before.current = { frame, boxes: boxesIn(root) };
  }, [step]);
}

/** Only what one saw happen moves; a round that is shown anew lies still. */
function follows(was: Frame, now: Frame): boolean {
  return was.session === now.session && was.round === now.round && was.number + 1 === now.number;
}

type MoveOf = (event: Event, own: number | null, tile: string, touched: string | null) => Move | null;

const MOVES: Record<string, MoveOf> = {
  discard: ([, seat], own, tile, touched) => ({
    to: `[data-place="river:${seat}"] > :last-child`,
    from: (boxes) => (seat === own ? fromHand(boxes, tile, touched) : boxes.get(`seat:${seat}`)),
  }),
  draw: ([, seat], own) =>
    seat === own ? { to: `[data-place$=".drawn"] > *`, from: (boxes) => boxes.get("centre") } : null,
  meld: ([, seat, , , source]) =>
    source === NOBODY
      ? null
      : {
          to: `[data-place="melds:${seat}"] > :last-child`,
          from: (boxes) => boxes.get(`river:${source as number}`),
        },
};

/** The place of the tile that was tapped, else of any of its kind. */
function fromHand(boxes: Boxes, tile: string, touched: string | null): DOMRect | undefined {
  const start = `hand:${tile}.`;
  const tapped = touched?.startsWith(`${tile}.`) ? boxes.get(`hand:${touched}`) : undefined;
  return tapped ?? [...boxes].findLast(([place]) => place.startsWith(start))?.[1];
}

/** Where everything that has a place is; of a river the tile that was put there last. */
function boxesIn(root: HTMLElement): Boxes {
  const boxes = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-place]")) {
    const place = element.dataset["place"] ?? "";
    const lies = place.startsWith("river:") ? (element.lastElementChild ?? element) : element;
    boxes.set(place, lies.getBoundingClientRect());
  }
  return boxes;
}

function carry(root: HTMLElement, move: Move, boxes: Boxes): void {
  const from = move.from(boxes);
  const element = root.querySelector(move.to);
  if (!from || !element) return;
  const to = element.getBoundingClientRect();
  if (!to.width || !from.width) return;
  element.animate(steps(from, to), { duration: LENGTH, easing: EASE });
}

function steps(from: DOMRect, to: DOMRect): Keyframe[] {
  if (movesLess()) return [{ opacity: 0 }, { opacity: 1 }];
  const [x, y] = [
    middle(from.left, from.right) - middle(to.left, to.right),
    middle(from.top, from.bottom) - middle(to.top, to.bottom),
  ];
  const size = Math.min(2.2, from.width / to.width);
  return [
    { transform: `translate(${x}px, ${y}px) scale(${size})`, zIndex: 5 },
    { transform: "none", zIndex: 5 },
  ];
}

const middle = (one: number, other: number): number => (one + other) / 2;
