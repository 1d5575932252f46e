/** What one hears and feels at a table. */

export { useSenses } from "./follow";
export { MuteButton, SoundSettings } from "./sound_settings";
