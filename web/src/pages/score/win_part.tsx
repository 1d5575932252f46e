/** How a hand to score was won: the way, the tile, whose it was, and what the tiles do not show. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import { Choice, NumberField, Toggle } from "../../ui/field";
import type { Game } from "../../wire";
import { OneTile } from "./one_tile";
import { type Draft, marksFor, takesSeat, takesTile, used } from "./request";
import { seatName } from "./seats";

export interface WinPartProps {
  game: Game;
  seats: number;
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

/** In the order in which the words stand. */
function waysOf({ asks }: Game): { value: string; label: string }[] {
  const words = t().pages.score;
  const ways = Object.entries(words.ways).filter(([way]) => asks.ways.includes(way));
  return [{ value: "", label: words.askWaits }, ...ways.map(([value, label]) => ({ value, label }))];
}

export function WinPart({ game, seats, draft, onChange }: WinPartProps): JSX.Element {
  const words = t().pages.score;
  const { way } = draft;
  const all = Array.from({ length: seats }, (_, seat) => ({ value: seat, label: seatName(seat, seats) }));
  return (
    <section class="panel">
      <Choice label={words.by} value={way} options={waysOf(game)} onChange={(value) => onChange({ way: value })} />
      {takesTile(way) && (
        <OneTile
          label={words.winTile}
          kinds={game.kinds}
          used={used(draft)}
          tile={draft.tile}
          onChange={(tile) => onChange({ tile })}
        />
      )}
      {takesSeat(way) && (
        <Choice label={words.from} value={draft.from} options={all.slice(1)} onChange={(from) => onChange({ from })} />
      )}
      <Choice label={words.dealer} value={draft.dealer} options={all} onChange={(dealer) => onChange({ dealer })} />
      {game.asks.keys.includes("pot") && (
        <NumberField label={words.pot} value={draft.pot} least={0} onChange={(pot) => onChange({ pot })} />
      )}
      <Marks marks={marksFor(game.asks, way)} draft={draft} onChange={onChange} />
    </section>
  );
}

interface MarksProps extends Pick<WinPartProps, "draft" | "onChange"> {
  marks: readonly string[];
}

function Marks({ marks, draft, onChange }: MarksProps): JSX.Element | null {
  const words = t().pages.score;
  const put = (mark: string, on: boolean) =>
    onChange({ marks: on ? [...draft.marks, mark] : draft.marks.filter((one) => one !== mark) });
  if (marks.length === 0) return null;
  return (
    <>
      <h3>{words.marks}</h3>
      {marks.map((mark) => (
        <Toggle
          key={mark}
          label={words.markNames[mark] ?? mark}
          value={draft.marks.includes(mark)}
          onChange={(on) => put(mark, on)}
        />
      ))}
    </>
  );
}
