/**
 * All words of the client, in one place for each language: `words/zh.ts` is the model, the others have its keys.
 * Only the language that is spoken is fetched; whatever imports this module waits for it.
 */

import { batch, signal } from "@preact/signals";
import type { Words } from "./words/zh";

export type Lang = "zh" | "en";
const LANGS: Record<Lang, () => Promise<Words>> = {
  zh: () => import("./words/zh").then((made) => made.zh),
  en: () => import("./words/en").then((made) => made.en),
};
const KEY = "paiju.lang";

function chosen(): Lang {
  const kept = localStorage.getItem(KEY);
  if (kept === "zh" || kept === "en") return kept;
  return navigator.language.toLowerCase().startsWith("zh") ? "zh" : "en";
}

export const lang = signal<Lang>(chosen());

const words = signal(await LANGS[lang.value]());

/**
 * Speak another language from now on. The choice is kept at once: a page that is left while its words are still
 * fetched has been told. Errors: whatever fetching a script throws; then the old one is spoken on.
 */
export async function speak(value: Lang): Promise<void> {
  localStorage.setItem(KEY, value);
  const wanted = await LANGS[value]().catch((fault: unknown) => {
    localStorage.setItem(KEY, lang.value);
    throw fault;
  });
  if (localStorage.getItem(KEY) !== value) return; // another was chosen since
  batch(() => {
    words.value = wanted;
    lang.value = value;
  });
}

/** The words of the language that is spoken; reading it in a component lets that follow a change. */
export const t = (): Words => words.value;

/** The one of two texts that the server gives in both languages. */
export const said = (both: { title: string; english: string }): string =>
  lang.value === "zh" ? both.title : both.english;
