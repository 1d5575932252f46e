/** What lies before a seat, apart from its discards. */

import type { JSX } from "preact";
import type { MahjongView } from "../../fold";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { Tile, TileBack } from "../../ui/tile";
import { placeOf, SeatPlate, type Who } from "../parts";
import { Calls } from "./calls";
import { Melds } from "./meld";
import type { Side } from "./places";
import { heldBy, winPlace, wonTile } from "./read";

export interface SeatProps {
  live: Live;
  view: MahjongView;
  seat: number;
  side: Side;
  who: Who;
}

/** Name and marks of a seat, its hand unless it is one's own, its groups unless it sits at the foot. */
export function Seat({ live, view, seat, side, who }: SeatProps): JSX.Element {
  const small = side === "top" || side === "foot";
  return (
    <section class={`mj-seat mj-${side}`} aria-label={placeOf(who, seat)} data-place={`seat:${seat}`}>
      <SeatPlate live={live} seat={seat} small={small && view.seats < 5}>
        <Marks view={view} seat={seat} />
      </SeatPlate>
      <div class="mj-laid">
        {seat !== view.viewer && <Theirs view={view} seat={seat} />}
        {side !== "foot" && <Melds view={view} seat={seat} who={who} />}
      </div>
      <Calls live={live} seat={seat} />
    </section>
  );
}

/** 听, and the place of a win. */
function Marks({ view, seat }: { view: MahjongView; seat: number }): JSX.Element {
  const place = winPlace(view, seat);
  return (
    <>
      {view.ready[seat] === 1 && place === 0 && <span class="badge mj-ready">{t().mahjong.ready}</span>}
      {place > 0 && (
        <span class="badge mj-won">
          {view.over && view.winners.length === 1 ? t().mahjong.calls.winTitle : t().mahjong.won(place)}
        </span>
      )}
    </>
  );
}

/** Somebody's hand: backs, or at the end its tiles; the tile of a win always lies open. */
function Theirs({ view, seat }: Pick<SeatProps, "view" | "seat">): JSX.Element {
  const won = wonTile(view, seat);
  const open = view.knows[seat] === true;
  return (
    <div class={open ? "mj-theirs mj-open" : "mj-theirs"}>
      {open ? <Open view={view} seat={seat} /> : <Backs count={view.size[seat] ?? 0} />}
      {won && <Tile name={won} last note={t().mahjong.wonTile} class="mj-won-tile" />}
    </div>
  );
}

function Open({ view, seat }: { view: MahjongView; seat: number }): JSX.Element {
  const { sorted, drawn } = heldBy(view, seat);
  return (
    <>
      {[...sorted, ...(drawn ? [drawn] : [])].map(({ place, tile }) => (
        <Tile key={place} name={tile} />
      ))}
    </>
  );
}

const Backs = ({ count }: { count: number }): JSX.Element => (
  <span class="mj-backs" aria-hidden="true">
    {Array.from({ length: count }, (_, at) => `back ${at}`).map((place) => (
      <TileBack key={place} />
    ))}
  </span>
);
