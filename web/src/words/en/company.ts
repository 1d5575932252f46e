import type { company as model } from "../zh/company";

/** Words of being together: who watches, who changes places, who plays on, rules that one keeps. */
export const company: typeof model = {
  watchers: (count) => `${count} watching`,
  watching: (seconds) => (seconds > 0 ? `You are watching, ${seconds} s behind` : "You are watching"),
  sit: "Sit down and play",
  allow: "Others may watch",
  allowHint: "Off: whoever is watching leaves at once",
  away: {
    title: "Nobody may watch here",
    text: "The owner lets nobody watch. When this session is over you may come back and sit down.",
    again: "Look again",
  },

  askSwap: (name) => `Change places with ${name}`,
  swap: "Change places",
  swapAsked: (name, seat) => `${name} (seat ${seat}) would like to change places with you`,
  swapYes: "Change",
  swapNo: "Stay",
  swapWaits: (name) => `You asked ${name} to change places`,
  swapBack: "Take it back",

  rematch: "Play again, same table",
  rematchAsked: (seconds) => `Another session in ${seconds} s. Stand up if you would rather not`,

  presets: "Rules you keep",
  presetsNone: "Keep the rules you often play: next time it takes one tap.",
  presetKeep: "Keep these rules",
  presetName: "Call them",
  presetSame: "There are rules of this name; they will be replaced",
  presetFull: "You keep 20 already; delete one first",
  presetEdit: "Edit",
  presetRename: (name) => `Rename “${name}”`,
  presetDelete: (name) => `Delete “${name}”`,
  presetSure: (name: string): string => `“${name}” cannot be brought back.`,
  presetHere: (name) => `Rules: ${name}`,
  presetsHouse: "Proposed here",
  house: {
    draining: "This house is closing: no round begins after the one that is played.",
    dismiss: "Dismiss",
  },
};
