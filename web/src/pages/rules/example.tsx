/** A published hand: its tiles, how it was won, what it is worth, and the way to try it. */

import type { ComponentChildren, JSX } from "preact";
import { isChinese, said, t } from "../../i18n";
import { ruleAddress } from "../../table/parts/rules";
import { worthOf } from "../../table/parts/worth";
import { called } from "../../table/settle/told";
import { Button } from "../../ui/button";
import { Wild } from "../../ui/tile";
import type { Game } from "../../wire";
import type { Example } from "../../wire_score";
import { learnWords } from "../../words/learn";
import { named } from "../options/values";
import { Faces } from "../record/faces";
import { exampleLink } from "../score/link";
import { type Opened, opened } from "../score/opened";
import { meldName, seatsOf, takesSeat, takesTile } from "../score/request";
import { calledFrom } from "../score/seats";

export function ExampleView({ game, example }: { game: Game; example: Example }): JSX.Element {
  const words = learnWords().examples;
  const { values, draft } = opened(game, example.ask);
  return (
    <Wild.Provider value={draft.wild}>
      <article class="example">
        {!isChinese() && <p class="soft example-note">{example.note}</p>}
        <Hand game={game} from={{ values, draft }} ask={example.ask} />
        <p class="example-how">{howTold(game, { values, draft })}</p>
        <div class="example-foot">
          <Outcome game={game} expect={example.expect} />
          <Button
            size="small"
            icon="calculator"
            href={exampleLink(game.id, example.id)}
            onClick={() => comeBackTo(example.rule)}
            label={words.openOf(example.id)}
          >
            {words.open}
          </Button>
        </div>
      </article>
    </Wild.Provider>
  );
}

/** The way back to this page leads to a rule: the page is made anew then, from its top. */
const comeBackTo = (rule: string): void => history.replaceState(null, "", `#${rule}`);

/** What cannot be read as tiles is shown as it is written. */
function Hand({ game, from: { draft }, ask }: { game: Game; from: Opened; ask: Example["ask"] }): JSX.Element {
  const words = learnWords().examples;
  const kinds = t().pages.score.kinds;
  const { family } = game;
  const odd = "hand" in draft.rest;
  return (
    <div class="example-hand">
      {draft.wild && (
        <Group label={words.wild}>
          <Faces names={[draft.wild]} family={family} />
        </Group>
      )}
      <Group label={words.hand}>
        {odd ? <code>{String(ask.hand ?? "")}</code> : <Faces names={draft.hand} family={family} />}
      </Group>
      {draft.melds.map((meld, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a published hand does not change
        <Group key={place} label={kinds[meldName(meld)] ?? meld.kind}>
          <Faces names={meld.tiles} family={family} />
        </Group>
      ))}
      {takesTile(draft.way) && draft.tile !== null && (
        <Group label={words.win}>
          <Faces names={[draft.tile]} family={family} marked={0} />
        </Group>
      )}
    </div>
  );
}

function Group({ label, children }: { label: string; children: ComponentChildren }): JSX.Element {
  return (
    <span class="example-group">
      <small class="soft">{label}</small>
      {children}
    </span>
  );
}

/** How it was won and what else holds, such as `抢杠（下家）、最后一张、底金：5`. */
function howTold(game: Game, { values, draft }: Opened): string {
  const words = t().pages.score;
  const seats = seatsOf(game, values);
  const who = takesSeat(draft.way) && draft.from !== null ? calledFrom(draft.seat, draft.from, seats) : "";
  const options = Object.entries(values).flatMap(([key, value]) => {
    const option = game.options.find((one) => one.key === key);
    return option ? [learnWords().changes.option(said(option), named(option, value, t().pages.options))] : [];
  });
  const way = draft.way === "" ? "" : learnWords().changes.way(words.ways[draft.way] ?? draft.way, who);
  const dealer =
    draft.dealer === draft.seat ? [] : [learnWords().changes.dealer(calledFrom(draft.seat, draft.dealer, seats))];
  const marks = draft.marks.map((mark) => words.markNames[mark] ?? mark);
  return [way, ...dealer, ...marks, ...options].filter((part) => part !== "").join(t().table.and);
}

function Outcome({ game, expect }: { game: Game; expect: Example["expect"] }): JSX.Element {
  const words = learnWords().examples;
  if (expect.error !== undefined)
    return (
      <p>
        <b class="minus">{words.refused}</b> {words.refusals[expect.error] ?? expect.error}
      </p>
    );
  if (expect.waits)
    return expect.waits.length === 0 ? (
      <p>{words.noWaits}</p>
    ) : (
      <p>
        {words.waits} <Faces names={expect.waits.map(({ tile }) => tile)} family={game.family} />
      </p>
    );
  if (!expect.win)
    return (
      <p>
        <b class="minus">{words.notWin}</b> {expect.why && <a href={ruleAddress(game.id, expect.why)}>{expect.why}</a>}
      </p>
    );
  const items = Object.entries(expect.items ?? {}).map(([name, value]) => `${called(game, name)} ${value}`);
  return (
    <p>
      <b class="plus">{worthOf(game, expect.total ?? 0)}</b>{" "}
      <span class="numbers">{items.join(t().table.and) || words.nothing}</span>
    </p>
  );
}
