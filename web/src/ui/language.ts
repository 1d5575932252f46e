/** Changing the language. */

import { type Lang, speak, t } from "../i18n";
import { toast } from "./toast";

/** Speak another language; a note tells when its words do not come. */
export function change(value: Lang): void {
  // nothing else than fetching them can fail
  speak(value).catch(() => toast(t().pages.faults.offline ?? "", "bad"));
}
