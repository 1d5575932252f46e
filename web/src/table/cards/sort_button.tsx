/** Sorts a hand that was arranged, or that has thinned out. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import { Icon } from "../../ui/icon";

export function SortButton({ onSort }: { onSort: () => void }): JSX.Element {
  const words = t().cards;
  return (
    <button type="button" class="cards-sort" title={words.sortHint} aria-keyshortcuts="S" onClick={onSort}>
      <Icon name="layers" size={1.25} />
      {words.sort}
    </button>
  );
}
