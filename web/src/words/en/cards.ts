import type { cards as model } from "../zh/cards";

export const cards: typeof model = {
  games: {
    weimaque: {
      hiddenWei: "Wei",
      openWei: "Open",
      drawn: "Nobody wins",
      marks: {
        0: { title: "No chi", says: "May not be eaten any more in this round" },
        1: { title: "No peng", says: "No more peng of these in this round. Only you can see this" },
      },
    },
    fulushou: {
      hiddenWei: "Wei",
      openWei: "Wei",
      drawn: "Nobody wins",
      marks: {
        1: {
          title: "No peng",
          says: "Passed or discarded: no more peng of these in this round. Only you can see this",
        },
        2: { title: "Dead halves", says: "Cannot be used for a chi in this round. Only you can see this" },
        3: { title: "Held-back pengs", says: "You could have made a peng and did not" },
      },
    },
  },
  groups: ["Chi", "Peng", "Wei", "Liu"],
  facedown: "face down",
  group: (word, tiles) => `${word} ${tiles.join(" ")}`,
  turned: (who) => `Turned by ${who}`,
  discarded: (who) => `Discarded by ${who}`,
  looks: (who) => `Seen by ${who}`,
  looksOwn: "You are looking",
  won: (who) => `Won: ${who}`,
  middle: "Middle",
  wall: (left) => `${left} left`,
  wallSpoken: (left) => `${left} cards left in the wall`,
  xi: (xi) => `${xi} xi`,
  dead: "Dead hand",
  winner: "Won",
  inHand: (count) => `${count} held`,
  inHandSpoken: (count) => `${count} cards in hand`,
  hand: "Your hand",
  handOf: (who) => `Hand: ${who}`,
  river: (who) => `Discards: ${who}`,
  groupsOf: (who) => `Groups: ${who}`,
  table: "Table",
  lately: "came last",
  sort: "Sort",
  sortHint: "Arrange by threes, pairs and runs",
  marks: "Marks",
  noMarks: "No marks yet",
};
