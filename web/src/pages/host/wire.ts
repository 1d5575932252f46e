/** What the server tells the host, as its schema has it. */

export interface Overview {
  version: string;
  since: number;
  now: number;
  tables: number;
  playing: number;
  people: number;
  sockets: number;
  closing: boolean;
  notice: { text: string; at: number; draining: boolean };
  storage: { database: string; used: number; free: number | null; backed_up: number | null };
  figures: Record<string, number>;
}

export interface SeatLine {
  player: string;
  bot: string;
  name: string;
  here: boolean;
  address: string;
}

export interface TableLine {
  id: string;
  code: string;
  game: string;
  owner: string;
  phase: string;
  session: number;
  round: number;
  rounds: number;
  watching: number;
  idle: number;
  closing: boolean;
  seats: SeatLine[];
}

export interface PlayedLine {
  table: string;
  session: number;
  number: number;
  game: string;
  ended_at: number;
  names: string[];
  deltas: number[];
}

export interface ReportLine {
  id: number;
  at: number;
  name: string;
  table: string;
  session: number;
  number: number;
  game: string;
  remark: string;
  done: boolean;
}

export interface Ban {
  id: number;
  player: string | null;
  name: string;
  address: string | null;
  reason: string;
  at: number;
  until: number | null;
}

export interface NewBan {
  player?: string;
  address?: string;
  hours: number | null;
  reason: string;
}

export const LIMITS = ["max_tables", "tables_a_player", "guests_a_minute"] as const;
export type LimitName = (typeof LIMITS)[number];
export type Limits = Record<LimitName, { value: number; start: number }>;
