/** Refusals in the language that is spoken. */

import { Refusal } from "../api";
import { t } from "../i18n";

/** What went wrong, for people. */
export function told(fault: Refusal): string {
  const words = t().pages;
  const wanted = wantedIn(fault);
  if (wanted !== null) return words.wanted(wanted);
  return words.faults[fault.code] ?? words.fault(fault.code, fault.message);
}

/** Of a hand with a `wrong_count`: how many tiles there should be, where the server says it. */
function wantedIn(fault: Refusal): number | null {
  const found =
    fault.code === "wrong_count" && fault.at === "/hand" ? /\bnot (\d+)$/.exec(fault.message)?.[1] : undefined;
  return found === undefined ? null : Number(found);
}

/** Of `elsewhere`: the code of the table at which one still plays. */
export function tableIn(fault: Refusal): string | null {
  return fault.code === "elsewhere" ? (/\b\d{6}\b/.exec(fault.message)?.[0] ?? null) : null;
}

/** The refusal that was thrown; anything else is a fault of this program and goes on. */
export function refusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}
