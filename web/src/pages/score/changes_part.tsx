/** What each change to the hand would do; a tap makes the change. */

import type { JSX } from "preact";
import { said, t } from "../../i18n";
import { RuleSentence } from "../../table/parts/rule_sentence";
import { worthOf } from "../../table/parts/worth";
import { tileName } from "../../ui/names";
import type { Game } from "../../wire";
import type { Change, Changes, Unmoved, What } from "../../wire_score";
import { learnWords } from "../../words/learn";
import { named } from "../options/values";
import { Face } from "../record/faces";
import type { Request } from "./request";
import { calledFrom } from "./seats";

export interface ChangesPartProps {
  game: Game;
  changes: Changes;
  own: number;
  seats: number;
  onChange: (set: Request) => void;
}

export function ChangesPart(props: ChangesPartProps): JSX.Element {
  const words = learnWords().changes;
  const { changes } = props;
  const kinds = [...new Set(changes.changes.map(({ what }) => what.kind))];
  return (
    <section class="panel changes">
      <h2>{changes.win ? words.title : words.wins}</h2>
      {kinds.length === 0 && <p class="soft">{changes.win ? words.noneWin : words.none}</p>}
      {kinds.map((kind) => (
        <div key={kind}>
          <h3>{words.kinds[kind]}</h3>
          <ul class="plain">
            {changes.changes
              .filter(({ what }) => what.kind === kind)
              .map((change) => (
                <li key={JSON.stringify(change.what)}>
                  <Line {...props} change={change} />
                </li>
              ))}
          </ul>
        </div>
      ))}
      {changes.same.length > 0 && <Same {...props} />}
    </section>
  );
}

function Line({ game, own, seats, changes, change, onChange }: ChangesPartProps & { change: Change }): JSX.Element {
  const words = learnWords().changes;
  const by = change.gain_by;
  return (
    <>
      <button type="button" class="change-line" onClick={() => onChange(change.set)}>
        <Told game={game} own={own} seats={seats} what={change.what} />
        <span class="change-worth numbers">
          <b>{change.win ? worthOf(game, change.total) : words.notWin}</b>
          <small class={by < 0 ? "minus" : by > 0 ? "plus" : "soft"}>
            {!changes.win ? words.gets(by) : by > 0 ? words.more(by) : by < 0 ? words.less(-by) : words.even}
          </small>
        </span>
      </button>
      {!change.win && <RuleSentence game={game.id} rule={change.why.rule} />}
    </>
  );
}

interface ToldProps extends Pick<ChangesPartProps, "game" | "own" | "seats"> {
  what: What;
}

/** With the tiles themselves, where it is about tiles. */
function Told(props: ToldProps): JSX.Element {
  const { what } = props;
  if (what.kind === "tile")
    return (
      <span class="change-what">
        <Face name={what.tile} /> {learnWords().changes.tile}
      </span>
    );
  if (what.kind === "swap")
    return (
      <span class="change-what">
        <Face name={what.out} /> <span aria-hidden="true">→</span> <Face name={what.tile} />
      </span>
    );
  return <span class="change-what">{wordsOf(props)}</span>;
}

/** The change in words. */
function wordsOf({ game, own, seats, what }: ToldProps): string {
  const words = learnWords().changes;
  const names = t().pages.score;
  switch (what.kind) {
    case "tile":
      return `${words.tile} ${tileName(what.tile)}`;
    case "swap":
      return words.swap(tileName(what.out), tileName(what.tile));
    case "way":
      return words.way(
        names.ways[what.by] ?? what.by,
        what.from === undefined ? "" : calledFrom(own, what.from, seats),
      );
    case "mark":
      return (what.on ? words.markOn : words.markOff)(names.markNames[what.mark] ?? what.mark);
    case "dealer":
      return words.dealer(calledFrom(own, what.dealer, seats));
    case "option":
      return optionTold(game, what);
  }
}

function optionTold(game: Game, { option: key, value }: Extract<What, { kind: "option" }>): string {
  const option = game.options.find((one) => one.key === key);
  if (!option) return key;
  return learnWords().changes.option(said(option), named(option, value, t().pages.options));
}

/** Those without an effect, folded; options by their names. */
function Same({ game, own, seats, changes }: ChangesPartProps): JSX.Element {
  const told = changes.same.map(({ what }: Unmoved) => wordsOf({ game, own, seats, what }));
  return (
    <details class="score-more">
      <summary>{learnWords().changes.same(told.length)}</summary>
      <ul>
        {told.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
