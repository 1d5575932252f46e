/** Words of one's own page, in the language that is spoken; they come with it, not with the first page. */

import { spoken } from "../i18n";
import { profile as hant } from "../made/hant/profile";
import { profile as en } from "./en/profile";
import { profile as zh } from "./zh/profile";

export const profileWords = (): typeof zh => spoken({ zh, hant, en });
