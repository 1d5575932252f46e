/** How a hand to score was won: the way, the tile, whose it was, and what the tiles do not show. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import { Choice, NumberField, Toggle } from "../../ui/field";
import type { Game } from "../../wire";
import { learnWords } from "../../words/learn";
import { OneTile } from "./one_tile";
import { type Draft, marksFor, takesSeat, takesTile, used, wayChosen } from "./request";
import { seatsFrom } from "./seats";

export interface WinPartProps {
  game: Game;
  kinds: readonly string[];
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

const UNTOLD = -1;

export function WinPart({ game, kinds, seats, draft, onChange }: WinPartProps): JSX.Element {
  const words = t().pages.score;
  const { way, seat } = draft;
  const all = seatsFrom(seat, seats);
  const untold = draft.from === null ? [{ value: UNTOLD, label: learnWords().scorer.untold }] : [];
  return (
    <section class="panel">
      <Choice
        label={words.by}
        value={way}
        options={waysOf(game)}
        onChange={(value) => onChange(wayChosen(game.asks, draft, value))}
      />
      {takesTile(way) && (
        <OneTile
          label={words.winTile}
          kinds={kinds}
          used={used(draft)}
          tile={draft.tile}
          onChange={(tile) => onChange({ tile })}
        />
      )}
      {takesSeat(way) && (
        <Choice
          label={words.from}
          value={draft.from ?? UNTOLD}
          options={[...untold, ...all.slice(1)]}
          onChange={(from) => onChange({ from })}
        />
      )}
      <Choice label={words.dealer} value={draft.dealer} options={all} onChange={(dealer) => onChange({ dealer })} />
      {game.asks.keys.includes("pot") && (
        <NumberField label={words.pot} value={draft.pot} least={0} onChange={(pot) => onChange({ pot })} />
      )}
      <Marks game={game} draft={draft} onChange={onChange} />
    </section>
  );
}

/** Those that count with the way are open, the others folded: they may be named too. */
function Marks({ game, draft, onChange }: Pick<WinPartProps, "game" | "draft" | "onChange">): JSX.Element | null {
  if (draft.way === "") return null;
  const counting = marksFor(game.asks, draft.way);
  const others = game.asks.marks.map(({ mark }) => mark).filter((mark) => !counting.includes(mark));
  return (
    <>
      {counting.length > 0 && <h3>{t().pages.score.marks}</h3>}
      {counting.map((mark) => (
        <Mark key={mark} mark={mark} draft={draft} onChange={onChange} />
      ))}
      {others.length > 0 && (
        <details class="score-more" open={others.some((mark) => draft.marks.includes(mark))}>
          <summary>{learnWords().scorer.moreMarks}</summary>
          {others.map((mark) => (
            <Mark key={mark} mark={mark} draft={draft} onChange={onChange} />
          ))}
        </details>
      )}
    </>
  );
}

function Mark({ mark, draft, onChange }: { mark: string } & Pick<WinPartProps, "draft" | "onChange">): JSX.Element {
  const others = draft.marks.filter((one) => one !== mark);
  return (
    <Toggle
      label={t().pages.score.markNames[mark] ?? mark}
      value={draft.marks.includes(mark)}
      onChange={(on) => onChange({ marks: on ? [...others, mark] : others })}
    />
  );
}
