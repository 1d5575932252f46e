/** The scorer: any hand put together by taps, and what it is worth by which rules. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { game as gameOf, games, score } from "../../api";
import { said, t } from "../../i18n";
import { Button } from "../../ui/button";
import { Choice } from "../../ui/field";
import { tileName } from "../../ui/names";
import { Wild } from "../../ui/tile";
import type { Game } from "../../wire";
import { Loading, Page, Trouble } from "../frame";
import { Options } from "../options/form";
import { lastChoice, lastGame } from "../options/kept";
import type { Values } from "../options/values";
import { Face, placed } from "../record/faces";
import { useAttempt, useLoaded } from "../use";
import { Answer, type Scored } from "./answer";
import { Keypad } from "./keypad";
import { Melds } from "./melds";
import { OneTile } from "./one_tile";
import { placeTold } from "./places";
import { BLANK, type Draft, lacking, requestOf, seatsOf, sorted, used } from "./request";
import { WinPart } from "./win_part";
import "./score.css";

export function ScorePage(): JSX.Element {
  const words = t().pages;
  const all = useLoaded(games, []);
  const [chosen, setChosen] = useState(lastGame);
  const lines = all.value ?? [];
  const id = lines.some((line) => line.id === chosen) ? chosen : (lines[0]?.id ?? "");
  const declared = useLoaded<Game | null>(async () => (id === "" ? null : gameOf(id)), [id]);
  return (
    <Page title={words.score.title}>
      <p class="soft">{words.score.intro}</p>
      <Trouble fault={all.fault ?? declared.fault} onAgain={all.fault ? all.again : declared.again} />
      {lines.length > 0 && (
        <Choice
          label={words.options.game}
          value={id}
          options={lines.map((line) => ({ value: line.id, label: said(line) }))}
          onChange={setChosen}
        />
      )}
      {declared.value ? <Scorer key={id} game={declared.value} /> : !declared.fault && <Loading />}
    </Page>
  );
}

function Scorer({ game }: { game: Game }): JSX.Element {
  const words = t().pages.score;
  const [draft, setDraft] = useState<Draft>(BLANK);
  const [values, setValues] = useState<Values>(() => lastChoice(game.id).options);
  const [scored, setScored] = useState<Scored | null>(null);
  const attempt = useAttempt();
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    setScored(null);
    attempt.clear();
  };
  const ask = () => attempt.run(async () => setScored((await score(requestOf(game, values, draft))) as Scored));
  const counts = used(draft);
  const lacks = lacking(game, draft);
  return (
    <Wild.Provider value={draft.wild}>
      <div class="stack">
        {game.asks.wilds.length > 0 && (
          <section class="panel">
            <OneTile
              label={words.wildTitle}
              hint={words.wildNote}
              kinds={game.asks.wilds}
              used={counts}
              tile={draft.wild}
              onChange={(wild) => change({ wild })}
            />
          </section>
        )}
        <Hand game={game} draft={draft} onChange={(hand) => change({ hand })} />
        <Melds game={game} melds={draft.melds} used={counts} onChange={(melds) => change({ melds })} />
        <WinPart game={game} seats={seatsOf(game, values)} draft={draft} onChange={change} />
        <Options
          folded
          options={game.options}
          values={values}
          game={game.id}
          fault={attempt.fault}
          title={words.optionsTitle}
          restTitle={words.optionsTitle}
          onChange={(next) => {
            setValues(next);
            change({});
          }}
        />
        <Result game={game} scored={scored} />
        <div class="page-foot">
          <Trouble fault={attempt.fault} place={placeTold(attempt.fault?.at ?? "")} />
          {lacks && <p class="soft small">{words.lacks[lacks]}</p>}
          <div class="row">
            <Button onClick={() => change(BLANK)}>{words.clear}</Button>
            <Button class="grow" tone="main" busy={attempt.busy} disabled={lacks !== null} onClick={() => void ask()}>
              {draft.way === "" ? words.askWaits : words.ask}
            </Button>
          </div>
        </div>
      </div>
    </Wild.Provider>
  );
}

interface HandProps {
  game: Game;
  draft: Draft;
  onChange: (hand: readonly string[]) => void;
}

/** The tray of the hand, and the tiles to tap in. */
function Hand({ game, draft, onChange }: HandProps): JSX.Element {
  const words = t().pages.score;
  const { hand, way } = draft;
  return (
    <section class="panel">
      <div class="panel-head">
        <h2>{words.handTitle}</h2>
        <small class="soft">{way === "deal" ? words.dealtNote : words.handNote}</small>
        <span class="tag numbers">{words.count(hand.length)}</span>
      </div>
      <div class="tray">
        {hand.length === 0 && <p class="soft">{words.empty}</p>}
        {placed(hand).map(({ key, name, place }) => (
          <Face
            key={key}
            name={name ?? ""}
            note={words.remove(tileName(name ?? ""))}
            onTap={() => onChange(hand.filter((_, at) => at !== place))}
          />
        ))}
      </div>
      <Keypad kinds={game.kinds} used={used(draft)} onTap={(name) => onChange(sorted([...hand, name], game.kinds))} />
    </section>
  );
}

/** The answer comes into sight by itself. */
function Result({ game, scored }: { game: Game; scored: Scored | null }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (scored) place.current?.scrollIntoView({ block: "start" });
  }, [scored]);
  return (
    <div class="result" ref={place}>
      {scored && <Answer game={game} scored={scored} />}
    </div>
  );
}
