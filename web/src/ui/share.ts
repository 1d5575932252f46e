/** Handing something on by the browser's own sheet. */

import { t } from "../i18n";
import { toast } from "./toast";

/** Open the sheet; a note tells where that failed. Closing it again is no failure. */
export async function share(what: ShareData): Promise<void> {
  try {
    await navigator.share(what);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    if (error.name !== "AbortError") toast(t().faces.shareFailed, "bad");
  }
}
