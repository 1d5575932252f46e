/** The end of a lesson: how the round is counted, and the doors from here. */

import type { JSX } from "preact";
import { games } from "../../api";
import { said } from "../../i18n";
import { whoAt } from "../../table/parts/who";
import { SettlementBody, type Told } from "../../table/settle";
import { Button } from "../../ui/button";
import { Sheet } from "../../ui/sheet";
import type { Game } from "../../wire";
import { lessonWords } from "../../words/lesson";
import { Trouble } from "../frame";
import { openQuick } from "../front/opening";
import { useAttempt, useLoaded } from "../use";
import type { Teacher } from "./teacher";

export interface EndingProps {
  teacher: Teacher;
  game: Game;
  open: boolean;
  onClose: () => void;
}

export function Ending({ teacher, game, open, onClose }: EndingProps): JSX.Element | null {
  const words = lessonWords();
  const attempt = useAttempt();
  const told = toldOf(teacher, game);
  if (!told) return null;
  const { said: last } = teacher.step.value;
  return (
    <Sheet
      open={open}
      title={words.ended}
      onClose={onClose}
      wide
      foot={
        <>
          <Button
            tone="main"
            icon="play"
            busy={attempt.busy}
            onClick={() => void attempt.run(() => openQuick(game.id))}
          >
            {words.play}
          </Button>
          <Button icon="book-open" href={`/rules/${game.id}`}>
            {words.rules}
          </Button>
        </>
      }
    >
      <Trouble fault={attempt.fault} />
      <p class="learn-said">{said({ title: last.zh, english: last.en })}</p>
      <SettlementBody told={told} />
      <Others than={game.id} />
    </Sheet>
  );
}

/** Null for the moment in which the last frames are still on their way to the table. */
function toldOf({ live, course }: Teacher, game: Game): Told | null {
  const view = live.view.value;
  if (!view?.over) return null;
  const { scores, explained, next_dealer: nextDealer } = course.outcome;
  return { game, view, who: whoAt(live), scores, explained, nextDealer };
}

function Others({ than }: { than: string }): JSX.Element {
  const all = useLoaded(games, []);
  return (
    <section class="learn-others">
      <h3>{lessonWords().others}</h3>
      <div class="row">
        {all.value
          ?.filter((game) => game.lesson && game.id !== than)
          .map((game) => (
            <Button key={game.id} size="small" href={`/learn/${game.id}`}>
              {said(game)}
            </Button>
          ))}
      </div>
    </section>
  );
}
