/** Who sits in a seat: the face where it is known, position and name. */

import type { JSX } from "preact";
import { Face } from "../../ui/face";
import { labelOf, type Who } from "../parts/who";

export function Label({ who, seat }: { who: Who; seat: number }): JSX.Element {
  const known = who.faces?.[seat];
  return (
    <span class="settle-who">
      {known && <Face {...known} size={1.6} />}
      {labelOf(who, seat)}
    </span>
  );
}
