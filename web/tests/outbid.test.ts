/** Whose claim went before one's own. */

import { beforeAll, expect, test, vi } from "vitest";
import type { Live } from "../src/live";
import type * as Outbid from "../src/table/parts/outbid";
import type { Event, Frame, Game } from "../src/wire";

let outbid: typeof Outbid;
const NAMES = ["draw", "discard", "meld", "win", "auto"];
const game = { events: NAMES.map((name, code) => ({ code, name })) } as unknown as Game;
const frame = (...events: [name: string, seat: number][]): Frame =>
  ({ events: events.map(([name, seat]): Event => [NAMES.indexOf(name), seat]) }) as Frame;

let heard: (text: string) => void = () => undefined;
vi.mock("../src/ui/toast", () => ({ toast: (text: string) => heard(text) }));

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

test.each([
  ["discarded by another", 1],
  ["turned up by oneself", 0],
])("who went before is told of a tile that was %s", async (_, source) => {
  const { signal } = await import("@preact/signals");
  const answered = signal<string | null>(null);
  const step = signal<unknown>(null);
  const live = {
    answered,
    step,
    view: signal({ tile: 4, source, viewer: 0 }),
    game: signal({ ...game, names: {}, order: "NJ-4.9" }),
    seat: signal(0),
    table: signal({ seats: ["甲", "乙", "丙"].map((name) => ({ name, player: name, bot: null })) }),
  };
  const notes: string[] = [];
  heard = (text) => notes.push(text);
  const end = outbid.follow(live as unknown as Live);
  answered.value = "chi 456x";
  step.value = { frame: frame(["auto", 2]) };
  expect(notes).toEqual([]);
  step.value = { frame: frame(["meld", 1]) };
  expect(notes).toEqual(["下家在先，这次没吃到（NJ-4.9）"]);
  step.value = { frame: frame(["meld", 2]) };
  expect(notes).toHaveLength(1);
  end();
});
