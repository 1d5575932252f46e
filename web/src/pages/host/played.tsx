/** What players have reported, and the rounds that were played, the newest first. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { games } from "../../api";
import { said, t } from "../../i18n";
import { person } from "../../people";
import { Button } from "../../ui/button";
import { Toggle } from "../../ui/field";
import type { GameLine } from "../../wire";
import { hostWords } from "../../words/host";
import { Loading, Trouble } from "../frame";
import { useAttempt, useLoaded } from "../use";
import { mark, reports, rounds } from "./ask";
import { moment } from "./told";
import type { PlayedLine, ReportLine } from "./wire";

export function Played(): JSX.Element {
  const all = useLoaded(games, []);
  const titleOf = titles(all.value ?? []);
  return (
    <>
      <Reports titleOf={titleOf} />
      <Rounds titleOf={titleOf} />
    </>
  );
}

type Titles = (game: string) => string;
const titles =
  (all: readonly GameLine[]): Titles =>
  (id) =>
    said(all.find((line) => line.id === id) ?? { title: id, english: id });

interface Which {
  table: string;
  session: number;
  number: number;
}
const recordOf = ({ table, session, number }: Which): string =>
  `/record/${encodeURIComponent(table)}/${session}/${number}`;

function Reports({ titleOf }: { titleOf: Titles }): JSX.Element {
  const words = hostWords().reports;
  const first = useLoaded(() => reports(), []);
  const [later, setLater] = useState<{ reports: ReportLine[]; before: number | null } | null>(null);
  const more = useAttempt();
  const told = [...(first.value?.reports ?? []), ...(later?.reports ?? [])];
  const before = later ? later.before : (first.value?.before ?? null);
  const fetchMore = () =>
    void more.run(async () => {
      const next = await reports(before ?? undefined);
      setLater({ reports: [...(later?.reports ?? []), ...next.reports], before: next.before });
    });
  return (
    <section class="panel">
      <h2>{words.title}</h2>
      <Trouble fault={first.fault ?? more.fault} onAgain={first.again} />
      {!first.value && !first.fault && <Loading />}
      {first.value && told.length === 0 && <p class="soft">{words.none}</p>}
      <ul class="host-list">
        {told.map((report) => (
          <li key={report.id}>
            <Report report={report} title={titleOf(report.game)} />
          </li>
        ))}
      </ul>
      {before !== null && (
        <Button busy={more.busy} onClick={fetchMore}>
          {t().pages.more}
        </Button>
      )}
    </section>
  );
}

function Report({ report, title }: { report: ReportLine; title: string }): JSX.Element {
  const words = hostWords();
  const [done, setDone] = useState(report.done);
  const attempt = useAttempt();
  const set = (value: boolean) =>
    void attempt.run(async () => {
      await mark(report.id, value);
      setDone(value);
    });
  return (
    <div class="host-report">
      <p>
        <b>{words.reports.by(report.name)}</b>{" "}
        <small class="soft">
          {moment(report.at)} · {title}
        </small>
      </p>
      <p class="host-remark">{report.remark || <span class="soft">{words.reports.silent}</span>}</p>
      <div class="row">
        <Button size="small" href={recordOf(report)} icon="scroll-text">
          {words.rounds.look}
        </Button>
        <Toggle label={words.reports.done} value={done} onChange={set} />
      </div>
      <Trouble fault={attempt.fault} />
    </div>
  );
}

function Rounds({ titleOf }: { titleOf: Titles }): JSX.Element {
  const words = hostWords().rounds;
  const first = useLoaded(() => rounds(0), []);
  const [later, setLater] = useState<{ rounds: PlayedLine[]; more: boolean } | null>(null);
  const next = useAttempt();
  const told = [...(first.value?.rounds ?? []), ...(later?.rounds ?? [])];
  const more = later ? later.more : (first.value?.more ?? false);
  const fetchMore = () =>
    void next.run(async () => {
      const page = await rounds(told.length);
      setLater({ rounds: [...(later?.rounds ?? []), ...page.rounds], more: page.more });
    });
  return (
    <section class="panel">
      <h2>{words.title}</h2>
      <Trouble fault={first.fault ?? next.fault} onAgain={first.again} />
      {!first.value && !first.fault && <Loading />}
      {first.value && told.length === 0 && <p class="soft">{words.none}</p>}
      <ul class="host-list">
        {told.map((round) => (
          <li key={recordOf(round)}>
            <a class="host-round" href={recordOf(round)}>
              <span>
                <b class="serif">{titleOf(round.game)}</b> <small class="soft">{moment(round.ended_at)}</small>
              </span>
              <span class="soft">{round.names.map(person).join("、")}</span>
            </a>
          </li>
        ))}
      </ul>
      {more && (
        <Button busy={next.busy} onClick={fetchMore}>
          {t().pages.more}
        </Button>
      )}
    </section>
  );
}
