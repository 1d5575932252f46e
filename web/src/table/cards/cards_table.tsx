/** The table of word cards: two or three seats, the card in question large in the middle. */

import type { JSX } from "preact";
import { around, type CardsView } from "../../fold";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { ActionBar, StatusLine, TopBar, useHand } from "../parts";
import { Groups } from "./groups";
import { HandTray } from "./hand_tray";
import { MarksButton } from "./marks_button";
import { Middle } from "./middle";
import { Plate } from "./plate";
import { River } from "./river";
import { Seat } from "./seat";
import "./cards_table.css";
import "./hand_tray.css";
import "./motion.css";
import "./places.css";

/** Where the other seats sit, counter-clockwise from one's own. */
const SIDES: Record<number, string[]> = { 2: ["across"], 3: ["right", "left"] };

/** The table of a room of word cards; all that can be done at it. Who looks on sees seat 0 at the foot. */
export function CardsTable({ live }: { live: Live }): JSX.Element {
  const hand = useHand(live);
  const { value: view } = live.view;
  if (view?.family !== "zipai")
    return (
      <main class="cards-table">
        <TopBar live={live} />
      </main>
    );
  const [foot = 0, ...others] = around(view);
  return (
    <main class={`cards-table cards-seats-${view.seats}`} aria-label={t().cards.table}>
      <TopBar live={live} />
      {others.map((seat, place) => (
        <Seat key={seat} live={live} view={view} seat={seat} side={SIDES[view.seats]?.[place] ?? ""} />
      ))}
      <Middle live={live} view={view} sideOf={(seat) => sideOf(view, seat)} />
      <div class="cards-own">
        <Plate live={live} view={view} seat={foot} />
        <MarksButton live={live} view={view} />
      </div>
      <River live={live} view={view} seat={foot} side="foot" />
      <div class="cards-foot">
        <div class="cards-laid">
          <Groups live={live} view={view} seat={foot} />
        </div>
        <HandTray live={live} view={view} seat={foot} hand={hand} />
      </div>
      <StatusLine live={live} hand={hand} />
      {live.seat.value !== null && <ActionBar live={live} hand={hand} />}
    </main>
  );
}

function sideOf(view: CardsView, seat: number): string {
  return ["foot", ...(SIDES[view.seats] ?? [])][around(view).indexOf(seat)] ?? "foot";
}
