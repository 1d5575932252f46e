/** Finding something in the rules of all games; the address keeps what is looked for. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { game as gameOf, rulePage } from "../../api";
import { chinese, lang, said, served } from "../../i18n";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { tileName } from "../../ui/names";
import type { GameLine } from "../../wire";
import { learnWords } from "../../words/learn";
import { Trouble } from "../frame";
import { useLoaded } from "../use";
import { find, type Hit, type Line, linesOf } from "./finding";
import { decoded } from "./page";

export interface FindProps {
  games: readonly GameLine[];
  /** Shown while nothing is looked for. */
  children: ComponentChildren;
}

const KEY = "#q=";

/** What the address looks for. */
const queryAt = (hash: string): string => (hash.startsWith(KEY) ? decoded(hash.slice(KEY.length)) : "");

export function Find({ games, children }: FindProps): JSX.Element {
  const words = learnWords().find;
  const [query, setQuery] = useState(() => queryAt(location.hash));
  const place = useRef<HTMLElement>(null);
  const wanted = query.trim();
  const looking = wanted !== "";
  const pages = useLoaded(() => (looking ? allLines(games) : Promise.resolve([])), [looking, lang.value]);
  useEffect(() => {
    const read = () => setQuery(queryAt(location.hash));
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  const type = (text: string) => {
    setQuery(text);
    history.replaceState(
      null,
      "",
      location.pathname + (text.trim() === "" ? "" : KEY + encodeURIComponent(text.trim())),
    );
  };
  return (
    <search ref={place} class="find" onKeyDown={(event) => step(event, place.current)}>
      <form onSubmit={(event) => open(event, place.current)}>
        <TextField label={words.label} value={query} placeholder={words.hint} onInput={type} />
      </form>
      <Trouble fault={pages.fault} onAgain={pages.again} />
      {!looking && children}
      {looking && !pages.fault && (
        <Found games={games} hits={pages.value?.length ? find(pages.value, chinese(wanted)) : null} key={wanted} />
      )}
    </search>
  );
}

/** The lines of all pages, in the order of the games. Errors: as of fetching pages. */
async function allLines(games: readonly GameLine[]): Promise<Line[]> {
  const pages = await Promise.all(
    games.map(async ({ id }) => {
      const [markdown, game] = await Promise.all([rulePage(id, served()), gameOf(id)]);
      return linesOf(id, chinese(markdown), game.kinds, tileName);
    }),
  );
  return pages.flat();
}

/** The arrow keys go from one thing found to the next, and back to what is looked for. */
function step(event: KeyboardEvent, place: HTMLElement | null): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [...(place?.querySelectorAll<HTMLElement>("input, .find-hit") ?? [])];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + (by ?? 0)];
  if (by === undefined || !next) return;
  event.preventDefault();
  next.focus();
}

/** Enter opens the first thing found. */
function open(event: Event, place: HTMLElement | null): void {
  event.preventDefault();
  place?.querySelector<HTMLElement>(".find-hit")?.click();
}

const AT_FIRST = 8;

/** By game, so many of each at first; null while the pages are on their way. */
function Found({ games, hits }: { games: readonly GameLine[]; hits: Hit[] | null }): JSX.Element {
  const words = learnWords().find;
  return (
    <>
      <p role="status" class="soft">
        {hits === null ? words.loading : words.found(hits.length)}
      </p>
      {games.map((game) => {
        const those = hits?.filter((hit) => hit.game === game.id) ?? [];
        return those.length > 0 && <FoundIn key={game.id} game={game} hits={those} />;
      })}
    </>
  );
}

function FoundIn({ game, hits }: { game: GameLine; hits: readonly Hit[] }): JSX.Element {
  const words = learnWords().find;
  const [all, setAll] = useState(false);
  const shown = all ? hits : hits.slice(0, AT_FIRST);
  return (
    <section>
      <h2>{said(game)}</h2>
      <ol class="plain">
        {shown.map((hit, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pages do not change
          <li key={at}>
            <a class="find-hit" href={`/rules/${hit.game}#${hit.anchor}`}>
              <b>{hit.rule || hit.section || words.section}</b>
              <span>
                {hit.before}
                {hit.found && <mark>{hit.found}</mark>}
                {hit.after}
              </span>
            </a>
          </li>
        ))}
      </ol>
      {shown.length < hits.length && (
        <Button size="small" tone="quiet" icon="chevron-down" onClick={() => setAll(true)}>
          {words.more(hits.length - shown.length)}
        </Button>
      )}
    </section>
  );
}
