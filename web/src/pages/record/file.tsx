/** A record file that somebody has, watched like any other round. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Refusal } from "../../api";
import { lang, said, t } from "../../i18n";
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
      if (file.size > MOST_BYTES) throw new Refusal("too_large", words.large(MOST_BYTES / 1024));
      setRounds(await replaysIn(file));
    });
  };
  const round = rounds[shown];
  return (
    <Page wide title={words.title} back="/history">
      <Chooser small={round !== undefined} busy={attempt.busy} onFile={read} />
      {attempt.fault && <FileTrouble fault={attempt.fault} />}
      {rounds.length > 1 && (
        <Choice
          label={words.which}
          value={shown}
          options={rounds.map(({ played }, place) => ({ value: place, label: t().pages.record.title(played.number) }))}
          onChange={setShown}
        />
      )}
      {round && (
        <>
          <h2>
            {said(round.game)} {t().pages.record.title(round.played.number)}
          </h2>
          <Viewer key={shown} replay={round} spoken={lang.value} kept={null} />
        </>
      )}
    </Page>
  );
}

interface ChooserProps {
  /** A file is shown already. */
  small: boolean;
  busy: boolean;
  onFile: (file: File | undefined) => void;
}

/** A file is chosen with a tap, or dropped. */
function Chooser({ small, busy, onFile }: ChooserProps): JSX.Element {
  const words = afterWords().file;
  return (
    <label
      class={small ? "chooser small" : "chooser"}
      aria-busy={busy}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onFile(event.dataTransfer?.files[0]);
      }}
    >
      <Icon name="folder-open" size={small ? 1.25 : 2.5} />
      <b>{busy ? words.reading : small ? words.other : words.choose}</b>
      {!small && <small>{words.hint}</small>}
      <input
        type="file"
        class="out-of-sight"
        accept=".jsonl,.ndjson,.json,.txt,application/x-ndjson"
        disabled={busy}
        onChange={(event) => {
          onFile(event.currentTarget.files?.[0]);
          event.currentTarget.value = ""; // the same file may be chosen again
        }}
      />
    </label>
  );
}

/** Codes that say something about the file, and not about the way to the server. */
const OF_FILES = new Set(["bad_request", "bad_record", "bad_tile", "not_in_game", "unknown_option"]);

/** What is wrong, and where: the line and the place in it. */
function FileTrouble({ fault }: { fault: Refusal }): JSX.Element {
  const words = afterWords().file;
  const [, line, rest] = /^line (\d+): (.*)$/s.exec(fault.message) ?? [];
  const ours = fault.code === "too_large" ? fault.message : told(fault);
  return (
    <div class="trouble" role="alert">
      <Icon name="triangle-alert" />
      <div>
        <p>
          <b>{OF_FILES.has(fault.code) ? words.wrong : ours}</b> {line && words.line(Number(line))} {fault.at}
        </p>
        {OF_FILES.has(fault.code) && (
          <p class="soft fault-words" lang="en">
            {rest ?? fault.message}
          </p>
        )}
      </div>
    </div>
  );
}
