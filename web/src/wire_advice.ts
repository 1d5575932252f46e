/** What the server tells of one's own hand when it is asked: why not, and what to throw. */

import type { WaitLine } from "./wire";

/** An action, or the verb of a sort of actions, and the rule that forbids it now. */
export interface Reason {
  action: string;
  rule: string;
}

/** What is left of the hand after a discard; of the hand as it is where it owes none. */
export interface CoachLine {
  discard: string | null;
  /** Tiles to change until the hand is ready; null where it never can be. */
  lacks: number | null;
  /** What the hand then waits for; what brings it nearer where it is not ready, with totals of 0. */
  tiles: WaitLine[];
  left: number;
  /** What a win may score; 0 where nobody knows. */
  value: number;
}

export type Advised =
  | { type: "because"; id: string; reasons: Reason[] }
  | { type: "coached"; id: string; lines: CoachLine[] };
