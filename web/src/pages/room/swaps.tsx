/** Changing places by consent: what one is asked, and what one has asked. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { sitter } from "../../people";
import { say } from "../../table/parts";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import type { Table } from "../../wire";

/** Whether one may ask who sits there: another player, not asked yet, at a table that waits. */
export function canAsk(live: Live, table: Table, seat: number): boolean {
  const own = live.seat.value;
  if (own === null || own === seat || table.seats[seat]?.player === null) return false;
  return table.round === 0 && !table.swaps.some(({ by, to }) => by === own && to === seat);
}

export function SwapQuestions({ live, table }: { live: Live; table: Table }): JSX.Element {
  const own = live.seat.value;
  return (
    <div class="swaps" role="status">
      {table.swaps
        .filter(({ by, to }) => by === own || to === own)
        .map(({ by, to }) =>
          by === own ? (
            <Asked key={`to ${to}`} live={live} name={nameAt(table, to)} />
          ) : (
            <Question key={`by ${by}`} live={live} name={nameAt(table, by)} seat={by} />
          ),
        )}
    </div>
  );
}

function nameAt(table: Table, seat: number): string {
  const chair = table.seats[seat];
  return chair ? sitter(chair) : "";
}

function Question({ live, name, seat }: { live: Live; name: string; seat: number }): JSX.Element {
  const words = t().company;
  const answer = (yes: boolean) => void say(live, "answer_swap", { seat, yes });
  return (
    <div class="swap">
      <Icon name="arrow-left-right" />
      <p>{words.swapAsked(name, seat + 1)}</p>
      <span class="swap-answers">
        <Button size="small" tone="main" onClick={() => answer(true)}>
          {words.swapYes}
        </Button>
        <Button size="small" onClick={() => answer(false)}>
          {words.swapNo}
        </Button>
      </span>
    </div>
  );
}

function Asked({ live, name }: { live: Live; name: string }): JSX.Element {
  const words = t().company;
  return (
    <div class="swap">
      <Icon name="arrow-left-right" />
      <p>{words.swapWaits(name)}</p>
      <Button size="small" tone="quiet" onClick={() => void say(live, "ask_swap", { seat: null })}>
        {words.swapBack}
      </Button>
    </div>
  );
}
