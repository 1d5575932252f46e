/** The table of word cards. */

export { CardsTable } from "./cards_table";
