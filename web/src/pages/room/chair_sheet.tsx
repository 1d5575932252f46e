/** What the owner may do about a seat that is taken. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { sitter } from "../../people";
import { say } from "../../table/parts";
import { Button } from "../../ui/button";
import { Choice } from "../../ui/field";
import { Sheet } from "../../ui/sheet";
import type { Table } from "../../wire";
import { ask } from "../sure";

export interface ChairSheetProps {
  live: Live;
  table: Table;
  seat: number;
  onClose: () => void;
}

export function ChairSheet({ live, table, seat, onClose }: ChairSheetProps): JSX.Element | null {
  const words = t().pages.room;
  const chair = table.seats[seat];
  if (!chair) return null;
  const own = live.seat.value === seat;
  const tell = (type: string, body: Record<string, unknown>) => {
    onClose();
    void say(live, type, body);
  };
  const name = sitter(chair);
  return (
    <Sheet open title={words.manageTitle(name)} onClose={onClose}>
      <div class="stack">
        {chair.bot && <BotKind kind={chair.bot} onChange={(bot) => void say(live, "bot", { seat, bot })} />}
        <SwapChoice table={table} seat={seat} onSwap={(other) => tell("swap", { seat, other })} />
        {chair.bot && (
          <Button icon="trash" onClick={() => tell("bot", { seat, bot: "" })}>
            {words.removeBot}
          </Button>
        )}
        {chair.player && !own && (
          <>
            <Button icon="crown" onClick={() => tell("hand", { seat })}>
              {words.handOver}
            </Button>
            <Button
              tone="danger"
              icon="user-x"
              onClick={() => {
                onClose();
                ask(words.kickAsk(name), words.kickTitle, () => say(live, "kick", { seat }));
              }}
            >
              {words.kickTitle}
            </Button>
          </>
        )}
      </div>
    </Sheet>
  );
}

function BotKind({ kind, onChange }: { kind: string; onChange: (kind: string) => void }): JSX.Element {
  const words = t().pages.room;
  const kinds = Object.entries(words.bots).map(([value, label]) => ({ value, label }));
  return <Choice label={words.botKind} value={kind} options={kinds} onChange={onChange} />;
}

/** Two people change places by consent alone. */
const arePeople = (table: Table, one: number, other: number): boolean =>
  table.seats[one]?.player !== null && table.seats[other]?.player !== null;

function SwapChoice({ table, seat, onSwap }: { table: Table; seat: number; onSwap: (other: number) => void }) {
  const words = t().pages.room;
  return (
    <section>
      <h3>{words.swapWith}</h3>
      <div class="row">
        {table.seats.map(
          (chair, other) =>
            other !== seat &&
            !arePeople(table, seat, other) && (
              <Button key={String(other)} size="small" onClick={() => onSwap(other)}>
                {`${words.seat(other + 1)} ${sitter(chair)}`}
              </Button>
            ),
        )}
      </div>
    </section>
  );
}
