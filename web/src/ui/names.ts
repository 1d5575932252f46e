/** What tiles and cards are called, for those who hear the table, and for texts. */

import { chinese, t } from "../i18n";
import { BIG, place, SMALL } from "./numerals";

/** The numeral on a word card: `7x` → 七, `7d` → 柒. */
export function numeral(name: string): string {
  return (name[1] === "d" ? BIG : SMALL)[place(name[0] ?? "")] ?? "";
}

/** Whether the card is red: 二七十 and 贰柒拾. */
export const isRed = (name: string): boolean => "270".includes(name[0] ?? " ");

/** The name of a tile or card in the language that is spoken: `5p` → 五筒, `7d` → 柒; else what was given. Cards are
 * printed the same in every language, but called in the script that is spoken. */
export function tileName(name: string): string {
  const words = t().faces;
  const rank = Number(name[0]);
  switch (name[1]) {
    case "m":
    case "p":
    case "s":
      return words.suited(rank, name[1]);
    case "z":
      return words.honours[rank - 1] ?? name;
    case "x":
    case "d":
      return words.card(chinese(numeral(name)), rank || 10, name[1] === "d");
    default:
      return name;
  }
}
