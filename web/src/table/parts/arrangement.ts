/** How a hand lies that its player arranges: rows (or columns) of places, `5p.0` and `5p.1` being two of a kind. Pure. */

import type { Landing } from "./flick";

/** Places by row, each of a tile and a number that tells equal ones apart. */
export type Rows = readonly (readonly string[])[];

/** The name of the tile at a place. */
export const tileAt = (place: string): string => place.slice(0, place.indexOf("."));

/** Names in rows become places; of equal tiles each has a number of its own. */
export function numbered(names: readonly (readonly string[])[]): string[][] {
  const copies = new Map<string, number>();
  return names.map((row) =>
    row.map((tile) => {
      const copy = copies.get(tile) ?? 0;
      copies.set(tile, copy + 1);
      return `${tile}.${copy}`;
    }),
  );
}

/**
 * The rows for a hand of these tiles: what is still there keeps its place, what is new comes last. `gone`: the place
 * that was played, so that of equal tiles this one goes; of others the last.
 */
export function kept(rows: Rows, tiles: readonly string[], gone: string | null = null): string[][] {
  const wanted = new Map<string, number>();
  for (const tile of tiles) wanted.set(tile, (wanted.get(tile) ?? 0) + 1);
  const stays = (place: string): boolean => {
    const count = wanted.get(tileAt(place)) ?? 0;
    if (place === gone || count === 0) return false;
    wanted.set(tileAt(place), count - 1);
    return true;
  };
  const left = rows.map((row) => row.filter(stays));
  const fresh = [...wanted].flatMap(([tile, count]) => new Array<string>(count).fill(tile));
  const taken = new Set(left.flat());
  return withLast(
    left,
    fresh.map((tile) => freePlace(tile, taken)),
  ).filter((row) => row.length > 0);
}

function withLast(rows: readonly string[][], fresh: string[]): string[][] {
  if (rows.length === 0) return [fresh];
  return rows.map((row, at) => (at === rows.length - 1 ? [...row, ...fresh] : row));
}

/** The first place of a tile that is not taken; takes it. */
function freePlace(tile: string, taken: Set<string>): string {
  let copy = 0;
  while (taken.has(`${tile}.${copy}`)) copy += 1;
  taken.add(`${tile}.${copy}`);
  return `${tile}.${copy}`;
}

/** One row, and a tile of it let go elsewhere: before or after the one it came to lie beside. */
export function movedInRow(rows: Rows, place: string, { place: beside, right }: Landing): string[][] {
  const moved = (row: readonly string[]): string[] =>
    row.includes(place)
      ? put(
          row.filter((one) => one !== place),
          place,
          beside,
          right,
        )
      : [...row];
  return rows.map(moved);
}

/** Columns, and a card let go among them: upon another, or clearly beside one as a column of its own. */
export function movedInColumns(rows: Rows, place: string, landing: Landing): string[][] {
  const columns = without(rows, place);
  const at = columns.findIndex((column) => column.includes(landing.place));
  if (at < 0) return rows.map((row) => [...row]);
  if (landing.beyond) return inserted(columns, landing.right ? at + 1 : at, [place]);
  return columns.map((column) => put(column, place, landing.place, landing.below));
}

const without = (rows: Rows, place: string): string[][] =>
  rows.map((row) => row.filter((one) => one !== place)).filter((row) => row.length > 0);

function put(row: readonly string[], place: string, beside: string, after: boolean): string[] {
  const at = row.indexOf(beside);
  return at < 0 ? [...row] : inserted(row, after ? at + 1 : at, place);
}

const inserted = <T>(list: readonly T[], at: number, one: T): T[] => [...list.slice(0, at), one, ...list.slice(at)];

/** One step by the keyboard: past the neighbour, or where it is the end of its row, nowhere. */
export function steppedInRow(rows: Rows, place: string, step: -1 | 1): string[][] {
  return rows.map((row) => {
    const beside = row[row.indexOf(place) + step];
    if (!row.includes(place) || beside === undefined) return [...row];
    const rest = row.filter((one) => one !== place);
    return put(rest, place, beside, step > 0);
  });
}

/** One step by the keyboard: to the foot of the next column; past the last, a column of its own. */
export function steppedInColumns(rows: Rows, place: string, step: -1 | 1): string[][] {
  const from = rows.findIndex((row) => row.includes(place));
  const next = rows[from + step];
  const alone = rows[from]?.length === 1;
  if (from < 0 || (!next && alone)) return rows.map((row) => [...row]);
  const columns = rows.map((row, at) => (at === from + step ? [...row, place] : row.filter((one) => one !== place)));
  if (!next) columns.splice(step < 0 ? 0 : columns.length, 0, [place]);
  return columns.filter((column) => column.length > 0);
}
