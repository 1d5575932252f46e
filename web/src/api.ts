/** HTTP: guests, rooms, games, records. Every refusal is a `Refusal` with the server's code. */

import type {
  Fault,
  Game,
  GameLine,
  HousePreset,
  Option,
  OptionValue,
  Rank,
  RoomLine,
  RoundLine,
  Standing,
} from "./wire";
import type { Changes, Example } from "./wire_score";

/** What the server refused; `code` for programs, `message` in English, `at` the place or the rule. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly at = "",
    readonly retry = false,
  ) {
    super(message);
  }
}

export interface Me {
  id: string;
  name: string;
  token: string;
  /** Not kept by browsers that were here before there were faces. */
  face?: string;
}

/** Somebody as everybody may know him. */
export interface Person {
  id: string;
  name: string;
  face: string;
}

const KEY = "paiju.me";

/** Who plays in this browser; null before the first visit. */
export function me(): Me | null {
  const text = localStorage.getItem(KEY);
  return text === null ? null : (JSON.parse(text) as Me);
}

export function keepMe(value: Me): void {
  localStorage.setItem(KEY, JSON.stringify(value));
}

/** This browser is nobody's any more. */
export function forgetMe(): void {
  localStorage.removeItem(KEY);
}

async function fetched(path: string, init: RequestInit = {}): Promise<Response> {
  const token = me()?.token;
  const headers = new Headers(init.headers);
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (init.body) headers.set("Content-Type", "application/json");
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, headers });
  } catch {
    throw new Refusal("offline", "the server does not answer", "", true);
  }
  if (!answer.ok) throw await refusalIn(answer);
  return answer;
}

/** What an answer that is not well refuses; where something between here and the server gave it, `internal`. */
export async function refusalIn(answer: Response): Promise<Refusal> {
  const fault = await answer
    .json()
    .then((value: { error: Fault }) => value.error)
    .catch(() => ({ code: "internal", message: answer.statusText, at: "" }));
  return new Refusal(fault.code, fault.message, fault.at, answer.status >= 500);
}

export async function json<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const init: RequestInit = { method };
  if (body !== undefined) init.body = JSON.stringify(body);
  return (await fetched(path, init)).json() as Promise<T>;
}

/** The guest of this browser as the server knows him now. Errors: `unauthorized` where it does not. */
export async function again(known: Me): Promise<Me> {
  const still = await json<Person>("/api/me");
  const now = { ...known, name: still.name, face: still.face };
  keepMe(now);
  return now;
}

/** Become a guest. */
export async function enter(name: string, face?: string): Promise<Me> {
  const made = await json<Me>("/api/guests", "POST", { name, face });
  keepMe(made);
  return made;
}

/** Take another name, another face, or both. */
export const changeMe = (wanted: { name?: string; face?: string }): Promise<Person> =>
  json<Person>("/api/me", "PUT", wanted);

const kept = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = json<T>(path);
    kept.set(path, found);
    found.catch(() => kept.delete(path));
  }
  return found;
}

export const games = (): Promise<GameLine[]> => once<{ games: GameLine[] }>("/api/games").then((v) => v.games);
export const game = (id: string): Promise<Game> => once<Game>(`/api/games/${id}`);
export const customs = (): Promise<Option[]> =>
  once<{ customs: (Option & { values: OptionValue[] })[] }>("/api/customs").then((v) =>
    v.customs.map((custom) => ({ ...custom, choices: custom.values })),
  );
export const phrases = (): Promise<{ zh: string; en: string }[]> =>
  once<{ phrases: { zh: string; en: string }[] }>("/api/phrases").then((v) => v.phrases);
export const rule = (game: string, id: string, lang: string): Promise<string> =>
  once<{ rule: string; text: string }>(`/api/games/${game}/rules/${id}?lang=${lang}`).then((v) => v.text);
export const rulePage = async (game: string, lang: string): Promise<string> =>
  (await fetched(`/api/games/${game}/rules?lang=${lang}`)).text();

export const rooms = (): Promise<RoomLine[]> => json<{ rooms: RoomLine[] }>("/api/rooms").then((v) => v.rooms);
/** Rooms that the host of the house proposes. */
export const housePresets = (): Promise<HousePreset[]> =>
  json<{ presets: HousePreset[] }>("/api/presets").then((v) => v.presets);
/** The room with this code; null where none is open. */
export const room = (code: string): Promise<RoomLine | null> =>
  json<{ rooms: RoomLine[] }>(`/api/rooms?codes=${encodeURIComponent(code)}`).then((v) => v.rooms[0] ?? null);
export const openRoom = (
  game: string,
  options: Record<string, OptionValue>,
  customs: Record<string, OptionValue>,
): Promise<RoomLine> => json<RoomLine>("/api/rooms", "POST", { game, options, customs });

export const history = (before?: number): Promise<{ rounds: RoundLine[]; before: number | null }> =>
  json(`/api/me/rounds${before === undefined ? "" : `?before=${before}`}`);
/** One's own standing in every game. */
export const careers = (): Promise<Standing[]> =>
  json<{ careers: Standing[] }>("/api/me/careers").then((v) => v.careers);
/** Player → his rank, where the game has ranks. */
export const ranks = (game: string, players: readonly string[]): Promise<Record<string, Rank>> => {
  const asked = new URLSearchParams(players.map((player) => ["player", player]));
  return json<{ ranks: Record<string, Rank> }>(`/api/ranks/${game}?${asked}`).then((v) => v.ranks);
};
export const tableRounds = (table: string): Promise<RoundLine[]> =>
  json<{ rounds: RoundLine[] }>(`/api/tables/${encodeURIComponent(table)}/rounds`).then((v) => v.rounds);
/** The lines of a record; each is one JSON object. */
export const record = async (table: string, session: number, number: number): Promise<Record<string, unknown>[]> =>
  (await (await fetched(`/api/tables/${encodeURIComponent(table)}/record?session=${session}&number=${number}`)).text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
/** Tell the host of a round that something about it was wrong; what was said of it before is replaced. */
export const report = (table: string, session: number, number: number, remark: string): Promise<unknown> =>
  json(`/api/tables/${encodeURIComponent(table)}/reports`, "POST", { session, number, remark });
export const score = (request: unknown): Promise<unknown> => json("/api/score", "POST", request);
/** What each change to the hand of a request that names its win would do. */
export const scoreChanges = (request: unknown): Promise<Changes> => json("/api/score/changes", "POST", request);
/** The published hands of a game, by rule. */
export const examples = (game: string): Promise<Example[]> =>
  once<{ examples: Example[] }>(`/api/games/${game}/examples`).then((v) => v.examples);
