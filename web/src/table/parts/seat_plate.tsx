/** A seat of the table. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { phrases } from "../../api";
import { said as spokenOf, t } from "../../i18n";
import type { Live } from "../../live";
import { look } from "../../looking";
import { sitter } from "../../people";
import { isMuted } from "../../quiet";
import { Face } from "../../ui/face";
import { Icon } from "../../ui/icon";
import type { Chair } from "../../wire";
import { actingSeat } from "./facts";
import type { SeatPlateProps } from "./props";
import { Ring } from "./ring";
import { positionOf, whoAt } from "./who";
import "./parts.css";

const SPEECH = 4_000;

/** One's own name is left out, and the score stands in its place: one knows it, and the room is needed. */
export function SeatPlate({ live, seat, small, children }: SeatPlateProps): JSX.Element | null {
  const chair = live.table.value?.seats[seat];
  if (!chair) return null;
  const view = live.view.value;
  const own = live.seat.value === seat;
  const ask = own ? live.ask.value : null;
  const acts = ask !== null || actingSeat(view) === seat;
  const look = ["plate", small && "plate-small", acts && "plate-acts", own && "plate-own"].filter(Boolean).join(" ");
  const score = <Score sum={view?.balances[seat] ?? chair.balance} />;
  return (
    <div class={look} data-seat={seat}>
      <span class="plate-face" aria-hidden="true">
        {ask ? <Ring from={ask.now} until={ask.until} now={() => live.now()} /> : <Face {...chair} />}
      </span>
      <span class="plate-words">
        <span class="plate-name">
          {view?.dealer === seat && <b class="dealer">{t().parts.dealer}</b>}
          {own ? score : <span>{sitter(chair)}</span>}
        </span>
        <span class="plate-facts numbers">
          <span class="out-of-sight">{positionOf(whoAt(live), seat)}</span>
          {!own && score}
          <Badges chair={chair} />
          {children}
        </span>
      </span>
      {acts && <span class="out-of-sight">{t().parts.acting}</span>}
      <LookButton chair={chair} own={own} />
      <Speech live={live} seat={seat} />
    </div>
  );
}

/** The whole plate of somebody else can be tapped: who he is, and whether he is heard. */
function LookButton({ chair, own }: { chair: Chair; own: boolean }): JSX.Element | null {
  const { player } = chair;
  if (player === null || own) return null;
  return (
    <button type="button" class="plate-look" aria-label={t().people.look(chair.name)} onClick={() => look(player)} />
  );
}

function Score({ sum }: { sum: number }): JSX.Element {
  return (
    <>
      <span class="plate-score numbers" aria-hidden="true">
        {sum < 0 ? `−${-sum}` : sum}
      </span>
      <span class="out-of-sight">{t().parts.score(sum)}</span>
    </>
  );
}

function Badges({ chair }: { chair: Chair }): JSX.Element {
  const words = t().parts;
  return (
    <>
      {chair.away === "gone" && <span class="badge badge-gone">{words.gone}</span>}
      {chair.away === "auto" && <span class="badge badge-auto">{words.auto}</span>}
      {chair.leaving && <span class="badge">{words.leaving}</span>}
      {isMuted(chair.player) && (
        <span class="badge">
          <Icon name="message-square-off" size={1} label={t().people.muted} />
        </span>
      )}
    </>
  );
}

/** What the seat said last, for a few seconds. */
function Speech({ live, seat }: { live: Live; seat: number }): JSX.Element | null {
  const text = useSignal("");
  const said = live.said.value;
  useEffect(() => {
    if (said?.seat !== seat) return;
    let shown = true;
    void phrases().then((all) => {
      const phrase = all[said.phrase];
      if (shown && phrase) text.value = spokenOf({ title: phrase.zh, english: phrase.en });
    });
    const end = setTimeout(() => (text.value = ""), SPEECH);
    return () => {
      shown = false;
      text.value = "";
      clearTimeout(end);
    };
  }, [text, said, seat]);
  return text.value ? (
    <p class="speech" role="status">
      {text.value}
    </p>
  ) : null;
}
