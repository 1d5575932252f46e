/** The icons that the client uses, as data: no markup to parse. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Their names in the set. A name that is not there stops the build. */
const NAMES = [
  ..."armchair arrow-down arrow-left arrow-left-right arrow-right arrow-up ban book-open bot".split(" "),
  ..."calculator check chevron-down chevron-right circle-check circle-question-mark clock coins copy".split(" "),
  ..."crown door-open download ellipsis eye eye-off flag folder-open hand house image info keyboard languages".split(
    " ",
  ),
  ..."layers list loader-circle log-out menu minus pause pencil play plus refresh-cw rotate-ccw".split(" "),
  ..."scroll-text search settings share-2 shield-check skip-back skip-forward step-back step-forward".split(" "),
  ..."timer trash triangle-alert trophy undo-2 user user-x users volume-2 volume-x vote wifi wifi-off".split(" "),
  ..."x".split(" "),
  // faces: those of people, and of bots that play at random
  ..."cat dog rabbit squirrel panda bird fish snail flower clover cherry carrot sun moon coffee sailboat".split(" "),
  ..."dices message-square-off smartphone".split(" "),
];

function nodes(all, name) {
  const found = all[name];
  if (!found) throw new Error(`no such icon: ${name}`);
  return found.map(([tag, attributes]) => [tag, attributes]);
}

/** The module's text: name → its shapes. */
export function iconModule() {
  const path = createRequire(import.meta.url).resolve("lucide-static/icon-nodes.json");
  const all = JSON.parse(readFileSync(path, "utf8"));
  const chosen = Object.fromEntries(NAMES.map((name) => [name, nodes(all, name)]));
  const type = `Record<${NAMES.map((name) => JSON.stringify(name)).join(" | ")}, [string, Record<string, string>][]>`;
  return `// made by build/faces.mjs\nexport const icons: ${type} = ${JSON.stringify(chosen)};\n`;
}
