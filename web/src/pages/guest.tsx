/** Who plays in this browser: asked for a name once, when it is first needed. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { again, enter, forgetMe, type Me, me, Refusal } from "../api";
import { t } from "../i18n";
import { Button } from "../ui/button";
import { FaceField } from "../ui/face_picker";
import { anyFace, faceOf } from "../ui/faces";
import { TextField } from "../ui/field";
import { Sheet } from "../ui/sheet";
import { toast } from "../ui/toast";
import { told } from "./faults";
import { Trouble } from "./frame";
import { LaterPart } from "./later";
import { CODE_FORM } from "./me/scripts";
import { useAttempt } from "./use";

/** The guest of this browser, null before the first visit. */
export const guest = signal<Me | null>(me());

const asking = signal<((answer: Me | null) => void) | null>(null);

/** Become a guest, unless this browser is somebody's. Errors: those of the server. */
export async function come(name: string, face?: string): Promise<Me> {
  const made = (await still()) ?? (await enter(name, face));
  guest.value = made;
  return made;
}

/**
 * The guest as the server knows him now. Where it does not, as on a device that was signed out, the browser is nobody's
 * from here on, so that he is asked who he is and may come by a code. Errors: others of the server.
 */
export async function still(): Promise<Me | null> {
  const known = me();
  try {
    guest.value = known && (await again(known));
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "unauthorized") throw error;
    if (me()?.token === known?.token) forgetMe(); // somebody may have come meanwhile
    guest.value = me();
    toast(told(error), "bad");
  }
  return guest.value;
}

/** The guest, asked for his name where there is none; null if he would not say it. Errors: those of the server. */
export async function known(): Promise<Me | null> {
  const here = await still();
  if (here) return here;
  return new Promise((resolve) => {
    asking.value = (answer) => {
      asking.value = null;
      resolve(answer);
    };
  });
}

const proposed = (): string => t().pages.guest.made(100 + Math.floor(Math.random() * 900));

interface FormProps {
  onDone: (me: Me) => void;
}

/** A name and a face for who is here for the first time, a code for who is not. */
export function NameForm({ onDone }: FormProps): JSX.Element {
  const words = t().people;
  const [known, setKnown] = useState(false);
  return (
    <div class="stack">
      {known ? <LaterPart of={CODE_FORM} with={{ onDone }} /> : <NewForm onDone={onDone} />}
      <Button tone="quiet" icon={known ? "user" : "smartphone"} onClick={() => setKnown(!known)}>
        {known ? words.unknown : words.known}
      </Button>
    </div>
  );
}

function NewForm({ onDone }: FormProps): JSX.Element {
  const words = t().pages.guest;
  const [name, setName] = useState(proposed);
  const [face, setFace] = useState(anyFace);
  const attempt = useAttempt();
  const submit = (event: Event) => {
    event.preventDefault();
    void attempt.run(async () => onDone(await come(name, faceOf(face))));
  };
  return (
    <form class="stack" onSubmit={submit}>
      <p class="soft">{words.text}</p>
      <FaceField value={face} onChange={setFace} />
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
