/** Asking the server why something cannot be done. It tells what one's own seat may know, and no more. */

import type { Live } from "../../live";
import type { Reason } from "../../wire_advice";
import { tell } from "./answer";

/** The rule against an action; null where there is none, or none is to be had. */
export async function ruleAgainst(live: Live, action: string): Promise<string | null> {
  const found = await reasons(live, { action });
  return found?.[0]?.rule ?? null;
}

/** Why one may not do what is not offered now: a win, claims, kongs. Null where that was refused, and told in a note. */
export const reasonsNow = (live: Live): Promise<Reason[] | null> => reasons(live, {});

async function reasons(live: Live, body: { action?: string }): Promise<Reason[] | null> {
  try {
    const answer = await live.send("why", body);
    return answer.type === "because" ? answer.reasons : null;
  } catch (error) {
    tell(error);
    return null;
  }
}

/** What one rule forbids. */
export interface Barred {
  rule: string;
  verbs: string[];
}

/** Reasons by their rules, in the order in which they came. */
export function byRule(found: readonly Reason[]): Barred[] {
  const rules = [...new Set(found.map((reason) => reason.rule))];
  return rules.map((rule) => ({
    rule,
    verbs: found.filter((reason) => reason.rule === rule).map((reason) => reason.action),
  }));
}
