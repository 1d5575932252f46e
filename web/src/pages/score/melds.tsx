/** The melds of a hand to score: adding one, and saying more of one that is there. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { COPIES } from "../../fold/numbers";
import { t } from "../../i18n";
import { Button } from "../../ui/button";
import { Choice } from "../../ui/field";
import { tileName } from "../../ui/names";
import { Sheet } from "../../ui/sheet";
import type { Game } from "../../wire";
import { learnWords } from "../../words/learn";
import { Faces, placed } from "../record/faces";
import { MeldSheet } from "./meld_sheet";
import { counted, type Draft, groupsFor, type LaidMeld, meldKinds, meldName, newMeld } from "./request";

export interface MeldsProps {
  game: Game;
  kinds: readonly string[];
  seats: number;
  draft: Draft;
  used: ReadonlyMap<string, number>;
  onChange: (melds: readonly LaidMeld[]) => void;
}

export function Melds({ game, kinds, seats, draft, used, onChange }: MeldsProps): JSX.Element {
  const words = t().pages.score;
  const { melds } = draft;
  const [open, setOpen] = useState<"new" | number | null>(null);
  const chosen = typeof open === "number" ? melds[open] : undefined;
  return (
    <section class="panel">
      <div class="panel-head">
        <h2>{words.meldsTitle}</h2>
        <Button size="small" icon="plus" onClick={() => setOpen("new")}>
          {words.addMeldTitle}
        </Button>
      </div>
      <Laid game={game} melds={melds} onTap={setOpen} />
      <Sheet open={open === "new"} title={words.addMeldTitle} onClose={() => setOpen(null)}>
        <MeldChoice
          game={game}
          kinds={kinds}
          used={used}
          onChoose={(name, tiles) => {
            setOpen(null);
            onChange([...melds, newMeld(name, tiles, draft.seat, seats)]);
          }}
        />
      </Sheet>
      {chosen && (
        <MeldSheet
          family={game.family}
          meld={chosen}
          own={draft.seat}
          seats={seats}
          onClose={() => setOpen(null)}
          onChange={(meld) => onChange(melds.map((one, at) => (at === open ? meld : one)))}
          onDrop={() => {
            setOpen(null);
            onChange(melds.filter((_, at) => at !== open));
          }}
        />
      )}
    </section>
  );
}

interface LaidProps extends Pick<MeldsProps, "game"> {
  melds: readonly LaidMeld[];
  onTap: (place: number) => void;
}

function Laid({ game, melds, onTap }: LaidProps): JSX.Element {
  const words = t().pages.score;
  const names = melds.map((meld) => `${meld.kind} ${meld.tiles.join("")}`);
  const laid = placed(names).flatMap(({ key, place }) => {
    const meld = melds[place];
    return meld ? [{ key, place, meld }] : [];
  });
  return (
    <div class="laid">
      {laid.map(({ key, place, meld }) => (
        <button
          key={key}
          type="button"
          class="laid-meld"
          aria-label={learnWords().scorer.meldOf(`${words.kinds[meldName(meld)]} ${tileName(meld.tiles[0] ?? "")}`)}
          onClick={() => onTap(place)}
        >
          <Faces names={meld.tiles} family={game.family} />
          <small>{words.kinds[meldName(meld)]}</small>
        </button>
      ))}
    </div>
  );
}

interface MeldChoiceProps extends Pick<MeldsProps, "game" | "kinds" | "used"> {
  onChoose: (name: string, tiles: readonly string[]) => void;
}

/** First the kind, then which tiles: all that are still to be had. */
function MeldChoice({ game, kinds, used, onChoose }: MeldChoiceProps): JSX.Element {
  const words = t().pages.score;
  const names = meldKinds(game.asks);
  const [name, setName] = useState(names[0] ?? "");
  return (
    <div class="stack">
      <Choice
        label={words.meldKind}
        value={name}
        options={names.map((value) => ({ value, label: words.kinds[value] ?? value }))}
        onChange={setName}
      />
      <h3>{words.meldTile}</h3>
      <div class="group-choice">
        {groupsFor(name, kinds).map((tiles) => (
          <button
            key={tiles.join()}
            type="button"
            aria-label={tiles.map(tileName).join(" ")}
            disabled={!isLeft(tiles, used)}
            onClick={() => onChoose(name, tiles)}
          >
            <Faces names={tiles} family={game.family} />
          </button>
        ))}
      </div>
    </div>
  );
}

function isLeft(tiles: readonly string[], used: ReadonlyMap<string, number>): boolean {
  return [...counted(tiles)].every(([name, count]) => (used.get(name) ?? 0) + count <= COPIES);
}
