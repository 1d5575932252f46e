/** The facts of a round of word cards, as in src/paiju/zipai/state.py. */

import { CARDS_STEPS } from "./cards_steps";
import { blankFacts, type CommonFacts, folding, type Making } from "./common";
import { bySeat, type Frozen } from "./lists";
import { CARDS as C } from "./numbers";

/**
 * Kind (`CARDS.CHI` …), kind of its cards or place of its sequence (`HIDDEN` where unknown), source, taken card.
 * The source is a seat or `NOBODY`; of a 溜 it is the own seat if any of its cards was drawn.
 */
export type CardsMeld = [kind: number, what: number, source: number, taken: number];

/** Seat, way, card, seat that turned it. */
export type CardsWin = [seat: number, by: number, tile: number, source: number];

/** All facts of a round of word cards, while they are folded. */
export interface CardsFacts extends CommonFacts {
  family: "zipai";
  melds: CardsMeld[][];
  /** By seat, the kinds of the 偎 that lie face down, as far as the viewer knows them. */
  face_down: number[][];
  /** By seat, the cards discarded from the hand, claimed ones included. */
  thrown: number[][];
  /** 1 once the dealer has made the discard that he owes after the deal. */
  opening_discard: number;
  /** Cards drawn so far. */
  draws: number;
  /** The round's number, from 1. */
  number: number;
  /** Whether the round before ended without a winner. */
  after_draw: boolean;
  /** Why the last discard is or was owed. */
  owed: number;
  /** By seat, 1 for a dead hand. */
  dead: number[];
  /** By set of marks and seat, a bit for each kind or half (fewer than 53); private ones are 0 for everybody else. */
  marks: number[][];
  wins: CardsWin[];
  pot: number;
}

/** A round of word cards as its viewer knows it. */
export type CardsView = Frozen<CardsFacts>;

/** An empty fold of a round of word cards. */
export function foldCards(making: Making) {
  return folding(making.game, blank(making), CARDS_STEPS);
}

function blank(making: Making): CardsFacts {
  const { seats } = making;
  return {
    ...blankFacts(making),
    family: "zipai",
    melds: bySeat(seats, () => []),
    face_down: bySeat(seats, () => []),
    thrown: bySeat(seats, () => []),
    opening_discard: 0,
    draws: 0,
    number: 0,
    after_draw: false,
    owed: C.AFTER_DEAL,
    dead: bySeat(seats, () => 0),
    marks: Array.from({ length: C.MARKS }, () => bySeat(seats, () => 0)),
    wins: [],
    pot: 0,
  };
}
