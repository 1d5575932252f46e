/** Tiles that were tapped in, each to be taken away again, and the keypad below them. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import { tileName } from "../../ui/names";
import { Face, placed } from "../record/faces";
import { Keypad } from "./keypad";
import { sorted } from "./tiles";

export interface TrayProps {
  tiles: readonly string[];
  kinds: readonly string[];
  used: ReadonlyMap<string, number>;
  onChange: (tiles: readonly string[]) => void;
}

export function Tray({ tiles, kinds, used, onChange }: TrayProps): JSX.Element {
  const words = t().pages.score;
  return (
    <>
      <div class="tray">
        {tiles.length === 0 && <p class="soft">{words.empty}</p>}
        {placed(tiles).map(({ key, name, place }) => (
          <Face
            key={key}
            name={name ?? ""}
            note={words.remove(tileName(name ?? ""))}
            onTap={() => onChange(tiles.filter((_, at) => at !== place))}
          />
        ))}
      </div>
      <Keypad kinds={kinds} used={used} onTap={(name) => onChange(sorted([...tiles, name], kinds))} />
    </>
  );
}
