/** Groups on the table, as they lie for who looks. */

import { CARDS, type CardsMeld, type CardsView, HIDDEN, name, tilesOf } from "../../fold";
import { t } from "../../i18n";

/** A card of a group: nameless where its face cannot be seen; `veiled` where only its owner knows it. */
export interface LaidCard {
  name: string | null;
  veiled: boolean;
}

export interface Laid {
  kind: number;
  word: string;
  cards: LaidCard[];
  /** All that can be told of it aloud. */
  names: string[];
  /** Lies face down, whether or not the viewer knows its kind. */
  covered: boolean;
}

/** Games in which a 偎 that lies open still has so many of its cards face down. */
const BACKS: Record<string, number> = { fulushou: 2 };

/** The groups of a seat, in the order in which they were laid. */
export function laidBy(view: CardsView, game: string, seat: number): Laid[] {
  return (view.melds[seat] ?? []).map((meld) => laid(view, game, seat, meld));
}

function laid(view: CardsView, game: string, seat: number, meld: Readonly<CardsMeld>): Laid {
  const [kind, what] = meld;
  const covered = kind === CARDS.WEI && (what === HIDDEN || (view.face_down[seat]?.includes(what) ?? false));
  const names = tilesOf(view, meld).map((card) => name(view, card));
  const backs = kind === CARDS.WEI && !view.over ? (covered ? names.length - 1 : (BACKS[game] ?? 0)) : 0;
  return {
    kind,
    covered,
    word: wordOf(game, kind, covered || view.over),
    cards: names.map((card, place) => ({ name: place < backs ? null : card, veiled: covered })),
    names: names.filter((card) => card !== null),
  };
}

/** At the end it can no longer be seen how a 偎 lay. */
function wordOf(game: string, kind: number, usual: boolean): string {
  const words = t().cards;
  const own = words.games[game];
  if (kind !== CARDS.WEI || !own) return words.groups[kind] ?? "";
  return usual ? own.hiddenWei : own.openWei;
}
