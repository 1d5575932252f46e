/** All words of the client, in one place for each language: `words/zh.ts` is the model, the others have its keys. */

import { signal } from "@preact/signals";
import { en } from "./words/en";
import { type Words, zh } from "./words/zh";

export type Lang = "zh" | "en";
const LANGS: Record<Lang, Words> = { zh, en };
const KEY = "paiju.lang";

function chosen(): Lang {
  const kept = localStorage.getItem(KEY);
  if (kept === "zh" || kept === "en") return kept;
  return navigator.language.toLowerCase().startsWith("zh") ? "zh" : "en";
}

export const lang = signal<Lang>(chosen());

export function speak(value: Lang): void {
  localStorage.setItem(KEY, value);
  lang.value = value;
}

/** The words of the language that is spoken; reading it in a component lets that follow a change. */
export const t = (): Words => LANGS[lang.value];

/** The one of two texts that the server gives in both languages. */
export const said = (both: { title: string; english: string }): string =>
  lang.value === "zh" ? both.title : both.english;
