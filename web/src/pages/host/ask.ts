/** What the host asks of the server, with his key. It is kept in this browser, and never goes into an address. */

import { signal } from "@preact/signals";
import { Refusal, refusalIn } from "../../api";
import type { HousePreset } from "../../wire";
import type { Ban, LimitName, Limits, NewBan, Overview, PlayedLine, ReportLine, TableLine } from "./wire";

const KEY = "paiju.host";

/** The key; empty where none is known. */
export const key = signal(localStorage.getItem(KEY) ?? "");

export function keepKey(value: string): void {
  key.value = value;
  if (value) localStorage.setItem(KEY, value);
  else localStorage.removeItem(KEY);
}

/** Takes the key out of the address, where the link had it, so that neither history nor a shoulder reads it there. */
export function takeKey(): void {
  const given = location.hash.slice(1);
  if (!given) return;
  history.replaceState(null, "", location.pathname);
  keepKey(given);
}

/** Errors: `unauthorized` for a key that opens nothing; it is forgotten, if it was known. */
async function asked<T>(path: string, method = "GET", body?: unknown, by = key.peek()): Promise<T> {
  const headers = new Headers({ Authorization: `Bearer ${by}` });
  const init: RequestInit = { method, headers };
  if (body !== undefined) {
    headers.set("Content-Type", "application/json");
    init.body = JSON.stringify(body);
  }
  const answer = await fetch(`/api/host${path}`, init).catch(() => {
    throw new Refusal("offline", "the server does not answer", "", true);
  });
  if (answer.status === 401 && by === key.peek()) keepKey("");
  if (!answer.ok) throw await refusalIn(answer);
  return answer.json() as Promise<T>;
}

/** Try a key, and keep it if it opens. */
export async function unlock(wanted: string): Promise<void> {
  await asked("", "GET", undefined, wanted);
  keepKey(wanted);
}

export const overview = (): Promise<Overview> => asked("");
export const tables = (): Promise<{ now: number; tables: TableLine[] }> => asked("/tables");
export const closeTable = (id: string): Promise<{ closed: boolean }> =>
  asked(`/tables/${encodeURIComponent(id)}/close`, "POST");
export const rounds = (skip: number): Promise<{ rounds: PlayedLine[]; more: boolean }> => asked(`/rounds?skip=${skip}`);
export const reports = (before?: number): Promise<{ reports: ReportLine[]; before: number | null }> =>
  asked(`/reports${before === undefined ? "" : `?before=${before}`}`);
export const mark = (id: number, done: boolean): Promise<unknown> => asked(`/reports/${id}`, "PUT", { done });
export const bans = (): Promise<Ban[]> => asked<{ bans: Ban[] }>("/bans").then((v) => v.bans);
export const ban = (wanted: NewBan): Promise<Ban> => asked("/bans", "POST", wanted);
export const lift = (id: number): Promise<unknown> => asked(`/bans/${id}`, "DELETE");
export const limits = (): Promise<Limits> => asked("/limits");
export const limit = (changed: Partial<Record<LimitName, number | null>>): Promise<Limits> =>
  asked("/limits", "PUT", changed);
export const say = (text: string): Promise<unknown> => asked("/notice", "PUT", { text });
export const drain = (on: boolean): Promise<unknown> => asked("/drain", "PUT", { on });
export const shutDown = (now: boolean): Promise<unknown> => asked("/shutdown", "POST", { now });
export const propose = (preset: Omit<HousePreset, "id">): Promise<HousePreset> => asked("/presets", "POST", preset);
export const withdraw = (id: number): Promise<unknown> => asked(`/presets/${id}`, "DELETE");
