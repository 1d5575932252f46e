/** A compact board of a recorded round: each seat's hand, melds, discards and score. */

import type { JSX } from "preact";
import { CARDS, concealed, drawable, name, tilesOf, type View } from "../../fold";
import { t } from "../../i18n";
import { Faces, placed } from "./faces";

export interface BoardProps {
  view: View;
  names: readonly string[];
  /** Whose hand is open; null: all. */
  eyes: number | null;
}

export function Board({ view, names, eyes }: BoardProps): JSX.Element {
  const order = Array.from({ length: view.seats }, (_, step) => ((eyes ?? 0) + step) % view.seats);
  return (
    <div class="board">
      {order.map((seat) => (
        <Seat key={seat} view={view} seat={seat} who={names[seat] ?? ""} open={eyes === null || eyes === seat} />
      ))}
    </div>
  );
}

/** What is left of the wall, and what lies in the pot. */
export function Wall({ view }: { view: View }): JSX.Element {
  return (
    <p class="viewer-wall numbers">
      {t().pages.record.wall(drawable(view))}
      {view.family === "zipai" && view.pot > 0 && ` · ${t().pages.record.pot(view.pot)}`}
    </p>
  );
}

interface SeatProps {
  view: View;
  seat: number;
  who: string;
  open: boolean;
}

function Seat({ view, seat, who, open }: SeatProps): JSX.Element {
  const words = t().pages;
  const acts = view.turn === seat && !view.over;
  return (
    <section class={acts ? "board-seat acts" : "board-seat"} aria-label={who}>
      <header>
        <b>{who}</b>
        {view.dealer === seat && <span class="tag">{words.room.dealer}</span>}
        {view.winners.includes(seat) && <span class="tag won">{words.record.won}</span>}
        <span class="numbers">{view.balances[seat]}</span>
      </header>
      <div class="board-hand">
        <Melds view={view} seat={seat} open={open} />
        <Hand view={view} seat={seat} open={open || view.over} />
      </div>
      <River view={view} seat={seat} />
    </section>
  );
}

type PartProps = Omit<SeatProps, "who">;

/** The hand, and after it the tile that it has won with. */
function Hand({ view, seat, open }: PartProps): JSX.Element {
  const hidden = new Array<null>(view.size[seat] ?? 0).fill(null);
  const hand = open ? concealed(view, seat).map((kind) => name(view, kind)) : hidden;
  const win = view.wins.find(([winner]) => winner === seat);
  const tile = win ? name(view, win[2]) : null;
  const names = tile === null ? hand : [...hand, tile];
  const marked = tile === null ? undefined : hand.length;
  return <Faces names={names} family={view.family} label={t().pages.record.hand} marked={marked} />;
}

function Melds({ view, seat, open }: PartProps): JSX.Element {
  const label = t().pages.record.melds;
  const melds = (view.melds[seat] ?? []).map((meld) => {
    const hidden = !open && isFaceDown(view, seat, meld);
    return { id: meld.join(), names: tilesOf(view, meld).map((kind) => (hidden ? null : name(view, kind))) };
  });
  return (
    <>
      {placed(melds.map((meld) => meld.id)).map(({ key, place }) => (
        <Faces key={key} names={melds[place]?.names ?? []} family={view.family} label={label} class="meld" />
      ))}
    </>
  );
}

/** Whether a 偎 lies so that only its seat knows it. */
function isFaceDown(view: View, seat: number, [kind, what]: readonly number[]): boolean {
  if (view.family !== "zipai" || kind !== CARDS.WEI || what === undefined) return false;
  return view.face_down[seat]?.includes(what) ?? false;
}

function River({ view, seat }: { view: View; seat: number }): JSX.Element | null {
  const river = view.rivers[seat] ?? [];
  if (river.length === 0) return null;
  const offered = view.tile >= 0 && view.source === seat && river.at(-1) === view.tile;
  const names = river.map((kind) => name(view, kind));
  const marked = offered ? river.length - 1 : undefined;
  return <Faces names={names} family={view.family} label={t().pages.record.river} class="river" marked={marked} />;
}
