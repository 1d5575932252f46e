/** Words of a settlement. */

/** What a game calls in its own way. */
interface GameWords {
  /** A round that nobody wins. */
  drawn?: string;
  /** Kinds of melds. */
  melds?: Record<number, string>;
  notReady?: string;
  winMoney?: string;
}

const GAMES: Record<string, GameWords> = {
  neijiang: { melds: { 2: "引杠", 3: "巴杠" }, notReady: "无叫", winMoney: "牌钱" },
  yushu: { drawn: "流局" },
  hebei: { drawn: "荒庄" },
  fulushou: { drawn: "荒庄" },
};

const MELDS = ["吃", "碰", "明杠", "补杠", "暗杠"];

export const settle = {
  title: (round: number): string => `第 ${round} 盘 结算`,
  chip: (round: number): string => `第 ${round} 盘结算`,
  drawn: (game: string): string => GAMES[game]?.drawn ?? "黄庄",
  nobody: "牌摸完了，没有人胡",
  nobodyCards: "牌揭完了，没有人胡",
  place: (place: number): string => `${"一二三四五六"[place] ?? place + 1}胡`,
  ways: {
    mahjong: ["天胡：起手就胡", "自摸", "点炮", "抢杠"],
    zipai: ["起手就胡", "胡自己揭的牌", "胡别家揭的牌", "好就胡"],
  },
  /** Word cards: the way `wei` names the group too. */
  byWei: (wei: string): string => `${wei}好就胡`,
  from: (who: string): string => `${who}打的`,
  robbed: (who: string): string => `抢${who}的杠`,
  turned: (who: string): string => `${who}揭的`,
  with: "胡",
  meld: (game: string, kind: number): string => GAMES[game]?.melds?.[kind] ?? MELDS[kind] ?? "",
  melds: { run: "顺子", triple: "刻子", head: "将", pair: "对子" },
  parts: (name: string): string => name,
  xi: (value: number): string => `${value} 息`,
  units: { fan: "番", times: "倍", xi: "息", bonus: "息", points: "分" },
  count: (value: number, _unit: string, word: string): string => `${value} ${word}`,
  sum: (name: string): string => `怎么算：${name}`,
  sumBase: "息",
  items: "名堂",
  noItems: "没有另外加的，只付底分",
  rulePage: (rule: string): string => `规则 ${rule}`,
  pays: (sum: number): string => `${sum} 分`,
  paysEach: (sum: number): string => `各 ${sum} 分`,
  short: (due: number): string => `（该付 ${due}，余额不够）`,
  to: "付给",
  nobodyPays: "没有人付钱",
  house: "系统",
  pot: "锅",
  winMoney: (game: string): string => GAMES[game]?.winMoney ?? "胡牌",
  rainMoney: "雨钱",
  rainSays: "开杠时记下，盘末合在一起付，两家互相欠的先抵掉",
  owes: (sum: number): string => `欠 ${sum} 分`,
  voided: "无叫，作废",
  struck: "作废，不用付",
  shots: (count: number): string => `一炮${"双三四五"[count - 2] ?? count}响：同一张牌几家都胡`,
  movedTo: (who: string): string => `杠上炮，转给${who}`,
  movedFrom: (who: string): string => `从${who}转来`,
  netted: "抵掉互欠后，实付",
  allSetOff: "互相抵掉，不用再付",
  notWon: "没有胡的",
  waits: "听",
  notReady: (game: string): string => GAMES[game]?.notReady ?? "没有听",
  sitting: "这一场",
  seat: "座位",
  round: "这一盘",
  balance: "现在",
  potNow: (sum: number): string => `锅里还有 ${sum} 分`,
  nextDealer: (who: string): string => `下一盘${who}坐庄`,
  lastRound: "这一场打完了",
  final: "最后名次",
  rank: "名次",
  share: "分锅",
  points: "得分",
  total: "总分",
  record: "看这一盘的牌谱",
  ready: "准备下一盘",
  again: "再来一场",
  readied: "已准备，等别家",
  readyCount: (ready: number, all: number): string => `${ready}/${all} 已准备`,
  startsIn: (seconds: number): string => `${seconds} 秒后自动开始`,
  toRoom: "回房间",
  fair: {
    good: "牌墙可验证",
    bad: "牌墙对不上",
    details: "怎么验证",
    says: "开局前系统先公布密数的指纹，再由各家加入自己的随机数，一起决定牌墙。谁也不能事先挑牌。",
    commit: "指纹与密数相符",
    seed: "种子由密数、盘号和各家的随机数得出",
    published: "指纹就是开局前公布的那一个",
    given: "你的随机数在里面",
    wall: "牌墙由种子洗出，和牌谱里的一样",
    dealt: "发给你的牌就是这副牌墙里的",
    unknown: "不在这里打的，无从比较",
    checkWall: "再查牌墙",
    checking: "正在查……",
    failed: "暂时取不到牌谱",
    values: "数据",
    names: { commit: "指纹", secret: "密数", seed: "种子", seat: (who: string): string => `${who}的随机数` },
    none: "（没有）",
    yes: "相符",
    no: "不符",
  },
};
