/** What a player's rounds come to in every game, and what games keep of him: rank, tasks and their rewards, escapes. */

import type { ComponentChildren, JSX } from "preact";
import { said, t, tags } from "../../i18n";
import { ruleAddress } from "../../table/parts/rules";
import { Icon } from "../../ui/icon";
import type { GameLine, Rank, Standing, Task } from "../../wire";
import { climbOf, taskWay, type Way } from "./standing";
import "./careers.css";

/** Digits in groups, as the language has them, with the minus of all sums. */
const grouped = (value: number): string => value.toLocaleString(tags().dates).replace("-", "−");

const calledIn = ({ name, english }: { name: string; english: string }): string => said({ title: name, english });

export interface CareersProps {
  standings: readonly Standing[];
  games: readonly GameLine[];
}

export function Careers({ standings, games }: CareersProps): JSX.Element | null {
  if (standings.length === 0) return null;
  return (
    <section class="careers" aria-labelledby="careers">
      <h2 id="careers">{t().pages.careers.title}</h2>
      {standings.map((standing) => (
        <Career key={standing.game} standing={standing} game={games.find((one) => one.id === standing.game)} />
      ))}
    </section>
  );
}

function Career({ standing, game }: { standing: Standing; game: GameLine | undefined }): JSX.Element {
  const words = t().pages.careers;
  const { rounds, escapes } = standing;
  return (
    <section class="panel career" data-game={standing.game}>
      <div class="panel-head">
        <h3 class="serif">{game ? said(game) : standing.game}</h3>
        <small class="soft">
          {words.rounds(grouped(rounds))}
          {escapes && ` · ${words.escapes(grouped(escapes.count))} `}
          {escapes && <RuleLink game={standing.game} rule={escapes.rule} />}
        </small>
      </div>
      <Played standing={standing} />
      <Climb standing={standing} />
      {standing.tasks && <Tasks standing={standing} tasks={standing.tasks} />}
    </section>
  );
}

/** How it went so far; nothing before the first round. */
function Played({ standing }: { standing: Standing }): JSX.Element | null {
  const words = t().pages.careers;
  const { won, best, last } = standing;
  if (last === undefined) return null;
  const day = new Date(last).toLocaleDateString(tags().dates, { dateStyle: "medium" });
  return (
    <p class="career-played">
      <span>{words.won(grouped(won))}</span>
      {best && <a href={`/record/${best.table}/${best.session}/${best.number}`}>{words.best(grouped(best.gain))}</a>}
      <span class="soft">{words.last(day)}</span>
    </p>
  );
}

/** Rank and score, and the way to the next rank; the score alone where there are no ranks. */
function Climb({ standing }: { standing: Standing }): JSX.Element {
  const words = t().pages.careers;
  const { rank, score } = standing;
  const climb = rank ? climbOf(rank, score) : null;
  return (
    <>
      <div class="climb">
        <strong class="climb-rank">{climb && calledIn(climb.rank)}</strong>
        <span class="climb-score">
          <small class="soft">{words.score}</small>{" "}
          <b class={`numbers ${score < 0 ? "minus" : score > 0 ? "plus" : ""}`}>{grouped(score)}</b>
        </span>
      </div>
      {climb?.next && (
        <Bar way={climb.next.way} label={words.toNext(grouped(climb.next.way.left), calledIn(climb.next.rank))} />
      )}
      {climb && !climb.next && <p>{words.top}</p>}
      {climb && rank && (
        <LadderList ladder={rank.ladder} place={rank.place}>
          {words.place(climb.place, rank.ladder.length)} <RuleLink game={standing.game} rule={rank.rule} />
        </LadderList>
      )}
    </>
  );
}

function Bar({ way, label }: { way: Way; label: string }): JSX.Element {
  return (
    <div class="climb-way">
      <progress max={way.whole} value={way.done} aria-label={label} />
      <small>{label}</small>
    </div>
  );
}

interface LadderProps {
  ladder: readonly Rank[];
  place: number;
  /** What stands above the ranks once they are unfolded. */
  children: ComponentChildren;
}

function LadderList({ ladder, place, children }: LadderProps): JSX.Element {
  const words = t().pages.careers;
  return (
    <details class="ladder">
      <summary>
        {words.ladder} <Icon name="chevron-down" />
      </summary>
      <p class="soft">{children}</p>
      <ol class="plain">
        {ladder.map((rank, at) => (
          <li
            key={rank.name}
            class={at < place ? "reached" : undefined}
            aria-current={at === place ? "step" : undefined}
          >
            <span>{calledIn(rank)}</span>
            <span class="numbers">
              {at === 0 ? words.below(grouped(ladder[1]?.least ?? 0)) : words.from(grouped(rank.least))}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Tasks({ standing, tasks }: { standing: Standing; tasks: readonly Task[] }): JSX.Element {
  const words = t().pages.careers;
  return (
    <>
      <ul class="tasks plain" aria-label={words.tasks}>
        {tasks.map((task) => (
          <TaskLine key={task.rounds} game={standing.game} task={task} rounds={standing.rounds} />
        ))}
      </ul>
      <p class="soft small">{words.play}</p>
    </>
  );
}

function TaskLine({ game, task, rounds }: { game: string; task: Task; rounds: number }): JSX.Element {
  const words = t().pages.careers;
  const way = taskWay(task, rounds);
  return (
    <li class={task.done ? "task done" : "task"}>
      <Icon name={task.done ? "circle-check" : "flag"} />
      <span>
        <b>{words.task(grouped(task.rounds))}</b> <RuleLink game={game} rule={task.rule} />
        <small class="soft below">
          {words.rewards(task.rewards.map((one) => words.reward(grouped(one.amount), calledIn(one))))}
        </small>
      </span>
      {task.done ? <span class="tag">{words.done}</span> : <Bar way={way} label={words.left(grouped(way.left))} />}
    </li>
  );
}

function RuleLink({ game, rule }: { game: string; rule: string }): JSX.Element {
  return (
    <a class="rule-link" href={ruleAddress(game, rule)} aria-label={t().settle.rulePage(rule)}>
      {rule}
    </a>
  );
}
