/** The table of the game's family, with the settlement over it. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { useSenses } from "../../senses";
import { useOrders, useOutbid } from "../../table/parts";
import { panel } from "../../table/parts/panel";
import { useTitle } from "../frame";
import { Later, LaterPart } from "../later";
import { isOver, toLobby } from "./phase";
import { PANELS, SETTLEMENT, tableOf } from "./scripts";

export function TablePlace({ live }: { live: Live }): JSX.Element {
  useOrders(live);
  useOutbid(live);
  useSenses(live);
  useTitle(t().pages.room.title(live.table.value?.code ?? ""));
  return (
    <>
      <Later of={tableOf(live.game.value?.family ?? "mahjong")} with={{ live }} />
      <LaterPart of={PANELS} with={{ live }} quiet={panel.value === null} />
      {live.settled.value && <LaterPart of={SETTLEMENT} with={{ live, onRoom: isOver(live) ? toLobby : undefined }} />}
    </>
  );
}
