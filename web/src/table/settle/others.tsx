/** The hands that did not win, and what they waited for. */

import type { JSX } from "preact";
import { concealed, name as nameOf, tilesOf } from "../../fold";
import { t } from "../../i18n";
import { Tiles } from "./groups";
import { Label } from "./label";
import { type Told, thing } from "./told";

export function Others({ told }: { told: Told }): JSX.Element | null {
  const { view } = told;
  const seats = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => !view.winners.includes(seat));
  if (seats.length === 0) return null;
  return (
    <section class="others">
      <h3>{t().settle.notWon}</h3>
      {seats.map((seat) => (
        <Hand key={seat} told={told} seat={seat} />
      ))}
    </section>
  );
}

function Hand({ told, seat }: { told: Told; seat: number }): JSX.Element {
  const { view } = told;
  const named = (kinds: readonly number[]) => kinds.flatMap((kind) => nameOf(view, kind) ?? []);
  return (
    <div class="other">
      <b>
        <Label who={told.who} seat={seat} />
      </b>
      <Waits told={told} seat={seat} />
      <div class="other-tiles">
        <Tiles tiles={named(concealed(view, seat))} />
        {view.melds[seat]?.map((meld, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a finished hand does not change
          <Tiles key={place} tiles={named(tilesOf(view, meld))} />
        ))}
      </div>
    </div>
  );
}

function Waits({ told, seat }: { told: Told; seat: number }): JSX.Element {
  const waits = told.explained.waits[seat] ?? [];
  if (waits.length === 0) return <span class="soft">{thing(told.game, "not_ready")}</span>;
  return (
    <span class="other-waits">
      {t().settle.waits} <Tiles tiles={waits.map((wait) => wait.tile)} />
    </span>
  );
}
