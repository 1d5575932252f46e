/** The 会儿 of the round, at the lower left of the table for all to see. */

import type { JSX } from "preact";
import { type MahjongView, wildOf } from "../../fold";
import { t } from "../../i18n";
import { tileName } from "../../ui/names";
import { Tile } from "../../ui/tile";

/** Nothing in a game without one. */
export function WildTile({ view }: { view: MahjongView }): JSX.Element | null {
  const wild = wildOf(view);
  if (wild === null) return null;
  const word = t().faces.wild;
  return (
    <div class="mj-wild" role="img" aria-label={t().mahjong.wildIs(word, tileName(wild))}>
      <b aria-hidden="true">{word}</b>
      <Tile name={wild} />
    </div>
  );
}
