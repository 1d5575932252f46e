/** The open rooms that one has been in, as the server knows them: on another device they are the same. */

import { signal, useSignalEffect } from "@preact/signals";
import { json, Refusal } from "../../api";
import type { RoomLine } from "../../wire";
import { guest, still } from "../guest";

const MOST = 8;
const found = signal<readonly RoomLine[]>([]);

/** Fetch them anew; without an answer those that were known stay. */
async function fetchRooms(): Promise<void> {
  try {
    found.value = (await rooms()).slice(0, MOST);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Errors: those of the server; with `unauthorized` this browser is nobody's any more. */
async function rooms(): Promise<RoomLine[]> {
  try {
    return (await json<{ rooms: RoomLine[] }>("/api/me/rooms")).rooms;
  } catch (error) {
    if (error instanceof Refusal && error.code === "unauthorized") await still();
    throw error;
  }
}

/** Empty for who has not been here, and until they have come. */
export function ownRooms(): readonly RoomLine[] {
  return found.value;
}

/** Keeps `ownRooms` as they are while the front page is shown. */
export function useOwnRooms(): void {
  useSignalEffect(() => {
    if (guest.value) void fetchRooms();
    else found.value = [];
  });
}
