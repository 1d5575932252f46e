/** The icons that the client uses, as data: no markup to parse. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Their names in the set. A name that is not there stops the build. */
const NAMES = [
  ..."armchair arrow-down arrow-left arrow-right arrow-up ban bell book-open bot calculator check".split(" "),
  ..."chevron-down chevron-left chevron-right chevron-up circle-check circle-question-mark clock coins copy".split(" "),
  ..."crown dices door-open download ellipsis external-link eye eye-off flag folder-open hand house image info languages".split(
    " ",
  ),
  ..."layers lightbulb link list loader-circle lock log-out menu message-circle minus moon palette pause".split(" "),
  ..."pencil play plus qr-code refresh-cw rotate-ccw scroll-text search settings share-2 shield-check".split(" "),
  ..."skip-back skip-forward step-back step-forward sun sun-moon timer trash trophy triangle-alert undo-2".split(" "),
  ..."arrow-left-right user user-plus user-x users volume-2 volume-x vote wifi wifi-off x".split(" "),
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
