/** Where everything of a picture stands: marks with places, painted one after the other. No canvas is needed to know. */

import { afterWords } from "../../words/after";
import { written } from "../settle/gain";
import type { Poster, PosterGroup, PosterHand, PosterSeat } from "./poster";

export type Mark =
  | { kind: "box"; x: number; y: number; width: number; height: number; fill: string; radius: number }
  | { kind: "text"; x: number; y: number; text: string; font: string; fill: string; align: "left" | "right" | "center" }
  | { kind: "face"; x: number; y: number; width: number; name: string; mark: boolean; wild: boolean };

export interface Plan {
  width: number;
  height: number;
  marks: Mark[];
}

/** How wide a text is in a font. */
export type Measure = (text: string, font: string) => number;

export const WIDTH = 1080;
/** Two to three, as phones show it whole; more people who won make it longer. */
export const LEAST_HEIGHT = 1620;
const EDGE = 56;
const INSET = 40;
const INNER = WIDTH - 2 * (EDGE + INSET);
/** Widths of tiles that are tried, the largest first. */
const SIZES = [124, 108, 92, 80, 68, 58];
const SANS = 'system-ui, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif';
const SERIF = `"Paiju Serif", "Noto Serif CJK SC", "Songti SC", "SimSun", serif`;
const FONT = {
  title: `900 68px ${SERIF}`,
  line: `500 34px ${SANS}`,
  who: `700 44px ${SANS}`,
  way: `500 34px ${SANS}`,
  total: `800 54px ${SANS}`,
  word: `500 28px ${SANS}`,
  item: `600 36px ${SANS}`,
  seat: `600 38px ${SANS}`,
  gain: `800 42px ${SANS}`,
  drawn: `900 96px ${SERIF}`,
};
export const COLOUR = {
  felt: "#123f36",
  deep: "#0b2c25",
  cream: "#f6efdf",
  paper: "#fffaf0",
  ink: "#23201c",
  soft: "#5a5145",
  pale: "#c5d4ca",
  win: "#c9361e",
  plus: "#115239",
  minus: "#972312",
  line: "#dacfb9",
};
/** Height of a tile and of a card, for each of its width. */
export const HIGH = { tile: 1.52, card: 2.2 };

export const isCard = (name: string): boolean => "xd".includes(name[1] ?? " ");

/** Everything in its place, with tiles as large as there is room for. */
export function planOf(poster: Poster, measure: Measure): Plan {
  const plans = SIZES.map((size) => new Sheet(poster, measure, size).plan());
  return plans.find(({ height }) => height <= LEAST_HEIGHT) ?? (plans.at(-1) as Plan);
}

class Sheet {
  private readonly marks: Mark[] = [];
  private y = EDGE;

  constructor(
    private readonly poster: Poster,
    private readonly measure: Measure,
    private readonly tile: number,
  ) {}

  plan(): Plan {
    this.head();
    const top = this.y;
    const back: Mark = {
      kind: "box",
      x: EDGE,
      y: top,
      width: WIDTH - 2 * EDGE,
      height: 0,
      fill: COLOUR.paper,
      radius: 28,
    };
    this.marks.push(back);
    this.y += INSET;
    if (this.poster.drawn !== null) this.drawn(this.poster.drawn);
    const first = this.marks.length;
    for (const hand of this.poster.hands) this.hand(hand);
    const foot = this.footHeight();
    const height = Math.max(LEAST_HEIGHT, Math.ceil(this.y + foot));
    // what room is left is shared above and below the hands
    const slack = height - foot - this.y;
    for (const mark of this.marks.slice(first)) mark.y += slack / 2;
    this.y += slack;
    back.height = this.y - top;
    this.seats();
    this.brand(height);
    return { width: WIDTH, height, marks: this.marks };
  }

  private text(text: string, font: string, x: number, fill: string, align: "left" | "right" | "center" = "left"): void {
    this.marks.push({ kind: "text", x, y: this.y, text, font, fill, align });
  }

  /** The text, cut short where it is wider than that. */
  private fitted(text: string, font: string, width: number): string {
    if (this.measure(text, font) <= width) return text;
    const letters = [...text];
    while (letters.length > 1 && this.measure(`${letters.join("")}…`, font) > width) letters.pop();
    return `${letters.join("")}…`;
  }

  private head(): void {
    this.y += 64;
    this.text(this.fitted(this.poster.game, FONT.title, INNER), FONT.title, EDGE, COLOUR.cream);
    this.y += 56;
    this.text(this.poster.line, FONT.line, EDGE, COLOUR.pale);
    this.y += 34;
  }

  private drawn(word: string): void {
    this.y += 92;
    this.text(word, FONT.drawn, WIDTH / 2, COLOUR.soft, "center");
    this.y += 60;
    this.text(afterWords().nobodyWon, FONT.way, WIDTH / 2, COLOUR.soft, "center");
    this.y += 40;
  }

  private hand(hand: PosterHand): void {
    const [left, right] = [EDGE + INSET, WIDTH - EDGE - INSET];
    this.y += 46;
    const total = hand.total && this.measure(hand.total, FONT.total) + 24;
    const room = INNER - (total || 0);
    const who = this.fitted(hand.who, FONT.who, hand.way ? room * 0.6 : room);
    this.text(who, FONT.who, left, COLOUR.ink);
    const beside = left + this.measure(who, FONT.who) + 24;
    if (hand.way) this.text(this.fitted(hand.way, FONT.way, left + room - beside), FONT.way, beside, COLOUR.soft);
    if (hand.total) this.text(hand.total, FONT.total, right, COLOUR.win, "right");
    this.y += 30;
    this.groups(hand.groups);
    for (const { name, amount } of hand.items) this.item(name, amount);
    this.y += 36;
  }

  private item(name: string, amount: string): void {
    this.y += 50;
    const wide = this.measure(amount, FONT.item);
    this.text(this.fitted(name, FONT.item, INNER - wide - 24), FONT.item, EDGE + INSET, COLOUR.ink);
    this.text(amount, FONT.item, WIDTH - EDGE - INSET, COLOUR.ink, "right");
  }

  private groups(groups: readonly PosterGroup[]): void {
    const rows = this.rowsOf(groups);
    for (const row of rows) {
      const worded = row.some(({ word }) => word !== "");
      let x = EDGE + INSET;
      for (const group of row) {
        this.group(group, x);
        x += this.widthOf(group) + this.tile * 0.34;
      }
      const card = isCard(row[0]?.tiles[0] ?? "");
      this.y += this.tile * (card ? HIGH.card : HIGH.tile) + (worded ? 44 : 0) + 14;
    }
  }

  private group(group: PosterGroup, x: number): void {
    for (const [place, name] of group.tiles.entries()) {
      const at = x + place * this.step();
      const face = { kind: "face", x: at, y: this.y, width: this.tile, name, mark: place === group.mark } as const;
      this.marks.push({ ...face, wild: name === this.poster.wild });
    }
    if (!group.word) return;
    const high = this.tile * (isCard(group.tiles[0] ?? "") ? HIGH.card : HIGH.tile);
    const below = { kind: "text", y: this.y + high + 34, font: FONT.word, fill: COLOUR.soft, align: "center" } as const;
    this.marks.push({ ...below, x: x + this.widthOf(group) / 2, text: group.word });
  }

  private step(): number {
    return this.tile + 3;
  }

  /** Of the tiles, and of the word where that is wider. */
  private widthOf({ tiles, word }: PosterGroup): number {
    return Math.max(tiles.length * this.step() - 3, word ? this.measure(word, FONT.word) : 0);
  }

  /** Groups in rows that fit; one that is wider than a row is broken up. */
  private rowsOf(groups: readonly PosterGroup[]): PosterGroup[][] {
    const rows: PosterGroup[][] = [];
    let left = 0;
    for (const group of groups.flatMap((whole) => this.broken(whole))) {
      const wide = this.widthOf(group);
      if (wide > left) {
        rows.push([]);
        left = INNER;
      }
      rows.at(-1)?.push(group);
      left -= wide + this.tile * 0.34;
    }
    return rows;
  }

  private broken(group: PosterGroup): PosterGroup[] {
    const most = Math.floor((INNER + 3) / this.step());
    const parts: PosterGroup[] = [];
    for (let from = 0; from < group.tiles.length; from += most) {
      const tiles = group.tiles.slice(from, from + most);
      const mark = group.mark - from;
      parts.push({ tiles, word: from === 0 ? group.word : "", mark: mark >= 0 && mark < tiles.length ? mark : -1 });
    }
    return parts;
  }

  private footHeight(): number {
    return 36 + this.poster.seats.length * 68 + 110;
  }

  private seats(): void {
    this.y += 36;
    for (const seat of this.poster.seats) this.seat(seat);
  }

  private seat({ who, gain, balance, won, dealer }: PosterSeat): void {
    this.y += 52;
    const [left, right] = [EDGE + 12, WIDTH - EDGE - 12];
    const named = [this.fitted(who, FONT.seat, 480), dealer ? afterWords().dealer : ""].filter(Boolean).join(" · ");
    this.text(named, FONT.seat, left, won ? "#ffd977" : COLOUR.cream);
    const fill = gain > 0 ? "#9fe3b9" : gain < 0 ? "#ffb6a3" : COLOUR.pale;
    this.text(gain > 0 ? `+${gain}` : written(gain), FONT.gain, right - 210, fill, "right");
    this.text(written(balance), FONT.seat, right, COLOUR.pale, "right");
    this.y += 16;
  }

  private brand(height: number): void {
    this.y = height - 44;
    this.text(afterWords().brand, `900 40px ${SERIF}`, WIDTH / 2, COLOUR.pale, "center");
  }
}
