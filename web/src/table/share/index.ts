/** What is done with a finished round. */

export { AfterRound, type AfterRoundProps } from "./after";
