/** Words of the mahjong table. */

const NUMERALS = "一二三四五六";

/** What a seat calls out. */
const calls = {
  chowTitle: "吃",
  pongTitle: "碰",
  kongTitle: "杠",
  readyTitle: "听",
  winTitle: "胡",
  selfTitle: "自摸",
  robTitle: "抢杠",
};

export const mahjong = {
  calls,
  table: "牌桌",
  hand: (who: string): string => `${who}的手牌`,
  melds: (who: string): string => `${who}摆出的牌组`,
  river: (who: string): string => `${who}打出的牌`,
  riversTitle: "各家打出的牌",
  showRivers: "看打出的牌",
  empty: "还没打过",
  wall: "剩",
  deadWall: (stays: number): string => `另留 ${stays} 张`,
  wildIs: (word: string, tile: string): string => `${word}是${tile}`,
  dice: (points: string): string => `骰子 ${points}`,
  from: (who: string): string => `来自${who}`,
  discarded: (who: string): string => `${who}打出`,
  robbing: (who: string): string => `${who}要杠，可抢`,
  ready: "听",
  won: (place: number): string => `${NUMERALS[place - 1] ?? place}胡`,
  lately: "刚打出的",
  wonTile: "胡的牌",
  leads: "打出后能听",
};
