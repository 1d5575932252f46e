/** What to do now, and why: a calm panel beside the table. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { said } from "../../i18n";
import { go } from "../../router";
import { Face } from "../../table/parts/choice_sheet";
import { RulePop } from "../../table/parts/rule_pop";
import { verbWord } from "../../table/parts/verbs";
import { Button, IconButton } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { tileName } from "../../ui/names";
import type { Game } from "../../wire";
import { lessonWords } from "../../words/lesson";
import type { Said } from "./course";
import type { Aim } from "./pointing";
import type { Teacher } from "./teacher";

export interface PanelProps {
  teacher: Teacher;
  game: Game;
  /** How that lies which is to be tapped. */
  aim: Aim;
  /** Show again how the round is counted. */
  onCount: () => void;
}

export function Panel(props: PanelProps): JSX.Element {
  const { teacher, game } = props;
  return (
    <section class="learn-panel" aria-label={lessonWords().title}>
      <Head teacher={teacher} game={game} />
      <div class="learn-words" role="status" aria-live="polite">
        {teacher.there.value ? <Words {...props} /> : <p class="learn-watch">{lessonWords().watch}</p>}
      </div>
      <Do {...props} />
    </section>
  );
}

function Head({ teacher, game }: Pick<PanelProps, "teacher" | "game">): JSX.Element {
  const words = lessonWords();
  const [at, steps] = [teacher.at.value + 1, teacher.course.steps.length];
  return (
    <header class="learn-head">
      <h1 class="serif">{said(game)}</h1>
      <span class="learn-count numbers" role="img" aria-label={words.step(at, steps)}>
        {at}/{steps}
      </span>
      <IconButton icon="step-back" label={words.back} disabled={at === 1} onClick={() => teacher.back()} />
      <IconButton icon="rotate-ccw" label={words.restart} disabled={at === 1} onClick={() => teacher.again()} />
      <IconButton icon="x" label={words.leave} onClick={() => go("/")} />
    </header>
  );
}

/** What is said at the step; after another answer than the wanted one, what is said of that. */
function Words({ teacher, game }: PanelProps): JSX.Element {
  const { said: words } = teacher.step.value;
  const { value: astray } = teacher.astray;
  if (!astray) return <Sentence key={teacher.at.value} words={words} game={game} />;
  const instead = astray.said ?? { ...words, zh: lessonWords().fallback, en: lessonWords().fallback, rule: "" };
  return (
    <div class="learn-astray">
      <Icon name="info" />
      <Sentence key={astray.action} words={instead} game={game} />
    </div>
  );
}

function Sentence({ words, game }: { words: Said; game: Game }): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <p class="learn-said">
      {said({ title: words.zh, english: words.en })}{" "}
      {words.rule && (
        <button type="button" class="learn-rule" onClick={() => setOpen(true)}>
          {lessonWords().rule(words.rule)}
        </button>
      )}
      <RulePop game={game.id} rule={words.rule || null} open={open} onClose={() => setOpen(false)} />
    </p>
  );
}

/** What to tap: a button of this panel, or what has the ring. */
function Do({ teacher, game, aim, onCount }: PanelProps): JSX.Element | null {
  const words = lessonWords();
  if (!teacher.there.value)
    return (
      <Button class="learn-do" icon="skip-forward" size="small" onClick={() => teacher.skip()}>
        {words.skip}
      </Button>
    );
  const { ask } = teacher.step.value;
  if (ask) return aim && <Hint wanted={ask.wanted} aim={aim} game={game} />;
  if (teacher.last.value)
    return (
      <Button class="learn-do" icon="coins" size="small" onClick={onCount}>
        {words.count}
      </Button>
    );
  return (
    <Button class="learn-do" tone="main" size="small" onClick={() => teacher.next()}>
      {words.next}
    </Button>
  );
}

function Hint({ wanted, aim, game }: { wanted: string; aim: NonNullable<Aim>; game: Game }): JSX.Element {
  const words = lessonWords();
  const [verb = "", tile = ""] = wanted.split(" ");
  const onTile = aim === "tile" || aim === "raised";
  const text = {
    tile: words.tile,
    raised: words.raised,
    way: words.way,
    button: words.button(verbWord(verb, game.names)),
  }[aim];
  return (
    <p class="learn-hint">
      <Icon name="hand" />
      <b>{text}</b>
      {onTile && <Face name={tile} size="1.5em" />}
      {onTile && <span class="out-of-sight">{tileName(tile)}</span>}
    </p>
  );
}
