/** The scripts of a room, and what is asked for before it is wanted: on a slow line every turn there and back counts. */

import { game, room } from "../../api";
import type { Live } from "../../live";
import type { SettlementProps } from "../../table/settle";
import { warmFaces } from "../../ui/tile";
import type { GameLine } from "../../wire";
import { type Script, script } from "../later";

export const ROOM = script<{ code: string }>(() => import("./place").then((made) => made.RoomPage));

const MAHJONG = script<{ live: Live }>(() => import("../../table/mahjong").then((made) => made.MahjongTable));
const CARDS = script<{ live: Live }>(() => import("../../table/cards").then((made) => made.CardsTable));

/** Of no use before a round has ended. */
export const SETTLEMENT = script<SettlementProps>(() => import("../../table/settle").then((made) => made.Settlement));

/** The log and the keys: after the first picture of the table. */
export const PANELS = script<{ live: Live }>(() => import("../../table/log").then((made) => made.Panels));

/** The table of a family of games. */
export const tableOf = (family: GameLine["family"]): Script<{ live: Live }> => (family === "zipai" ? CARDS : MAHJONG);

/** Fetch a script that will be wanted soon. */
export function warm<Props extends object>(wanted: Script<Props>): void {
  // what does not come now is fetched when it is wanted, and its failure told then
  wanted.load().catch(() => undefined);
}

/** Behind a link: while the script of the room is on its way, what its game declares, and the table of a round. */
export function warmRoom(code: string): void {
  // the room itself tells what is wrong
  followed(code).catch(() => undefined);
}

async function followed(code: string): Promise<void> {
  const line = await room(code);
  if (!line) return;
  const { family, kinds } = await game(line.game);
  if (line.phase !== "playing") return;
  warm(tableOf(family));
  warmFaces(kinds);
}
