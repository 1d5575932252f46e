/** Fields for options and settings: a switch, one of several, a number, a line of text. */

import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
import { t } from "../i18n";
import { IconButton } from "./button";
import "./field.css";

interface FieldProps {
  label: string;
  /** A sign on the line of the label. */
  beside?: ComponentChildren;
  /** A sentence below the label. */
  hint?: ComponentChildren;
  disabled?: boolean | undefined;
}

export interface ToggleProps extends FieldProps {
  value: boolean;
  onChange: (value: boolean) => void;
}

/** On or off; the whole row can be tapped. The row names its switch, for a sign beside the label would be its own. */
export function Toggle({ label, beside, hint, disabled, value, onChange }: ToggleProps): JSX.Element {
  const id = useId();
  return (
    <label class="field toggle" for={id}>
      <span class="field-label">
        <span id={`${id}-label`}>{label}</span>
        {beside}
        {hint && <small>{hint}</small>}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        checked={value}
        aria-checked={value}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

export interface ChoiceProps<T extends string | number | boolean> extends FieldProps {
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** One of several, all in sight. */
export function Choice<T extends string | number | boolean>(props: ChoiceProps<T>): JSX.Element {
  const group = useId();
  return (
    <fieldset class="field choice" disabled={props.disabled}>
      <legend class="field-label">
        {props.label}
        {props.beside}
        {props.hint && <small>{props.hint}</small>}
      </legend>
      <div class="choice-row">
        {props.options.map((option) => (
          <label key={String(option.value)}>
            <input
              type="radio"
              name={group}
              checked={option.value === props.value}
              onChange={() => props.onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface NumberFieldProps extends FieldProps {
  value: number;
  least?: number | undefined;
  most?: number | undefined;
  onChange: (value: number) => void;
}

/** A whole number, with a step down and a step up. */
export function NumberField(props: NumberFieldProps): JSX.Element {
  const { label, value, least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER, disabled } = props;
  const id = useId();
  const set = (wanted: number) => {
    if (Number.isInteger(wanted)) props.onChange(Math.min(most, Math.max(least, wanted)));
  };
  return (
    <div class="field number">
      <label class="field-label" for={id}>
        {label}
        {props.beside}
        {props.hint && <small>{props.hint}</small>}
      </label>
      <div class="number-row">
        <IconButton
          icon="minus"
          label={t().faces.less(label)}
          disabled={disabled || value <= least}
          onClick={() => set(value - 1)}
        />
        <input
          id={id}
          type="text"
          inputMode="numeric"
          value={value}
          disabled={disabled}
          onChange={(event) => {
            set(Number(event.currentTarget.value));
            event.currentTarget.value = String(value);
          }}
        />
        <IconButton
          icon="plus"
          label={t().faces.more(label)}
          disabled={disabled || value >= most}
          onClick={() => set(value + 1)}
        />
      </div>
    </div>
  );
}

export interface TextFieldProps extends FieldProps {
  value: string;
  onInput: (value: string) => void;
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  /** Such as `numeric` for a room code. */
  inputMode?: "text" | "numeric" | undefined;
  autoComplete?: string | undefined;
  /** What is wrong with it. */
  error?: string | undefined;
}

/** A line of text. */
export function TextField(props: TextFieldProps): JSX.Element {
  const id = useId();
  return (
    <div class="field text">
      <label class="field-label" for={id}>
        {props.label}
        {props.beside}
        {props.hint && <small>{props.hint}</small>}
      </label>
      <input
        id={id}
        type="text"
        value={props.value}
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        inputMode={props.inputMode}
        autoComplete={props.autoComplete ?? "off"}
        disabled={props.disabled}
        aria-invalid={props.error !== undefined}
        aria-describedby={props.error === undefined ? undefined : `${id}-error`}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
      {props.error !== undefined && (
        <p class="field-error" id={`${id}-error`}>
          {props.error}
        </p>
      )}
    </div>
  );
}
