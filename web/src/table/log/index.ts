/** The log and the keys of a table. */
export { Panels } from "./panels";
