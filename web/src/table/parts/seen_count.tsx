/** How many of the tile that is lit everywhere one has seen. It lies over the table and moves nothing. */

import type { JSX } from "preact";
import { useContext } from "preact/hooks";
import { COPIES, type View } from "../../fold";
import { t } from "../../i18n";
import { Lit } from "../../ui/body";
import { seenOf } from "./seen";
import "./hands.css";

export function SeenCount({ view }: { view: View }): JSX.Element {
  const tile = useContext(Lit)?.value ?? null;
  const seen = tile === null ? null : seenOf(view, tile);
  return (
    <span class="seen-count numbers" role="status">
      {seen !== null && t().parts.seen(seen, COPIES)}
    </span>
  );
}
