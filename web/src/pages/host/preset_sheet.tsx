/** Rules that the house proposes: chosen as for a room, with a name. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { games } from "../../api";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { Sheet } from "../../ui/sheet";
import { hostWords } from "../../words/host";
import { Loading, Trouble } from "../frame";
import { asRoom, RoomForm } from "../options/form";
import { type Choice, lastChoice } from "../options/kept";
import { LONGEST, tidied } from "../options/presets";
import { useAttempt, useLoaded } from "../use";
import { propose } from "./ask";

export interface PresetSheetProps {
  onClose: () => void;
  onDone: () => void;
}

export function PresetSheet({ onClose, onDone }: PresetSheetProps): JSX.Element {
  const words = hostWords().presets;
  const all = useLoaded(games, []);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [name, setName] = useState("");
  const attempt = useAttempt();
  useEffect(() => {
    const first = all.value?.[0];
    if (first) setChoice(lastChoice(first.id));
  }, [all.value]);
  const save = () =>
    void attempt.run(async () => {
      if (!choice) return;
      await propose({ name: tidied(name), ...(await asRoom(choice)) });
      onDone();
      onClose();
    });
  return (
    <Sheet
      open
      wide
      title={words.add}
      onClose={onClose}
      foot={
        <Button tone="main" size="large" busy={attempt.busy} disabled={!choice || !tidied(name)} onClick={save}>
          {words.save}
        </Button>
      }
    >
      <div class="stack">
        <TextField label={words.name} value={name} maxLength={LONGEST} onInput={setName} />
        <Trouble fault={attempt.fault} />
        {choice ? <RoomForm choice={choice} fault={attempt.fault} onChange={setChoice} /> : <Loading />}
      </div>
    </Sheet>
  );
}
