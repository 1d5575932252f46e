/** A record file that somebody has, watched like any other round. */

import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { Refusal } from "../../api";
import { said, t } from "../../i18n";
import { Button } from "../../ui/button";
import { Choice } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { afterWords } from "../../words/after";
import { told } from "../faults";
import { Page } from "../frame";
import { useAttempt } from "../use";
import { MOST_BYTES, type Replay, replaysIn } from "./load";
import { Viewer } from "./viewer";

export function FilePage(): JSX.Element {
  const words = afterWords().file;
  const [rounds, setRounds] = useState<Replay[]>([]);
  const [shown, setShown] = useState(0);
  const attempt = useAttempt();
  const read = (file: File | undefined) => {
    if (!file) return;
    void attempt.run(async () => {
      setRounds([]);
      setShown(0);
      if (file.size > MOST_BYTES) throw new Refusal("too_large", "the file is too large");
      setRounds(await replaysIn(file));
    });
  };
  const round = rounds[shown];
  return (
    <Page
      wide
      title={round ? `${said(round.game)} ${t().pages.record.title(round.played.number)}` : words.title}
      back="/history"
      tools={round && <Chooser small busy={attempt.busy} onFile={read} />}
    >
      {!round && <Chooser busy={attempt.busy} onFile={read} />}
      {attempt.fault && <FileTrouble fault={attempt.fault} />}
      {rounds.length > 1 && (
        <Choice
          label={words.which}
          value={shown}
          options={rounds.map(({ played }, place) => ({ value: place, label: t().pages.record.title(played.number) }))}
          onChange={setShown}
        />
      )}
      {round && <Viewer key={shown} replay={round} kept={null} />}
    </Page>
  );
}

interface ChooserProps {
  /** A file is shown already. */
  small?: boolean;
  busy: boolean;
  onFile: (file: File | undefined) => void;
}

/** A file is chosen with a tap; who has a mouse may drop it. */
function Chooser({ small, busy, onFile }: ChooserProps): JSX.Element {
  const words = afterWords().file;
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does what a drop does
    <div
      class={small ? "chooser small" : "chooser"}
      aria-busy={busy}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onFile(event.dataTransfer?.files[0]);
      }}
    >
      {small ? (
        <Button size="small" icon="folder-open" label={words.other} busy={busy} onClick={choose}>
          {words.other}
        </Button>
      ) : (
        <>
          <Button size="large" tone="main" icon="folder-open" busy={busy} onClick={choose}>
            {busy ? words.reading : words.choose}
          </Button>
          <small class="chooser-drop">{words.drop}</small>
          <small>{words.hint}</small>
        </>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".jsonl,.ndjson,.json,.txt,application/x-ndjson"
        disabled={busy}
        onChange={(event) => {
          onFile(event.currentTarget.files?.[0]);
          event.currentTarget.value = ""; // the same file may be chosen again
        }}
      />
    </div>
  );
}

/** Codes that say something about the file, and not about the way to the server. */
const OF_FILES = new Set(["bad_request", "bad_record", "bad_tile", "not_in_game", "unknown_option"]);

/** What is wrong, and where: the line and the place in it; the server's own words to unfold. */
function FileTrouble({ fault }: { fault: Refusal }): JSX.Element {
  const words = afterWords().file;
  const [, line, rest] = /^line (\d+): (.*)$/s.exec(fault.message) ?? [];
  return (
    <div class="trouble" role="alert">
      <Icon name="triangle-alert" />
      <div>
        <p>
          <b>{whatIsWrong(fault)}</b> {line && words.line(Number(line))} {fault.at}
        </p>
        {OF_FILES.has(fault.code) && (
          <details class="fault-words">
            <summary>{words.more}</summary>
            <p class="soft" lang="en">
              {rest ?? fault.message}
            </p>
          </details>
        )}
      </div>
    </div>
  );
}

/** A file that cannot be read is another matter than one that does not agree with the rules. */
function whatIsWrong(fault: Refusal): string {
  const words = afterWords().file;
  if (fault.code === "bad_request") return words.broken;
  return OF_FILES.has(fault.code) ? words.wrong : told(fault);
}
