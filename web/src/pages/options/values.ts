/** Values of options: which hold, which differ, how they are called. */

import type { Option, OptionValue } from "../../wire";

/** Only what was chosen; the rest are defaults. */
export type Values = Readonly<Record<string, OptionValue>>;

/** The value that holds; null while another option decides. */
export function heldValue(option: Option, values: Values): OptionValue | null {
  return values[option.key] ?? option.default;
}

/** Whether the option does anything beside the others. */
export function matters(option: Option, options: readonly Option[], values: Values): boolean {
  const { needs } = option;
  const other = needs && options.find((one) => one.key === needs.option);
  if (!needs || !other) return true;
  const value = heldValue(other, values);
  return value !== null && needs.among.includes(value);
}

/** What has to be sent: known, in effect, and not the default. */
export function differing(options: readonly Option[], values: Values): Record<string, OptionValue> {
  const told = options.filter((option) => values[option.key] !== undefined && matters(option, options, values));
  return Object.fromEntries(
    told.flatMap((option) => {
      const value = values[option.key];
      return value === undefined || value === option.default ? [] : [[option.key, value]];
    }),
  );
}

/** The options to show, common ones and the rest. */
export function grouped(options: readonly Option[], values: Values): { common: Option[]; rest: Option[] } {
  const shown = options.filter((option) => matters(option, options, values));
  return {
    common: shown.filter((option) => option.common),
    rest: shown.filter((option) => !option.common),
  };
}

/** With one value put, or, for null, left to its default. */
export function put(values: Values, key: string, value: OptionValue | null): Values {
  const { [key]: _, ...others } = values;
  return value === null ? others : { ...others, [key]: value };
}

/** The tiles as one text in which a suit follows its ranks: the form in which the server writes it. */
export function compact(names: readonly string[]): string {
  return names.map((name, place) => (names[place + 1]?.[1] === name[1] ? name[0] : name)).join("");
}

/** What values are called. */
export interface ValueWords {
  on: string;
  off: string;
  byEdition: string;
  values: Readonly<Record<string, string>>;
}

/** A value in words; numbers and what has no word stand as they are. */
export function named(option: Option, value: OptionValue | null, words: ValueWords): string {
  if (value === null) return words.byEdition;
  if (typeof value === "boolean") return value ? words.on : words.off;
  return words.values[`${option.key} ${value}`] ?? words.values[String(value)] ?? String(value);
}
