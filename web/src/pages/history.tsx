/** What one has played: the standing in games that keep one, and all rounds, the newest first. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { careers, games, history } from "../api";
import { lang, said, t } from "../i18n";
import { person } from "../people";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import type { GameLine, RoundLine, Standing } from "../wire";
import { afterWords } from "../words/after";
import { Careers } from "./careers/careers";
import { Loading, Page, Trouble } from "./frame";
import { guest } from "./guest";
import { useAttempt, useLoaded } from "./use";
import "./history.css";

interface Rounds {
  rounds: RoundLine[];
  before: number | null;
}

/** Who never gave a name has played nothing. */
const first = async (): Promise<Rounds> => (guest.peek() ? history() : { rounds: [], before: null });
const reached = async (): Promise<Standing[]> => (guest.peek() ? careers() : []);

export function HistoryPage(): JSX.Element {
  const words = t().pages;
  const all = useLoaded(games, []);
  const start = useLoaded(first, []);
  const standings = useLoaded(reached, []);
  const [later, setLater] = useState<Rounds | null>(null);
  const more = useAttempt();
  const rounds = [...(start.value?.rounds ?? []), ...(later?.rounds ?? [])];
  const before = later ? later.before : (start.value?.before ?? null);
  // what was never played does not push down what was
  const untouched = start.value?.rounds.length === 0;
  const shown = (standings.value ?? []).filter((standing) => untouched || standing.rounds > 0);
  const fetchMore = () =>
    more.run(async () => {
      const next = await history(before ?? undefined);
      setLater({ rounds: [...(later?.rounds ?? []), ...next.rounds], before: next.before });
    });
  return (
    <Page title={words.history.title}>
      <Trouble fault={start.fault} onAgain={start.again} />
      {!start.value && !start.fault && <Loading />}
      <Trouble fault={standings.fault} onAgain={standings.again} />
      <Careers standings={shown} games={all.value ?? []} />
      {rounds.length > 0 && <h2>{words.history.roundsTitle}</h2>}
      {start.value && rounds.length === 0 && (
        <div class="notice">
          <Icon name="scroll-text" size={3} />
          <p>{words.history.none}</p>
          <p class="soft">{words.history.noneText}</p>
        </div>
      )}
      <ol class="history">
        {rounds.map((round) => (
          <Round key={`${round.table} ${round.session} ${round.number}`} round={round} games={all.value ?? []} />
        ))}
      </ol>
      <Trouble fault={more.fault} />
      {before !== null && (
        <Button size="large" busy={more.busy} onClick={() => void fetchMore()}>
          {words.more}
        </Button>
      )}
      <p class="history-file">
        <Button href="/replay" icon="folder-open">
          {afterWords().file.open}
        </Button>
      </p>
    </Page>
  );
}

function Round({ round, games: all }: { round: RoundLine; games: readonly GameLine[] }): JSX.Element {
  const words = t().pages;
  const game = all.find((one) => one.id === round.game);
  const when = new Date(round.ended_at).toLocaleString(lang.value === "zh" ? "zh-CN" : "en", {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return (
    <li>
      <a class="panel round-line" href={`/record/${round.table}/${round.session}/${round.number}`}>
        <span class="round-head">
          <strong class="serif">{game ? said(game) : round.game}</strong>
          <small>{words.history.round(round.session, round.number)}</small>
          <small>{when}</small>
        </span>
        <span class="round-sums">
          {round.names.map((name, seat) => (
            <Sum
              key={String(seat)}
              name={name}
              delta={round.deltas[seat] ?? 0}
              own={round.players[seat] === guest.value?.id}
            />
          ))}
        </span>
        <Icon name="chevron-right" />
      </a>
    </li>
  );
}

function Sum({ name, delta, own }: { name: string; delta: number; own: boolean }): JSX.Element {
  const tone = delta > 0 ? "plus" : delta < 0 ? "minus" : "soft";
  return (
    <span class={own ? "seat-sum own" : "seat-sum"}>
      <small>{person(name)}</small>
      <b class={`numbers ${tone}`}>{t().pages.record.money(delta)}</b>
    </span>
  );
}
