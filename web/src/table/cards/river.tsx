/** The cards in front of a seat that nobody took; at the end, the hand of another seat. */

import type { JSX } from "preact";
import { type CardsView, concealed, name } from "../../fold";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { Card } from "../../ui/card";
import { placeOf, whoAt } from "../parts";
import type { LastCard } from "./last_card";
import { riverOf } from "./middle_card";

interface RiverProps {
  live: Live;
  view: CardsView;
  seat: number;
  side: string;
  last: LastCard | null;
}

export function River({ live, view, seat, side, last }: RiverProps): JSX.Element {
  const words = t().cards;
  const who = placeOf(whoAt(live), seat);
  const open = view.over && side !== "foot";
  const kinds = open ? concealed(view, seat) : riverOf(view, seat);
  const lately = !open && last?.seat === seat ? last.place : -1;
  return (
    <section class={`cards-river cards-river-${side}`} aria-label={open ? words.handOf(who) : words.river(who)}>
      {side !== "foot" ? (
        <Held count={view.size[seat] ?? 0} />
      ) : (
        view.seats === 2 && <span class="cards-held">{who}</span>
      )}
      {namesIn(view, kinds).map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards lie where they were put
        <Card key={`${place} ${card}`} name={card} {...(lately === place && { last: true, note: words.lately })} />
      ))}
    </section>
  );
}

const namesIn = (view: CardsView, kinds: readonly number[]): string[] =>
  kinds.map((kind) => name(view, kind)).filter((card) => card !== null);

/** How many cards the seat holds. */
function Held({ count }: { count: number }): JSX.Element {
  return (
    <span class="cards-held numbers">
      <span aria-hidden="true">{t().cards.inHand(count)}</span>
      <span class="out-of-sight">{t().cards.inHandSpoken(count)}</span>
    </span>
  );
}
