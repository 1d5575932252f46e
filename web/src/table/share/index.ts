/** What is done with a finished round. */

export { AfterRound, type AfterRoundProps, addressOf } from "./after";
export type { Kept } from "./report_sheet";
