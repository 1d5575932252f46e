/** Words for those who hear the table, or play it by the keyboard, in the language that is spoken. */

import { spoken } from "../i18n";
import { access as hant } from "../made/hant/access";
import { access as en } from "./en/access";
import { access as zh } from "./zh/access";

export const accessWords = (): typeof zh => spoken({ zh, hant, en });
