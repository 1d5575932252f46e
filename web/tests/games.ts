/** A game as a server declares it, as far as the tests of pages need one. */

import type { Game, Option } from "../src/wire";

export const option = (key: string, value: Option["default"], choices: Option["choices"] = []): Option => ({
  key,
  default: value,
  choices,
  title: key,
  english: key,
});

export const EVENTS = ["start", "begin", "draw", "discard", "meld", "win", "score", "row", "barred", "end"];
const HIDES: Record<string, string[]> = { draw: ["owner", "all", "all"], barred: ["owner"] };
export const game: Game = {
  id: "neijiang",
  family: "mahjong",
  title: "内江麻将",
  english: "Neijiang mahjong",
  sentence: "",
  sentence_english: "",
  faces: [],
  seats: 4,
  version: 1,
  lesson: true,
  options: [option("players", 4, [4, 6])],
  kinds: [..."pst".slice(0, 2)].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => `${rank}${suit}`)),
  names: {},
  asks: {
    keys: ["balances", "finished"],
    melds: ["pong", "kong_exposed", "kong_added", "kong_concealed"],
    ways: ["deal", "discard", "draw", "kong"],
    marks: [
      { mark: "last_tile", ways: ["discard", "draw"] },
      { mark: "kong_draw", ways: ["draw"] },
      { mark: "first_discard", ways: [] },
    ],
    wilds: [],
    missing: [],
  },
  order: "NJ-4.9",
  total: "times",
  units: {},
  words: {},
  events: EVENTS.map((name, place) => ({
    code: place + 1,
    name,
    private: name === "barred",
    fields: (HIDES[name] ?? []).map((seen, field) => ({ name: String(field), seen })),
  })),
};
