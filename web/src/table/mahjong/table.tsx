/** The mahjong table: the others around the middle, oneself at the foot. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { type MahjongView, wildOf } from "../../fold";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { Lit } from "../../ui/body";
import { Wild, warmFaces } from "../../ui/tile";
import { ActionBar, type Hand, StatusLine, TopBar, useHand, useLit, whoAt } from "../parts";
import { Board } from "./board";
import { OwnHand, type OwnHandProps } from "./hand";
import { Melds, widthOfAll } from "./meld";
import { useMotion } from "./motion";
import { footOf } from "./places";
import { Seat } from "./seat";
import "./pieces.css";
import "./moments.css";
import "./mahjong.css";
import "./screens.css";

/** The table of a room that plays a game of the mahjong family; who holds no seat looks on from the first. */
export function MahjongTable({ live }: { live: Live }): JSX.Element {
  const table = useRef<HTMLElement | null>(null);
  const touched = useRef<string | null>(null);
  const hand = useHand(live);
  const { lit, ...pointing } = useLit(hand);
  const kinds = live.table.value?.kinds;
  useMotion(live, table, touched);
  const names = kinds?.join(" ");
  useEffect(() => warmFaces(names?.split(" ") ?? []), [names]);
  const view = live.view.value;
  const mahjong = view?.family === "mahjong" ? view : null;
  return (
    <main
      class="mj"
      ref={table}
      aria-label={t().mahjong.table}
      {...pointing}
      onPointerDown={(event) => {
        pointing.onPointerDown(event);
        touched.current = placeUnder(event) ?? touched.current;
      }}
    >
      <TopBar live={live} />
      {mahjong && (
        <Wild.Provider value={wildOf(mahjong)}>
          <Lit.Provider value={lit}>
            <Round live={live} view={mahjong} hand={hand} />
          </Lit.Provider>
        </Wild.Provider>
      )}
    </main>
  );
}

/** The place of the own tile that is touched. */
function placeUnder(event: PointerEvent): string | null {
  const tile = (event.target as Element).closest<HTMLElement>('[data-place^="hand:"]');
  return tile?.dataset["place"]?.slice("hand:".length) ?? null;
}

interface RoundProps {
  live: Live;
  view: MahjongView;
  hand: Hand;
}

function Round({ live, view, hand }: RoundProps): JSX.Element {
  const who = whoAt(live);
  return (
    <>
      <Board live={live} view={view} who={who} />
      <StatusLine live={live} hand={hand} />
      <Foot {...{ live, view, hand, who }} />
    </>
  );
}

/** The seat at the foot; one's own with its hand and what may be done. */
function Foot({ live, view, hand, who }: OwnHandProps): JSX.Element {
  const seat = footOf(view);
  return (
    <div class="mj-foot-area" style={{ "--ems": widthOfAll(view, seat) }}>
      <Seat {...{ live, view, who, seat }} side="foot" />
      {live.seat.value !== null && <ActionBar live={live} hand={hand} />}
      <Melds view={view} seat={seat} who={who} />
      {live.seat.value !== null && <OwnHand {...{ live, view, hand, who }} />}
    </div>
  );
}
