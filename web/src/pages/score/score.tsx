/** The scorer: any hand put together by taps or opened from a link, and what it is worth. */

import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { examples, game as gameOf, games } from "../../api";
import { said, t } from "../../i18n";
import { Choice } from "../../ui/field";
import type { Game } from "../../wire";
import { learnWords } from "../../words/learn";
import { Loading, Page, Trouble } from "../frame";
import { lastChoice, lastGame } from "../options/kept";
import { differing } from "../options/values";
import { useLoaded } from "../use";
import { wantedBy } from "./link";
import { opened } from "./opened";
import { BLANK, type Request } from "./request";
import { Scorer } from "./scorer";
import "./score.css";

export function ScorePage(): JSX.Element {
  const words = t().pages;
  const hash = useHash();
  const wanted = useLoaded(() => requestAt(hash), [hash]);
  const all = useLoaded(games, []);
  const [chosen, setChosen] = useState<{ hash: string; id: string } | null>(null);
  const lines = all.value ?? [];
  const known = (id: unknown) => lines.find((line) => line.id === id)?.id;
  const asked = wanted.value?.ask ?? null;
  const id = known(chosen?.hash === hash && chosen.id) ?? known(asked?.game) ?? known(lastGame()) ?? lines[0]?.id ?? "";
  const declared = useLoaded<Game | null>(async () => (id === "" ? null : gameOf(id)), [id]);
  const strange = asked !== null && lines.length > 0 && known(asked.game) === undefined;
  const broken = strange ? "link" : wanted.value?.broken;
  const fault = all.fault ?? declared.fault ?? wanted.fault;
  return (
    <Page title={words.score.title}>
      <p class="soft">{words.score.intro}</p>
      <Trouble fault={fault} onAgain={all.fault ? all.again : declared.fault ? declared.again : wanted.again} />
      {broken && (
        <p class="trouble" role="alert">
          {broken === "link" ? learnWords().scorer.broken : learnWords().scorer.noExample}
        </p>
      )}
      {lines.length > 0 && (
        <Choice
          label={words.options.game}
          value={id}
          options={lines.map((line) => ({ value: line.id, label: said(line) }))}
          onChange={(next) => setChosen({ hash, id: next })}
        />
      )}
      {declared.value?.id === id && wanted.value ? (
        <Begun key={`${id} ${hash}`} game={declared.value} asked={asked?.game === id ? asked : null} />
      ) : (
        !fault && <Loading />
      )}
    </Page>
  );
}

/** The scorer with the hand of a link, or with nothing but the options that were chosen last. */
function Begun({ game, asked }: { game: Game; asked: Request | null }): JSX.Element {
  const from = useMemo(
    () =>
      asked ? opened(game, asked) : { values: differing(game.options, lastChoice(game.id).options), draft: BLANK },
    [game, asked],
  );
  return <Scorer game={game} from={from} asking={asked !== null} />;
}

interface Found {
  ask: Request | null;
  broken?: "link" | "example";
}

/** What the address asks for. Errors: as those of fetching examples. */
async function requestAt(hash: string): Promise<Found> {
  const wanted = wantedBy(hash);
  if (wanted === null) return { ask: null };
  if (wanted === "broken") return { ask: null, broken: "link" };
  if ("ask" in wanted) return { ask: wanted.ask };
  const { game, id } = wanted.example;
  const known = (await games()).some((line) => line.id === game);
  const found = known ? (await examples(game)).find((example) => example.id === id) : undefined;
  return found ? { ask: found.ask } : { ask: null, broken: "example" };
}

/** What stands behind the # when one comes here, and when somebody puts another there. */
function useHash(): string {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const read = () => setHash(location.hash);
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  return hash;
}
