/** The hand in columns: one for each number, small cards behind big ones. */

/** What fits side by side on the narrowest phone. */
const MOST_COLUMNS = 10;
/** Cards of a column before its two sizes part, where there is room. */
const DEEPEST = 4;

const rank = (card: string): number => Number(card[0]) || 10;
const isBig = (card: string): boolean => card[1] === "d";

/** Sort named cards into columns, by rank; equal cards lie together. */
export function columnsOf(cards: readonly string[]): string[][] {
  const byRank = new Map<number, string[]>();
  for (const card of [...cards].sort(inOrder)) byRank.set(rank(card), [...(byRank.get(rank(card)) ?? []), card]);
  const whole = [...byRank.values()];
  const parted = whole.flatMap((column) => (column.length > DEEPEST ? bySize(column) : [column]));
  return parted.length > MOST_COLUMNS ? whole : parted;
}

const inOrder = (one: string, other: string): number =>
  rank(one) - rank(other) || Number(isBig(one)) - Number(isBig(other));

function bySize(column: readonly string[]): string[][] {
  const sizes = [column.filter((card) => !isBig(card)), column.filter(isBig)];
  return sizes.filter((cards) => cards.length > 0);
}

/** A card of the hand: equal ones are told apart by their number, from 0. */
export interface Held {
  name: string;
  place: string;
}

/** The cards of one column with places that stay while the hand changes around them. */
export function placed(column: readonly string[]): Held[] {
  return column.map((name, at) => ({ name, place: `${name}.${at - column.indexOf(name)}` }));
}
