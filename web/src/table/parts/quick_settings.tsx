/** The settings that one wants while playing. */

import type { JSX } from "preact";
import { lang, t } from "../../i18n";
import { SoundSettings } from "../../senses";
import { hints, largeDigits, set, singleTap, type Theme, theme } from "../../settings";
import { Choice, Toggle } from "../../ui/field";
import { change, LANGUAGE_CHOICES } from "../../ui/language";

const THEMES: Theme[] = ["system", "dark", "light"];

export function QuickSettings(): JSX.Element {
  const words = t().parts;
  return (
    <section class="quick-settings" aria-label={words.settings}>
      <Toggle
        label={words.singleTap}
        hint={words.singleTapHint}
        value={singleTap.value === "on"}
        onChange={(on) => set(singleTap, on)}
      />
      <Toggle label={words.hints} value={hints.value === "on"} onChange={(on) => set(hints, on)} />
      <Toggle label={words.largeDigits} value={largeDigits.value === "on"} onChange={(on) => set(largeDigits, on)} />
      <SoundSettings />
      <Choice
        label={words.theme}
        value={theme.value}
        options={THEMES.map((value) => ({ value, label: words.themes[value] }))}
        onChange={(value) => (theme.value = value)}
      />
      <Choice label={words.language} value={lang.value} options={LANGUAGE_CHOICES} onChange={change} />
    </section>
  );
}
