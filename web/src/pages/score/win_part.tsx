/** How a hand to score was won: the way, the tile, whose it was, and what the tiles do not show. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import { Choice, NumberField, Toggle } from "../../ui/field";
import type { Game } from "../../wire";
import { Face } from "../record/faces";
import { Keypad } from "./keypad";
import { type Draft, used } from "./request";
import { seatName } from "./seats";
import { type Speech, takesSeat, takesTile } from "./speech";

export interface WinPartProps {
  game: Game;
  speech: Speech;
  seats: number;
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

export function WinPart({ game, speech, seats, draft, onChange }: WinPartProps): JSX.Element {
  const words = t().pages.score;
  const { way } = draft;
  const ways = [
    { value: "", label: words.askWaits },
    ...speech.ways.map((value) => ({ value, label: words.ways[value] ?? value })),
  ];
  const others = Array.from({ length: seats - 1 }, (_, place) => place + 1);
  return (
    <section class="panel">
      <Choice label={words.by} value={way} options={ways} onChange={(value) => onChange({ way: value })} />
      {takesTile(way) && <WinTile game={game} draft={draft} onChange={onChange} />}
      {takesSeat(way) && (
        <Choice
          label={words.from}
          value={draft.from}
          options={others.map((value) => ({ value, label: seatName(value, seats) }))}
          onChange={(from) => onChange({ from })}
        />
      )}
      <Toggle label={words.dealer} value={draft.dealer} onChange={(dealer) => onChange({ dealer })} />
      {speech.pot && (
        <NumberField label={words.pot} value={draft.pot} least={0} onChange={(pot) => onChange({ pot })} />
      )}
      {way !== "" && <Marks speech={speech} draft={draft} onChange={onChange} />}
    </section>
  );
}

type PartProps = Pick<WinPartProps, "draft" | "onChange">;

function WinTile({ game, draft, onChange }: PartProps & { game: Game }): JSX.Element {
  const words = t().pages.score;
  return (
    <div class="field">
      <span class="field-label">{words.winTile}</span>
      {draft.tile === null ? (
        <Keypad kinds={game.kinds} used={used(draft)} onTap={(tile) => onChange({ tile })} />
      ) : (
        <div class="tray">
          <Face name={draft.tile} note={words.changeWin} onTap={() => onChange({ tile: null })} />
        </div>
      )}
    </div>
  );
}

function Marks({ speech, draft, onChange }: PartProps & { speech: Speech }): JSX.Element {
  const words = t().pages.score;
  const put = (mark: string, on: boolean) =>
    onChange({ marks: on ? [...draft.marks, mark] : draft.marks.filter((one) => one !== mark) });
  return (
    <>
      <h3>{words.marks}</h3>
      {speech.marks.map((mark) => (
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
