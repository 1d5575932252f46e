/** What stands in a picture of a finished round. */

import { concealed, name as nameOf, tilesOf, wildOf } from "../../fold";
import { said, t, tags } from "../../i18n";
import { capital } from "../parts/who";
import { amountOf, worthOf } from "../parts/worth";
import { groupsOf, wonTile } from "../settle/grouping";
import { movedBy } from "../settle/money";
import { called, type Told, thing, type Win, winsOf } from "../settle/told";
import { wayOf } from "../settle/way";

/** Tiles close together with a word below; `mark` is the place of the winning tile, -1 where it is not among them. */
export interface PosterGroup {
  tiles: string[];
  word: string;
  mark: number;
}

export interface PosterHand {
  who: string;
  way: string;
  total: string;
  groups: PosterGroup[];
  items: { name: string; amount: string }[];
}

export interface PosterSeat {
  who: string;
  /** Of the one who makes the picture; only where nobody is named. */
  own: boolean;
  gain: number;
  balance: number;
  won: boolean;
  dealer: boolean;
}

export interface Poster {
  game: string;
  /** Number and date of the round. */
  line: string;
  /** Said of a round that nobody won. */
  drawn: string | null;
  /** The name of the 会儿. */
  wild: string | null;
  /** Of the winners; of everybody in a round that nobody won. */
  hands: PosterHand[];
  seats: PosterSeat[];
}

export interface PosterWish {
  told: Told;
  round: number;
  /** When the round ended, if that is known. */
  at: number | null;
  /** Whether people are named. */
  names: boolean;
}

export function posterOf({ told, round, at, names }: PosterWish): Poster {
  const { view, game } = told;
  const who = (seat: number): string => (names && told.who.names[seat]) || capital(t().table.seat(seat + 1));
  const wins = winsOf(told.scores);
  const gains = movedBy(view.rows, view.seats);
  return {
    game: said(game),
    line: [t().pages.record.title(round), at === null ? "" : dayOf(at)].filter(Boolean).join(" · "),
    drawn: wins.length > 0 ? null : thing(game, "drawn"),
    wild: wildOf(view),
    hands: wins.length > 0 ? wins.map((win, place) => winnerOf(told, win, place, who)) : allHands(told, who),
    seats: view.balances.map((balance, seat) => ({
      who: who(seat),
      own: !names && seat === told.who.own,
      gain: gains[seat] ?? 0,
      balance,
      won: view.winners.includes(seat),
      dealer: view.dealer === seat,
    })),
  };
}

const dayOf = (at: number): string => new Date(at).toLocaleDateString(tags().dates, { dateStyle: "medium" });

function winnerOf(told: Told, win: Win, place: number, who: (seat: number) => string): PosterHand {
  const tile = wonTile(told.view, place);
  const groups = groupsOf(told, win, place).map(({ tiles, word, xi }, at) => ({
    tiles,
    word: [word, xi === null ? "" : t().settle.xi(xi)].filter(Boolean).join(" "),
    mark: at === 0 && tile !== null ? tiles.lastIndexOf(tile) : -1,
  }));
  const items = win.items.map((item) => ({
    name: called(told.game, item.name),
    amount: amountOf(told.game, item.value, item.unit),
  }));
  return { who: who(win.seat), way: wayOf(told, place, who), total: worthOf(told.game, win.total), groups, items };
}

function allHands({ view }: Told, who: (seat: number) => string): PosterHand[] {
  const named = (kinds: readonly number[]) => kinds.flatMap((kind) => nameOf(view, kind) ?? []);
  return view.balances.map((_, seat) => {
    const rows = [concealed(view, seat), ...(view.melds[seat] ?? []).map((meld) => tilesOf(view, meld))];
    const groups = rows.map((kinds) => ({ tiles: named(kinds), word: "", mark: -1 }));
    return { who: who(seat), way: "", total: "", groups: groups.filter(({ tiles }) => tiles.length > 0), items: [] };
  });
}
