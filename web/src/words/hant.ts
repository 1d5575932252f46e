/** Traditional Chinese: all texts, and how what the server says in Chinese is written. Both are made by the build. */

import { phrases, singles, widest } from "../made/hant_table";

export { hant } from "../made/hant";

const SINGLES = new Map(
  Array.from({ length: singles.length / 2 }, (_, place) => [singles[2 * place], singles[2 * place + 1]]),
);
const PHRASES = new Map(
  phrases.split(" ").map((pair) => [pair.slice(0, pair.length / 2), pair.slice(pair.length / 2)]),
);

/** A text of the server in traditional characters: at each place the longest piece that is known, else the character. */
export function traditional(text: string): string {
  let made = "";
  for (let at = 0; at < text.length; ) {
    const piece = pieceAt(text, at);
    made += PHRASES.get(piece) ?? SINGLES.get(piece) ?? piece;
    at += piece.length;
  }
  return made;
}

function pieceAt(text: string, at: number): string {
  for (let long = widest; long > 1; long--) {
    const piece = text.slice(at, at + long);
    if (PHRASES.has(piece)) return piece;
  }
  return text.charAt(at);
}
