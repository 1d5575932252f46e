/** Makes what follows from packages into `src/made/`: tile faces, icons, pictures for home screens, the serif,
 * traditional Chinese. */

import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { iconModule } from "./icons.mjs";
import { face, TILES } from "./mahjong.mjs";
import { PICTURE_NAMES, pictureSources, pictures } from "./pictures.mjs";
import { characters, fileOf, SCRIPTS, sheet, subset, WEIGHTS } from "./serif.mjs";
import { corpus, tableModule, wordModules } from "./traditional.mjs";

const WEB = join(import.meta.dirname, "..");
const MADE = join(WEB, "src/made");
const STAMP = join(MADE, "stamp");
const FONTS = SCRIPTS.flatMap((script) => WEIGHTS.map((weight) => [script, weight]));
const DRAWN = [
  "icons.ts",
  "serif.css",
  ...TILES.map((name) => `faces/${name}.svg`),
  ...PICTURE_NAMES.map((name) => `icons/${name}`),
  ...FONTS.map(([script, weight]) => fileOf(script, weight)),
];
/** Folders for what is made. */
const FOLDERS = ["faces", "hant", "icons"];

/** A hash of all that what is drawn follows from. */
function fingerprint(wanted) {
  const digest = createHash("sha256").update(JSON.stringify([wanted, pictureSources()]));
  const sources = [...globSync("build/*.{mjs,json}", { cwd: WEB }).sort(), "package-lock.json"];
  for (const path of sources) digest.update(readFileSync(join(WEB, path)));
  return digest.digest("hex");
}

function upToDate(print) {
  const whole = [...DRAWN, "stamp"].every((name) => existsSync(join(MADE, name)));
  return whole && readFileSync(STAMP, "utf8") === print;
}

async function draw(wanted) {
  for (const name of TILES) write(`faces/${name}.svg`, face(name));
  write("icons.ts", iconModule());
  for (const [name, png] of await pictures()) write(`icons/${name}`, png);
  write("serif.css", sheet(wanted));
  for (const [script, weight] of FONTS) write(fileOf(script, weight), await subset(script, weight, wanted[script]));
}

/** Whoever watches the files sees those that differ only. */
function write(name, made) {
  const path = join(MADE, name);
  if (typeof made !== "string" || !existsSync(path) || readFileSync(path, "utf8") !== made) writeFileSync(path, made);
}

/** Texts are written anew each time: they follow from all the Chinese there is, and take no time. */
function writeTraditional() {
  const modules = new Map([...wordModules(), ["hant_table.ts", tableModule(corpus())]]);
  for (const [name, text] of modules) write(name, text);
  for (const path of globSync("hant/*.ts", { cwd: MADE }))
    if (!modules.has(path.replaceAll("\\", "/"))) rmSync(join(MADE, path));
}

for (const folder of FOLDERS) mkdirSync(join(MADE, folder), { recursive: true });
writeTraditional();
const wanted = characters();
const print = fingerprint(wanted);
if (!upToDate(print)) {
  await draw(wanted);
  writeFileSync(STAMP, print);
}
