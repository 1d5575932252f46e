/** A seat of the table. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { phrases } from "../../api";
import { lang, t } from "../../i18n";
import type { Live } from "../../live";
import { sitter } from "../../people";
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
        {ask ? <Ring from={ask.now} until={ask.until} now={() => live.now()} /> : face(chair)}
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
      <Speech live={live} seat={seat} />
    </div>
  );
}

function face(chair: Chair): JSX.Element | string {
  return chair.bot ? <Icon name="bot" /> : ([...chair.name][0] ?? "");
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
      if (shown && phrase) text.value = phrase[lang.value];
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
