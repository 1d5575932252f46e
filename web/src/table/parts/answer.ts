/** Saying something to the table, where a refusal is told in a note. */

import { signal } from "@preact/signals";
import { Refusal } from "../../api";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { toast } from "../../ui/toast";
import { isRule } from "./rules";

/** Answer the question that stands; false if it was refused. */
export async function answer(live: Live, action: string): Promise<boolean> {
  return told(live.answer(action));
}

/** Send a message of the protocol; false if it was refused. */
export async function say(live: Live, type: string, body: Record<string, unknown> = {}): Promise<boolean> {
  return told(live.send(type, body));
}

/** The rule by which the last answer was refused, until it has been read. */
export const refusedBy = signal<string | null>(null);

async function told(sending: Promise<unknown>): Promise<boolean> {
  try {
    await sending;
    return true;
  } catch (error) {
    tell(error);
    return false;
  }
}

/** Tell of a refusal: by its rule, where it has one, else in a note. Anything else is a fault of this program. */
export function tell(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
  if (error.code === "gone") return;
  const words: Record<string, string> = t().parts.refusals;
  if (error.code === "not_legal" && isRule(error.at)) refusedBy.value = error.at;
  else toast(words[error.code] ?? t().parts.refused(error.message), "bad");
}
