/** The melds of a hand to score, and adding one. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { COPIES } from "../../fold/numbers";
import { t } from "../../i18n";
import { Button } from "../../ui/button";
import { Choice } from "../../ui/field";
import { tileName } from "../../ui/names";
import { Sheet } from "../../ui/sheet";
import type { Game } from "../../wire";
import { Faces, placed } from "../record/faces";
import { groupsFor, type LaidMeld, meldKinds } from "./request";

export interface MeldsProps {
  game: Game;
  melds: readonly LaidMeld[];
  used: ReadonlyMap<string, number>;
  onChange: (melds: readonly LaidMeld[]) => void;
}

export function Melds({ game, melds, used, onChange }: MeldsProps): JSX.Element {
  const words = t().pages.score;
  const [open, setOpen] = useState(false);
  const names = melds.map((meld) => `${meld.kind} ${meld.tiles.join("")}`);
  const laid = placed(names).flatMap(({ key, place }) => {
    const meld = melds[place];
    return meld ? [{ key, place, meld }] : [];
  });
  const drop = (place: number) => onChange(melds.filter((_, at) => at !== place));
  return (
    <section class="panel">
      <div class="panel-head">
        <h2>{words.meldsTitle}</h2>
        <Button size="small" icon="plus" onClick={() => setOpen(true)}>
          {words.addMeldTitle}
        </Button>
      </div>
      <div class="laid">
        {laid.map(({ key, place, meld }) => (
          <button
            key={key}
            type="button"
            class="laid-meld"
            aria-label={words.remove(`${words.kinds[meld.kind]} ${tileName(meld.tiles[0] ?? "")}`)}
            onClick={() => drop(place)}
          >
            <Faces names={meld.tiles} family={game.family} />
            <small>{words.kinds[meld.kind]}</small>
          </button>
        ))}
      </div>
      <Sheet open={open} title={words.addMeldTitle} onClose={() => setOpen(false)}>
        <MeldChoice
          game={game}
          kinds={meldKinds(game.asks)}
          used={used}
          onChoose={(meld) => {
            setOpen(false);
            onChange([...melds, meld]);
          }}
        />
      </Sheet>
    </section>
  );
}

interface MeldChoiceProps {
  game: Game;
  kinds: readonly string[];
  used: ReadonlyMap<string, number>;
  onChoose: (meld: LaidMeld) => void;
}

/** First the kind, then which tiles: all that are still to be had. */
function MeldChoice({ game, kinds, used, onChoose }: MeldChoiceProps): JSX.Element {
  const words = t().pages.score;
  const [kind, setKind] = useState(kinds[0] ?? "");
  return (
    <div class="stack">
      <Choice
        label={words.meldKind}
        value={kind}
        options={kinds.map((value) => ({ value, label: words.kinds[value] ?? value }))}
        onChange={setKind}
      />
      <h3>{words.meldTile}</h3>
      <div class="group-choice">
        {groupsFor(kind, game).map((tiles) => (
          <button
            key={tiles.join()}
            type="button"
            aria-label={tiles.map(tileName).join(" ")}
            disabled={!isLeft(tiles, used)}
            onClick={() => onChoose({ kind, tiles })}
          >
            <Faces names={tiles} family={game.family} />
          </button>
        ))}
      </div>
    </div>
  );
}

function isLeft(tiles: readonly string[], used: ReadonlyMap<string, number>): boolean {
  return tiles.every((name) => (used.get(name) ?? 0) + tiles.filter((one) => one === name).length <= COPIES);
}
