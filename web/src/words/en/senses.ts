import type { senses as model } from "../zh/senses";

export const senses: typeof model = {
  sound: "Sound",
  table: "Tiles and calls",
  own: "My turn and the last seconds",
  volumes: { off: "Off", soft: "Low", middle: "Medium", loud: "High" },
  vibration: "Vibration",
  vibrationHint: "My turn, an offer, the last five seconds",
  mute: "Mute",
  unmute: "Sound on",
};
