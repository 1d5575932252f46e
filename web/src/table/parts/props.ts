/** What the shared parts of a table take. `index.ts` exports everything that tables use. */

import type { ComponentChildren } from "preact";
import type { Live } from "../../live";
import type { Hand } from "./use_hand";

/** Room code, round, pot, connection, menu; it also brings the menu and the vote with it. */
export interface TopBarProps {
  live: Live;
  /** Stands between the numbers and the menu, such as 会儿. */
  children?: ComponentChildren;
}

/** A seat of the table: name (but not one's own), score, badges, a ring while it acts, what it said last. */
export interface SeatPlateProps {
  live: Live;
  seat: number;
  /** One line instead of two. */
  small?: boolean | undefined;
  /** More badges, such as 听, `12 息`, or the place of a winner. */
  children?: ComponentChildren;
}

/** The five or six buttons, each always in its place; empty places keep their room. */
export interface ActionBarProps {
  live: Live;
  hand: Hand;
}

/** One of several ways to do the same. */
export interface Way {
  /** As in `ask.actions`. */
  action: string;
  /** Names of the tiles it shows. */
  tiles: readonly string[];
  /** The one of them that is taken from the table; it is marked. */
  taken?: string | null | undefined;
  /** In place of tiles, or before them. */
  label?: string | undefined;
}

export interface ChoiceSheetProps {
  open: boolean;
  title: string;
  ways: readonly Way[];
  onChoose: (action: string) => void;
  onClose: () => void;
}

/** The time that is left, as a ring that empties. Milliseconds of the server's clock. */
export interface RingProps {
  from: number;
  until: number;
  now: () => number;
}

/** What the game waits for, and what the hand waits for. */
export interface StatusLineProps {
  live: Live;
  hand: Hand;
  /** Said in place of what the game waits for. */
  text?: string | undefined;
}

export interface MenuSheetProps {
  live: Live;
  open: boolean;
  onClose: () => void;
}

/** The text of a rule with a link to its page. */
export interface RulePopProps {
  game: string;
  /** Null where it is not known; without `open` the sheet is then closed. */
  rule: string | null;
  open?: boolean | undefined;
  /** Such as why this tile may not be discarded. */
  title?: string | undefined;
  onClose: () => void;
}
