/** Published hands, and what changes to a hand would do, as the server tells them. */

import type { ExplainedWin, OptionValue } from "./wire";

/** A published request with its answer in short: items by name, of a rule or an error the id or the code. */
export interface Example {
  id: string;
  rule: string;
  /** In English. */
  note: string;
  ask: Record<string, unknown>;
  expect: {
    win?: boolean;
    total?: number;
    deltas?: number[];
    items?: Record<string, number>;
    why?: string;
    error?: string;
    waits?: { tile: string; left: number; total: number }[];
  };
}

/** What a change is about. */
export type What =
  | { kind: "tile"; tile: string }
  | { kind: "swap"; out: string; tile: string }
  | { kind: "way"; by: string; from?: number }
  | { kind: "mark"; mark: string; on: boolean }
  | { kind: "dealer"; dealer: number }
  | { kind: "option"; option: string; value: OptionValue };

/** `set`: the keys of the request that are others; one of null is left out. */
export interface Unmoved {
  what: What;
  set: Record<string, unknown>;
}

export type Change = Unmoved &
  (
    | { win: true; total: number; gain: number; total_by: number; gain_by: number }
    | { win: false; why: { rule: string; text: string }; gain_by: number }
  );

export interface Changes {
  win: boolean;
  total: number;
  gain: number;
  /** Of a hand that wins. */
  account?: ExplainedWin;
  /** Of one that does not: tiles that its shape lacks, null where none would do. */
  lacks?: number | null;
  changes: Change[];
  same: Unmoved[];
}
