/** What seats call out: a large word at the seat for a moment. The log says it to those who hear the table. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { type Call, type Called, callsIn } from "./read";

/** The colour of a call is that of its button. */
const TONES: Record<Call, string> = {
  chow: "chow",
  pong: "pong",
  kong: "kong",
  ready: "ready",
  win: "win",
  self: "win",
  rob: "win",
};

/** How long a call stands. */
const CALL = 1_400;

/** The newest call of a seat; not one's own, once one is asked for what comes after it. */
export function Calls({ live, seat }: { live: Live; seat: number }): JSX.Element | null {
  const called = newest(live).find((one) => one.seat === seat);
  const frame = live.step.value?.frame;
  const asked = live.seat.value === seat && live.ask.value !== null;
  if (!called || !frame || asked) return null;
  return <Word key={`${frame.round} ${frame.number}`} call={called.call} />;
}

function Word({ call }: { call: Call }): JSX.Element | null {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const end = setTimeout(() => setOver(true), CALL);
    return () => clearTimeout(end);
  }, []);
  if (over) return null;
  return (
    <span class={`mj-call mj-call-${TONES[call]} serif`} aria-hidden="true">
      {t().mahjong.calls[`${call}Title`]}
    </span>
  );
}

function newest(live: Live): Called[] {
  const game = live.game.value;
  const step = live.step.value;
  return game && step ? callsIn(game, step.frame) : [];
}
