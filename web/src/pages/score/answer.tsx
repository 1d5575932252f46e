/** What the server says of a hand: its worth by items, why it does not win, or what it waits for. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import { namesIn } from "../../table/parts";
import { RuleSentence } from "../../table/parts/rule_sentence";
import { worthOf } from "../../table/parts/worth";
import { Items } from "../../table/settle/items";
import type { Game, Item, WaitLine } from "../../wire";
import { Face, Faces, placed } from "../record/faces";
import { seatName } from "./seats";
import "../../table/settle/settle.css";

/** As `POST /api/score` answers. */
export type Scored =
  | { win: true; items: Item[]; total: number; deltas: number[]; split: string[] }
  | { win: false; why: { rule: string; text: string } }
  | { waits: WaitLine[] };

export function Answer({ game, scored }: { game: Game; scored: Scored }): JSX.Element {
  if ("waits" in scored) return <Waits game={game} waits={scored.waits} />;
  if (!scored.win) return <NoWin game={game} rule={scored.why.rule} />;
  const words = t().pages.score;
  return (
    <section class="panel answer" role="status">
      <div class="panel-head">
        <h2 class="plus">{words.winsTitle}</h2>
        <strong class="answer-total numbers">{worthOf(game, scored.total)}</strong>
      </div>
      <Items game={game} items={scored.items} />
      {scored.split.length > 0 && <Split split={scored.split} game={game} />}
      <h3>{words.money}</h3>
      <table class="ledger">
        <tbody>
          {scored.deltas.map((delta, seat) => (
            <tr key={String(seat)}>
              <th scope="row">{seatName(seat, scored.deltas.length)}</th>
              <td class={delta < 0 ? "minus" : "plus"}>{t().pages.record.money(delta)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function NoWin({ game, rule }: { game: Game; rule: string }): JSX.Element {
  return (
    <section class="panel answer" role="status">
      <h2 class="minus">{t().pages.score.notWinTitle}</h2>
      <RuleSentence game={game.id} rule={rule} />
    </section>
  );
}

function Split({ split, game }: { split: readonly string[]; game: Game }): JSX.Element {
  return (
    <>
      <h3>{t().pages.score.groups}</h3>
      <div class="laid">
        {placed(split).map(({ key, name }) => (
          <Faces key={key} names={namesIn(name ?? "")} family={game.family} />
        ))}
      </div>
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
