/** Saying something to the table, where a refusal is told in a note. */

import { Refusal } from "../../api";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { toast } from "../../ui/toast";

/** Answer the question that stands; false if it was refused. */
export async function answer(live: Live, action: string): Promise<boolean> {
  return told(live.answer(action));
}

/** Send a message of the protocol; false if it was refused. */
export async function say(live: Live, type: string, body: Record<string, unknown> = {}): Promise<boolean> {
  return told(live.send(type, body));
}

async function told(sending: Promise<unknown>): Promise<boolean> {
  try {
    await sending;
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const words: Record<string, string> = t().parts.refusals;
    if (error.code !== "gone") toast(words[error.code] ?? t().parts.refused(error.message), "bad");
    return false;
  }
}
