/** A round to be stepped through: the table, what happens, whose hand is open, and how it ended. */

import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { wildOf } from "../../fold";
import { chinese, isChinese, t } from "../../i18n";
import { person } from "../../people";
import type { Kept } from "../../table/settle";
import { Choice } from "../../ui/field";
import { Wild } from "../../ui/tile";
import { Board, Wall } from "./board";
import { Controls, useKeys } from "./controls";
import { End } from "./end";
import { Face, FaceBack, placed } from "./faces";
import type { Replay } from "./load";
import { type Piece, seenBy, type Telling, tellStep } from "./sentences";
import "./record.css";
import "./screens.css";

export interface ViewerProps {
  replay: Replay;
  /** Where the server keeps the round; null for one out of a file. */
  kept: Kept | null;
}

export function Viewer({ replay: shown, kept }: ViewerProps): JSX.Element {
  const { game, played, steps } = shown;
  const words = t().pages;
  const [at, setAt] = useState(0);
  const [eyes, setEyes] = useState<number | null>(null);
  const last = steps.length - 1;
  const move = (to: number) => setAt(Math.max(0, Math.min(last, to)));
  useKeys(at, last, move);
  const sentences = useMemo(() => tellAll(shown, eyes, words.told), [shown, eyes, words.told]);
  const step = steps[at];
  if (!step) return <p class="notice">{words.record.missing}</p>;
  const eyeChoices = [
    { value: -1, label: words.record.all },
    ...played.names.map((name, seat) => ({ value: seat, label: person(name) })),
  ];
  return (
    <Wild.Provider value={wildOf(step.view)}>
      <div class="viewer">
        <div class="viewer-table">
          <div class="viewer-head">
            <p class="viewer-now" aria-live="polite">
              <Sentence pieces={sentences[at] ?? []} family={game.family} />
            </p>
            <Wall view={step.view} />
          </div>
          <Board view={step.view} names={played.names.map(person)} eyes={eyes} />
          <Controls at={at} last={last} onMove={move} />
        </div>
        <aside class="viewer-side">
          <div class="viewer-eyes">
            <Choice
              label={words.record.eyes}
              value={eyes ?? -1}
              options={eyeChoices}
              onChange={(seat) => setEyes(seat < 0 ? null : seat)}
            />
          </div>
          <Steps sentences={sentences} at={at} family={game.family} onMove={move} />
          <End replay={shown} own={eyes} kept={kept} />
        </aside>
      </div>
    </Wild.Provider>
  );
}

/** Every step in words, as the open hands allow. */
function tellAll({ game, played, steps }: Replay, eyes: number | null, words: Telling["words"]): Piece[][] {
  const scoreCode = game.events.find((type) => type.name === "score")?.code;
  const named = (name: string): string => (isChinese() ? chinese(name) : (game.names[name] ?? name));
  const telling: Telling = {
    game,
    kinds: played.kinds,
    people: played.names.map(person),
    wei: t().table.wei(game.names),
    items: played.scores.filter((score) => score.win).map((score) => (score.items ?? []).map((it) => named(it.name))),
    words,
  };
  let scored = 0;
  return steps.map(({ events }) => {
    const told = tellStep(telling, seenBy(game, events, eyes), scored);
    scored += events.filter((event) => event[0] === scoreCode).length;
    return told;
  });
}

interface SentenceProps {
  pieces: readonly Piece[];
  family: "mahjong" | "zipai";
}

/** Words and tiles in turn. */
function Sentence({ pieces, family }: SentenceProps): JSX.Element {
  const texts = pieces.map((piece) => (typeof piece === "string" ? piece : (piece.tile ?? "")));
  return (
    <>
      {placed(texts).map(({ key, place }) => {
        const piece = pieces[place] ?? "";
        if (typeof piece === "string") return <span key={key}>{piece} </span>;
        return piece.tile === null ? <FaceBack key={key} family={family} /> : <Face key={key} name={piece.tile} />;
      })}
    </>
  );
}

interface StepsProps {
  sentences: readonly Piece[][];
  at: number;
  family: "mahjong" | "zipai";
  onMove: (to: number) => void;
}

/** All steps as a list; a tap goes there. */
function Steps({ sentences, at, family, onMove }: StepsProps): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>(`[data-step="${at}"]`);
    // only the list moves, never the page
    if (list.current && current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
  }, [at]);
  const told = [...sentences.entries()].filter(([, pieces]) => pieces.length > 0);
  return (
    <section class="steps">
      <h2>{t().pages.record.stepsTitle}</h2>
      <ol ref={list} class="step-list">
        {told.map(([place, pieces]) => (
          <li key={place} data-step={place}>
            <button type="button" aria-current={place === at ? "step" : undefined} onClick={() => onMove(place)}>
              <Sentence pieces={pieces} family={family} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
