/** Words of a round that both families share: who is who, what is done, what the game waits for. */

/** By number of seats, what the seats are called from one's own, counter-clockwise. */
const PLACES: Record<number, string[]> = {
  2: ["你", "对家"],
  3: ["你", "下家", "上家"],
  4: ["你", "下家", "对家", "上家"],
  5: ["你", "下家", "下下家", "上上家", "上家"],
  6: ["你", "下家", "下下家", "对家", "上上家", "上家"],
};

export const table = {
  place: (seats: number, away: number): string => PLACES[seats]?.[away] ?? "",
  seat: (number: number): string => `${number} 号位`,
  /** Whether sentences name the others by their names, or by where they sit. */
  byName: false as boolean,
  and: "、",
  actions: { win: "胡", kong: "杠", pong: "碰", chow: "吃", pass: "过", ready: "听" },
  liu: "溜",
  peng: "碰",
  chi: "吃",
  /** What the game calls three equal cards of which the third was drawn. */
  wei: (names: Record<string, string>): string => ("歪" in names ? "歪" : "偎"),
  yourDiscard: "轮到你：选一张打出去",
  yourChoice: "要不要？请选",
  declareReady: "选要打的牌，同时报听",
  waitingFor: (who: string): string => `等${who}出牌`,
  looking: (who: string): string => `${who}在看揭的牌`,
  owing: (who: string): string => `等${who}打一张`,
  everybody: "等大家表态",
  dealt: "刚发好牌",
  over: "这一盘结束了",
  held: "已答复，等别家",
  waits: "听",
  waitsAfter: (tile: string): string => `打${tile}听`,
  left: (count: number): string => `剩${count}张`,
  worth: (total: number, _unit: string, word: string): string => `${total}${word}`,
  /** The same in fewer words. */
  copies: (count: number): string => `×${count}`,
  noCopy: "没有剩的",
};
