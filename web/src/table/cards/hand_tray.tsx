/** The hand at the foot: columns of overlapping cards, as large as the room allows. */

import type { JSX } from "preact";
import { type CardsView, concealed, name } from "../../fold";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { Card, CardBack } from "../../ui/card";
import { type Hand, placeOf, whoAt } from "../parts";
import { columnsOf, type Held, placed } from "./columns";

interface HandTrayProps {
  live: Live;
  view: CardsView;
  seat: number;
  hand: Hand;
}

export function HandTray({ live, view, seat, hand }: HandTrayProps): JSX.Element {
  const own = live.seat.value === seat;
  const label = own ? t().cards.hand : t().cards.handOf(placeOf(whoAt(live), seat));
  return (
    <section class="cards-hand-tray" aria-label={label}>
      {view.knows[seat] ? (
        <Columns view={view} seat={seat} hand={own ? hand : null} />
      ) : (
        <Backs count={view.size[seat] ?? 0} />
      )}
    </section>
  );
}

interface ColumnsProps {
  view: CardsView;
  seat: number;
  /** Null where the cards are only to be looked at. */
  hand: Hand | null;
}

function Columns({ view, seat, hand }: ColumnsProps): JSX.Element {
  const names = concealed(view, seat).map((kind) => name(view, kind));
  const columns = columnsOf(names.filter((card) => card !== null));
  const deep = Math.max(1, ...columns.map((column) => column.length));
  return (
    <div class="cards-columns" style={{ "--columns": Math.max(1, columns.length), "--deep": deep }}>
      {columns.map((column) => (
        <div key={column[0]} class="cards-column">
          {placed(column).map((held) => (
            <HeldCard key={held.place} held={held} hand={hand} />
          ))}
        </div>
      ))}
    </div>
  );
}

function HeldCard({ held: { name, place }, hand }: { held: Held; hand: Hand | null }): JSX.Element {
  if (!hand) return <Card name={name} />;
  return (
    <Card
      name={name}
      raised={hand.raised.value?.place === place}
      banned={!hand.playable(name)}
      class={hand.sent.value?.place === place ? "cards-sent" : undefined}
      onTap={() => hand.tap(place, name)}
    />
  );
}

function Backs({ count }: { count: number }): JSX.Element {
  return (
    <div class="cards-backs" role="img" aria-label={t().cards.inHandSpoken(count)}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
        <CardBack key={place} />
      ))}
    </div>
  );
}
