/** The line above the actions: what the game waits for, and what the hand waits for. */

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { CARDS, MAHJONG, type View } from "../../fold";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { hints } from "../../settings";
import { Button } from "../../ui/button";
import { isAuto, StandingOrders } from "./absence";
import { refusedBy, say } from "./answer";
import { Coach } from "./coach";
import { actingSeat } from "./facts";
import type { StatusLineProps } from "./props";
import { RulePop } from "./rule_pop";
import { isCoached, useCoach } from "./use_coach";
import type { Hand } from "./use_hand";
import { Waits } from "./waits";
import { WatchNote } from "./watching";
import { placeOf, whoAt } from "./who";
import "./parts.css";

const CALM = 200;

/** It asks for hints itself, and tells why a tapped tile may not be discarded. */
export function StatusLine({ live, hand, text }: StatusLineProps): JSX.Element {
  useHints(live);
  useEffect(
    () => () => {
      refusedBy.value = null;
    },
    [],
  );
  const told = hand.told.value;
  return (
    <footer class={nameOf(live)} data-turn={turnOf(live, hand)}>
      {/* not said aloud: the log tells what happens, and that it is one's turn */}
      <p>{text ?? (isAuto(live) ? t().parts.autoNow : waitingText(live, hand))}</p>
      <AutoOff live={live} />
      <StandingOrders live={live} />
      <WatchNote live={live} />
      <Advice live={live} hand={hand} />
      <RulePop
        game={live.table.value?.game ?? ""}
        rule={told?.rule ?? null}
        title={t().parts.bannedTitle}
        open={told !== null}
        onClose={hand.closeTold}
      />
      <RulePop
        game={live.table.value?.game ?? ""}
        rule={refusedBy.value}
        title={t().parts.refusedTitle}
        onClose={() => (refusedBy.value = null)}
      />
    </footer>
  );
}

/** Room is kept for what is wanted, whether there is any or not. */
function nameOf(live: Live): string {
  if (isCoached(live)) return "status-line hinting coached";
  return hints.value === "on" ? "status-line hinting" : "status-line";
}

/** What the coach says where there is one at one's turn, else what the hand waits for. */
function Advice({ live, hand }: { live: Live; hand: Hand }): JSX.Element | null {
  const lines = useCoach(live);
  const game = live.game.value;
  if (game && lines.value.length > 0)
    return <Coach game={game} lines={lines.value} raised={hand.raised.value?.tile ?? null} />;
  return hints.value === "on" ? <Waits live={live} hand={hand} /> : null;
}

/** Whose matter it is: one's own discard, one's own choice, that of others, or nobody's any more. */
function turnOf(live: Live, hand: Hand): "discard" | "choice" | "others" | "over" {
  if (live.view.value?.over) return "over";
  if (!live.ask.value) return "others";
  return hand.discarding.value ? "discard" : "choice";
}

function AutoOff({ live }: { live: Live }): JSX.Element | null {
  if (!isAuto(live)) return null;
  return (
    <Button tone="main" size="small" onClick={() => void say(live, "auto", { on: false })}>
      {t().parts.autoOff}
    </Button>
  );
}

/** Asks what can be told about one's own hand, a moment after the view has changed. */
function useHints(live: Live): void {
  const view = live.view.value;
  const seated = live.seat.value !== null;
  useEffect(() => {
    if (!view || view.over || !seated) return;
    const soon = setTimeout(() => {
      // a refused or lost question is asked anew with the next change
      live.askHint().catch(() => undefined);
    }, CALM);
    return () => clearTimeout(soon);
  }, [live, view, seated]);
}

function waitingText(live: Live, hand: Hand): string {
  const words = t().table;
  const view = live.view.value;
  if (!view) return "";
  if (view.over) return words.over;
  if (live.ask.value) return ownText(hand);
  const seat = actingSeat(view);
  if (seat === null) return isOpen(view) ? words.everybody : words.dealt;
  const who = placeOf(whoAt(live), seat);
  if (seat === live.seat.value) return words.held;
  if (view.family === "mahjong") return words.waitingFor(who);
  return view.phase === CARDS.LOOK ? words.looking(who) : words.owing(who);
}

function ownText(hand: Hand): string {
  if (hand.readying.value) return t().table.declareReady;
  return hand.discarding.value ? t().table.yourDiscard : t().table.yourChoice;
}

function isOpen(view: View): boolean {
  return view.phase >= (view.family === "mahjong" ? MAHJONG.CLAIMS : CARDS.TURNED);
}
