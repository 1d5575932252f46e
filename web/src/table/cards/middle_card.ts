/** What lies in the middle of the table, and what is to be said of it. */

import { CARDS, type CardsView, HIDDEN, name } from "../../fold";
import { t } from "../../i18n";

export interface MiddleCard {
  /** `back`: it is there, but this viewer may not see it. */
  face: string | "back" | null;
  says: string;
  /** The seat it comes from; null where it comes from nobody's hand. */
  from: number | null;
  won: boolean;
}

/** `who`: what a seat is called. */
export function middleOf(view: CardsView, game: string, who: (seat: number) => string): MiddleCard {
  const words = t().cards;
  if (view.winners.length > 0) return wonCard(view, who);
  if (view.over) return { ...NOTHING, says: words.games[game]?.drawn ?? "" };
  switch (view.phase) {
    case CARDS.LOOK:
      return looked(view, who);
    case CARDS.TURNED:
      return { face: name(view, view.tile), says: words.turned(who(view.source)), from: null, won: false };
    case CARDS.CLAIMS:
      return { face: name(view, view.tile), says: words.discarded(who(view.source)), from: view.source, won: false };
    default:
      return NOTHING;
  }
}

const NOTHING: MiddleCard = { face: null, says: "", from: null, won: false };

function looked(view: CardsView, who: (seat: number) => string): MiddleCard {
  const words = t().cards;
  const own = view.turn === view.viewer;
  const face = view.drawn === HIDDEN ? "back" : name(view, view.drawn);
  return { face, says: own ? words.looksOwn : words.looks(who(view.turn)), from: null, won: false };
}

/** The card of the first win; a win by deal or by 偎 has none. */
function wonCard(view: CardsView, who: (seat: number) => string): MiddleCard {
  const [seat = 0, , tile = HIDDEN] = view.wins[0] ?? [];
  return { face: name(view, tile), says: t().cards.won(who(seat)), from: null, won: true };
}

/** The row of a seat without the card that lies open: that is shown in the middle. */
export function riverOf(view: CardsView, seat: number): readonly number[] {
  const river = view.rivers[seat] ?? [];
  const open = view.source === seat && (view.phase === CARDS.TURNED || view.phase === CARDS.CLAIMS);
  return open ? river.slice(0, -1) : river;
}
