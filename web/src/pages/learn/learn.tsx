/** `/learn`: which game. `/learn/:game`: one round of it at a real table, led by the hand. */

import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { game as gameOf, games } from "../../api";
import { said } from "../../i18n";
import { useSenses } from "../../senses";
import { panel } from "../../table/parts/panel";
import type { Game, GameLine } from "../../wire";
import { lessonWords } from "../../words/lesson";
import { Loading, Page, Trouble, useTitle } from "../frame";
import { Later, LaterPart } from "../later";
import { PANELS, tableOf } from "../room/scripts";
import { useLoaded } from "../use";
import { type Course, courseOf } from "./course";
import { Ending } from "./ending";
import { Panel } from "./panel";
import { usePointing } from "./pointing";
import { keep, progressIn } from "./progress";
import { Teacher } from "./teacher";
import "./learn.css";

export function LearnIndexPage(): JSX.Element {
  const words = lessonWords();
  const all = useLoaded(games, []);
  return (
    <Page title={words.title}>
      <p>{words.intro}</p>
      <Trouble fault={all.fault} onAgain={all.again} />
      {!all.value && !all.fault && <Loading />}
      <ul class="stack plain">
        {all.value
          ?.filter((game) => game.lesson)
          .map((game) => (
            <li key={game.id}>
              <LessonLink game={game} />
            </li>
          ))}
      </ul>
    </Page>
  );
}

/** The way to a lesson, with how far one has come in it. */
function LessonLink({ game }: { game: GameLine }): JSX.Element {
  const words = lessonWords();
  const { at, done } = progressIn(game.id);
  return (
    <a class="line-button" href={`/learn/${game.id}`}>
      <strong class="serif">{said(game)}</strong>
      <small>{said({ title: game.sentence, english: game.sentence_english })}</small>
      {(done || at > 0) && <small class="tag learn-mark">{at > 0 ? words.going(at + 1) : words.done}</small>}
    </a>
  );
}

interface Lesson {
  game: Game;
  course: Course;
}

async function lessonOf(id: string): Promise<Lesson> {
  const [game, course] = await Promise.all([gameOf(id), courseOf(id)]);
  return { game, course };
}

export function LearnPage({ game }: { game: string }): JSX.Element {
  const lesson = useLoaded(() => lessonOf(game), [game]);
  if (lesson.value) return <Class key={game} {...lesson.value} />;
  return (
    <Page title={lessonWords().title}>
      {lesson.fault ? <Trouble fault={lesson.fault} onAgain={lesson.again} /> : <Loading />}
    </Page>
  );
}

/** The seats around the one that learns, each with a neighbour. */
function peopleOf({ seats, seat }: Course): string[] {
  const names = lessonWords().people;
  return Array.from({ length: seats }, (_, place) => {
    const away = (place - seat + seats) % seats;
    return away === 0 ? "" : (names[away - 1] ?? "");
  });
}

function teacherOf({ game, course }: Lesson): Teacher {
  const events = new Map(game.events.map(({ code, name }) => [code, name]));
  return new Teacher(course, events, peopleOf(course), progressIn(game.id).at);
}

function Class({ game, course }: Lesson): JSX.Element {
  const table = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a lesson is begun once
  const teacher = useMemo(() => teacherOf({ game, course }), []);
  useEffect(() => () => teacher.close(), [teacher]);
  useSenses(teacher.live);
  useTitle(lessonWords().of(said(game)));
  const [at, step, there, last] = [teacher.at.value, teacher.step.value, teacher.there.value, teacher.last.value];
  useEffect(() => keep(game.id, at, last), [game, at, last]);
  const aim = usePointing(table, step, there);
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (!last) setOpen(true);
  }, [last]);
  return (
    <div class="learn">
      <Panel teacher={teacher} game={game} aim={aim} onCount={() => setOpen(true)} />
      <div class="learn-table" ref={table}>
        <Later of={tableOf(game.family)} with={{ live: teacher.live }} />
      </div>
      <LaterPart of={PANELS} with={{ live: teacher.live }} quiet={panel.value === null} />
      {last && there && <Ending teacher={teacher} game={game} open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}
