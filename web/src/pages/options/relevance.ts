/** Which options are worth a place in the form. What a hidden one would be is not sent. */

/** Shown first, because many change them. */
export const COMMON: ReadonlySet<string> = new Set([
  "players",
  "buried",
  "edition",
  "base",
  "fan_cap",
  "zimo_bonus",
  "start_balance",
  "dou_liu_zi",
  "liu_zi_stake",
  "deng_fen",
  "forced_wei",
  "hao_plus",
  "mingtang_plus",
  "rounds",
  "discard_seconds",
  "stake",
  "next_seconds",
  "listed",
]);

interface Condition {
  option: string;
  is: readonly (string | number | boolean)[];
}

const FOUR_EDITIONS: Condition = { option: "edition", is: ["xiaozhuo", "dazhuo", "quan", "zuanshi"] };
const TWO_EDITIONS: Condition = { option: "edition", is: ["quan", "zuanshi"] };
const ONE_EDITION: Condition = { option: "edition", is: ["zuanshi"] };
const POT: Condition = { option: "dou_liu_zi", is: [true] };

/** Option → without effect unless another has one of these values (FL-2.5, WM-16.1, WM-18.2). */
export const ONLY_WHILE: Readonly<Record<string, Condition>> = {
  buried: { option: "players", is: [2] },
  liu_zi_stake: POT,
  deng_fen: POT,
  long_bai_wei: FOUR_EDITIONS,
  tian_hu: FOUR_EDITIONS,
  quan_qiu_ren: FOUR_EDITIONS,
  ding_dui: FOUR_EDITIONS,
  piao_dui: FOUR_EDITIONS,
  shang_xia_wu_qian_nian: FOUR_EDITIONS,
  huo_zhuo_xiao_san: FOUR_EDITIONS,
  zi_mo: FOUR_EDITIONS,
  yin_stack: FOUR_EDITIONS,
  ka_stack: TWO_EDITIONS,
  tian_hu_stack: TWO_EDITIONS,
  dui_dao_stack: ONE_EDITION,
  ding_ding_stack: ONE_EDITION,
};
