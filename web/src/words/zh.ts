/** All texts in Chinese, by area. This is the model: the other languages have its keys. */

import { cards } from "./zh/cards";
import { company } from "./zh/company";
import { faces } from "./zh/faces";
import { mahjong } from "./zh/mahjong";
import { pages } from "./zh/pages";
import { parts } from "./zh/parts";
import { people } from "./zh/people";
import { senses } from "./zh/senses";
import { settle } from "./zh/settle";
import { table } from "./zh/table";

export const zh = { cards, company, faces, mahjong, pages, parts, people, senses, settle, table };

export type Words = typeof zh;
