/** How what each payer owes for a mahjong win comes from its total. */

import type { JSX } from "preact";
import { said, t } from "../../i18n";
import type { Game, Reckoning, Step } from "../../wire";
import { ruleAddress } from "../parts/rules";
import { worthOf } from "../parts/worth";
import { partyOf } from "./moves";
import { alike, bracketed } from "./reckoning";
import type { Told, Win } from "./told";

/** A line for those who pay by the same steps; nothing where the total itself is paid. */
export function Reckoned({ told, win, place }: { told: Told; win: Win; place: number }): JSX.Element | null {
  const sums = told.explained.wins[place]?.sums ?? [];
  return <Steps game={told.game} total={win.total} sums={sums} called={(seat) => partyOf(told.who, seat)} />;
}

export interface StepsProps {
  game: Game;
  total: number;
  sums: readonly Reckoning[];
  /** What a seat is called. */
  called: (seat: number) => string;
}

/** The same for these payers. */
export function Steps({ game, total, sums, called }: StepsProps): JSX.Element | null {
  const lines = alike(sums).filter(([first]) => first.steps.length > 0);
  if (lines.length === 0) return null;
  return (
    <section class="sum">
      {lines.map((line) => (
        <p key={line[0].payer} class="sum-line numbers">
          <span class="soft">{line.map(({ payer }) => called(payer)).join(t().table.and)}</span>
          <Terms game={game} total={total} reckoning={line[0]} />
        </p>
      ))}
    </section>
  );
}

function Terms({ game, total, reckoning }: { game: Game; total: number; reckoning: Reckoning }): JSX.Element {
  const inner = bracketed(reckoning.steps);
  return (
    <>
      <span class="term">
        {inner > 0 && <i>(</i>}
        <b>{worthOf(game, total)}</b>
      </span>
      {reckoning.steps.map((step, at) => (
        <Term key={step.rule + step.title} game={game.id} step={step} closes={at + 1 === inner} />
      ))}
      <span class="term">
        <i>=</i>
        <b class="sum-result">{t().settle.pays(reckoning.due)}</b>
      </span>
    </>
  );
}

/** `closes`: a bracket ends behind it. */
function Term({ game, step, closes }: { game: string; step: Step; closes: boolean }): JSX.Element {
  return (
    <span class="term">
      <i>{step.sign}</i>
      <span class="term-value">
        <b>{step.value}</b>
        <small>
          <a href={ruleAddress(game, step.rule)}>{said(step)}</a>
        </small>
      </span>
      {closes && <i>)</i>}
    </span>
  );
}
