/** A claim of one's own that did not come about, since somebody else's went before it. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { NONE } from "../../fold";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { toast } from "../../ui/toast";
import type { Frame, Game } from "../../wire";
import { eventName } from "./facts";
import { verbWord } from "./verbs";
import { placeOf, whoAt } from "./who";

/** Events by which a seat takes the tile that lies open. */
const TAKES = new Set(["meld", "liu", "win"]);
/** Events after which nobody can take it any more. */
const GOES_ON = new Set(["draw", "turn", "end"]);

/** Which seat took what the seat `own` had claimed: null while nobody did, or where it was `own` itself. */
export function takenBy(game: Game, frame: Frame, own: number): number | null {
  const seats = frame.events.flatMap((event) => (TAKES.has(eventName(game, event)) ? [event[1] as number] : []));
  return seats.includes(own) ? null : (seats[0] ?? null);
}

/** Whether a frame decides what became of a claim. */
export const decides = (game: Game, frame: Frame): boolean =>
  frame.events.some((event) => TAKES.has(eventName(game, event)) || GOES_ON.has(eventName(game, event)));

/** Tells in a note, with the rule, who went before. */
export function useOutbid(live: Live): void {
  useEffect(() => follow(live), [live]);
}

/** The same until what is returned is called. */
export function follow(live: Live): () => void {
  let claimed: string | null = null;
  const noting = effect(() => {
    const { value: action } = live.answered;
    const tile = live.view.peek()?.tile ?? NONE;
    claimed = action !== null && action !== "pass" && tile !== NONE ? action : null;
  });
  const following = effect(() => {
    const { value: step } = live.step;
    const [game, seat] = [live.game.peek(), live.seat.peek()];
    if (!step || !game || seat === null || claimed === null || !decides(game, step.frame)) return;
    const other = takenBy(game, step.frame, seat);
    if (other !== null) tell(live, game, other, claimed);
    claimed = null;
  });
  return () => {
    noting();
    following();
  };
}

function tell(live: Live, game: Game, seat: number, action: string): void {
  const [verb = ""] = action.split(" ");
  toast(t().parts.outbid(placeOf(whoAt(live), seat), verbWord(verb, game.names), game.order));
}
