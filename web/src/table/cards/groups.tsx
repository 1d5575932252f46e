/** What a seat has laid down: a small stack for each group, with its name below. */

import type { JSX } from "preact";
import { CARDS, type CardsView } from "../../fold";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { Card, CardBack } from "../../ui/card";
import { tileName } from "../../ui/names";
import { placeOf, whoAt } from "../parts";
import { type Laid, laidBy } from "./laid";

interface GroupsProps {
  live: Live;
  view: CardsView;
  seat: number;
}

export function Groups({ live, view, seat }: GroupsProps): JSX.Element {
  const game = live.table.value?.game ?? "";
  return (
    <ul class="cards-groups" aria-label={t().cards.groupsOf(placeOf(whoAt(live), seat))}>
      {laidBy(view, game, seat).map((group, place) => (
        // a liu takes the place of the wei it grew from, and comes in anew
        // biome-ignore lint/suspicious/noArrayIndexKey: groups keep their places for the whole round
        <Group key={`${place} ${group.kind}`} group={group} />
      ))}
    </ul>
  );
}

const LOOKS: Record<number, string> = {
  [CARDS.CHI]: "chi",
  [CARDS.PENG]: "peng",
  [CARDS.WEI]: "wei",
  [CARDS.LIU]: "liu",
};

function Group({ group }: { group: Laid }): JSX.Element {
  const words = t().cards;
  const spoken = words.group(group.word, [...group.names.map(tileName), ...(group.covered ? [words.facedown] : [])]);
  return (
    <li class={`cards-group cards-group-${LOOKS[group.kind]}`} aria-label={spoken}>
      <span class="cards-stack" aria-hidden="true">
        {group.cards.map(({ name, veiled }, place) =>
          name === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a group do not move
            <CardBack key={place} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a group do not move
            <Card key={place} name={name} class={veiled ? "cards-veiled" : undefined} />
          ),
        )}
      </span>
      <span class="cards-group-word" aria-hidden="true">
        {group.word}
      </span>
    </li>
  );
}
