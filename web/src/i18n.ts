/**
 * All words of the client, in one place for each language: `words/zh.ts` is the model, the others have its keys.
 * Only the language that is spoken is fetched; whatever imports this module waits for it.
 */

import { batch, signal } from "@preact/signals";
import type { Words } from "./words/zh";

/** Chinese in simplified and in traditional characters, and English. */
export const LANGUAGES = ["zh", "hant", "en"] as const;
export type Lang = (typeof LANGUAGES)[number];

/** A language once it is fetched; `chinese` writes what the server says in Chinese as this language writes it. */
interface Speech {
  words: Words;
  chinese: (text: string) => string;
}

const asItIs = (text: string): string => text;
const SPEECHES: Record<Lang, () => Promise<Speech>> = {
  zh: () => import("./words/zh").then(({ zh }) => ({ words: zh, chinese: asItIs })),
  hant: () => import("./words/hant").then(({ hant, traditional }) => ({ words: hant, chinese: traditional })),
  en: () => import("./words/en").then(({ en }) => ({ words: en, chinese: asItIs })),
};
const KEY = "paiju.lang";
/** The script that was spoken last, for who comes back from English. */
const SCRIPT_KEY = "paiju.script";

/** As pages and dates are marked with it. */
const TAGS: Record<Lang, { page: string; dates: string }> = {
  zh: { page: "zh-CN", dates: "zh-CN" },
  hant: { page: "zh-Hant", dates: "zh-TW" },
  en: { page: "en", dates: "en" },
};

/** Which language a browser asks for by a tag such as `zh-TW`. */
export function languageFor(tag: string): Lang {
  const wanted = tag.toLowerCase();
  if (!/^zh\b/.test(wanted)) return "en";
  return /hant|-(tw|hk|mo)\b/.test(wanted) && !wanted.includes("hans") ? "hant" : "zh";
}

function chosen(): Lang {
  const kept = localStorage.getItem(KEY);
  return LANGUAGES.find((one) => one === kept) ?? languageFor(navigator.language);
}

export const lang = signal<Lang>(chosen());

const speech = signal(await SPEECHES[lang.value]());

/**
 * Speak another language from now on. The choice is kept at once: a page that is left while its words are still
 * fetched has been told. Errors: whatever fetching a script throws; then the old one is spoken on.
 */
export async function speak(value: Lang): Promise<void> {
  localStorage.setItem(KEY, value);
  const wanted = await SPEECHES[value]().catch((fault: unknown) => {
    localStorage.setItem(KEY, lang.value);
    throw fault;
  });
  if (localStorage.getItem(KEY) !== value) return; // another was chosen since
  if (isChinese()) localStorage.setItem(SCRIPT_KEY, lang.value);
  batch(() => {
    speech.value = wanted;
    lang.value = value;
  });
}

/** The words of the language that is spoken; reading it in a component lets that follow a change. */
export const t = (): Words => speech.value.words;

/** The one that belongs to the language that is spoken. */
export const spoken = <T>(each: Readonly<Record<Lang, T>>): T => each[lang.value];

/** Whether Chinese is spoken, in either script. */
export const isChinese = (): boolean => lang.value !== "en";

/** English for who speaks Chinese, and the other way round: in the script as before, or as the browser would have it. */
export function otherLanguage(): Lang {
  if (isChinese()) return "en";
  const [asked = "zh"] = navigator.languages.map(languageFor).filter((one) => one !== "en");
  return LANGUAGES.find((one) => one === localStorage.getItem(SCRIPT_KEY)) ?? asked;
}

/** What the server says in Chinese, in the script that is spoken. Names that people chose do not go through here. */
export const chinese = (text: string): string => speech.value.chinese(text);

/** The one of two texts that the server gives in both languages. */
export const said = (both: { title: string; english: string }): string =>
  isChinese() ? chinese(both.title) : both.english;

/** The language in which the server is asked for a text; Chinese goes through `chinese` before it is shown. */
export const served = (): "zh" | "en" => (isChinese() ? "zh" : "en");

/** For the page's `lang`, and for dates and numbers. */
export const tags = (): { page: string; dates: string } => spoken(TAGS);
