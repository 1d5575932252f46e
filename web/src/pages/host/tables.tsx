/** The open tables, who sits there, and what the host can do about them. Nothing of a round is shown here. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { games } from "../../api";
import { said } from "../../i18n";
import { sitter } from "../../people";
import { Button } from "../../ui/button";
import { toast } from "../../ui/toast";
import { hostWords } from "../../words/host";
import { Loading, Trouble } from "../frame";
import { ask } from "../sure";
import { useAttempt, useLoaded } from "../use";
import { closeTable, tables } from "./ask";
import { BanSheet } from "./ban_sheet";
import type { SeatLine, TableLine } from "./wire";

const MINUTE = 60_000;

export function Tables(): JSX.Element {
  const words = hostWords();
  const seen = useLoaded(tables, []);
  const all = useLoaded(games, []);
  const [banning, setBanning] = useState<SeatLine | null>(null);
  if (!seen.value) return seen.fault ? <Trouble fault={seen.fault} onAgain={seen.again} /> : <Loading />;
  const { now } = seen.value;
  const titleOf = (id: string) => said(all.value?.find((line) => line.id === id) ?? { title: id, english: id });
  return (
    <>
      <p class="host-head">
        <Button size="small" tone="quiet" icon="refresh-cw" onClick={seen.again}>
          {words.refresh}
        </Button>
      </p>
      {seen.value.tables.length === 0 && <p class="panel soft">{words.tables.none}</p>}
      {seen.value.tables.map((table) => (
        <OpenTable
          key={table.id}
          table={table}
          title={titleOf(table.game)}
          idle={Math.floor((now - table.idle) / MINUTE)}
          onDone={seen.again}
          onBan={setBanning}
        />
      ))}
      {banning && <BanSheet seat={banning} onClose={() => setBanning(null)} onDone={seen.again} />}
    </>
  );
}

interface OpenTableProps {
  table: TableLine;
  title: string;
  idle: number;
  onDone: () => void;
  onBan: (seat: SeatLine) => void;
}

function OpenTable({ table, title, idle, onDone, onBan }: OpenTableProps): JSX.Element {
  const words = hostWords().tables;
  const attempt = useAttempt();
  const facts = [
    words.phase[table.phase] ?? table.phase,
    table.round > 0 && words.round(table.session, table.round),
    table.round > 0 && table.rounds > 0 && words.of(table.rounds),
    table.watching > 0 && words.watching(table.watching),
    words.idle(idle),
  ];
  const close = () =>
    void attempt.run(async () => {
      const { closed } = await closeTable(table.id);
      toast(closed ? words.closed : words.closing);
      onDone();
    });
  return (
    <section class="panel host-table" aria-label={table.code}>
      <div class="panel-head">
        <h2>
          {title} <span class="host-code">{table.code}</span>
        </h2>
        {table.closing && <span class="tag">{words.closing}</span>}
      </div>
      <p class="soft">
        {words.owner(table.owner)} · {facts.filter(Boolean).join(" · ")}
      </p>
      <ol class="host-seats">
        {table.seats.map(
          (seat) =>
            seat.player && (
              <li key={seat.player}>
                <Seat seat={seat} onBan={onBan} />
              </li>
            ),
        )}
      </ol>
      <Others seats={table.seats} />
      <Trouble fault={attempt.fault} />
      <div class="row">
        <Button href={`/r/${table.code}`} icon="eye">
          {words.look}
        </Button>
        {!table.closing && (
          <Button busy={attempt.busy} onClick={() => ask(words.closeAsk, words.close, close)}>
            {words.close}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The seats of nobody who could be kept out: bots, and free ones. */
function Others({ seats }: { seats: readonly SeatLine[] }): JSX.Element | null {
  const free = seats.filter((seat) => !seat.player && !seat.bot).length;
  const bots = seats.filter((seat) => seat.bot).map(sitter);
  const told = [...bots, ...(free > 0 ? [hostWords().tables.free(free)] : [])];
  return told.length > 0 ? <p class="soft">{told.join(" · ")}</p> : null;
}

function Seat({ seat, onBan }: { seat: SeatLine; onBan: (seat: SeatLine) => void }): JSX.Element {
  const words = hostWords();
  return (
    <>
      <span class="host-name">
        <b>{seat.name}</b> {!seat.here && <span class="tag">{words.tables.gone}</span>}
        {seat.address && <small class="soft">{seat.address}</small>}
      </span>
      <Button size="small" tone="quiet" icon="ban" label={words.bans.ban(seat.name)} onClick={() => onBan(seat)}>
        {words.bans.go}
      </Button>
    </>
  );
}
