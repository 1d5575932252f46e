/** Ways into a room that begin on the front page. */

import { openRoom } from "../../api";
import { go } from "../../router";
import { known } from "../guest";
import { asRoom } from "../options/form";
import { type Choice, keepChoice, lastChoice } from "../options/kept";

const QUICK = "paiju.quick";

/** Open a room as chosen and go there. Nothing happens where no name is given. Errors: those of the server. */
export async function open(choice: Choice): Promise<void> {
  if (!(await known())) return;
  keepChoice(choice);
  const wanted = await asRoom(choice);
  const room = await openRoom(wanted.game, wanted.options, wanted.customs);
  go(`/r/${room.code}`);
}

/** Open a room against bots, with the rules that were last chosen for this game; it begins at once. */
export async function openQuick(game: string): Promise<void> {
  if (!(await known())) return;
  const wanted = await asRoom(lastChoice(game));
  const room = await openRoom(wanted.game, wanted.options, { ...wanted.customs, listed: false });
  sessionStorage.setItem(QUICK, room.code);
  go(`/r/${room.code}`);
}

/** Whether this room shall begin at once; told one time. */
export function isQuick(code: string): boolean {
  if (sessionStorage.getItem(QUICK) !== code) return false;
  sessionStorage.removeItem(QUICK);
  return true;
}
