/** Names of tiles and cards, and words of the base components. */
export const faces = {
  brand: "牌局",
  suited: (rank: number, suit: "m" | "p" | "s"): string =>
    `${"一二三四五六七八九"[rank - 1]}${{ m: "万", p: "筒", s: "条" }[suit]}`,
  honours: ["东风", "南风", "西风", "北风", "白板", "发财", "红中"],
  card: (numeral: string, _rank: number, _big: boolean): string => numeral,
  hidden: "盖着的牌",
  wild: "会儿",
  close: "关闭",
  copy: "复制",
  copied: "已复制",
  shareFailed: "没有发出去",
  copyFailed: "没能复制，请长按选取",
  less: (label: string): string => `${label}减一`,
  more: (label: string): string => `${label}加一`,
};
