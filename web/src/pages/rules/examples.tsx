/** The examples below each rule: put in as one comes near them, for a page has hundreds of tiles. */

import { type JSX, type RefObject, render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { examples as examplesOf, Refusal } from "../../api";
import { Button } from "../../ui/button";
import type { Game } from "../../wire";
import type { Example } from "../../wire_score";
import { learnWords } from "../../words/learn";
import { ExampleView } from "./example";
import type { RulePage } from "./page";

/** So far from the screen an example is made ready, in CSS pixels. */
const NEAR = "800px";

/** Fill the places that the page has for examples. */
export function useExamples(article: RefObject<HTMLElement | null>, game: Game | null, page: RulePage | null): void {
  useEffect(() => {
    if (!game || !page) return;
    let watcher: IntersectionObserver | null = null;
    let left = false;
    examplesOf(game.id).then(
      (all) => {
        if (left || !article.current) return;
        watcher = filled(article.current, game, byRule(all));
      },
      (error: unknown) => {
        // the page itself is there; without its examples it says the same
        if (!(error instanceof Refusal)) throw error;
      },
    );
    const shown = article.current;
    return () => {
      left = true;
      watcher?.disconnect();
      for (const place of shown?.querySelectorAll(".rule-examples") ?? []) render(null, place);
    };
  }, [article, game, page]);
}

function byRule(all: readonly Example[]): Map<string, Example[]> {
  const found = new Map<string, Example[]>();
  for (const example of all) found.set(example.rule, [...(found.get(example.rule) ?? []), example]);
  return found;
}

/** Keep room at each place, and fill it when it comes near. */
function filled(article: HTMLElement, game: Game, found: ReadonlyMap<string, Example[]>): IntersectionObserver {
  const those = (place: HTMLElement) => found.get(place.dataset.rule ?? "") ?? [];
  const fill = (place: HTMLElement) => {
    place.classList.remove("waiting");
    render(<RuleExamples game={game} examples={those(place)} />, place);
  };
  const watcher = new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target as HTMLElement);
      for (const place of near) watcher.unobserve(place);
      steady(() => near.forEach(fill));
    },
    { rootMargin: NEAR },
  );
  const places = [...article.querySelectorAll<HTMLElement>(".rule-examples")].filter(
    (place) => those(place).length > 0,
  );
  steady(() => {
    for (const place of places) place.classList.add("waiting");
  });
  for (const place of places) watcher.observe(place);
  return watcher;
}

/** Change the page so that what stands in the middle of the screen stays there. */
function steady(change: () => void): void {
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest(".rules-text > *");
  const before = seen?.getBoundingClientRect().top ?? 0;
  change();
  if (seen) scrollBy({ top: seen.getBoundingClientRect().top - before, behavior: "instant" });
}

/** The first one, and the others when somebody asks for them. */
function RuleExamples({ game, examples }: { game: Game; examples: readonly Example[] }): JSX.Element {
  const words = learnWords().examples;
  const [all, setAll] = useState(false);
  const shown = all ? examples : examples.slice(0, 1);
  return (
    <section aria-label={words.title}>
      <h3>{words.title}</h3>
      {shown.map((example) => (
        <ExampleView key={example.id} game={game} example={example} />
      ))}
      {shown.length < examples.length && (
        <Button size="small" tone="quiet" icon="chevron-down" onClick={() => setAll(true)}>
          {words.more(examples.length - shown.length)}
        </Button>
      )}
    </section>
  );
}
