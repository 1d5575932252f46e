/** Changing the language. */

import { LANGUAGES, type Lang, speak, t } from "../i18n";
import { toast } from "./toast";

/** Each language in itself. */
const NAMES: Record<Lang, string> = { zh: "简体", hant: "繁體", en: "English" };

export const LANGUAGE_CHOICES = LANGUAGES.map((value) => ({ value, label: NAMES[value] }));

/** Speak another language; a note tells when its words do not come. */
export function change(value: Lang): void {
  // nothing else than fetching them can fail
  speak(value).catch(() => toast(t().pages.faults.offline ?? "", "bad"));
}
