/** Whose claim went before one's own. */

import { beforeAll, expect, test, vi } from "vitest";
import type * as Outbid from "../src/table/parts/outbid";
import type { Event, Frame, Game } from "../src/wire";

let outbid: typeof Outbid;
const NAMES = ["draw", "discard", "meld", "win", "auto"];
const game = { events: NAMES.map((name, code) => ({ code, name })) } as unknown as Game;
const frame = (...events: [name: string, seat: number][]): Frame =>
  ({ events: events.map(([name, seat]): Event => [NAMES.indexOf(name), seat]) }) as Frame;

beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("navigator", { language: "zh-CN" });
  outbid = await import("../src/table/parts/outbid");
});

test.each([
  ["somebody else wins", frame(["win", 2]), 2],
  ["somebody else takes it", frame(["meld", 3]), 3],
  ["one wins it with another", frame(["win", 1], ["win", 0]), null],
  ["one gets it", frame(["meld", 0]), null],
  ["the next seat draws", frame(["draw", 1]), null],
])("%s", (_, shown, seat) => {
  expect(outbid.decides(game, shown)).toBe(true);
  expect(outbid.takenBy(game, shown, 0)).toBe(seat);
});

test("a seat that goes away decides nothing", () => {
  expect(outbid.decides(game, frame(["auto", 2]))).toBe(false);
});
