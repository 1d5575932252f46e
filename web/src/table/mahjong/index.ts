/** The table of the mahjong family. */

export { MahjongTable } from "./table";
