/** Words of the table of word cards. What a game calls its own way stands under the game's id. */

/** What games of one family call differently. */
interface GameWords {
  /** Names of laid groups: a 偎 that lies face down, one that lies open. */
  hiddenWei: string;
  openWei: string;
  /** A round that nobody wins. */
  drawn: string;
  /** Sets of marks: by its number in views, its title and what it means. */
  marks: Record<number, { title: string; says: string }>;
}

const weimaque: GameWords = {
  hiddenWei: "偎",
  openWei: "臭偎",
  drawn: "黄庄",
  marks: {
    0: { title: "不吃", says: "这一盘不能再吃" },
    1: { title: "不碰", says: "这一盘不能再碰。别家看不到" },
  },
};

const fulushou: GameWords = {
  hiddenWei: "歪",
  openWei: "歪",
  drawn: "荒庄",
  marks: {
    1: { title: "不能碰", says: "忍碰过、放过或打过，这一盘不能再碰。别家看不到" },
    2: { title: "臭搭子", says: "这一盘不能再用来吃。别家看不到" },
    3: { title: "忍碰过", says: "能碰没有碰" },
  },
};

export const cards = {
  games: { weimaque, fulushou } as Record<string, GameWords>,
  groups: ["吃", "碰", "偎", "溜"],
  facedown: "盖着",
  group: (word: string, tiles: readonly string[]): string => `${word} ${tiles.join("")}`,
  turned: (who: string): string => `${who}揭`,
  discarded: (who: string): string => `${who}打`,
  looks: (who: string): string => `${who}在看`,
  looksOwn: "你在看",
  won: (who: string): string => `${who}胡了`,
  middle: "中间",
  wall: (left: number): string => `剩 ${left}`,
  wallSpoken: (left: number): string => `墩上还有 ${left} 张`,
  xi: (xi: number): string => `${xi} 息`,
  dead: "死手",
  winner: "胡",
  inHand: (count: number): string => `${count} 张`,
  inHandSpoken: (count: number): string => `手上 ${count} 张`,
  hand: "手牌",
  handOf: (who: string): string => `${who}的手牌`,
  river: (who: string): string => `${who}面前的牌`,
  groupsOf: (who: string): string => `${who}摆的牌`,
  table: "牌桌",
  lately: "刚出的",
  sort: "理牌",
  sortHint: "按坎、对、句重新摆",
  marks: "记号",
  noMarks: "还没有记号",
};
