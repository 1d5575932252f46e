/** One option, by what it may be: a switch, a choice, a number, some tiles. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { rule } from "../../api";
import { chinese, said, served, t } from "../../i18n";
import { Choice, NumberField, Toggle } from "../../ui/field";
import { Icon } from "../../ui/icon";
import type { Option, OptionValue } from "../../wire";
import { Loading, Trouble } from "../frame";
import { useLoaded } from "../use";
import { TilesField } from "./tiles_field";
import { heldValue, named, type Values } from "./values";

export interface OptionFieldProps {
  option: Option;
  values: Values;
  /** Whose rule page tells of it; without one it has none. */
  game?: string | undefined;
  /** What the server said of it. */
  error?: string | undefined;
  disabled?: boolean | undefined;
  onChange: (value: OptionValue | null) => void;
}

export function OptionField({ option, values, game, error, disabled, onChange }: OptionFieldProps): JSX.Element {
  const words = t().pages.options;
  const value = heldValue(option, values);
  const label = (game === undefined && words.customTitles[option.key]) || said(option);
  const [open, setOpen] = useState(false);
  const ruled = game === undefined ? undefined : option.rule;
  const hint = <Hint option={option} game={game} rule={open ? ruled : undefined} error={error} />;
  const beside = ruled !== undefined && <RuleSign rule={ruled} open={open} onTap={() => setOpen(!open)} />;
  const common = { label, beside, hint, disabled };
  if (typeof value === "boolean" && option.default !== null)
    return <Toggle {...common} value={value} onChange={onChange} />;
  if (option.tiles) return <TilesField {...common} tiles={option.tiles} value={String(value)} onChange={onChange} />;
  if (!option.choices?.length)
    return <NumberField {...common} value={Number(value)} least={option.least ?? 0} onChange={onChange} />;
  const choices: (OptionValue | null)[] = [...(option.default === null ? [null] : []), ...option.choices];
  return (
    <Choice
      {...common}
      value={choices.indexOf(value)}
      options={choices.map((choice, place) => ({ value: place, label: named(option, choice, words) }))}
      onChange={(place) => onChange(choices[place] ?? null)}
    />
  );
}

interface HintProps {
  option: Option;
  game: string | undefined;
  /** Whose text is to be shown. */
  rule: string | undefined;
  error: string | undefined;
}

function Hint({ option, game, rule: shown, error }: HintProps): JSX.Element | null {
  const custom = game === undefined ? t().pages.options.customHints[option.key] : undefined;
  if (!custom && shown === undefined && !error) return null;
  return (
    <span class="below">
      {custom}
      {game !== undefined && shown !== undefined && <RuleText game={game} rule={shown} />}
      {error && <span class="field-error below">{error}</span>}
    </span>
  );
}

/** Tapped, the text of a rule opens below the field, so that nothing that was filled in is lost. */
function RuleSign({ rule: id, open, onTap }: { rule: string; open: boolean; onTap: () => void }): JSX.Element {
  const label = `${t().pages.options.rule} ${id}`;
  return (
    <button type="button" class="rule-sign" aria-label={label} aria-expanded={open} title={label} onClick={onTap}>
      <Icon name="info" size={1.25} />
    </button>
  );
}

function RuleText({ game, rule: id }: { game: string; rule: string }): JSX.Element {
  const text = useLoaded(() => rule(game, id, served()), [game, id, served()]);
  if (text.fault) return <Trouble fault={text.fault} />;
  if (text.value === null) return <Loading />;
  return (
    <span class="rule-here below">
      {chinese(text.value.replaceAll("`", ""))} <a href={`/rules/${game}#${id}`}>{t().pages.options.page}</a>
    </span>
  );
}
