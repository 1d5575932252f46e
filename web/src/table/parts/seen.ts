/** How many copies of a tile a seat has seen: in its hand, in open groups, in the rows of discards. */

import { COPIES, kindOf, unseen, type View } from "../../fold";

/** From what the viewer of this view knows, and nothing else. Null where nothing is to be counted: the hands lie open. */
export function seenOf(view: View, tile: string): number | null {
  const kind = kindOf(view, tile);
  if (kind === null || view.over) return null;
  return COPIES - (unseen(view, view.viewer)[kind] ?? COPIES);
}
