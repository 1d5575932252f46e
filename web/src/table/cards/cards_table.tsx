/** The table of word cards: two or three seats, the card in question large in the middle. */

import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { around, type CardsView } from "../../fold";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { Lit } from "../../ui/body";
import { ActionBar, type Hand, type Keeping, StatusLine, TopBar, useHand, useKeeping, useLit } from "../parts";
import { Groups } from "./groups";
import { HandTray, KEEPER } from "./hand_tray";
import { type LastCard, lastCard } from "./last_card";
import { MarksButton } from "./marks_button";
import { Middle } from "./middle";
import { Plate } from "./plate";
import { River } from "./river";
import { Seat } from "./seat";
import { SortButton } from "./sort_button";
import "./cards_table.css";
import "./hand_tray.css";
import "./motion.css";
import "./places.css";

/** Where the other seats sit, counter-clockwise from one's own. */
const SIDES: Record<number, string[]> = { 2: ["across"], 3: ["right", "left"] };

/** The table of a room of word cards; all that can be done at it. Who looks on sees seat 0 at the foot. */
export function CardsTable({ live }: { live: Live }): JSX.Element {
  const hand = useHand(live);
  const keeping = useKeeping(live, hand, KEEPER);
  const { lit, ...pointing } = useLit(hand);
  const { value: view } = live.view;
  if (view?.family !== "zipai")
    return (
      <main class="cards-table">
        <TopBar live={live} />
      </main>
    );
  return (
    <main class={`cards-table cards-seats-${view.seats}`} aria-label={t().cards.table} {...pointing}>
      <TopBar live={live}>
        {live.seat.value !== null && !view.over && <SortButton onSort={() => keeping.sort()} />}
      </TopBar>
      <Lit.Provider value={lit}>
        <Round live={live} view={view} hand={hand} keeping={keeping} />
      </Lit.Provider>
    </main>
  );
}

interface RoundProps {
  live: Live;
  view: CardsView;
  hand: Hand;
  keeping: Keeping;
}

/** What of the table belongs to the round; the style sheet says where it lies. */
function Round({ live, view, hand, keeping }: RoundProps): JSX.Element {
  const last = useLast(live, view);
  const [foot = 0, ...others] = around(view);
  return (
    <>
      {others.map((seat, place) => (
        <Seat key={seat} {...{ live, view, seat, last }} side={SIDES[view.seats]?.[place] ?? ""} />
      ))}
      <Middle live={live} view={view} sideOf={(seat) => sideOf(view, seat)} />
      <div class="cards-own">
        <Plate live={live} view={view} seat={foot} />
        <MarksButton live={live} view={view} />
      </div>
      <River {...{ live, view, last }} seat={foot} side="foot" />
      <div class="cards-foot">
        <div class="cards-laid">
          <Groups live={live} view={view} seat={foot} />
        </div>
        <HandTray live={live} view={view} seat={foot} hand={hand} keeping={keeping} />
      </div>
      <StatusLine live={live} hand={hand} />
      {live.seat.value !== null && <ActionBar live={live} hand={hand} />}
    </>
  );
}

/** The card that lay open last, followed from view to view. */
function useLast(live: Live, view: CardsView): LastCard | null {
  const last = useRef<{ of: Live; card: LastCard | null }>({ of: live, card: null });
  const before = last.current.of === live ? last.current.card : null;
  last.current = { of: live, card: lastCard(before, view) };
  return last.current.card;
}

function sideOf(view: CardsView, seat: number): string {
  return ["foot", ...(SIDES[view.seats] ?? [])][around(view).indexOf(seat)] ?? "foot";
}
