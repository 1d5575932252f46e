import type { access as model } from "../zh/access";

export const access: typeof model = {
  logTitle: "Text log",
  logEmpty: "Nothing has happened yet",
  logName: "What happens at the table",
  hidden: "a hidden tile",
  sentence: (pieces) => {
    const text = pieces.join(" ");
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  },
  tiles: (names) => names.join("; "),
  asked: (question, ways) => `${question} ${ways.join(", ")}`,
  keysTitle: "Playing by keyboard",
  keysNote: "Press these keys at the table. Buttons show theirs in a corner.",
  space: "Space",
  keys: [
    ["← → ↑ ↓", "Move along the hand"],
    ["Enter", "Lift a tile; again: discard it"],
    ["Esc", "Lower the tile, close a sheet"],
    ["H", "Win"],
    ["G", "Kong, liu, wei"],
    ["P", "Pong, peng"],
    ["C", "Chow, chi"],
    ["T", "Ready"],
    ["Space", "Pass"],
    ["1 2 3…", "One of several ways"],
    ["R", "Ready for the next round"],
    ["S", "Sort the hand"],
    ["L", "Text log"],
    ["M", "Menu"],
    ["?", "This list"],
  ],
};
