/** What one prefers, and who one is. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { rename } from "../api";
import { lang, t } from "../i18n";
import { SoundSettings } from "../senses";
import { hints, largeDigits, marks, set, singleTap, type Theme, theme } from "../settings";
import { Button } from "../ui/button";
import { Choice, TextField, Toggle } from "../ui/field";
import { change } from "../ui/language";
import { toast } from "../ui/toast";
import { Page, Trouble } from "./frame";
import { come, guest } from "./guest";
import { useAttempt } from "./use";

const THEMES: readonly Theme[] = ["system", "dark", "light"];

export function SettingsPage(): JSX.Element {
  const words = t().pages.settings;
  return (
    <Page title={words.title}>
      <section class="panel">
        <h2>{words.youTitle}</h2>
        {guest.value ? <Profile name={guest.value.name} /> : <p class="soft">{words.guest}</p>}
      </section>
      <section class="panel">
        <h2>{words.lookTitle}</h2>
        <Choice
          label={words.language}
          value={lang.value}
          options={[
            { value: "zh", label: "中文" },
            { value: "en", label: "English" },
          ]}
          onChange={change}
        />
        <Choice
          label={words.theme}
          value={theme.value}
          options={THEMES.map((value) => ({ value, label: words.themes[value] }))}
          onChange={(value) => {
            theme.value = value;
          }}
        />
        <Toggle label={words.digits} value={largeDigits.value === "on"} onChange={(on) => set(largeDigits, on)} />
        <Toggle
          label={words.marks}
          hint={words.marksHint}
          value={marks.value === "on"}
          onChange={(on) => set(marks, on)}
        />
      </section>
      <section class="panel">
        <h2>{words.playTitle}</h2>
        <Toggle
          label={words.singleTap}
          hint={words.singleTapHint}
          value={singleTap.value === "on"}
          onChange={(on) => set(singleTap, on)}
        />
        <Toggle label={words.hints} value={hints.value === "on"} onChange={(on) => set(hints, on)} />
      </section>
      <section class="panel">
        <h2>{words.soundTitle}</h2>
        <SoundSettings />
      </section>
    </Page>
  );
}

function Profile({ name }: { name: string }): JSX.Element {
  const words = t().pages;
  const [wanted, setWanted] = useState(name);
  const attempt = useAttempt();
  const submit = (event: Event) => {
    event.preventDefault();
    void attempt.run(async () => {
      await rename(wanted);
      await come(wanted);
      toast(words.settings.renamed);
    });
  };
  return (
    <form class="stack" onSubmit={submit}>
      <TextField
        label={words.settings.name}
        value={wanted}
        maxLength={16}
        autoComplete="nickname"
        onInput={(text) => {
          attempt.clear();
          setWanted(text);
        }}
      />
      <Trouble fault={attempt.fault} />
      <Button submit tone="main" busy={attempt.busy} disabled={wanted.trim() === "" || wanted === name}>
        {words.save}
      </Button>
      <p class="soft small">{words.settings.token}</p>
      <Button icon="trophy" href="/history">
        {words.careers.title}
      </Button>
    </form>
  );
}
