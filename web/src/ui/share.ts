/** Handing something on by the browser's own sheet. */

import { t } from "../i18n";
import { toast } from "./toast";

/** Open the sheet; a note tells where that failed. Closing it again is no failure. */
export async function share(what: ShareData): Promise<void> {
  try {
    await navigator.share(what);
  } catch (error) {
    // a program around the browser may know the sheet and not what is handed to it
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
    if (error.name !== "AbortError") toast(t().faces.shareFailed, "bad");
  }
}
