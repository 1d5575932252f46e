/** Words for those who hear the table, or play it by the keyboard; they come after its first picture. */
export const access = {
  logTitle: "文字记录",
  logEmpty: "还没有发生什么",
  logName: "牌桌上发生的事",
  hidden: "一张暗牌",
  /** Words and tiles of a sentence, put together. */
  sentence: (pieces: readonly string[]): string =>
    pieces.map((piece, place) => (place > 0 && /^\d/.test(piece) ? ` ${piece}` : piece)).join(""),
  tiles: (names: readonly string[]): string => names.join(""),
  asked: (question: string, ways: readonly string[]): string => `${question}：${ways.join("、")}`,
  keysTitle: "用键盘打牌",
  keysNote: "在牌桌上按这些键。按钮角上也写着。",
  space: "空格",
  keys: [
    ["← → ↑ ↓", "在手牌里走动"],
    ["Enter", "抬起一张，再按一下打出"],
    ["Esc", "放下抬起的牌，关掉小窗"],
    ["H", "胡"],
    ["G", "杠、溜、偎"],
    ["P", "碰"],
    ["C", "吃"],
    ["T", "听"],
    ["空格", "过"],
    ["1 2 3…", "几种吃法里选一种"],
    ["R", "准备下一盘"],
    ["S", "理牌"],
    ["L", "文字记录"],
    ["M", "菜单"],
    ["?", "这张表"],
  ] as [string, string][],
};
