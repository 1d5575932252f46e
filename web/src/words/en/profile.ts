import type { profile as model } from "../zh/profile";

export const profile: typeof model = {
  nobody: "No name yet",
  edit: "Change name or face",
  rounds: (rounds) => `${rounds} rounds in all`,
  friends: "People you have played with",
  friendsNone: "Whoever you play with will be here.",
  together: (rounds, day) => `${rounds} rounds together · ${day}`,
  devices: "Another device",
  devicesText:
    "Open this site on the new phone, choose “I have played on another device”, and enter the code from here. Name, face and results come along.",
  showCode: "Show a code for another device",
  newCode: "Another code",
  code: "Code for another device",
  codeField: "Code (8 characters)",
  codeValid: (minutes) => `Valid for ${minutes} min, once. Show it to nobody.`,
  codeEnded: "This code has ended",
  codeQr: "Or scan this with the new phone",
  codeText: "On your old device open the settings and choose “Show a code for another device”.",
  come: "Come in",
  came: (name) => `Welcome back, ${name}`,
  replaceTitle: "Become that player",
  replaceText: (name) =>
    `This device is “${name}” now. Afterwards “${name}” cannot be found here any more, unless you are known by that name elsewhere too.`,
  others: (count) =>
    count > 0
      ? `You are known on ${count} other ${count === 1 ? "device" : "devices"}`
      : "You are known on this device alone",
  signOut: "Sign out all other devices",
  signOutText: "The other devices are signed out at once; they need a new code to come in again.",
  signedOut: "The other devices are signed out",
  hidden: "People you do not want to meet",
  hiddenNone: "Nobody. Tap a name at a table to mute or to block somebody.",
  mutedTag: "Muted",
  blockedTag: "Blocked",
  mute: "Mute",
  muteHint: "On this device alone; nobody is told",
  unmute: "Let them speak",
  block: "Block from my rooms",
  blockTitle: "Block",
  blockText: (name) =>
    `${name} can no longer come to rooms that you open, and you do not see what ${name} says. A seat in your room is lost; a session that runs is played to its end.`,
  unblock: "Let them come",
  blocked: (name) => `${name} is blocked`,
  unblocked: (name) => `${name} may come again`,
  of: (game, rounds) => `${game} ${rounds}`,
  none: "Nothing played yet",
};
