/** All rounds that one has played, the newest first. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { games, history } from "../api";
import { said, t, tags } from "../i18n";
import { person } from "../people";
import { Button } from "../ui/button";
import { Face } from "../ui/face";
import { Icon } from "../ui/icon";
import type { GameLine, RoundLine } from "../wire";
import { afterWords } from "../words/after";
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

export function HistoryPage(): JSX.Element {
  const words = t().pages;
  const all = useLoaded(games, []);
  const start = useLoaded(first, []);
  const [later, setLater] = useState<Rounds | null>(null);
  const more = useAttempt();
  const rounds = [...(start.value?.rounds ?? []), ...(later?.rounds ?? [])];
  const before = later ? later.before : (start.value?.before ?? null);
  const fetchMore = () =>
    more.run(async () => {
      const next = await history(before ?? undefined);
      setLater({ rounds: [...(later?.rounds ?? []), ...next.rounds], before: next.before });
    });
  return (
    <Page title={words.history.title}>
      <Trouble fault={start.fault} onAgain={start.again} />
      {!start.value && !start.fault && <Loading />}
      {guest.value && (
        <Button href="/me" icon="trophy">
          {words.careers.title}
        </Button>
      )}
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
  const when = new Date(round.ended_at).toLocaleString(tags().dates, {
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
              face={round.faces?.[seat]}
              bot={round.players[seat] === null}
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

interface SumProps {
  name: string;
  face: string | null | undefined;
  bot: boolean;
  delta: number;
  own: boolean;
}

function Sum({ name, face, bot, delta, own }: SumProps): JSX.Element {
  const tone = delta > 0 ? "plus" : delta < 0 ? "minus" : "soft";
  return (
    <span class={own ? "seat-sum own" : "seat-sum"}>
      <Face face={face} bot={bot ? name.split(" ")[0] : null} size={1.5} />
      <small>{person(name)}</small>
      <b class={`numbers ${tone}`}>{t().pages.record.money(delta)}</b>
    </span>
  );
}
