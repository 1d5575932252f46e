/** A hand being put together, the question that it makes, and the answer. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { score, scoreChanges } from "../../api";
import { t } from "../../i18n";
import { Button } from "../../ui/button";
import { CopyButton } from "../../ui/copy";
import { Wild } from "../../ui/tile";
import type { Game } from "../../wire";
import type { Changes } from "../../wire_score";
import { learnWords } from "../../words/learn";
import { Trouble } from "../frame";
import { Options } from "../options/form";
import { differing } from "../options/values";
import { type Attempt, useAttempt } from "../use";
import { Answer, type Scored } from "./answer";
import { ChangesPart } from "./changes_part";
import { Extras } from "./extras";
import { linkTo } from "./link";
import { Melds } from "./melds";
import { OneTile } from "./one_tile";
import { type Opened, opened } from "./opened";
import { placeTold } from "./places";
import { BLANK, changed, type Draft, kindsOf, lacking, type Request, requestOf, seatsOf, used } from "./request";
import { RestPart } from "./rest_part";
import { Tray } from "./tray";
import { WinPart } from "./win_part";

export interface ScorerProps {
  game: Game;
  from: Opened;
  /** Asked at once: it was opened from a link. */
  asking: boolean;
}

export function Scorer({ game, from, asking }: ScorerProps): JSX.Element {
  const [{ draft, values }, setState] = useState<Opened>(from);
  const answer = useAnswer(game);
  const kinds = kindsOf(game, values);
  const seats = seatsOf(game, values);
  const change = (part: Partial<Draft>) => {
    setState({ values, draft: changed(draft, part) });
    answer.forget();
  };
  const open = (request: Request) => {
    const next = opened(game, request);
    setState(next);
    answer.ask(requestOf(game, next.values, next.draft));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    if (asking) answer.ask(requestOf(game, values, draft));
  }, []);
  const parts = { game, kinds, seats, draft, onChange: change };
  return (
    <Wild.Provider value={draft.wild}>
      <div class="stack">
        {game.asks.wilds.length > 0 && <WildPart {...parts} />}
        <HandPart {...parts} />
        <Melds {...parts} used={used(draft)} onChange={(melds) => change({ melds })} />
        <WinPart {...parts} />
        <Extras {...parts} />
        <Options
          folded
          options={game.options}
          values={values}
          game={game.id}
          fault={answer.fault}
          title={t().pages.score.optionsTitle}
          restTitle={t().pages.score.optionsTitle}
          onChange={(next) => {
            const { options: _, ...rest } = draft.rest;
            setState({ values: differing(game.options, next), draft: { ...draft, rest } });
            answer.forget();
          }}
        />
        <RestPart rest={draft.rest} onChange={(rest) => change({ rest })} />
        <Result {...parts} answer={answer} onOpen={open} />
        <Foot {...parts} answer={answer} onAsk={() => answer.ask(requestOf(game, values, draft))} />
      </div>
    </Wild.Provider>
  );
}

interface PartProps {
  game: Game;
  kinds: readonly string[];
  seats: number;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}

function WildPart({ game, draft, onChange }: PartProps): JSX.Element {
  const words = t().pages.score;
  return (
    <section class="panel">
      <OneTile
        label={words.wildTitle}
        hint={words.wildNote}
        kinds={game.asks.wilds}
        used={used(draft)}
        tile={draft.wild}
        onChange={(wild) => onChange({ wild })}
      />
    </section>
  );
}

/** The tray of the hand, and the tiles to tap in. */
function HandPart({ kinds, draft, onChange }: PartProps): JSX.Element {
  const words = t().pages.score;
  const { hand, way } = draft;
  return (
    <section class="panel">
      <div class="panel-head">
        <h2>{words.handTitle}</h2>
        <small class="soft">{way === "deal" ? words.dealtNote : words.handNote}</small>
        <span class="tag numbers">{words.count(hand.length)}</span>
      </div>
      <Tray tiles={hand} kinds={kinds} used={used(draft)} onChange={(next) => onChange({ hand: next })} />
    </section>
  );
}

interface FootProps extends PartProps {
  answer: Asking;
  onAsk: () => void;
}

function Foot({ game, draft, answer, onAsk, onChange }: FootProps): JSX.Element {
  const words = t().pages.score;
  const lacks = lacking(game, draft);
  return (
    <div class="page-foot">
      <Trouble fault={answer.fault} place={placeTold(answer.fault?.at ?? "")} />
      {lacks && <p class="soft small">{words.lacks[lacks]}</p>}
      <div class="row">
        <Button onClick={() => onChange(BLANK)}>{words.clear}</Button>
        <Button class="grow" tone="main" busy={answer.busy} disabled={lacks !== null} onClick={onAsk}>
          {draft.way === "" ? words.askWaits : words.ask}
        </Button>
      </div>
    </div>
  );
}

/** What was asked, and what came back so far. */
interface Answered {
  request: Request;
  scored: Scored;
  changes: Changes | null;
}

interface Asking extends Pick<Attempt, "busy" | "fault"> {
  answered: Answered | null;
  /** Why it is not told what changes would do. */
  unexplained: Attempt["fault"];
  ask: (request: Request) => void;
  explain: (answered: Answered) => void;
  forget: () => void;
}

/** Asks the server, first for the score alone; the address then opens what was asked. */
function useAnswer(game: Game): Asking {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [scoring, explaining] = [useAttempt(), useAttempt()];
  const turn = useRef(0);
  const forget = () => {
    turn.current += 1;
    setAnswered(null);
    scoring.clear();
    explaining.clear();
  };
  const explain = (found: Answered) =>
    begin(explaining, turn, scoreChanges(found.request), (changes) => setAnswered({ ...found, changes }));
  const ask = (request: Request) => {
    forget();
    const whole = { ...request, game: game.id };
    begin(scoring, turn, score(whole) as Promise<Scored>, (scored) => {
      history.replaceState(null, "", linkTo(whole));
      const found = { request: whole, scored, changes: null };
      setAnswered(found);
      if ("win" in scored) explain(found);
    });
  };
  return { busy: scoring.busy, fault: scoring.fault, unexplained: explaining.fault, answered, ask, explain, forget };
}

/** Wait for an answer, and drop it, a refusal too, where it is another's turn by then. */
function begin<T>(attempt: Attempt, turn: { current: number }, asked: Promise<T>, then: (answer: T) => void): void {
  const mine = turn.current;
  void attempt.run(async () => {
    try {
      const answer = await asked;
      if (turn.current === mine) then(answer);
    } catch (error) {
      if (turn.current === mine) throw error;
    }
  });
}

interface ResultProps extends PartProps {
  answer: Asking;
  onOpen: (request: Request) => void;
}

/** The answer comes into sight by itself, what changes would do below it. */
function Result({ game, seats, draft, answer, onOpen }: ResultProps): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const { answered } = answer;
  const scored = answered?.scored;
  useEffect(() => {
    if (scored) place.current?.scrollIntoView({ block: "start" });
  }, [scored]);
  return (
    <div class="result" ref={place}>
      {answered && scored && (
        <>
          <Answer game={game} scored={scored} own={draft.seat} changes={answered.changes} />
          <CopyButton text={location.origin + linkTo(answered.request)}>{learnWords().scorer.copy}</CopyButton>
          {answered.changes ? (
            <ChangesPart
              game={game}
              changes={answered.changes}
              own={draft.seat}
              seats={seats}
              onChange={(set) => onOpen(merged(answered.request, set))}
            />
          ) : (
            "win" in scored && <Waiting answered={answered} fault={answer.unexplained} onAgain={answer.explain} />
          )}
        </>
      )}
    </div>
  );
}

interface WaitingProps {
  answered: Answered;
  fault: Asking["unexplained"];
  onAgain: Asking["explain"];
}

/** What changes would do is on its way, or did not come. */
function Waiting({ answered, fault, onAgain }: WaitingProps): JSX.Element {
  if (fault) return <Trouble fault={fault} onAgain={() => onAgain(answered)} />;
  return (
    <p class="soft" role="status">
      {learnWords().changes.loading}
    </p>
  );
}

/** A request with some keys put, and those of null left out. */
function merged(request: Request, set: Request): Request {
  return Object.fromEntries(Object.entries({ ...request, ...set }).filter(([, value]) => value !== null));
}
