/** Declared groups: the tile that was taken lies on its side, and a small arrow over it points to who gave it. */

import type { JSX } from "preact";
import { MAHJONG, type MahjongMeld, type MahjongView, NOBODY, name, tilesOf } from "../../fold";
import { t } from "../../i18n";
import { Tile, TileBack } from "../../ui/tile";
import { placeOf, type Who } from "../parts";
import { bearing, wayTo } from "./places";
import { told } from "./read";

type Meld = Readonly<MahjongMeld>;

interface MeldProps {
  view: MahjongView;
  seat: number;
  meld: Meld;
  who: Who;
}

function widthOf([kind, , source]: Meld): number {
  const tiles = kind === MAHJONG.CHOW || kind === MAHJONG.PONG ? 3 : 4;
  return tiles + (source === NOBODY ? 0 : 0.36) + (kind === MAHJONG.KONG_ADDED ? 0.36 : 0);
}

/** Width of all groups of a seat with the gaps between them, in tiles. */
export const widthOfAll = (view: MahjongView, seat: number): number =>
  (view.melds[seat] ?? []).reduce((sum, meld) => sum + widthOf(meld) + 0.4, 0);

/** All groups of a seat. */
export function Melds({ view, seat, who }: Omit<MeldProps, "meld">): JSX.Element | null {
  const melds = view.melds[seat] ?? [];
  if (!melds.length) return null;
  const label = t().mahjong.melds(placeOf(who, seat));
  return (
    <ul class="mj-melds" aria-label={label} data-place={`melds:${seat}`}>
      {melds.map((meld) => (
        <li key={`${meld[1]} ${meld[3]}`}>
          <MeldGroup view={view} seat={seat} meld={meld} who={who} />
        </li>
      ))}
    </ul>
  );
}

function MeldGroup(props: MeldProps): JSX.Element {
  const { view, meld } = props;
  if (meld[0] === MAHJONG.KONG_CONCEALED) return <Concealed tile={name(view, meld[1]) ?? ""} />;
  if (meld[2] === NOBODY) return <span class="mj-meld">{upright(view, tilesOf(view, meld))}</span>;
  return <Taken {...props} />;
}

/** A concealed kong: two backs outside, the tiles between them. */
function Concealed({ tile }: { tile: string }): JSX.Element {
  return (
    <span class="mj-meld">
      <TileBack />
      <Tile name={tile} />
      <Tile name={tile} />
      <TileBack />
    </span>
  );
}

function Taken({ view, seat, meld, who }: MeldProps): JSX.Element {
  const [kind, , source, taken] = meld;
  const own = tilesOf(view, meld);
  own.splice(own.indexOf(taken), 1);
  const added = kind === MAHJONG.KONG_ADDED ? own.splice(-1) : [];
  const before = placeBefore(view, seat, source, own.length);
  return (
    <span class="mj-meld">
      {upright(view, own.slice(0, before))}
      <span class="mj-taken">
        <span class="mj-giver" style={{ "--to": `${bearing(view, seat, source)}deg` }} aria-hidden="true" />
        <Tile name={name(view, taken) ?? ""} lying note={t().mahjong.from(placeOf(who, source))} />
      </span>
      {added.map((tile) => (
        <Tile key="added" name={name(view, tile) ?? ""} lying />
      ))}
      {upright(view, own.slice(before))}
    </span>
  );
}

/** How many tiles stand before the one that lies: it is on the giver's side, in the middle for one straight across. */
function placeBefore(view: MahjongView, seat: number, source: number, own: number): number {
  const aside = wayTo(view, source)[0] - wayTo(view, seat)[0];
  if (Math.abs(aside) < 0.3) return Math.floor(own / 2);
  return aside > 0 ? own : 0;
}

const upright = (view: MahjongView, kinds: number[]): JSX.Element[] =>
  told(view, kinds).map(({ place, tile }) => <Tile key={place} name={tile} />);
