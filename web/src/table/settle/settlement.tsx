/** The settlement over a table: a sheet that closes to a chip, and the way to the next round. */

import { useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import type { View } from "../../fold";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { person } from "../../people";
import { Button } from "../../ui/button";
import { Sheet } from "../../ui/sheet";
import type { Game, Results, SettledRound, Table } from "../../wire";
import { type Who, whoAt } from "../parts/who";
import { AfterRound } from "../share";
import { SettlementBody } from "./body";
import { FairCheck } from "./fair_check";
import { addressOf } from "./kept";
import { Mine } from "./mine";
import { ReadyButton } from "./ready_button";
import { Standing } from "./standing";
import type { Told } from "./told";
import "./settle.css";
import "./money.css";
import "./chip.css";

export interface SettlementProps {
  live: Live;
  /** The table still shows how the round ended. */
  hold?: boolean;
  /** After the last round: what one does to go back to the room. */
  onRoom?: (() => void) | undefined;
}

export function Settlement({ live, hold = false, onRoom }: SettlementProps): JSX.Element | null {
  const closed = useSignal(false);
  useSignalEffect(() => {
    if (live.settled.value) closed.value = false;
  });
  const [settled, table, game, view] = [live.settled.value, live.table.value, live.game.value, live.view.value];
  if (hold || !settled || !table || !game || !view?.over) return null;
  const round = { live, settled, table, game, view, onRoom };
  return (
    <>
      <SettlementSheet {...round} open={!closed.value} onClose={() => (closed.value = true)} />
      {closed.value && (
        <div class="settle-chip">
          <Button icon="coins" onClick={() => (closed.value = false)}>
            {t().settle.chip(settled.round)}
          </Button>
          <GoOn {...round} />
        </div>
      )}
    </>
  );
}

interface RoundProps {
  live: Live;
  settled: SettledRound;
  table: Table;
  game: Game;
  view: View;
  onRoom: (() => void) | undefined;
}

/** The ways on from here: the next round or session, and after the last round the room. */
function GoOn({ live, settled, onRoom }: RoundProps): JSX.Element {
  return (
    <>
      <ReadyButton live={live} ended={settled.result.next_dealer === null} />
      {onRoom && (
        <Button icon="undo-2" class="to-room" onClick={onRoom}>
          {t().settle.toRoom}
        </Button>
      )}
    </>
  );
}

function SettlementSheet(props: RoundProps & { open: boolean; onClose: () => void }): JSX.Element {
  const { live, settled, table, game, view, open, onClose } = props;
  const { result, session, round } = settled;
  const results = resultsOf(table, settled);
  const who = results ? whoIn(results, table, live.seat.value) : whoAt(live);
  const kept = { table: table.id, session, number: round };
  const told: Told = {
    game,
    view,
    who,
    scores: result.scores,
    explained: result.explained,
    nextDealer: result.next_dealer,
  };
  return (
    <Sheet
      open={open}
      title={t().settle.title(round)}
      onClose={onClose}
      wide
      beside={<Mine view={view} who={who} />}
      foot={(live.seat.value !== null || props.onRoom) && <GoOn {...props} />}
    >
      {results && <Standing results={results} who={who} />}
      <SettlementBody told={told} />
      <FairCheck
        published={result}
        round={round}
        who={who}
        table={table.id}
        session={session}
        kinds={view.names}
        dealt={who.own === null ? undefined : view.hands_dealt[who.own]}
      />
      <p>
        <a href={addressOf(kept)}>{t().settle.record}</a>
      </p>
      <AfterRound told={told} round={round} at={live.now()} kept={kept} />
    </Sheet>
  );
}

/** The standing of the session that this round ended; null while it goes on. */
function resultsOf(table: Table, settled: SettledRound): Results | null {
  return table.results?.session === settled.session ? table.results : null;
}

/** Those who played to the end; of who has gone since then the face is not known any more. */
function whoIn({ names }: Results, { seats }: Table, own: number | null): Who {
  const faces = names.map((name, seat) => (seats[seat]?.name === name ? seats[seat] : { face: null, bot: null }));
  return { names: names.map(person), own, faces };
}
