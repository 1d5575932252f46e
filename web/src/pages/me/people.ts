/** HTTP of people: somebody else, friends, blocks, devices. */

import { json, keepMe, type Me, type Person } from "../../api";
import type { Rank, RoomLine } from "../../wire";
import { guest } from "../guest";

/** What everybody may know of somebody; `blocked`: whether one does not want him. */
export interface Known extends Person {
  rounds: number;
  games: { game: string; rounds: number; rank: Rank | null }[];
  blocked: boolean;
}

export interface Friend extends Person {
  rounds: number;
  /** When the last round with him ended. */
  last: number;
  rooms: RoomLine[];
}

export interface Code {
  code: string;
  until: number;
}

const at = (player: string): string => encodeURIComponent(player);

export const person = (player: string): Promise<Known> => json<Known>(`/api/people/${at(player)}`);
export const friends = (): Promise<Friend[]> => json<{ friends: Friend[] }>("/api/me/friends").then((v) => v.friends);

type Blocked = Promise<Person[]>;
const listed = (method: string, path: string): Blocked =>
  json<{ blocked: Person[] }>(path, method).then((v) => v.blocked);
export const blocked = (): Blocked => listed("GET", "/api/me/blocks");
export const block = (player: string): Blocked => listed("PUT", `/api/me/blocks/${at(player)}`);
export const unblock = (player: string): Blocked => listed("DELETE", `/api/me/blocks/${at(player)}`);

/** A code for another device. */
export const newCode = (): Promise<Code> => json<Code>("/api/me/codes", "POST");
export const devices = (): Promise<number> => json<{ devices: number }>("/api/me/devices").then((v) => v.devices);
export const signOutOthers = (): Promise<number> =>
  json<{ devices: number }>("/api/me/devices", "DELETE").then((v) => v.devices);

/** Become who has told this code. Errors: those of the server. */
export async function comeBy(code: string): Promise<Me> {
  const made = await json<Me>("/api/guests/known", "POST", { code });
  keepMe(made);
  guest.value = made;
  return made;
}
