/** The owner changes game, options and customs of a room that has not begun. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { Button } from "../../ui/button";
import { Sheet } from "../../ui/sheet";
import type { Table } from "../../wire";
import { Trouble } from "../frame";
import { asRoom, RoomForm } from "../options/form";
import { type Choice, keepChoice } from "../options/kept";
import { useAttempt } from "../use";

export interface SettingsSheetProps {
  live: Live;
  table: Table;
  onClose: () => void;
}

export function SettingsSheet({ live, table, onClose }: SettingsSheetProps): JSX.Element {
  const words = t().pages;
  const [choice, setChoice] = useState<Choice>({ game: table.game, options: table.options, customs: table.customs });
  const attempt = useAttempt();
  const save = () =>
    attempt.run(async () => {
      await live.send("settings", { room: await asRoom(choice) });
      keepChoice(choice);
      onClose();
    });
  const change = (next: Choice) => {
    attempt.clear();
    setChoice(next);
  };
  return (
    <Sheet
      open
      wide
      title={words.room.settingsTitle}
      onClose={onClose}
      foot={
        <>
          <Trouble fault={attempt.fault} />
          <Button onClick={onClose}>{words.no}</Button>
          <Button tone="main" busy={attempt.busy} onClick={() => void save()}>
            {words.save}
          </Button>
        </>
      }
    >
      <RoomForm choice={choice} fault={attempt.fault} onChange={change} />
    </Sheet>
  );
}
