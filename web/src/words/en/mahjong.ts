import type { mahjong as model } from "../zh/mahjong";

const ORDER = ["1st", "2nd", "3rd", "4th", "5th", "6th"];

export const mahjong: typeof model = {
  calls: {
    chowTitle: "Chow",
    pongTitle: "Pong",
    kongTitle: "Kong",
    readyTitle: "Ready",
    winTitle: "Win",
    selfTitle: "Self-draw",
    robTitle: "Robbed kong",
  },
  table: "Table",
  hand: (who) => `Hand: ${who}`,
  melds: (who) => `Melds: ${who}`,
  river: (who) => `Discards: ${who}`,
  riversTitle: "Discards",
  showRivers: "Show discards",
  empty: "None yet",
  wall: "Wall",
  deadWall: (stays) => `${stays} stay`,
  wildIs: (word, tile) => `${word}: ${tile}`,
  dice: (points) => `Dice ${points}`,
  from: (who) => `from ${who}`,
  discarded: (who) => `Discarded by ${who}`,
  robbing: (who) => `Kong to rob: ${who}`,
  ready: "Ready",
  won: (place) => `${ORDER[place - 1] ?? place} win`,
  lately: "discarded last",
  wonTile: "winning tile",
  leads: "makes the hand ready",
};
