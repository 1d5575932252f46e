/** What tiles and cards have in common: states, size, and whether they can be tapped. */

import type { ReadonlySignal } from "@preact/signals";
import { type ComponentChildren, createContext, type JSX } from "preact";
import { useContext } from "preact/hooks";

/** The tile that is lit wherever it lies in what is around; null inside for none. */
export const Lit = createContext<ReadonlySignal<string | null> | null>(null);

/** The states in which a tile or card may lie; several may hold at once. */
export interface Lie {
  /** Width as a CSS length; without it `--tile` or `--card` of what is around it. */
  size?: string | undefined;
  /** Lifted: chosen, not yet played. */
  raised?: boolean | undefined;
  /** Not in question now. */
  dim?: boolean | undefined;
  /** May not be discarded; give `onTap` all the same, to tell why. */
  banned?: boolean | undefined;
  /** The newest discard, or the card that lies open. */
  last?: boolean | undefined;
  /** Just drawn: stands apart from the hand. */
  drawn?: boolean | undefined;
  /** Turned on its side. */
  lying?: boolean | undefined;
  /** Proposed, such as the tiles of a way to chow. */
  picked?: boolean | undefined;
  /** More for those who hear it, after the name. */
  note?: string | undefined;
  /** Makes it a button. */
  onTap?: (() => void) | undefined;
  class?: string | undefined;
  /** Where it lies, for what drags it. */
  place?: string | undefined;
}

interface BodyProps extends Lie {
  base: "tile" | "card";
  label: string;
  face?: string | undefined;
  children?: ComponentChildren;
}

const STATES = ["raised", "dim", "banned", "last", "drawn", "lying", "picked"] as const;

function classes(props: BodyProps): string {
  const states = STATES.filter((state) => props[state]);
  return [props.base, ...states, props.class].filter(Boolean).join(" ");
}

/** The body of a tile or card; `children` is what stands on it. */
export function Body(props: BodyProps): JSX.Element {
  const lit = useContext(Lit)?.value;
  const label = props.note ? `${props.label} ${props.note}` : props.label;
  const common = {
    class: lit && lit === props.face ? `${classes(props)} lit` : classes(props),
    "aria-label": label,
    "data-face": props.face,
    "data-place": props.place,
    ...(props.size && { style: { [`--${props.base}`]: props.size } }),
  };
  if (!props.onTap)
    return (
      <span {...common} role="img">
        {props.children}
      </span>
    );
  return (
    <button {...common} type="button" aria-pressed={props.raised ?? false} onClick={props.onTap}>
      {props.children}
    </button>
  );
}
