/** What the large buttons of the front page ask. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Refusal, room } from "../../api";
import { said, t } from "../../i18n";
import { go } from "../../router";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { Sheet } from "../../ui/sheet";
import type { GameLine } from "../../wire";
import { told } from "../faults";
import { Loading, Trouble } from "../frame";
import { guest } from "../guest";
import { ROOM, warm } from "../room/scripts";
import { useAttempt } from "../use";
import { openQuick } from "./opening";

export interface QuickSheetProps {
  open: boolean;
  games: readonly GameLine[];
  onClose: () => void;
}

/** Which game to play against bots. */
export function QuickSheet({ open, games, onClose }: QuickSheetProps): JSX.Element {
  const attempt = useAttempt();
  useEffect(() => {
    if (open) warm(ROOM);
  }, [open]);
  return (
    <Sheet open={open} title={t().pages.front.whichTitle} onClose={onClose}>
      <div class="stack">
        {games.length === 0 && <Loading />}
        {!guest.value && (
          <Button href="/learn" icon="hand">
            {t().pages.front.learnFirst}
          </Button>
        )}
        {games.map((game) => (
          <button
            key={game.id}
            type="button"
            class="line-button"
            disabled={attempt.busy}
            onClick={() => void attempt.run(() => openQuick(game.id))}
          >
            <strong class="serif">{said(game)}</strong>
            <small>{said({ title: game.sentence, english: game.sentence_english })}</small>
          </button>
        ))}
        <Trouble fault={attempt.fault} />
      </div>
    </Sheet>
  );
}

const CODE = /^\d{6}$/;

/** The code of a room that somebody else has opened. */
export function CodeSheet({ open, onClose }: { open: boolean; onClose: () => void }): JSX.Element {
  const words = t().pages;
  const [code, setCode] = useState("");
  const [tried, setTried] = useState(false);
  const attempt = useAttempt();
  const wrong = tried && !CODE.test(code) ? words.front.codeWrong : undefined;
  const missing = attempt.fault?.code === "not_found" ? words.line.notFound.title : undefined;
  const fault = attempt.fault && !missing ? told(attempt.fault) : undefined;
  const submit = (event: Event) => {
    event.preventDefault();
    setTried(true);
    if (!CODE.test(code)) return;
    void attempt.run(async () => {
      if (!(await room(code))) throw new Refusal("not_found", "there is no open table with this code");
      go(`/r/${code}`);
    });
  };
  const type = (text: string) => {
    attempt.clear();
    setTried(false);
    setCode(text.replace(/\D/g, "").slice(0, 6));
  };
  return (
    <Sheet open={open} title={words.front.joinTitle} onClose={onClose}>
      <form class="stack code-form" onSubmit={submit}>
        <TextField
          label={words.front.code}
          value={code}
          inputMode="numeric"
          maxLength={6}
          error={wrong ?? missing ?? fault}
          onInput={type}
        />
        <Button submit tone="main" size="large" busy={attempt.busy}>
          {words.front.enter}
        </Button>
      </form>
    </Sheet>
  );
}
