/** Words of rules with their examples and of the scorer's explanations; they come with these pages, not with the first. */

import { spoken } from "../i18n";
import { learn as hant } from "../made/hant/learn";
import { learn as en } from "./en/learn";
import { learn as zh } from "./zh/learn";

export const learnWords = (): typeof zh => spoken({ zh, hant, en });
