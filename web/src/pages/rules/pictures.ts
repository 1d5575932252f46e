/** Tiles in running text: the notation stays, and behind it stand the tiles that it means, as HTML. */

import { isRed, numeral, tileName } from "../../ui/names";
import { faceOf } from "../../ui/tile";
import { tilesIn } from "../score/tiles";

/** What stands behind a text of code of a game with these tiles: nothing where it means no tiles. */
export const pictured =
  (kinds: readonly string[]) =>
  (code: string): string => {
    const names = tilesIn(code, kinds) ?? [];
    if (names.length === 0) return "";
    const label = names.map(tileName).join(" ");
    return `<span class="noted" role="img" aria-label="${label}">${names.map(picture).join("")}</span>`;
  };

function picture(name: string): string {
  if (!"xd".includes(name[1] ?? ""))
    return `<img class="noted-tile" src="${faceOf(name)}" alt="" loading="lazy" draggable="false">`;
  const look = `${isRed(name) ? " red" : ""}${name[1] === "d" ? " big" : ""}`;
  return `<span class="noted-card${look}">${numeral(name)}</span>`;
}
