/** What the seats have discarded and nobody took. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { MahjongView } from "../../fold";
import { t } from "../../i18n";
import { Button } from "../../ui/button";
import { Sheet } from "../../ui/sheet";
import { Tile } from "../../ui/tile";
import { placeOf, type Who } from "../parts";
import { placesOf } from "./places";
import { lastDiscarder, told } from "./read";

/** So many rows are tried; the style sheet takes the number that lets tiles be largest. */
const ROWS = [1, 2, 3, 4, 5];
/** Of fewer tiles none becomes larger for it. */
const ROOMY = 6;

interface RiverProps {
  view: MahjongView;
  seat: number;
  who: Who;
}

/** The discards of one seat; the newest of all stays marked until there is a newer one. */
export function River({ view, seat, who }: RiverProps): JSX.Element {
  const river = view.rivers[seat] ?? [];
  const lately = lastDiscarder(view) === seat ? river.length - 1 : -1;
  const inRows = ROWS.map((rows) => [`--in-${rows}`, Math.max(1, Math.ceil(river.length / rows))]);
  return (
    <ol
      class="mj-river"
      aria-label={t().mahjong.river(placeOf(who, seat))}
      data-place={`river:${seat}`}
      style={{ ...Object.fromEntries(inRows), "--count": Math.max(ROOMY, river.length) }}
    >
      {told(view, river).map(({ place, tile }, at) => (
        <li key={place}>
          <Tile name={tile} last={at === lately} note={at === lately ? t().mahjong.lately : undefined} />
        </li>
      ))}
    </ol>
  );
}

/** The discards of all seats in a list: at crowded tables in place of the rivers. */
export function RiverList({ view, who }: Omit<RiverProps, "seat">): JSX.Element {
  return (
    <ul class="mj-river-list">
      {placesOf(view).map(({ seat }) => (
        <li key={seat}>
          <span class="mj-river-who">
            {placeOf(who, seat)} <span class="soft">{who.names[seat]}</span>
          </span>
          {view.rivers[seat]?.length ? (
            <River view={view} seat={seat} who={who} />
          ) : (
            <span class="soft mj-river-empty">{t().mahjong.empty}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The same behind a button, where there is no room for it. */
export function RiverButton({ view, who }: Omit<RiverProps, "seat">): JSX.Element {
  const open = useSignal(false);
  return (
    <div class="mj-river-button">
      <Button icon="layers" size="small" onClick={() => (open.value = true)}>
        {t().mahjong.showRivers}
      </Button>
      <Sheet open={open.value} title={t().mahjong.riversTitle} reading onClose={() => (open.value = false)}>
        <RiverList view={view} who={who} />
      </Sheet>
    </div>
  );
}
