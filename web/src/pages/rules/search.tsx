/** Finding words within a rule page. */

import type { JSX, RefObject } from "preact";
import { useState } from "preact/hooks";
import { chinese, t } from "../../i18n";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";

export interface SearchProps {
  article: RefObject<HTMLElement | null>;
  /** One of its rules, as an example. */
  rule: string;
}

/** Of the page itself: examples below a rule come only as one scrolls to them. */
const BLOCKS = ":is(p, li, tr, h2, h3):not(.rule-examples *)";

export function Search({ article, rule }: SearchProps): JSX.Element {
  const words = t().pages.rules;
  const [query, setQuery] = useState("");
  const [hits, setHits] = useState<HTMLElement[]>([]);
  const [at, setAt] = useState(-1);
  const type = (text: string) => {
    setQuery(text);
    setHits(marked(article.current, chinese(text.trim())));
    setAt(-1);
  };
  const next = (event: Event) => {
    event.preventDefault();
    if (hits.length === 0) return;
    const to = (at + 1) % hits.length;
    setAt(to);
    hits[to]?.scrollIntoView({ block: "center" });
  };
  return (
    <search>
      <form class="rules-search" onSubmit={next}>
        <TextField label={words.search} value={query} placeholder={words.searchHint(rule)} onInput={type} />
        <p role="status">{query.trim() !== "" && words.found(hits.length)}</p>
        {hits.length > 0 && (
          <Button submit size="small" icon="arrow-down">
            {`${words.nextHit} ${at < 0 ? "" : `${at + 1}/${hits.length}`}`.trim()}
          </Button>
        )}
      </form>
    </search>
  );
}

/** Mark the blocks in which the words stand; returns them in order. */
function marked(article: HTMLElement | null, query: string): HTMLElement[] {
  const blocks = [...(article?.querySelectorAll<HTMLElement>(BLOCKS) ?? [])];
  const wanted = query.toLowerCase();
  const found = blocks.filter((block) => wanted !== "" && (block.textContent ?? "").toLowerCase().includes(wanted));
  for (const block of blocks) block.classList.toggle("hit", found.includes(block));
  return found;
}
