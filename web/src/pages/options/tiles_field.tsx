/** An option that is a text of tiles: those that are chosen, and folded below them all that may be. */

import type { ComponentChildren, JSX } from "preact";
import { t } from "../../i18n";
import { namesIn } from "../../table/parts/names";
import { Icon } from "../../ui/icon";
import { tileName } from "../../ui/names";
import { Face, placed } from "../record/faces";
import { compact } from "./values";

export interface TilesFieldProps {
  label: string;
  beside?: ComponentChildren;
  hint?: ComponentChildren;
  disabled?: boolean | undefined;
  /** All tiles that may be chosen, in their order. */
  tiles: readonly string[];
  /** The text of those that are. */
  value: string;
  onChange: (value: string) => void;
}

export function TilesField({ label, beside, hint, disabled, tiles, value, onChange }: TilesFieldProps): JSX.Element {
  const words = t().pages.options;
  const chosen = namesIn(value);
  const flip = (name: string) => onChange(compact(tiles.filter((one) => chosen.includes(one) === (one !== name))));
  return (
    <fieldset class="field tiles-field" disabled={disabled}>
      <legend class="field-label">
        {label}
        {beside}
        {hint && <small>{hint}</small>}
      </legend>
      <details>
        <summary>
          {chosen.length === 0 && <span class="soft">{words.noTiles}</span>}
          {placed(chosen).map(({ key, name }) => (
            <Face key={key} name={name ?? ""} />
          ))}
          <span class="tiles-open">
            {words.pickTiles} <Icon name="chevron-down" />
          </span>
        </summary>
        <div class="tile-picks">
          {tiles.map((name, place) => (
            <button
              key={name}
              type="button"
              class={tiles[place - 1]?.[1] === name[1] ? undefined : "suit-first"}
              aria-label={tileName(name)}
              aria-pressed={chosen.includes(name)}
              onClick={() => flip(name)}
            >
              <Face name={name} />
            </button>
          ))}
        </div>
      </details>
    </fieldset>
  );
}
