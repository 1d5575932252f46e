/** What may be said besides, in games that have a use for it: cards as dealt and thrown, who has won, what each has. */

import type { JSX } from "preact";
import { NumberField, Toggle } from "../../ui/field";
import { Icon } from "../../ui/icon";
import type { Game } from "../../wire";
import { learnWords } from "../../words/learn";
import { counted, type Draft } from "./request";
import { calledFrom, seatsFrom } from "./seats";
import { Tray } from "./tray";

export interface ExtrasProps {
  game: Game;
  kinds: readonly string[];
  seats: number;
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

const KEYS = ["dealt", "discarded", "finished", "balances"];

export function Extras(props: ExtrasProps): JSX.Element | null {
  const { game, draft } = props;
  const words = learnWords().scorer;
  const has = (key: string) => game.asks.keys.includes(key);
  if (!KEYS.some(has)) return null;
  const told = draft.dealt !== null || draft.discarded !== null || draft.balances !== null || draft.finished.length > 0;
  return (
    <details class="panel fold" open={told}>
      <summary>
        <h2>{words.extras}</h2>
        <Icon name="chevron-down" />
      </summary>
      <div class="fields">
        {has("dealt") && <Cards {...props} part="dealt" label={words.dealt} hint={words.dealtHint} />}
        {has("discarded") && <Cards {...props} part="discarded" label={words.discarded} />}
        {has("finished") && <Finished {...props} />}
        {has("balances") && <Balances {...props} />}
      </div>
    </details>
  );
}

interface CardsProps extends ExtrasProps {
  part: "dealt" | "discarded";
  label: string;
  hint?: string;
}

function Cards({ kinds, draft, part, label, hint, onChange }: CardsProps): JSX.Element {
  const tiles = draft[part];
  return (
    <div class="score-cards">
      <Toggle
        label={label}
        hint={hint}
        value={tiles !== null}
        // the dealt cards are mostly those of the hand
        onChange={(on) => onChange({ [part]: on ? (part === "dealt" ? draft.hand : []) : null })}
      />
      {tiles !== null && (
        <Tray tiles={tiles} kinds={kinds} used={counted(tiles)} onChange={(next) => onChange({ [part]: next })} />
      )}
    </div>
  );
}

function Finished({ seats, draft, onChange }: ExtrasProps): JSX.Element {
  const others = seatsFrom(draft.seat, seats).slice(1);
  return (
    <fieldset class="score-seats">
      <legend class="field-label">{learnWords().scorer.finished}</legend>
      {others.map(({ value, label }) => {
        const rest = draft.finished.filter((seat) => seat !== value);
        return (
          <Toggle
            key={value}
            label={label}
            value={draft.finished.includes(value)}
            onChange={(on) => onChange({ finished: on ? [...rest, value] : rest })}
          />
        );
      })}
    </fieldset>
  );
}

/** What a seat has when its limit is put, as a beginning. */
const SOME = 10;

function Balances({ seats, draft, onChange }: ExtrasProps): JSX.Element {
  const words = learnWords().scorer;
  const { balances } = draft;
  const put = (seat: number, sum: number | null) =>
    onChange({ balances: balances?.map((one, at) => (at === seat ? sum : one)) ?? null });
  return (
    <div>
      <Toggle
        label={words.balances}
        hint={words.balancesHint}
        value={balances !== null}
        onChange={(on) => onChange({ balances: on ? new Array<null>(seats).fill(null) : null })}
      />
      {balances?.map((sum, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers
        <div key={seat} class="score-balance">
          <Toggle
            label={`${calledFrom(draft.seat, seat, seats)} · ${words.noLimit}`}
            value={sum === null}
            onChange={(none) => put(seat, none ? null : SOME)}
          />
          {sum !== null && (
            <NumberField label={calledFrom(draft.seat, seat, seats)} value={sum} onChange={(next) => put(seat, next)} />
          )}
        </div>
      ))}
    </div>
  );
}
