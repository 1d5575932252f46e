/** A seat's plate with what only word cards have: the xi it has laid, a dead hand. */

import type { JSX } from "preact";
import type { CardsView } from "../../fold";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { SeatPlate } from "../parts";

interface PlateProps {
  live: Live;
  view: CardsView;
  seat: number;
}

export function Plate({ live, view, seat }: PlateProps): JSX.Element {
  const words = t().cards;
  const xi = live.hint.value?.xi?.[seat];
  return (
    <SeatPlate live={live} seat={seat}>
      {xi !== undefined && <span class="badge badge-xi">{words.xi(xi)}</span>}
      {view.dead[seat] === 1 && <span class="badge badge-dead">{words.dead}</span>}
      {view.winners.includes(seat) && <span class="badge badge-won">{words.winner}</span>}
    </SeatPlate>
  );
}
