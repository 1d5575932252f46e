/** Words of the lessons, in the language that is spoken; they come with them, not with the first page. */

import { spoken } from "../i18n";
import { lesson as hant } from "../made/hant/lesson";
import { lesson as en } from "./en/lesson";
import { lesson as zh } from "./zh/lesson";

export const lessonWords = (): typeof zh => spoken({ zh, hant, en });
