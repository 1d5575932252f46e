/** For who has played on another device: the code that it shows. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Me } from "../../api";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { toast } from "../../ui/toast";
import { profileWords } from "../../words/profile";
import { Trouble } from "../frame";
import { guest } from "../guest";
import { ask } from "../sure";
import { useAttempt } from "../use";
import { grouped, LENGTH, plain } from "./code";
import { comeBy } from "./people";

export interface CodeFormProps {
  onDone: (me: Me) => void;
  /** The code that came with the address. */
  given?: string;
}

/** Whoever this browser knows by now is replaced, but not without a warning. */
export function CodeForm({ onDone, given = "" }: CodeFormProps): JSX.Element {
  const words = profileWords();
  // as it was typed: a field that changes under the finger breaks what an input method is composing
  const [text, setText] = useState(grouped(plain(given)));
  const code = plain(text);
  const attempt = useAttempt();
  const come = () =>
    void attempt.run(async () => {
      const made = await comeBy(code);
      toast(words.came(made.name));
      onDone(made);
    });
  const submit = (event: Event) => {
    event.preventDefault();
    const now = guest.peek();
    if (now) ask(words.replaceText(now.name), words.replaceTitle, come);
    else come();
  };
  const type = (typed: string) => {
    attempt.clear();
    setText(typed);
  };
  return (
    <form class="stack" onSubmit={submit}>
      <p class="soft">{words.codeText}</p>
      <TextField label={words.codeField} value={text} onInput={type} />
      <Trouble fault={attempt.fault} />
      <Button submit tone="main" size="large" busy={attempt.busy} disabled={code.length < LENGTH}>
        {words.come}
      </Button>
    </form>
  );
}
