/** Another seat: its plate, what it has laid, and what lies in front of it. */

import type { JSX } from "preact";
import type { CardsView } from "../../fold";
import type { Live } from "../../live";
import { Groups } from "./groups";
import type { LastCard } from "./last_card";
import { Plate } from "./plate";
import { River } from "./river";

export interface SeatProps {
  live: Live;
  view: CardsView;
  seat: number;
  /** Where it sits: `left`, `right` or `across`. */
  side: string;
  last: LastCard | null;
}

export function Seat({ live, view, seat, side, last }: SeatProps): JSX.Element {
  return (
    <>
      <section class={`cards-seat cards-seat-${side}`}>
        <Plate live={live} view={view} seat={seat} />
        <Groups live={live} view={view} seat={seat} />
      </section>
      <River live={live} view={view} seat={seat} side={side} last={last} />
    </>
  );
}
