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
        <SwapChoice table={table} own={live.seat.value} seat={seat} onSwap={(other) => tell("swap", { seat, other })} />
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

interface SwapChoiceProps {
  table: Table;
  own: number | null;
  seat: number;
  onSwap: (other: number) => void;
}

/** With whom a seat may change at once: nobody is moved who is not asked but the owner himself. */
function SwapChoice({ table, own, seat, onSwap }: SwapChoiceProps): JSX.Element | null {
  const words = t().pages.room;
  const moves = (place: number) => place === own || table.seats[place]?.player === null;
  const others = moves(seat) ? [...table.seats.entries()].filter(([other]) => other !== seat && moves(other)) : [];
  if (others.length === 0) return null;
  return (
    <section>
      <h3>{words.swapWith}</h3>
      <div class="row">
        {others.map(([other, chair]) => (
          <Button key={String(other)} size="small" onClick={() => onSwap(other)}>
            {`${words.seat(other + 1)} ${sitter(chair)}`}
          </Button>
        ))}
      </div>
    </section>
  );
}
