/** Opening a room: the game and its options as the game declares them. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { games } from "../api";
import { t } from "../i18n";
import { Button } from "../ui/button";
import { Loading, Page, Trouble } from "./frame";
import { open } from "./front/opening";
import { RoomForm } from "./options/form";
import { type Choice, keepChoice, lastChoice, lastGame } from "./options/kept";
import { useAttempt, useLoaded } from "./use";

/** `#game` in the address chooses one beforehand; else it is the last one played. */
export function NewRoomPage(): JSX.Element {
  const words = t().pages.create;
  const all = useLoaded(games, []);
  const [choice, setChoice] = useState<Choice | null>(null);
  const attempt = useAttempt();
  useEffect(() => {
    const ids = (all.value ?? []).map((line) => line.id);
    const first = [location.hash.slice(1), lastGame()].find((id) => ids.includes(id)) ?? ids[0];
    if (first !== undefined) setChoice(lastChoice(first));
  }, [all.value]);
  const change = (next: Choice) => {
    attempt.clear();
    keepChoice(next);
    setChoice(next);
  };
  return (
    <Page title={words.title}>
      <Trouble fault={all.fault} onAgain={all.again} />
      {choice ? <RoomForm choice={choice} fault={attempt.fault} onChange={change} /> : !all.fault && <Loading />}
      <div class="page-foot">
        <Trouble fault={attempt.fault} />
        <Button
          tone="main"
          size="large"
          busy={attempt.busy}
          disabled={!choice}
          onClick={() => choice && void attempt.run(() => open(choice))}
        >
          {words.go}
        </Button>
      </div>
    </Page>
  );
}
