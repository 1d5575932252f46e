/** One's own hand at the foot: two rows in portrait, one in landscape; the tile just drawn stands apart. */

import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { type MahjongView, wildOf } from "../../fold";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { autoSort, hints } from "../../settings";
import { Tile } from "../../ui/tile";
import {
  type Hand,
  type Keeper,
  type Keeping,
  type Landing,
  movedInRow,
  numbered,
  placeOf,
  STEP_KEYS,
  steppedInRow,
  tileAt,
  useDrag,
  useKeeping,
  type Who,
} from "../parts";
import { type Held, heldBy, winPlace, wonTile } from "./read";

export interface OwnHandProps {
  live: Live;
  view: MahjongView;
  hand: Hand;
  who: Who;
}

/** A hand of so many tiles, the drawn one aside, still stands in one row everywhere. */
const ONE_ROW = 5;

const inHand = (view: MahjongView): string[] => heldBy(view, view.viewer).sorted.map(({ tile }) => tile);

/** Sorted by the table, or in one row as its player likes it. The tile just drawn is in neither. */
const KEEPER: Keeper = {
  tiles: (view) => (view.family === "mahjong" ? inHand(view) : []),
  sorted: (tiles) => numbered([tiles]),
  own: () => autoSort.value === "off",
};

export function OwnHand({ live, view, hand, who }: OwnHandProps): JSX.Element {
  const seat = view.viewer;
  const box = useRef<HTMLElement>(null);
  const keeping = useKeeping(live, hand, KEEPER);
  useDrag(box, isOut(view) ? null : dropsOf(hand, keeping));
  const { drawn } = heldBy(view, seat);
  const won = wonTile(view, seat);
  const lain = keeping.rows(inHand(view)).flat();
  const [upper, lower] = rowsOf(lain.map((place) => ({ place, tile: tileAt(place) })));
  const fit = { "--per-row": perRow(lain.length) };
  const tileOf = (one: Held, apart = false) => (
    <OwnTile key={one.place} {...{ live, view, hand, drawn: apart, ...one }} />
  );
  return (
    <section
      class="mj-hand hand-drags"
      ref={box}
      aria-label={t().mahjong.hand(placeOf(who, seat))}
      aria-keyshortcuts={KEEPER.own() ? STEP_KEYS : undefined}
      style={fit}
    >
      {upper.length > 0 && <div class="mj-row">{upper.map((one) => tileOf(one))}</div>}
      <div class="mj-row">
        {lower.map((one) => tileOf(one))}
        {drawn ? tileOf(drawn, true) : !won && <span class="mj-next" />}
        {won && <Tile name={won} drawn last note={t().mahjong.wonTile} />}
      </div>
    </section>
  );
}

/** Whether the hand has done all it can: it has won, or the round is over. */
const isOut = (view: MahjongView): boolean => view.over || winPlace(view, view.viewer) > 0;

function dropsOf(hand: Hand, keeping: Keeping) {
  return {
    out: hand.play,
    aside: KEEPER.own()
      ? (place: string, landing: Landing) => keeping.lay((rows) => movedInRow(rows, place, landing))
      : undefined,
    step: (place: string, step: -1 | 1) => keeping.lay((rows) => steppedInRow(rows, place, step)),
  };
}

/** The longer row above, so that the drawn tile finds its place below. */
function rowsOf(lain: Held[]): [upper: Held[], lower: Held[]] {
  if (lain.length <= ONE_ROW) return [[], lain];
  const half = Math.ceil(lain.length / 2);
  return [lain.slice(0, half), lain.slice(half)];
}

function perRow(lain: number): number {
  return lain <= ONE_ROW ? lain + 1 : Math.max(Math.ceil(lain / 2), Math.floor(lain / 2) + 1);
}

interface OwnTileProps extends Held {
  live: Live;
  view: MahjongView;
  hand: Hand;
  drawn: boolean;
}

function OwnTile({ live, view, hand, place, tile, drawn }: OwnTileProps): JSX.Element {
  const out = isOut(view);
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
