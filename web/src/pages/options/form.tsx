/** The settings of a room: game, options, customs. */

import type { JSX } from "preact";
import { customs, game as gameOf, games, type Refusal } from "../../api";
import { said, t } from "../../i18n";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import type { GameLine, Option } from "../../wire";
import { told } from "../faults";
import { Loading, Trouble } from "../frame";
import { useLoaded } from "../use";
import { type Choice, lastChoice } from "./kept";
import { OptionField } from "./option_field";
import { PresetBar } from "./preset_bar";
import { differing, grouped, put, type Values } from "./values";
import "./options.css";
import "./presets.css";

export interface RoomFormProps {
  choice: Choice;
  /** What the server said of it. */
  fault: Refusal | null;
  onChange: (choice: Choice) => void;
}

export function RoomForm({ choice, fault, onChange }: RoomFormProps): JSX.Element {
  const all = useLoaded(games, []);
  const declared = useLoaded(customs, []);
  const ours = useLoaded(() => gameOf(choice.game), [choice.game]);
  const trouble = all.fault ?? declared.fault ?? ours.fault;
  if (trouble) return <Trouble fault={trouble} onAgain={[all, declared, ours].find((one) => one.fault)?.again} />;
  if (!all.value || !declared.value) return <Loading />;
  const words = t().pages.options;
  return (
    <div class="room-form">
      <GameChoice
        games={all.value}
        chosen={choice.game}
        onChoose={(game) => onChange({ ...lastChoice(game), customs: choice.customs })}
      />
      {ours.value && (
        <PresetBar
          game={choice.game}
          now={{
            options: differing(ours.value.options, choice.options),
            customs: differing(declared.value, choice.customs),
          }}
          onChoose={(rules) => onChange({ game: choice.game, ...rules })}
        />
      )}
      {ours.value ? (
        <Options
          options={ours.value.options}
          values={choice.options}
          game={choice.game}
          fault={fault}
          title={words.commonTitle}
          restTitle={words.restTitle}
          onChange={(options) => onChange({ ...choice, options })}
        />
      ) : (
        <Loading />
      )}
      <Options
        options={declared.value}
        values={choice.customs}
        fault={fault}
        title={words.customsTitle}
        restTitle={words.customsTitle}
        folded
        onChange={(values) => onChange({ ...choice, customs: values })}
      />
    </div>
  );
}

/** The choice as the server takes it: only what differs and has effect. */
export async function asRoom(choice: Choice): Promise<Choice> {
  const [ours, declared] = await Promise.all([gameOf(choice.game), customs()]);
  return {
    game: choice.game,
    options: differing(ours.options, choice.options),
    customs: differing(declared, choice.customs),
  };
}

interface GameChoiceProps {
  games: readonly GameLine[];
  chosen: string;
  onChoose: (game: string) => void;
}

/** The games as large lines, one of them chosen. */
export function GameChoice({ games, chosen, onChoose }: GameChoiceProps): JSX.Element {
  return (
    <fieldset class="game-choice">
      <legend class="out-of-sight">{t().pages.options.game}</legend>
      {games.map((line) => (
        <label key={line.id}>
          <input type="radio" name="game" checked={line.id === chosen} onChange={() => onChoose(line.id)} />
          <span>
            <strong class="serif">{said(line)}</strong>
            <small>{said({ title: line.sentence, english: line.sentence_english })}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export interface OptionsProps {
  options: readonly Option[];
  values: Values;
  game?: string;
  fault: Refusal | null;
  title: string;
  restTitle: string;
  /** Nothing stands open. */
  folded?: boolean;
  onChange: (values: Values) => void;
}

/** A list of options: the common ones open, the rest folded with a count of what is changed. */
export function Options(props: OptionsProps): JSX.Element {
  const { options, values, folded } = props;
  const { common, rest } = grouped(options, values);
  const hidden = folded ? [...common, ...rest] : rest;
  const wrong = props.fault?.at.split("/").at(-1) ?? "";
  const changes = Object.keys(differing(hidden, values)).length;
  const words = t().pages.options;
  return (
    <>
      {!folded && common.length > 0 && (
        <section class="panel">
          <h2>{props.title}</h2>
          <Fields {...props} fields={common} />
        </section>
      )}
      {hidden.length > 0 && (
        <details class="panel fold" open={hidden.some((option) => option.key === wrong)}>
          <summary>
            <h2>{props.restTitle}</h2>
            {changes > 0 && <span class="tag">{words.changed(changes)}</span>}
            <Icon name="chevron-down" />
          </summary>
          <Fields {...props} fields={hidden} />
        </details>
      )}
      {!folded && Object.keys(differing(options, values)).length > 0 && (
        <Button tone="quiet" icon="rotate-ccw" onClick={() => props.onChange({})}>
          {words.reset}
        </Button>
      )}
    </>
  );
}

function Fields({ fields, values, game, fault, onChange }: OptionsProps & { fields: Option[] }): JSX.Element {
  const place = game === undefined ? "/customs/" : "/options/";
  return (
    <div class="fields">
      {fields.map((option) => (
        <div key={option.key}>
          <OptionField
            option={option}
            values={values}
            game={game}
            error={fault?.at.endsWith(place + option.key) ? told(fault) : undefined}
            onChange={(value) => onChange(put(values, option.key, value))}
          />
        </div>
      ))}
    </div>
  );
}
