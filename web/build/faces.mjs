/** Makes what is drawn from packages into `src/made/`: tile faces, icons, the serif. */

import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { iconModule } from "./icons.mjs";
import { face, TILES } from "./mahjong.mjs";
import { characters, subset, WEIGHTS } from "./serif.mjs";

const WEB = join(import.meta.dirname, "..");
const MADE = join(WEB, "src/made");
const STAMP = join(MADE, "stamp");
const FILES = [
  "icons.ts",
  ...TILES.map((name) => `faces/${name}.svg`),
  ...WEIGHTS.map((weight) => `serif-${weight}.woff2`),
];

/** A hash of all that the made files follow from. */
function fingerprint(wanted) {
  const digest = createHash("sha256").update(wanted);
  const sources = [...globSync("build/*.mjs", { cwd: WEB }).sort(), "package-lock.json"];
  for (const path of sources) digest.update(readFileSync(join(WEB, path)));
  return digest.digest("hex");
}

function upToDate(print) {
  const whole = [...FILES, "stamp"].every((name) => existsSync(join(MADE, name)));
  return whole && readFileSync(STAMP, "utf8") === print;
}

async function make(wanted) {
  mkdirSync(join(MADE, "faces"), { recursive: true });
  for (const name of TILES) writeFileSync(join(MADE, `faces/${name}.svg`), face(name));
  writeFileSync(join(MADE, "icons.ts"), iconModule());
  for (const weight of WEIGHTS) writeFileSync(join(MADE, `serif-${weight}.woff2`), await subset(weight, wanted));
}

const wanted = characters();
const print = fingerprint(wanted);
if (!upToDate(print)) {
  await make(wanted);
  writeFileSync(STAMP, print);
}
