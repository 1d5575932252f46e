/** The mahjong faces, a picture for each, named as on the wire. As pictures they paint many times faster than a sprite's
 * symbols, whose hundred shapes would be built anew for every tile on the table. */

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as art from "riichi-mahjong-tiles";
import { optimize } from "svgo";

const SUITS = { m: "Man", p: "Pin", s: "Sou" };
const HONOURS = ["Ton", "Nan", "Shaa", "Pei", "Haku", "Hatsu", "Chun"];
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** The art leaves the white dragon empty: a frame tells it from a picture that is not there yet. */
const WHITE = '<path fill="none" stroke="#142896" stroke-width="14" d="M42 52h216v296H42z"/>';

const suited = Object.entries(SUITS).flatMap(([letter, suit]) =>
  RANKS.map((rank) => [`${rank}${letter}`, `Regular${suit}${rank}`]),
);
const honours = HONOURS.map((word, place) => [`${place + 1}z`, `Regular${word}`]);

/** Tile name → the component that draws it. */
const COMPONENTS = Object.fromEntries([...suited, ...honours]);

/** The names of the 34 tiles. */
export const TILES = Object.keys(COMPONENTS);

/** Some browsers draw nothing on a canvas of a picture without a size. */
const SIZE = 'width="300" height="400"';

/** The picture of a tile's face, without a body: 3 wide, 4 high. */
export function face(name) {
  return bare(name).replace("<svg ", `<svg ${SIZE} `);
}

function bare(name) {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: build time only, and the names are made
  const drawn = renderToStaticMarkup(createElement(art[COMPONENTS[name]]));
  if (name === "5z") return drawn.replace(/\/>$|><\/svg>$/, `>${WHITE}</svg>\n`);
  return `${optimize(drawn, { floatPrecision: 1, multipass: true, plugins: ["preset-default", "convertStyleToAttrs"] }).data}\n`;
}
