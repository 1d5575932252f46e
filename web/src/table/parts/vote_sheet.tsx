/** The vote on ending the session: it comes up by itself and wants an answer. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { Button } from "../../ui/button";
import { Sheet } from "../../ui/sheet";
import type { Table } from "../../wire";
import { say } from "./answer";
import { useLeft } from "./ring";
import { placeOf, whoAt } from "./who";
import "./parts.css";

export function VoteSheet({ live }: { live: Live }): JSX.Element | null {
  const put = useSignal<number | null>(null);
  const table = live.table.value;
  const vote = table?.vote;
  const seat = live.seat.value;
  if (!table || !vote || seat === null) return null;
  const until = table.countdowns.vote_until ?? 0;
  const open = !vote.yes.includes(seat) && put.value !== until;
  return (
    <Sheet
      open={open}
      title={t().parts.voteTitle}
      onClose={() => (put.value = until)}
      foot={
        <>
          <Button tone="danger" onClick={() => void say(live, "vote", { yes: true })}>
            {t().parts.agree}
          </Button>
          <Button onClick={() => void say(live, "vote", { yes: false })}>{t().parts.refuse}</Button>
        </>
      }
    >
      <p>{t().parts.voteBy(vote.by === null ? "" : placeOf(whoAt(live), vote.by))}</p>
      <VoteCount table={table} until={until} now={() => live.now()} />
    </Sheet>
  );
}

interface VoteCountProps {
  table: Table;
  until: number;
  now: () => number;
}

/** How many have agreed, and when silence counts as agreeing. */
export function VoteCount({ table, until, now }: VoteCountProps): JSX.Element {
  const left = useLeft(until, now);
  const people = table.seats.filter((chair) => chair.player !== null).length;
  return (
    <p class="numbers soft">
      {t().parts.voteAgreed(table.vote?.yes.length ?? 0, people)} · {t().parts.voteSilence(Math.ceil(left / 1000))}
    </p>
  );
}
