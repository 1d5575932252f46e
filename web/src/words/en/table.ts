import type { table as model } from "../zh/table";

/** By number of seats, what the seats are called from one's own, counter-clockwise. */
const PLACES: Record<number, string[]> = {
  2: ["you", "opposite"],
  3: ["you", "right", "left"],
  4: ["you", "right", "across", "left"],
  5: ["you", "right", "2nd right", "2nd left", "left"],
  6: ["you", "right", "2nd right", "across", "2nd left", "left"],
};

export const table: typeof model = {
  place: (seats, away) => PLACES[seats]?.[away] ?? "",
  seat: (number) => `seat ${number}`,
  byName: true,
  and: ", ",
  actions: { win: "Win", kong: "Kong", pong: "Pong", chow: "Chow", pass: "Pass", ready: "Ready" },
  liu: "Liu",
  peng: "Peng",
  chi: "Chi",
  wei: () => "Wei",
  yourDiscard: "Your turn: choose a tile to discard",
  yourChoice: "Do you want it?",
  declareReady: "Choose the discard with which you declare ready",
  waitingFor: (who) => `Waiting for a discard: ${who}`,
  looking: (who) => `Looking at the card drawn: ${who}`,
  owing: (who) => `Waiting for a discard: ${who}`,
  everybody: "Waiting for claims",
  dealt: "Dealt",
  over: "The round is over",
  held: "Answered, waiting for the others",
  waits: "Waits",
  waitsAfter: (tile) => `${tile} away, waits`,
  left: (count) => `${count} left`,
  worth: (total, unit, word) => (unit === "times" ? `×${total}` : `${total} ${word}`),
  copies: (count) => `(${count})`,
  noCopy: "none left",
};
