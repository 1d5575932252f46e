/** All texts in English, by area. */

import { cards } from "./en/cards";
import { company } from "./en/company";
import { faces } from "./en/faces";
import { mahjong } from "./en/mahjong";
import { pages } from "./en/pages";
import { parts } from "./en/parts";
import { people } from "./en/people";
import { senses } from "./en/senses";
import { settle } from "./en/settle";
import { table } from "./en/table";
import type { Words } from "./zh";

export const en: Words = { cards, company, faces, mahjong, pages, parts, people, senses, settle, table };
