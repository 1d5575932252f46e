/** What both families' tables share. */

export { ActionBar } from "./action_bar";
export { type Choices, choicesOf, PLACES, type Place } from "./actions";
export { answer, say } from "./answer";
export {
  movedInColumns,
  movedInRow,
  numbered,
  type Rows,
  steppedInColumns,
  steppedInRow,
  tileAt,
} from "./arrangement";
export { ChoiceSheet, Face } from "./choice_sheet";
export { actingSeat, distance, openTile, roundText } from "./facts";
export type { Landing } from "./flick";
export { type Keeper, type Keeping, useKeeping } from "./keeping";
export { MenuSheet } from "./menu_sheet";
export { namesIn } from "./names";
export { useOutbid } from "./outbid";
export { Pill } from "./pill";
export type * from "./props";
export { QuickSettings } from "./quick_settings";
export { Ring, secondsLeft, useLeft } from "./ring";
export { RulePop } from "./rule_pop";
export { meaning, type RuleText, ruleAddress, useRule } from "./rules";
export { SeatPlate } from "./seat_plate";
export { SeenCount } from "./seen_count";
export { useOrders } from "./standing";
export { StatusLine } from "./status_line";
export { TopBar } from "./top_bar";
export { type Drops, STEP_KEYS, useDrag } from "./use_drag";
export { type Banned, type Hand, type HandPlace, type Raised, useHand } from "./use_hand";
export { useLit } from "./use_lit";
export { VoteSheet } from "./vote_sheet";
export { freeSeat, SitButton, WatchCount, WatchNote, WatchSwitch } from "./watching";
export { capital, labelOf, placeOf, positionOf, type Who, whoAt } from "./who";
