/** How a recorded round ended: its settlement, told as it was at the table, and what can be done with the round. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n";
import { person } from "../../people";
import { type Kept, SettlementBody, type Told } from "../../table/settle";
import { AfterRound } from "../../table/share";
import { Button } from "../../ui/button";
import { Sheet } from "../../ui/sheet";
import type { Replay } from "./load";

export interface EndProps {
  replay: Replay;
  /** Through whose eyes: people are named as he names them. */
  own: number | null;
  kept: Kept | null;
}

export function End({ replay, own, kept }: EndProps): JSX.Element | null {
  const [open, setOpen] = useState(false);
  const told = toldOf(replay, own);
  if (!told) return null;
  const { number, ended_at: at } = replay.played;
  const title = t().settle.title(number);
  return (
    <>
      <div class="viewer-do">
        <Button icon="coins" onClick={() => setOpen(true)}>
          {title}
        </Button>
        {/* a picture does not say whose eyes it was seen with */}
        <AfterRound told={{ ...told, who: { ...told.who, own: null } }} round={number} at={at} kept={kept} />
      </div>
      <Sheet open={open} title={title} onClose={() => setOpen(false)} wide>
        <SettlementBody told={told} />
      </Sheet>
    </>
  );
}

/** The last view with the scores; null for a round without steps. */
export function toldOf({ game, played, steps }: Replay, own: number | null): Told | null {
  const view = steps.at(-1)?.view;
  if (!view) return null;
  const { scores, explained, next_dealer: nextDealer } = played;
  return { game, view, who: { names: played.names.map(person), own }, scores, explained, nextDealer };
}
