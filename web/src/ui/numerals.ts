/** What stands on the word cards; the serif that ships with the client holds these. */

/** Small cards: `1x` … `9x`, `0x`. */
export const SMALL = "一二三四五六七八九十";
/** Big cards: `1d` … `9d`, `0d`. */
export const BIG = "壹贰叁肆伍陆柒捌玖拾";

/** Place of a rank's digit in `SMALL` and `BIG`: 1 … 9, then 0 for ten. */
export const place = (digit: string): number => (digit === "0" ? 9 : Number(digit) - 1);
