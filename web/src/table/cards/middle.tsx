/** The middle of the table: the card in question, whose it is, and how many are left in the wall. */

import type { JSX } from "preact";
import type { CardsView } from "../../fold";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { Card, CardBack } from "../../ui/card";
import { positionOf, SeenCount, whoAt } from "../parts";
import { type MiddleCard, middleOf } from "./middle_card";

interface MiddleProps {
  live: Live;
  view: CardsView;
  sideOf: (seat: number) => string;
}

export function Middle({ live, view, sideOf }: MiddleProps): JSX.Element {
  const words = t().cards;
  const shown = middleOf(view, live.table.value?.game ?? "", (seat) => positionOf(whoAt(live), seat));
  return (
    <section class="cards-middle" aria-label={words.middle}>
      <div class="cards-middle-card" key={`${view.draws} ${shown.from} ${shown.face}`}>
        <span class={`cards-arrives cards-from-${shown.from === null ? "wall" : sideOf(shown.from)}`}>
          <Shown card={shown} />
        </span>
      </div>
      <Wall left={view.left} />
      <SeenCount view={view} />
      <p class={shown.won ? "cards-says cards-says-won" : "cards-says"} aria-live="polite">
        {shown.says}
      </p>
    </section>
  );
}

function Shown({ card: { face, won } }: { card: MiddleCard }): JSX.Element {
  if (face === null) return <span class="card cards-empty" aria-hidden="true" />;
  if (face === "back") return <CardBack />;
  return <Card name={face} last={won || undefined} />;
}

function Wall({ left }: { left: number }): JSX.Element {
  const words = t().cards;
  return (
    <p class="cards-wall numbers">
      <span class={left > 0 ? "card back" : "card cards-empty"} aria-hidden="true" />
      <span aria-hidden="true">{words.wall(left)}</span>
      <span class="out-of-sight">{words.wallSpoken(left)}</span>
    </p>
  );
}
