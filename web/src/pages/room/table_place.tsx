/** The table of the game's family, with the settlement over it. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { useSenses } from "../../senses";
import { useOrders } from "../../table/parts";
import { Settlement } from "../../table/settle";
import { useTitle } from "../frame";
import { Later, script } from "../later";
import { isOver, toLobby } from "./phase";

const MAHJONG = script<{ live: Live }>(() => import("../../table/mahjong").then((made) => made.MahjongTable));
const CARDS = script<{ live: Live }>(() => import("../../table/cards").then((made) => made.CardsTable));

export function TablePlace({ live }: { live: Live }): JSX.Element {
  useOrders(live);
  useSenses(live);
  useTitle(t().pages.room.title(live.table.value?.code ?? ""));
  return (
    <>
      <Later of={live.game.value?.family === "zipai" ? CARDS : MAHJONG} with={{ live }} />
      <Settlement live={live} onRoom={isOver(live) ? toLobby : undefined} />
    </>
  );
}
