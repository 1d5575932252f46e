/** Texts of tiles as a request may write them (docs/formats.md, "Tiles"), read strictly. */

import { compact } from "../options/values";

/** Faces → the suit whose ranks they are, in order. */
const FACES: readonly (readonly [faces: string, suit: string])[] = [
  ["一二三四五六七八九十", "x"],
  ["壹贰叁肆伍陆柒捌玖拾", "d"],
  ["壹貳參肆伍陸柒捌玖拾", "d"],
  ["东南西北白发中", "z"],
  ["東南西北白發中", "z"],
  ["🀀🀁🀂🀃🀆🀅🀄", "z"],
  ["🀇🀈🀉🀊🀋🀌🀍🀎🀏", "m"],
  ["🀐🀑🀒🀓🀔🀕🀖🀗🀘", "s"],
  ["🀙🀚🀛🀜🀝🀞🀟🀠🀡", "p"],
];
const NAMES = new Map(
  FACES.flatMap(([faces, suit]) => [...faces].map((face, place) => [face, `${(place + 1) % 10}${suit}`] as const)),
);
/** Spaces, and the sign that asks for a coloured or a plain face. */
const SILENT = /\s|\ufe0e|\ufe0f/gu;

/** The names in a text, in its order; null where it holds anything that is none of `kinds`. */
export function tilesIn(text: unknown, kinds: readonly string[]): string[] | null {
  if (typeof text !== "string") return null;
  const found: string[] = [];
  const rest = text
    .replace(SILENT, "")
    .replace(/(\d+)([a-z])|\p{L}|\p{So}/gu, (piece, ranks?: string, suit?: string) => {
      const names = ranks === undefined ? [NAMES.get(piece) ?? piece] : [...ranks].map((rank) => rank + suit);
      found.push(...names);
      return "";
    });
  return rest === "" && found.every((name) => kinds.includes(name)) ? found : null;
}

/** The tiles in the order in which the game lists them. */
export function sorted(tiles: readonly string[], kinds: readonly string[]): string[] {
  return [...tiles].sort((one, other) => kinds.indexOf(one) - kinds.indexOf(other));
}

/** As one text, in the order in which the game lists them. */
export const written = (tiles: readonly string[], kinds: readonly string[]): string => compact(sorted(tiles, kinds));
