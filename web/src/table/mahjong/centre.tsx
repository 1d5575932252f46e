/** The middle of the table: tiles left, those that are never drawn apart, whose turn it is, and the tile that lies open, large. */

import type { JSX } from "preact";
import { drawable, MAHJONG, type MahjongView, name } from "../../fold";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { Icon } from "../../ui/icon";
import { Tile } from "../../ui/tile";
import { actingSeat, placeOf, SeenCount, type Who } from "../parts";
import { Dice } from "./dice";
import { outward, wayTo } from "./places";

interface CentreProps {
  live: Live;
  view: MahjongView;
  who: Who;
}

export function Centre({ live, view, who }: CentreProps): JSX.Element {
  const tile = view.over ? null : name(view, view.tile);
  const acts = live.ask.value && live.seat.value !== null ? live.seat.value : actingSeat(view);
  return (
    <div class="mj-centre" data-place="centre">
      {tile !== null && (
        <AtEdge view={view} seat={view.source} class="mj-source" turn={180}>
          <Icon name="arrow-up" size={1.4} />
        </AtEdge>
      )}
      {acts !== null && !view.over && <AtEdge view={view} seat={acts} class="mj-turn" turn={0} />}
      {tile === null ? <Idle view={view} /> : <Offered view={view} tile={tile} who={who} />}
      <SeenCount view={view} />
    </div>
  );
}

interface AtEdgeProps {
  view: MahjongView;
  seat: number;
  class: string;
  /** Degrees by which what stands there is turned against pointing at the seat. */
  turn: number;
  children?: JSX.Element;
}

/** Something at the edge of the plate that is nearest to a seat. */
function AtEdge({ view, seat, turn, children, ...look }: AtEdgeProps): JSX.Element {
  const [x, y] = wayTo(view, seat);
  const style = {
    left: `${50 + 50 * x}%`,
    top: `${50 + 50 * y}%`,
    "--to": `${outward(view, seat) + turn}deg`,
    "--out-x": x,
    "--out-y": y,
  };
  return (
    <span class={`mj-edge ${look.class}`} style={style} aria-hidden="true">
      {children}
    </span>
  );
}

function Offered({ view, tile, who }: { view: MahjongView; tile: string; who: Who }): JSX.Element {
  const words = t().mahjong;
  const giver = placeOf(who, view.source);
  return (
    <>
      <Tile name={tile} class="mj-offered" />
      <span class="mj-centre-words">
        <span>{view.phase === MAHJONG.ROBBING ? words.robbing(giver) : words.discarded(giver)}</span>
        <Left view={view} />
      </span>
    </>
  );
}

function Idle({ view }: { view: MahjongView }): JSX.Element {
  const fresh = view.rivers.every((river) => river.length === 0) && view.melds.every((melds) => melds.length === 0);
  return (
    <span class="mj-centre-words">
      <Left view={view} large />
      {fresh && <Dice dice={view.dice} />}
    </span>
  );
}

function Left({ view, large }: { view: MahjongView; large?: boolean }): JSX.Element {
  const left = drawable(view);
  const stays = view.left - left;
  return (
    <>
      <span class={large ? "mj-left-count mj-large numbers" : "mj-left-count numbers"}>
        {t().mahjong.wall} <b>{left}</b>
      </span>
      {view.dead_wall > 0 && <span class="mj-dead-wall numbers">{t().mahjong.deadWall(stays)}</span>}
    </>
  );
}
