/** Pictures of the icon for home screens, which take no drawings: one drawing is the source of them all. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

const PUBLIC = join(import.meta.dirname, "../public");
const WASM = "@resvg/resvg-wasm/index_bg.wasm";
/** Room around it, of 64: what is cut to a circle leaves the tile whole. */
const AROUND = 9;

/** File → how wide it is, and whether its ground fills it, as it must where a device cuts out a shape of its own. */
const PICTURES = {
  "icon-180.png": { width: 180, full: true },
  "icon-192.png": { width: 192, full: false },
  "icon-512.png": { width: 512, full: false },
  "icon-full-192.png": { width: 192, full: true },
  "icon-full-512.png": { width: 512, full: true },
};
export const PICTURE_NAMES = Object.keys(PICTURES);

const read = (name) => readFileSync(join(PUBLIC, name), "utf8");

/** All that they follow from. */
export const pictureSources = () => [read("icon.svg"), ground()];

const ground = () => JSON.parse(read("zh.webmanifest")).background_color;

/** The pictures by file, as PNG. */
export async function pictures() {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve(WASM)));
  return new Map(PICTURE_NAMES.map((name) => [name, picture(PICTURES[name])]));
}

function picture({ width, full }) {
  const size = 64 + 2 * AROUND;
  const box = `${-AROUND} ${-AROUND} ${size} ${size}`;
  const icon = read("icon.svg");
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><svg width="64" height="64">${icon}</svg></svg>`;
  const fitTo = { mode: "width", value: width };
  const drawn = new Resvg(full ? whole : icon, full ? { fitTo, background: ground() } : { fitTo });
  return drawn.render().asPng();
}
