/** Small steps on lists and values. */

/** The same facts, not to be changed at any depth. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** A copy to the bottom of what is made of lists, objects and plain values. */
export function copied<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copied) as T;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copied(item)])) as T;
}

/** A list with one entry a seat, each made anew. */
export function bySeat<T>(seats: number, made: (seat: number) => T): T[] {
  return Array.from({ length: seats }, (_, seat) => made(seat));
}

/** The entry at `place`. Throws where there is none: the events do not fit the round. */
export function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new RangeError(`there is no place ${place}`);
  return found;
}

/** Add to a number in a list. */
export function add(list: number[], place: number, count: number): void {
  list[place] = at(list, place) + count;
}
