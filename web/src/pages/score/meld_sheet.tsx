/** What is said of one meld: who gave a tile, and which; or it is taken away. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import { Button } from "../../ui/button";
import { Choice } from "../../ui/field";
import { tileName } from "../../ui/names";
import { Sheet } from "../../ui/sheet";
import type { GameLine } from "../../wire";
import { learnWords } from "../../words/learn";
import { Faces } from "../record/faces";
import { type LaidMeld, meldName } from "./request";
import { seatsFrom } from "./seats";

export interface MeldSheetProps {
  family: GameLine["family"];
  meld: LaidMeld;
  own: number;
  seats: number;
  onChange: (meld: LaidMeld) => void;
  onDrop: () => void;
  onClose: () => void;
}

const UNTOLD = -1;

export function MeldSheet({ family, meld, own, seats, onChange, onDrop, onClose }: MeldSheetProps): JSX.Element {
  const words = learnWords().scorer;
  const kind = t().pages.score.kinds[meldName(meld)] ?? meld.kind;
  const untold = { value: UNTOLD, label: words.untold };
  const names = [...new Set(meld.tiles)];
  // a concealed kong takes no tile from anybody
  const taking = meld.kind !== "kong_concealed" || meld.from !== null || meld.taken !== null;
  return (
    <Sheet open title={words.meldOf(kind)} onClose={onClose}>
      <div class="stack">
        <div class="laid">
          <Faces names={meld.tiles} family={family} />
        </div>
        {taking && (
          <Choice
            label={words.meldFrom}
            value={meld.from ?? UNTOLD}
            options={[untold, ...seatsFrom(own, seats)]}
            onChange={(from) => onChange({ ...meld, from: from === UNTOLD ? null : from })}
          />
        )}
        {taking && (
          <Choice
            label={words.meldTaken}
            value={meld.taken === null ? UNTOLD : names.indexOf(meld.taken)}
            options={[untold, ...names.map((name, value) => ({ value, label: tileName(name) }))]}
            onChange={(place) => onChange({ ...meld, taken: names[place] ?? null })}
          />
        )}
        <Button icon="trash" onClick={onDrop}>
          {words.drop}
        </Button>
      </div>
    </Sheet>
  );
}
