/** The rule page of a game, and the list of them. */

import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { game as gameOf, games, rulePage } from "../../api";
import { chinese, lang, otherLanguage, said, served, t } from "../../i18n";
import { Button, IconButton } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { change } from "../../ui/language";
import { Loading, Page, Trouble } from "../frame";
import { useLoaded } from "../use";
import { useExamples } from "./examples";
import { Find } from "./find";
import { decoded, type Heading, rendered } from "./page";
import { pictured } from "./pictures";
import { Search } from "./search";
import "./rules.css";

/** `/rules`: which game. */
export function RuleIndexPage(): JSX.Element {
  const words = t().pages;
  const all = useLoaded(games, []);
  return (
    <Page title={words.rules.title}>
      <Trouble fault={all.fault} onAgain={all.again} />
      {!all.value && !all.fault && <Loading />}
      {all.value && (
        <Find games={all.value}>
          <ul class="stack plain">
            {all.value.map((game) => (
              <li key={game.id}>
                <a class="line-button" href={`/rules/${game.id}`}>
                  <strong class="serif">{said(game)}</strong>
                  <small>{said({ title: game.sentence, english: game.sentence_english })}</small>
                </a>
              </li>
            ))}
          </ul>
        </Find>
      )}
    </Page>
  );
}

/** `/rules/:game`; what stands behind # is scrolled to and marked. */
export function RulesPage({ game }: { game: string }): JSX.Element {
  const words = t().pages;
  const loaded = useLoaded(() => Promise.all([rulePage(game, served()), gameOf(game)]), [game, served()]);
  const [markdown, declared] = loaded.value ?? [null, null];
  const text = markdown === null ? null : chinese(markdown);
  const page = useMemo(
    () => (text === null || declared === null ? null : rendered(text, pictured(declared.kinds))),
    [text, declared],
  );
  const article = useRef<HTMLElement>(null);
  useAim(page !== null);
  useExamples(article, declared, page);
  return (
    <Page
      wide
      title={page?.title ?? words.rules.title}
      back="/rules"
      tools={
        <Button size="small" tone="quiet" icon="languages" onClick={() => change(otherLanguage())}>
          {words.rules.language}
        </Button>
      }
    >
      <Trouble fault={loaded.fault} onAgain={loaded.again} />
      {!page && !loaded.fault && <Loading />}
      {page && (
        <div class="rules">
          <nav class="rules-side" aria-label={words.rules.contents}>
            <Search key={lang.value} article={article} rule={page.firstRule} />
            <Contents headings={page.contents} />
          </nav>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: `rendered` escapes what is HTML in the page */}
          <article ref={article} class="rules-text" dangerouslySetInnerHTML={{ __html: page.html }} />
          <IconButton class="to-top" icon="arrow-up" label={words.rules.top} onClick={() => scrollTo(0, 0)} />
        </div>
      )}
    </Page>
  );
}

function Contents({ headings }: { headings: readonly Heading[] }): JSX.Element {
  const wide = matchMedia("(min-width: 900px)").matches;
  return (
    <details class="contents" open={wide}>
      <summary>
        <Icon name="list" /> {t().pages.rules.contents}
      </summary>
      <ol class="plain">
        {headings.map((heading) => (
          <li key={heading.id}>
            <a href={`#${heading.id}`}>{heading.text}</a>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Scroll to what the address names, and mark it, also when the address changes later. */
function useAim(there: boolean): void {
  useEffect(() => {
    if (!there) return;
    aim();
    addEventListener("hashchange", aim);
    return () => removeEventListener("hashchange", aim);
  }, [there]);
}

function aim(): void {
  for (const old of document.querySelectorAll(".aim")) old.classList.remove("aim");
  const found = document.getElementById(decoded(location.hash.slice(1)));
  found?.classList.add("aim");
  found?.scrollIntoView({ block: "center" });
}
