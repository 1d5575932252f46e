/** Words of what one does with a finished round, in the language that is spoken; they come with it, not with the first page. */

import { spoken } from "../i18n";
import { after as hant } from "../made/hant/after";
import { after as en } from "./en/after";
import { after as zh } from "./zh/after";

export const afterWords = (): typeof zh => spoken({ zh, hant, en });
