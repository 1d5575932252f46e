/** Where in a request a refusal points. */

import { t } from "../../i18n";
import { learnWords } from "../../words/learn";

/** What the part of the page is called that a JSON pointer means; empty where it means the whole. */
export function placeTold(at: string): string {
  const words = t().pages.score;
  const more = learnWords().scorer;
  const [, part = "", index = ""] = at.split("/");
  const places: Readonly<Record<string, string>> = {
    hand: words.handTitle,
    wild: words.wildTitle,
    win: words.by,
    marks: words.marks,
    pot: words.pot,
    dealer: words.dealer,
    options: words.optionsTitle,
    dealt: more.dealt,
    discarded: more.discarded,
    finished: more.finished,
    balances: more.balances,
  };
  return part === "melds" ? words.meldAt(Number(index) + 1) : (places[part] ?? "");
}
