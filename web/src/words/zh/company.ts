/** Words of being together: who watches, who changes places, who plays on, rules that one keeps. */
export const company = {
  watchers: (count: number): string => `${count} 人旁观`,
  watching: (seconds: number): string => (seconds > 0 ? `你在旁观，晚 ${seconds} 秒` : "你在旁观"),
  sit: "坐下来打",
  allow: "允许旁观",
  allowHint: "关掉后，正在旁观的人马上离开",
  away: { title: "这一桌不让旁观", text: "房主没有开旁观。等这一场打完，可以再来坐下。", again: "再看看" },

  askSwap: (name: string): string => `和${name}换座位`,
  swap: "换座位",
  swapAsked: (name: string, seat: number): string => `${name}（${seat} 号位）想和你换座位`,
  swapYes: "换",
  swapNo: "不换",
  swapWaits: (name: string): string => `问了${name}要不要换座位，等他答应`,
  swapBack: "不换了",

  rematch: "原班人马再来一场",
  rematchAsked: (seconds: number): string => `再来一场，${seconds} 秒后开始。不想打就站起来`,

  presets: "存下的规矩",
  presetsNone: "把常打的规矩存下来，下次一点就好。",
  presetKeep: "存下现在的规矩",
  presetName: "给这套规矩起个名",
  presetSame: "已有同名的，会换成现在的规矩",
  presetFull: "最多存 20 套，先删掉一套",
  presetEdit: "整理",
  presetRename: (name: string): string => `给“${name}”改名`,
  presetDelete: (name: string): string => `删掉“${name}”`,
  presetSure: (name: string): string => `“${name}”删掉以后找不回来。`,
  presetHere: (name: string): string => `规矩：${name}`,
  presetsHouse: "这里推荐的规矩",
  house: { draining: "这里要关门了：打完这一盘，不再开新的。", dismiss: "知道了" },
};
