/** The hand at the foot: columns of overlapping cards, as large as the room allows. */

import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { type CardsView, concealed, name } from "../../fold";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { Card, CardBack } from "../../ui/card";
import {
  type Drops,
  type Hand,
  type Keeper,
  type Keeping,
  movedInColumns,
  numbered,
  placeOf,
  type Rows,
  STEP_KEYS,
  steppedInColumns,
  tileAt,
  useDrag,
  whoAt,
} from "../parts";
import { columnsOf } from "./columns";

interface HandTrayProps {
  live: Live;
  view: CardsView;
  seat: number;
  hand: Hand;
  keeping: Keeping;
}

const namesIn = (view: CardsView, seat: number): string[] =>
  concealed(view, seat)
    .map((kind) => name(view, kind))
    .filter((card) => card !== null);

/** The player moves cards at any time; they lie as they were put until they are sorted anew. */
export const KEEPER: Keeper = {
  tiles: (view) => (view.family === "zipai" ? namesIn(view, view.viewer) : []),
  sorted: (cards) => numbered(columnsOf(cards)),
  own: () => true,
};

function dropsOf(hand: Hand, keeping: Keeping): Drops {
  return {
    out: hand.play,
    aside: (place, landing) => keeping.lay((columns) => movedInColumns(columns, place, landing)),
    step: (place, step) => keeping.lay((columns) => steppedInColumns(columns, place, step)),
  };
}

export function HandTray({ live, view, seat, hand, keeping }: HandTrayProps): JSX.Element {
  const own = live.seat.value === seat;
  const box = useRef<HTMLElement>(null);
  useDrag(box, own && !view.over ? dropsOf(hand, keeping) : null);
  const cards = namesIn(view, seat);
  const label = own ? t().cards.hand : t().cards.handOf(placeOf(whoAt(live), seat));
  return (
    <section
      class={own ? "cards-hand-tray hand-drags" : "cards-hand-tray"}
      ref={box}
      aria-label={label}
      aria-keyshortcuts={own ? STEP_KEYS : undefined}
    >
      {view.knows[seat] ? (
        <Columns columns={own ? keeping.rows(cards) : KEEPER.sorted(cards)} hand={own ? hand : null} />
      ) : (
        <Backs count={view.size[seat] ?? 0} />
      )}
    </section>
  );
}

interface ColumnsProps {
  columns: Rows;
  /** Null where the cards are only to be looked at. */
  hand: Hand | null;
}

function Columns({ columns, hand }: ColumnsProps): JSX.Element {
  const deep = Math.max(1, ...columns.map((column) => column.length));
  return (
    <div class="cards-columns" style={{ "--columns": Math.max(1, columns.length), "--deep": deep }}>
      {columns.map((column) => (
        <div key={column[0]} class="cards-column">
          {column.map((place) => (
            <HeldCard key={place} place={place} hand={hand} />
          ))}
        </div>
      ))}
    </div>
  );
}

function HeldCard({ place, hand }: { place: string; hand: Hand | null }): JSX.Element {
  const name = tileAt(place);
  if (!hand) return <Card name={name} />;
  return (
    <Card
      name={name}
      place={`hand:${place}`}
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
