/** Values of options in the language that is spoken. */

import { t } from "../../i18n";
import { namesIn } from "../../table/parts/names";
import { tileName } from "../../ui/names";
import type { Option, OptionValue } from "../../wire";
import { named } from "./values";

/** A value as it stands in a list of what was changed; tiles are called by their names. */
export function valueTold(option: Option, value: OptionValue): string {
  const words = t().pages.options;
  if (!option.tiles) return named(option, value, words);
  return words.tiles(namesIn(String(value)).map(tileName));
}
