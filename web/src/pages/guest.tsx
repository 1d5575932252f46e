/** Who plays in this browser: asked for a name once, when it is first needed. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { enter, type Me, me } from "../api";
import { t } from "../i18n";
import { Button } from "../ui/button";
import { TextField } from "../ui/field";
import { Sheet } from "../ui/sheet";
import { Trouble } from "./frame";
import { useAttempt } from "./use";

/** The guest of this browser, null before the first visit. */
export const guest = signal<Me | null>(me());

const asking = signal<((answer: Me | null) => void) | null>(null);

/** Become a guest, or be known again. Errors: those of the server. */
export async function come(name: string): Promise<Me> {
  guest.value = await enter(name);
  return guest.value;
}

/** The guest, asked for his name where there is none; null if he would not say it. Errors: those of the server. */
export async function known(): Promise<Me | null> {
  if (guest.value) return come(guest.value.name);
  return new Promise((resolve) => {
    asking.value = (answer) => {
      asking.value = null;
      resolve(answer);
    };
  });
}

const proposed = (): string => t().pages.guest.made(100 + Math.floor(Math.random() * 900));

/** One field and one button. */
export function NameForm({ onDone }: { onDone: (me: Me) => void }): JSX.Element {
  const words = t().pages.guest;
  const [name, setName] = useState(proposed);
  const attempt = useAttempt();
  const submit = (event: Event) => {
    event.preventDefault();
    void attempt.run(async () => onDone(await come(name)));
  };
  return (
    <form class="stack" onSubmit={submit}>
      <p class="soft">{words.text}</p>
      <TextField label={words.name} value={name} maxLength={16} autoComplete="nickname" onInput={setName} />
      <Trouble fault={attempt.fault} />
      <Button submit tone="main" size="large" busy={attempt.busy} disabled={name.trim() === ""}>
        {words.go}
      </Button>
    </form>
  );
}

/** The question of `known`; once in the page. */
export function NameSheet(): JSX.Element {
  const answer = asking.value;
  return (
    <Sheet open={answer !== null} title={t().pages.guest.title} onClose={() => answer?.(null)}>
      <NameForm onDone={(made) => answer?.(made)} />
    </Sheet>
  );
}
