/** What is done, in the words of the family. */

import { t } from "../../i18n";

/** The word for a verb of the wire. `names`: those of the game. */
export function verbWord(verb: string, names: Record<string, string>): string {
  const words = t().table;
  const all: Record<string, string> = {
    ...words.actions,
    liu: words.liu,
    wei: words.wei(names),
    peng: words.peng,
    chi: words.chi,
  };
  return all[verb] ?? verb;
}
