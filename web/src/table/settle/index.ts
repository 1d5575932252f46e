/** The end of a round, explained. */

export { SettlementBody } from "./body";
export { type Published, type Verdict, verify, wallOf } from "./fair";
export { FairCheck, type FairCheckProps } from "./fair_check";
export type { Kept } from "./kept";
export { ranked } from "./ranks";
export { ReadyButton } from "./ready_button";
export { freshSeed, keptFor, notReady, readyUp, startNow } from "./seed";
export { Settlement, type SettlementProps } from "./settlement";
export { Standing } from "./standing";
export { type Told, type Win, winsOf } from "./told";
