/** One's name and face. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { changeMe, type Me } from "../../api";
import { t } from "../../i18n";
import { Button } from "../../ui/button";
import { FaceField } from "../../ui/face_picker";
import { anyFace, drawnIn, faceOf } from "../../ui/faces";
import { TextField } from "../../ui/field";
import { toast } from "../../ui/toast";
import { Trouble } from "../frame";
import { still } from "../guest";
import { useAttempt } from "../use";

export interface ProfileFormProps {
  me: Me;
  onDone?: () => void;
}

export function ProfileForm({ me, onDone }: ProfileFormProps): JSX.Element {
  const words = t().pages;
  const [name, setName] = useState(me.name);
  const [face, setFace] = useState(() => drawnIn(me.face) ?? anyFace());
  const attempt = useAttempt();
  const same = name === me.name && faceOf(face) === me.face;
  const submit = (event: Event) => {
    event.preventDefault();
    void attempt.run(async () => {
      await changeMe({ name, face: faceOf(face) });
      await still();
      toast(words.settings.renamed);
      onDone?.();
    });
  };
  return (
    <form class="stack" onSubmit={submit}>
      <FaceField value={face} onChange={setFace} />
      <TextField
        label={words.settings.name}
        value={name}
        maxLength={16}
        autoComplete="nickname"
        onInput={(text) => {
          attempt.clear();
          setName(text);
        }}
      />
      <Trouble fault={attempt.fault} />
      <Button submit tone="main" busy={attempt.busy} disabled={name.trim() === "" || same}>
        {words.save}
      </Button>
    </form>
  );
}
