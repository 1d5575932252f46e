/** What stands behind the # of the scorer's address: a whole request, or which published example. */

import type { Request } from "./request";

/** In characters, far more than any hand takes: what is longer is none, and would only keep the page busy. */
const MOST = 4000;

export type Wanted = { ask: Request } | { example: { game: string; id: string } };

/** The address that opens this request. */
export const linkTo = (asked: Request): string => `/score#ask=${encodeURIComponent(JSON.stringify(asked))}`;

/** The address that opens a published example. */
export const exampleLink = (game: string, id: string): string => `/score#example=${game}/${id}`;

/** What an address asks for: null for nothing, "broken" for what cannot be read. */
export function wantedBy(hash: string): Wanted | null | "broken" {
  const [, key, value = ""] = /^#(ask|example)=(.*)$/s.exec(hash) ?? [];
  if (key === "example") {
    const [, game, id] = /^([a-z]+)\/([\w-]+)$/.exec(value) ?? [];
    return game && id ? { example: { game, id } } : "broken";
  }
  return key === "ask" ? asked(value) : null;
}

function asked(text: string): Wanted | "broken" {
  try {
    const written = decodeURIComponent(text);
    if (written.length > MOST) return "broken";
    const ask: unknown = JSON.parse(written);
    return typeof ask === "object" && ask !== null && !Array.isArray(ask) ? { ask: ask as Request } : "broken";
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof URIError) return "broken";
    throw error;
  }
}
