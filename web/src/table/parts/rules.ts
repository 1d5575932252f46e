/** Texts of rules, as the server has them. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Refusal, rule as ruleOf } from "../../api";
import { served } from "../../i18n";
import { capital } from "./who";

type Served = ReturnType<typeof served>;

/** A rule's text as the server has it; null while it is on its way. */
export interface RuleText {
  text: string | null;
  failed: boolean;
}

/** Whether this is the id of a rule, such as `NJ-6.3`. */
export const isRule = (at: string): boolean => /^[A-Z]{2}-\d/.test(at);

/** The rule's place on its page. */
export const ruleAddress = (game: string, rule: string): string => `/rules/${game}#${rule}`;

/** The whole text of a rule, in the language that is spoken. */
export function useRule(game: string, rule: string): RuleText {
  return useRuleIn(served(), game, rule);
}

function useRuleIn(spoken: Served, game: string, rule: string): RuleText {
  const found = useSignal<RuleText>({ text: null, failed: false });
  useEffect(() => {
    let wanted = true;
    const tell = (text: string | null) => {
      if (wanted) found.value = { text: text && plain(text), failed: text === null };
    };
    ruleOf(game, rule, spoken).then(tell, (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      tell(null);
    });
    return () => {
      wanted = false;
    };
  }, [found, game, rule, spoken]);
  return found.value;
}

/** Without the marks of the page's notation. */
const plain = (text: string): string => text.replaceAll(/[`*]/g, "");

const LONGEST_HEADING = 60;
const SIGNS: Record<Served, { end: string; colon: string }> = {
  zh: { end: "。", colon: "：" },
  en: { end: ". ", colon: ": " },
};

/** The first sentence of a rule, without the name and number of the item in front. */
export function meaning(text: string, spoken: Served): string {
  const { end, colon } = SIGNS[spoken];
  const stop = text.indexOf(end);
  const sentence = stop < 0 ? text : text.slice(0, stop + 1);
  const start = sentence.indexOf(colon);
  const said = start < 0 || start >= LONGEST_HEADING ? sentence : sentence.slice(start + colon.length);
  return spoken === "en" ? capital(said) : said;
}

/** What a rule says of things by their Chinese names: of each the first sentence that names it. */
export function about(text: string, names: readonly string[], spoken: Served): string {
  const { end } = SIGNS[spoken];
  const sentences = text.split(end);
  const found = new Set(names.map((name) => sentences.findIndex((sentence) => sentence.includes(name))));
  found.delete(-1);
  if (found.size === 0 || (found.size === 1 && found.has(0))) return meaning(text, spoken);
  const told = [...found].sort((one, other) => one - other).map((place) => sentences[place] ?? "");
  return told
    .map((sentence) => sentence + end)
    .join("")
    .trim();
}
