/** Words of the host's page, in the language that is spoken; they come with it, not with the first page. */

import { spoken } from "../i18n";
import { host as hant } from "../made/hant/host";
import { host as en } from "./en/host";
import { host as zh } from "./zh/host";

export const hostWords = (): typeof zh => spoken({ zh, hant, en });
