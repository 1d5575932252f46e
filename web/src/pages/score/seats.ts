/** What the seats are called from one's own. */

import { t } from "../../i18n";

/** `steps` counter-clockwise from one's own seat. */
export function seatName(steps: number, seats: number): string {
  const words = t().pages.score.seats;
  if (steps === 0) return words.own;
  if (seats === 2 || steps * 2 === seats) return words.across;
  if (steps === 1) return words.next;
  return steps === seats - 1 ? words.before : words.other(steps);
}

/** A seat by number, as it is called from the own one. */
export const calledFrom = (own: number, seat: number, seats: number): string =>
  seatName((((seat - own) % seats) + seats) % seats, seats);

/** All seats with their names, the own one first. */
export function seatsFrom(own: number, seats: number): { value: number; label: string }[] {
  return Array.from({ length: seats }, (_, steps) => ({ value: (own + steps) % seats, label: seatName(steps, seats) }));
}
