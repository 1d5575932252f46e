/** Several ways to do the same, each with its tiles. */

import type { JSX } from "preact";
import { Card } from "../../ui/card";
import { tileName } from "../../ui/names";
import { Sheet } from "../../ui/sheet";
import { Tile } from "../../ui/tile";
import type { ChoiceSheetProps } from "./props";
import "./parts.css";
import "./sheets.css";

/** A tile or a card, as its name says. */
export function Face({ name, size, last }: { name: string; size?: string; last?: boolean }): JSX.Element {
  const lie = { name, size, last };
  return "xd".includes(name[1] ?? " ") ? <Card {...lie} /> : <Tile {...lie} />;
}

export function ChoiceSheet({ open, title, ways, onChoose, onClose }: ChoiceSheetProps): JSX.Element {
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <ul class="ways">
        {ways.map((way, place) => (
          <li key={way.action}>
            <button
              type="button"
              class="way"
              aria-keyshortcuts={String(place + 1)}
              aria-label={spoken(way.label, way.tiles)}
              onClick={() => onChoose(way.action)}
            >
              {way.label && <span class="way-label">{way.label}</span>}
              <span class="way-tiles" aria-hidden="true">
                {way.tiles.map((tile, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles, in an order that stays
                  <Face key={at} name={tile} last={at === way.tiles.indexOf(way.taken ?? "")} />
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

const spoken = (label: string | undefined, tiles: readonly string[]): string =>
  [label, ...tiles.map(tileName)].filter(Boolean).join(" ");
