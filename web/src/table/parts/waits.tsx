/** What the hand waits for: as it is, or after the discard that lies lifted. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { tileName } from "../../ui/names";
import type { WaitLine } from "../../wire";
import { Face } from "./choice_sheet";
import type { Hand } from "./use_hand";
import { unitOf } from "./worth";
import "./parts.css";

/** More waits than these are told in fewer words. */
const FEW = 4;

/** Tiles of which no copy is left are not told of. */
export function Waits({ live, hand }: { live: Live; hand: Hand }): JSX.Element | null {
  const hint = live.hint.value;
  const raised = hand.raised.value;
  const game = live.game.value;
  if (!hint || !game) return null;
  const words = t().table;
  const after = raised && hint.discards[raised.tile];
  const waits = after ?? hint.waits;
  if (!waits.length) return null;
  const alive = waits.filter((wait) => wait.left > 0);
  const worth = (total: number) => words.worth(total, game.total, unitOf(game, game.total));
  return (
    <p class={alive.length > FEW ? "waits waits-many" : "waits"}>
      <b>{after && raised ? words.waitsAfter(tileName(raised.tile)) : words.waits}</b>
      {alive.length === 0 && <span>{words.noCopy}</span>}
      {alive.length > FEW
        ? byWorth(alive).map((group) => <Group key={group[0]?.total} waits={group} worth={worth} />)
        : alive.map((wait) => (
            <Wait key={wait.tile} wait={wait} text={`${words.left(wait.left)} ${worth(wait.total)}`} />
          ))}
    </p>
  );
}

/** Waits that are worth the same, together; the dearest first. */
export function byWorth(waits: readonly WaitLine[]): WaitLine[][] {
  const totals = [...new Set(waits.map((wait) => wait.total))].sort((one, other) => other - one);
  return totals.map((total) => waits.filter((wait) => wait.total === total));
}

/** Several waits, with what they are worth said once. */
function Group({ waits, worth }: { waits: readonly WaitLine[]; worth: (total: number) => string }): JSX.Element {
  return (
    <>
      <span class="wait-worth numbers">{worth(waits[0]?.total ?? 0)}</span>
      {waits.map((wait) => (
        <Wait key={wait.tile} wait={wait} text={t().table.copies(wait.left)} />
      ))}
    </>
  );
}

function Wait({ wait, text }: { wait: WaitLine; text: string }): JSX.Element {
  return (
    <span class="wait numbers">
      <Face name={wait.tile} size="22px" />
      <span>{text}</span>
    </span>
  );
}
