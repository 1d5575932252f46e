/** One option, by what it may be: a switch, a choice, a number, a text. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { rule } from "../../api";
import { lang, said, t } from "../../i18n";
import { Choice, NumberField, TextField, Toggle } from "../../ui/field";
import type { Option, OptionValue } from "../../wire";
import { Loading, Trouble } from "../frame";
import { useLoaded } from "../use";
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
  const hint = <Hint option={option} game={game} error={error} />;
  if (typeof value === "boolean" && option.default !== null)
    return <Toggle label={label} hint={hint} disabled={disabled} value={value} onChange={onChange} />;
  if (!option.choices?.length && typeof value === "string")
    return <TextField label={label} hint={hint} disabled={disabled} value={value} onInput={onChange} />;
  if (!option.choices?.length) {
    const least = option.least ?? 0;
    return (
      <NumberField
        label={label}
        hint={hint}
        disabled={disabled}
        value={Number(value)}
        least={least}
        onChange={onChange}
      />
    );
  }
  const choices: (OptionValue | null)[] = [...(option.default === null ? [null] : []), ...option.choices];
  return (
    <Choice
      label={label}
      hint={hint}
      disabled={disabled}
      value={choices.indexOf(value)}
      options={choices.map((choice, place) => ({ value: place, label: named(option, choice, words) }))}
      onChange={(place) => onChange(choices[place] ?? null)}
    />
  );
}

function Hint(props: { option: Option; game: string | undefined; error: string | undefined }): JSX.Element | null {
  const { option, game, error } = props;
  const custom = game === undefined ? t().pages.options.customHints[option.key] : undefined;
  const ruled = game !== undefined && option.rule !== undefined;
  if (!custom && !ruled && !error) return null;
  return (
    <span class="below">
      {custom}
      {ruled && <RuleNote game={game} rule={option.rule ?? ""} />}
      {error && <span class="field-error below">{error}</span>}
    </span>
  );
}

/** The number of a rule; tapped, its text opens below, so that nothing that was filled in is lost. */
function RuleNote({ game, rule: id }: { game: string; rule: string }): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="rule-note" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t().pages.options.rule} {id}
      </button>
      {open && <RuleText game={game} rule={id} />}
    </>
  );
}

function RuleText({ game, rule: id }: { game: string; rule: string }): JSX.Element {
  const text = useLoaded(() => rule(game, id, lang.value), [game, id, lang.value]);
  if (text.fault) return <Trouble fault={text.fault} />;
  if (text.value === null) return <Loading />;
  return (
    <span class="rule-here below">
      {text.value.replaceAll("`", "")} <a href={`/rules/${game}#${id}`}>{t().pages.options.page}</a>
    </span>
  );
}
