/** One tile of a request: tapped in from all that it may be, and tapped again to choose another. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import { Face } from "../record/faces";
import { Keypad } from "./keypad";

export interface OneTileProps {
  label: string;
  hint?: string | undefined;
  kinds: readonly string[];
  used: ReadonlyMap<string, number>;
  tile: string | null;
  onChange: (tile: string | null) => void;
}

export function OneTile({ label, hint, kinds, used, tile, onChange }: OneTileProps): JSX.Element {
  return (
    <div class="field">
      <span class="field-label">
        {label}
        {hint && <small>{hint}</small>}
      </span>
      {tile === null ? (
        <Keypad kinds={kinds} used={used} onTap={onChange} />
      ) : (
        <div class="tray one">
          <Face name={tile} note={t().pages.score.changeWin} onTap={() => onChange(null)} />
          <small class="soft">{t().pages.score.tapToChange}</small>
        </div>
      )}
    </div>
  );
}
