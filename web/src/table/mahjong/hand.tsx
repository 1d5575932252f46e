/** One's own hand at the foot: two rows in portrait, one in landscape; the tile just drawn stands apart. */

import type { JSX } from "preact";
import { type MahjongView, wildOf } from "../../fold";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { hints } from "../../settings";
import { Tile } from "../../ui/tile";
import { type Hand, placeOf, type Who } from "../parts";
import { type Held, type HeldHand, heldBy, winPlace, wonTile } from "./read";

export interface OwnHandProps {
  live: Live;
  view: MahjongView;
  hand: Hand;
  who: Who;
}

/** A hand of so many tiles, the drawn one aside, still stands in one row everywhere. */
const ONE_ROW = 5;

export function OwnHand({ live, view, hand, who }: OwnHandProps): JSX.Element {
  const seat = view.viewer;
  const held = heldBy(view, seat);
  const won = wonTile(view, seat);
  const [upper, lower] = rowsOf(held);
  const fit = { "--per-row": perRow(held.sorted.length) };
  const tileOf = (one: Held, drawn = false) => <OwnTile key={one.place} {...{ live, view, hand, drawn, ...one }} />;
  return (
    <section class="mj-hand" aria-label={t().mahjong.hand(placeOf(who, seat))} style={fit}>
      {upper.length > 0 && <div class="mj-row">{upper.map((one) => tileOf(one))}</div>}
      <div class="mj-row">
        {lower.map((one) => tileOf(one))}
        {held.drawn && tileOf(held.drawn, true)}
        {won && <Tile name={won} drawn last note={t().mahjong.wonTile} />}
      </div>
    </section>
  );
}

/** The longer row above, so that the drawn tile finds its place below. */
function rowsOf({ sorted }: HeldHand): [upper: Held[], lower: Held[]] {
  if (sorted.length <= ONE_ROW) return [[], sorted];
  const half = Math.ceil(sorted.length / 2);
  return [sorted.slice(0, half), sorted.slice(half)];
}

function perRow(sorted: number): number {
  return sorted <= ONE_ROW ? sorted + 1 : Math.max(Math.ceil(sorted / 2), Math.floor(sorted / 2) + 1);
}

interface OwnTileProps extends Held {
  live: Live;
  view: MahjongView;
  hand: Hand;
  drawn: boolean;
}

function OwnTile({ live, view, hand, place, tile, drawn }: OwnTileProps): JSX.Element {
  const out = view.over || winPlace(view, view.viewer) > 0;
  const barred = !hand.playable(tile);
  // once 听 is declared, or about to be, it is plain why the others stay, and why a 会儿 always does
  const plain = hand.readying.value || view.ready[view.viewer] === 1 || tile === wildOf(view);
  const leads = hand.discarding.value && !barred && hints.value === "on" && leadsSomewhere(live, tile);
  const sent = hand.sent.value?.place === place;
  return (
    <span class={leads ? "mj-held mj-leads" : "mj-held"} data-place={`hand:${place}`}>
      <Tile
        name={tile}
        drawn={drawn}
        raised={sent || hand.raised.value?.place === place}
        dim={(barred && plain) || (out && !view.over)}
        banned={barred && !plain}
        note={leads ? t().mahjong.leads : undefined}
        onTap={view.over ? undefined : () => (out ? void hand.explain(tile) : hand.tap(place, tile))}
      />
    </span>
  );
}

const leadsSomewhere = (live: Live, tile: string): boolean => (live.hint.value?.discards[tile]?.length ?? 0) > 0;
