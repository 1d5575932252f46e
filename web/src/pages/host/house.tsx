/** How the house stands, a message to all, and closing it. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { noticeIs } from "../../notice";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { toast } from "../../ui/toast";
import { hostWords } from "../../words/host";
import { Loading, Trouble } from "../frame";
import { ask } from "../sure";
import { useAttempt, useLoaded } from "../use";
import { drain, overview, say, shutDown } from "./ask";
import { bytes, moment, span } from "./told";
import type { Overview } from "./wire";

const LONGEST = 200;

export function House(): JSX.Element {
  const seen = useLoaded(overview, []);
  if (!seen.value) return seen.fault ? <Trouble fault={seen.fault} onAgain={seen.again} /> : <Loading />;
  return (
    <>
      <Standing seen={seen.value} onAgain={seen.again} />
      <Message said={seen.value.notice.text} onDone={seen.again} />
      <Closing seen={seen.value} onDone={seen.again} />
      <Figures figures={seen.value.figures} />
    </>
  );
}

function Standing({ seen, onAgain }: { seen: Overview; onAgain: () => void }): JSX.Element {
  const words = hostWords();
  const { storage } = seen;
  const facts: [string, string][] = [
    [words.version, seen.version],
    [words.since, span(seen.now - seen.since)],
    [words.open, `${seen.tables} · ${words.playing(seen.playing)}`],
    [words.people, String(seen.people)],
    [words.database, `${storage.database} · ${bytes(storage.used)}`],
    [words.disk, storage.free === null ? words.elsewhere : bytes(storage.free)],
    [words.backup, storage.backed_up === null ? words.never : moment(storage.backed_up)],
  ];
  return (
    <section class="panel">
      <div class="panel-head">
        <h2>{words.parts.house}</h2>
        <Button size="small" tone="quiet" icon="refresh-cw" onClick={onAgain}>
          {words.refresh}
        </Button>
      </div>
      <Facts facts={facts} />
    </section>
  );
}

function Facts({ facts }: { facts: readonly [string, string][] }): JSX.Element {
  return (
    <dl class="host-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Figures({ figures }: { figures: Overview["figures"] }): JSX.Element {
  const words = hostWords();
  const known = Object.entries(words.figure).map(([name, title]): [string, string] => [
    title,
    String(Math.round(figures[name] ?? 0)),
  ]);
  return (
    <details class="panel fold">
      <summary>
        <h2>{words.figures}</h2>
        <Icon name="chevron-down" />
      </summary>
      <Facts facts={known} />
    </details>
  );
}

function Message({ said, onDone }: { said: string; onDone: () => void }): JSX.Element {
  const words = hostWords().notice;
  const [text, setText] = useState(said);
  const attempt = useAttempt();
  const tell = (wanted: string) =>
    void attempt.run(async () => {
      await say(wanted);
      if (wanted) toast(words.said);
      void noticeIs();
      onDone();
    });
  const submit = (event: Event) => {
    event.preventDefault();
    if (text.trim()) tell(text);
  };
  return (
    <section class="panel">
      <h2>{words.title}</h2>
      <form class="stack" onSubmit={submit}>
        <p class="soft">{words.text}</p>
        <TextField
          label={words.label}
          hint={words.left(LONGEST - text.length)}
          value={text}
          maxLength={LONGEST}
          onInput={setText}
        />
        <Trouble fault={attempt.fault} />
        <div class="row">
          <Button submit tone="main" busy={attempt.busy} disabled={!text.trim() || text.trim() === said}>
            {words.say}
          </Button>
          {said && <Button onClick={() => tell("")}>{words.take}</Button>}
        </div>
      </form>
    </section>
  );
}

function Closing({ seen, onDone }: { seen: Overview; onDone: () => void }): JSX.Element {
  const words = hostWords().drain;
  const attempt = useAttempt();
  const draining = seen.notice.draining;
  const run = (work: () => Promise<unknown>) =>
    void attempt.run(async () => {
      await work();
      void noticeIs();
      onDone();
    });
  const stop = (now: boolean) =>
    void attempt.run(async () => {
      await shutDown(now);
      toast(words.stopped);
      if (!now) onDone();
    });
  return (
    <section class="panel">
      <h2>{words.title}</h2>
      <div class="stack">
        <p class={draining ? "host-loud" : "soft"}>{seen.closing ? words.closing : draining ? words.on : words.open}</p>
        <Trouble fault={attempt.fault} />
        <div class="row">
          {draining ? (
            <Button icon="rotate-ccw" busy={attempt.busy} onClick={() => run(() => drain(false))}>
              {words.back}
            </Button>
          ) : (
            <Button onClick={() => ask(words.beginAsk, words.begin, () => run(() => drain(true)))}>
              {words.begin}
            </Button>
          )}
          {!seen.closing && (
            <Button onClick={() => ask(words.stopAsk, words.stop, () => stop(false))}>{words.stop}</Button>
          )}
          <Button onClick={() => ask(words.nowAsk, words.now, () => stop(true))}>{words.now}</Button>
        </div>
      </div>
    </section>
  );
}
