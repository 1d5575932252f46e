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
/** Where the columns of numbers end. */
const RIGHT = WIDTH - EDGE - 12;
const GAIN = RIGHT - 210;
/** Widths of tiles that are tried, the largest first. */
const SIZES = [124, 116, 108, 100, 92, 86, 80, 74, 68, 63, 58, 53, 50];
/** So much smaller tiles are still better where they save a row. */
const STILL_LARGE = 0.85;
/** The line of a seat below the hands, and as high as it may become where there is room. */
const LINE = { least: 64, most: 84 };
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
  column: `500 28px ${SANS}`,
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

/** Everything in its place, with tiles as large as there is room for; somewhat smaller ones where that saves a row. */
export function planOf(poster: Poster, measure: Measure): Plan {
  const sheets = SIZES.map((size) => new Sheet(poster, measure, size));
  const fitting = sheets.filter((sheet) => sheet.least <= LEAST_HEIGHT);
  const [largest = sheets.at(-1) as Sheet] = fitting;
  const enough = fitting.filter(({ tile }) => tile >= largest.tile * STILL_LARGE);
  return enough.reduce((best, sheet) => (sheet.rows < best.rows ? sheet : best), largest).plan();
}

class Sheet {
  /** How high it is with nothing between its parts, and in how many rows the tiles lie. */
  readonly least: number;
  readonly rows: number;
  private readonly marks: Mark[] = [];
  private y = EDGE;
  /** How many marks stand above the card. */
  private ofHead = 0;

  constructor(
    private readonly poster: Poster,
    private readonly measure: Measure,
    readonly tile: number,
  ) {
    this.head();
    this.card();
    this.least = this.y + this.footHeight(LINE.least);
    this.rows = poster.hands.reduce((sum, { groups }) => sum + this.rowsOf(groups).length, 0);
  }

  /** What room is left goes to the lines of the seats first, then above and below the card and the lines. */
  plan(): Plan {
    const height = Math.max(LEAST_HEIGHT, Math.ceil(this.least));
    const lines = this.poster.seats.length + 1;
    const line = Math.min(LINE.most, LINE.least + (height - this.least) / lines);
    const between = (height - this.y - this.footHeight(line)) / 3;
    for (const mark of this.marks.slice(this.ofHead)) mark.y += between;
    this.y += 2 * between;
    this.seats(line);
    this.brand(height);
    return { width: WIDTH, height, marks: this.marks };
  }

  /** The hands on their card, which ends where they do. */
  private card(): void {
    this.ofHead = this.marks.length;
    const top = this.y;
    const fill = COLOUR.paper;
    const back: Mark = { kind: "box", x: EDGE, y: top, width: WIDTH - 2 * EDGE, height: 0, fill, radius: 28 };
    this.marks.push(back);
    this.y += 14;
    if (this.poster.drawn !== null) this.drawn(this.poster.drawn);
    for (const [place, hand] of this.poster.hands.entries()) {
      if (place > 0 || this.poster.drawn !== null) this.divider();
      this.hand(hand);
    }
    back.height = this.y - top;
  }

  private divider(): void {
    const back = { kind: "box", x: EDGE + INSET, width: INNER, height: 2, fill: COLOUR.line, radius: 1 } as const;
    this.marks.push({ ...back, y: this.y });
    this.y += 8;
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
    this.y += 62;
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
    this.y += 34;
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

  /** Groups in as few rows as they fit into, each about as long; one that is wider than a row is broken up. */
  private rowsOf(groups: readonly PosterGroup[]): PosterGroup[][] {
    const parts = groups.flatMap((whole) => this.broken(whole));
    const most = this.filled(parts, INNER);
    const narrow = Array.from({ length: 20 }, (_, step) => INNER * (0.5 + step * 0.025));
    return narrow.map((width) => this.filled(parts, width)).find(({ length }) => length === most.length) ?? most;
  }

  private filled(groups: readonly PosterGroup[], width: number): PosterGroup[][] {
    const rows: PosterGroup[][] = [];
    let left = 0;
    for (const group of groups) {
      const wide = this.widthOf(group);
      if (wide > left || rows.length === 0) {
        rows.push([]);
        left = width;
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

  private footHeight(line: number): number {
    return (this.poster.seats.length + 1) * line + 124;
  }

  /** Below a line that says what the numbers are. */
  private seats(line: number): void {
    const words = afterWords();
    this.y += line;
    this.text(words.gain, FONT.column, GAIN, COLOUR.pale, "right");
    this.text(words.balance, FONT.column, RIGHT, COLOUR.pale, "right");
    for (const seat of this.poster.seats) {
      this.y += line;
      this.seat(seat);
    }
  }

  private seat({ who, own, gain, balance, won, dealer }: PosterSeat): void {
    const words = afterWords();
    const marks = [own ? words.own : "", dealer ? words.dealer : ""];
    const named = [this.fitted(who, FONT.seat, 440), ...marks].filter(Boolean).join(" · ");
    this.text(named, FONT.seat, EDGE + 12, won ? "#ffd977" : COLOUR.cream);
    const fill = gain > 0 ? "#9fe3b9" : gain < 0 ? "#ffb6a3" : COLOUR.pale;
    this.text(gain > 0 ? `+${gain}` : written(gain), FONT.gain, GAIN, fill, "right");
    this.text(written(balance), FONT.seat, RIGHT, COLOUR.pale, "right");
  }

  private brand(height: number): void {
    this.y = height - 44;
    this.text(afterWords().brand, `900 40px ${SERIF}`, WIDTH / 2, COLOUR.pale, "center");
  }
}
