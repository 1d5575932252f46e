/** What the server says of a hand: its worth by items, why it does not win, or what it waits for. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import { namesIn } from "../../table/parts";
import { RuleSentence } from "../../table/parts/rule_sentence";
import { worthOf } from "../../table/parts/worth";
import { Items } from "../../table/settle/items";
import { Steps } from "../../table/settle/reckoned";
import { CountedUp } from "../../table/settle/sum_view";
import { called } from "../../table/settle/told";
import type { ExplainedWin, Game, Item, WaitLine } from "../../wire";
import type { Changes } from "../../wire_score";
import { learnWords } from "../../words/learn";
import { Face, Faces, placed } from "../record/faces";
import { calledFrom, seatsFrom } from "./seats";
import "../../table/settle/settle.css";

/** As `POST /api/score` answers. */
export type Scored =
  | { win: true; items: Item[]; total: number; deltas: number[]; split: string[] }
  | { win: false; why: { rule: string; text: string } }
  | { waits: WaitLine[] };

type Won = Extract<Scored, { win: true }>;

export interface AnswerProps {
  game: Game;
  scored: Scored;
  /** Whose hand it is. */
  own: number;
  /** How it comes about, once that is known. */
  changes: Changes | null;
}

export function Answer({ game, scored, own, changes }: AnswerProps): JSX.Element {
  if ("waits" in scored) return <Waits game={game} waits={scored.waits} />;
  if (!scored.win) return <NoWin game={game} rule={scored.why.rule} lacks={changes?.lacks} />;
  const words = t().pages.score;
  const account = changes?.account;
  const name = (seat: number) => calledFrom(own, seat, scored.deltas.length);
  return (
    <section class="panel answer" role="status">
      <div class="panel-head">
        <h2 class="plus">{words.winsTitle}</h2>
        <strong class="answer-total numbers">{worthOf(game, scored.total)}</strong>
      </div>
      {scored.split.length > 0 && <Split split={scored.split} game={game} parts={account?.parts} />}
      <Items game={game} items={scored.items} />
      {account?.counting && (
        <CountedUp game={game} items={scored.items} total={scored.total} counting={account.counting} />
      )}
      <h3>{words.money}</h3>
      {account?.sums && <Steps game={game} total={scored.total} sums={account.sums} called={name} />}
      <Money deltas={scored.deltas} own={own} />
    </section>
  );
}

function Money({ deltas, own }: { deltas: Won["deltas"]; own: number }): JSX.Element {
  return (
    <table class="ledger">
      <tbody>
        {seatsFrom(own, deltas.length).map(({ value, label }) => {
          const delta = deltas[value] ?? 0;
          return (
            <tr key={value}>
              <th scope="row">{label}</th>
              <td class={delta < 0 ? "minus" : "plus"}>{t().pages.record.money(delta)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function NoWin({ game, rule, lacks }: { game: Game; rule: string; lacks: Changes["lacks"] }): JSX.Element {
  return (
    <section class="panel answer" role="status">
      <h2 class="minus">{t().pages.score.notWinTitle}</h2>
      <RuleSentence game={game.id} rule={rule} whole />
      {lacks !== undefined && <p>{lackingTold(lacks)}</p>}
    </section>
  );
}

function lackingTold(lacks: number | null): string {
  const words = learnWords().changes;
  if (lacks === null) return words.never;
  return lacks === 0 ? words.shaped : words.lacks(lacks);
}

interface SplitProps {
  split: readonly string[];
  game: Game;
  parts: ExplainedWin["parts"];
}

/** The groups, each with what it counts as where that is known. */
function Split({ split, game, parts }: SplitProps): JSX.Element {
  return (
    <>
      <h3>{t().pages.score.groups}</h3>
      <ol class="laid plain">
        {placed(split).map(({ key, name, place }) => (
          <li key={key} class="score-group">
            <Faces names={namesIn(name ?? "")} family={game.family} />
            {parts?.[place]?.name && (
              <small class="numbers">
                {called(game, parts[place].name)} {t().settle.xi(parts[place].xi)}
              </small>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function Waits({ game, waits }: { game: Game; waits: readonly WaitLine[] }): JSX.Element {
  const words = t().pages.score;
  return (
    <section class="panel answer" role="status">
      <h2>{waits.length > 0 ? words.waitsTitle : words.noWaitsTitle}</h2>
      <ul class="wait-list">
        {waits.map((wait) => (
          <li key={wait.tile}>
            <Face name={wait.tile} />
            <span>
              <b class="numbers">{worthOf(game, wait.total)}</b>
              <small>{words.wait(wait.left)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
