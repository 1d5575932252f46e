import type { faces as model } from "../zh/faces";

const SUITS = { m: "characters", p: "dots", s: "bamboo" };

export const faces: typeof model = {
  brand: "Paiju",
  suited: (rank, suit) => `${rank} ${SUITS[suit]}`,
  honours: ["east wind", "south wind", "west wind", "north wind", "white dragon", "green dragon", "red dragon"],
  card: (numeral, rank, big) => `${numeral}, ${big ? "big" : "small"} ${rank}`,
  hidden: "hidden tile",
  wild: "wild",
  close: "Close",
  copy: "Copy",
  copied: "Copied",
  shareFailed: "It could not be sent",
  copyFailed: "Could not copy: press and hold to select it",
  less: (label) => `${label}: one less`,
  more: (label) => `${label}: one more`,
};
