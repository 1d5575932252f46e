/** Which event makes which sound, what the sounds are, and when there is none. */

import { signal } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Cue, cueOf, cuesIn, OWN_CUES, TABLE_CUES, ticksOf } from "../src/senses/cues";
import type * as Follow from "../src/senses/follow";
import { wave } from "../src/senses/waves";
import type * as Settings from "../src/settings";
import type { Ask, Event, Game } from "../src/wire";
import { game } from "./games";

const ALL: readonly Cue[] = [...TABLE_CUES, ...OWN_CUES];
const CARD_EVENTS = [
  "start",
  "begin",
  "draw",
  "turn",
  "discard",
  "meld",
  "wei",
  "hidden wei",
  "liu",
  "win",
  "row",
  "end",
];
const cards: Game = {
  ...game,
  id: "weimaque",
  family: "zipai",
  events: CARD_EVENTS.map((name, place) => ({ code: place + 1, name, private: false, fields: [] })),
};

/** A frame of events by their names. */
function frame(of: Game, ...events: [name: string, ...fields: unknown[]][]) {
  const coded = events.map(([name, ...fields]): Event => {
    const type = of.events.find((one) => one.name === name);
    if (!type) throw new Error(`the game has no ${name}`);
    return [type.code, 0, ...fields];
  });
  return { session: 1, round: 1, number: 5, events: coded };
}

describe("what a frame lets one hear", () => {
  const heard = (of: Game, ...events: [name: string, ...fields: unknown[]][]) => cuesIn(of, frame(of, ...events));

  test("of mahjong: the tile, the calls", () => {
    expect(heard(game, ["discard", 4, 0])).toEqual(["tile"]);
    expect(heard(game, ["discard", 4, 1])).toEqual(["tile", "ready"]);
    expect([0, 1, 2, 3, 4].map((kind) => heard(game, ["meld", kind, 4, 1, -1])[0])).toEqual([
      "chow",
      "pong",
      "kong",
      "kong",
      "kong",
    ]);
    expect(heard(game, ["win", 1, 4, 1], ["row", 0], ["score"], ["end"])).toEqual(["win"]);
  });

  test("several winners of one tile are one sound", () => {
    expect(heard(game, ["win", 1, 4, 1], ["win", 1, 4, 1])).toEqual(["win"]);
  });

  test("nothing of what is only reckoned, drawn or private", () => {
    expect(heard(game, ["draw", -1, 0], ["barred", 3], ["row", 0], ["end"])).toEqual([]);
  });

  test("of word cards: the card turned or thrown, 吃 and 碰, 偎 and 溜 as the strongest call", () => {
    expect(heard(cards, ["draw", -1], ["turn", 3])).toEqual(["card"]);
    expect(heard(cards, ["discard", 3])).toEqual(["card"]);
    expect([0, 1].map((kind) => heard(cards, ["meld", kind, 3, 1, 3])[0])).toEqual(["chow", "pong"]);
    expect(["wei", "hidden wei", "liu"].map((name) => heard(cards, [name, -1])[0])).toEqual(["kong", "kong", "kong"]);
    expect(heard(cards, ["win", 1, 3, 1], ["end"])).toEqual(["win"]);
  });
});

describe("a question", () => {
  test("is a turn where a discard is owed, else a choice", () => {
    expect(["discard 5p", "ready 5p"].map((action) => cueOf(["win", action]))).toEqual(["turn", "turn"]);
    expect(
      [
        ["pong", "pass"],
        ["ready", "pass"],
        ["liu 5x", "pass"],
      ].map(cueOf),
    ).toEqual(Array(3).fill("choice"));
  });

  test("ticks through its last five seconds, a short one only in its second half", () => {
    expect(ticksOf(0, 20_000)).toEqual([15_000, 16_000, 17_000, 18_000, 19_000]);
    expect(ticksOf(0, 6_000)).toEqual([3_000, 4_000, 5_000]);
    expect(ticksOf(7_000, 7_000)).toEqual([]);
  });
});

describe("a sound", () => {
  const RATE = 8_000;

  test.each(ALL)("%s is short, neither silent nor distorted, and dies away", (cue) => {
    const samples = wave(cue, RATE);
    const peak = Math.max(...samples.map(Math.abs));
    expect(samples.length / RATE).toBeLessThan(2.2);
    expect(peak).toBeGreaterThan(0.7);
    expect(peak).toBeLessThanOrEqual(0.81);
    expect(Math.max(...samples.slice(-20).map(Math.abs))).toBeLessThan(0.01);
  });

  test("is like no other", () => {
    expect(new Set(ALL.map((cue) => wave(cue, RATE).join())).size).toBe(ALL.length);
  });
});

describe("a table that is followed", () => {
  let follow: typeof Follow.follow;
  let settings: typeof Settings;
  let page: EventTarget & { visibilityState: string };
  let told: Cue[];
  let felt: unknown[];
  let end: () => void;
  const live = {
    status: signal<"open" | "lost">("open"),
    step: signal<{ frame: ReturnType<typeof frame>; view: never } | null>(null),
    ask: signal<Ask | null>(null),
    game: signal<Game | null>(game),
    now: () => Date.now(),
  };

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
    page = Object.assign(new EventTarget(), { visibilityState: "visible" });
    [told, felt] = [[], []];
    page.addEventListener("paiju:cue", (event) => told.push((event as CustomEvent<Cue>).detail));
    vi.stubGlobal("document", page);
    vi.stubGlobal("navigator", { language: "zh", vibrate: (pattern: unknown) => felt.push(pattern) });
    vi.stubGlobal("AudioContext", Speaker);
    settings = await import("../src/settings");
    ({ follow } = await import("../src/senses/follow"));
    settings.sound.value = settings.vibration.value = "on";
    live.status.value = "open";
    live.step.value = live.ask.value = null;
    end = follow(live);
    vi.advanceTimersByTime(1_000);
  });

  afterEach(() => {
    end();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const discard = () => {
    live.step.value = { frame: frame(game, ["discard", 4, 0]), view: undefined as never };
  };
  const ask = (actions: string[], window = 1, milliseconds = 20_000) => {
    const now = Date.now();
    live.ask.value = { session: 1, round: 1, window, actions, now, until: now + milliseconds };
  };

  test("is heard as it is played, and felt where it is one's own matter", () => {
    discard();
    expect([told, felt]).toEqual([["tile"], []]);
    ask(["discard 5p"]);
    vi.advanceTimersByTime(500);
    expect([told, felt.length]).toEqual([["tile", "turn"], 1]);
    vi.advanceTimersByTime(20_000);
    expect(told.slice(2)).toEqual(Array(5).fill("tick"));
  });

  test("a question that is answered at once, or asked anew after a lost line, is not told", () => {
    ask(["pong", "pass"]);
    live.ask.value = null;
    vi.advanceTimersByTime(1_000);
    expect(told).toEqual([]);
    ask(["discard 5p"], 2);
    vi.advanceTimersByTime(1_000);
    ask(["discard 5p"], 2);
    vi.advanceTimersByTime(1_000);
    expect(told).toEqual(["turn"]);
  });

  test("what is caught up with when the line is back is silent, what follows is not", () => {
    live.status.value = "lost";
    live.status.value = "open";
    discard();
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1_000);
    discard();
    expect(told).toEqual(["tile"]);
  });

  test("a page that nobody sees is silent, and so is what waited for it", () => {
    page.visibilityState = "hidden";
    page.dispatchEvent(new Event("visibilitychange"));
    discard();
    page.visibilityState = "visible";
    page.dispatchEvent(new Event("visibilitychange"));
    discard();
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1_000);
    discard();
    expect(told).toEqual(["tile"]);
  });

  test("silence leaves the vibration, and each volume can be off by itself", () => {
    settings.sound.value = "off";
    discard();
    ask(["discard 5p"]);
    vi.advanceTimersByTime(500);
    expect([told, felt.length]).toEqual([[], 1]);
    settings.sound.value = "on";
    settings.tableVolume.value = "off";
    discard();
    ask(["pong", "pass"], 2);
    vi.advanceTimersByTime(500);
    expect(told).toEqual(["choice"]);
    settings.tableVolume.value = "middle";
    settings.vibration.value = "off";
    ask(["pong", "pass"], 3);
    vi.advanceTimersByTime(500);
    expect(felt.length).toBe(2);
  });
});

/** A sink that takes everything. */
class Speaker {
  state = "running";
  sampleRate = 8_000;
  currentTime = 0;
  destination = {};
  async resume(): Promise<void> {
    this.state = "running";
  }
  async suspend(): Promise<void> {
    this.state = "suspended";
  }
  createBuffer = () => ({ copyToChannel: () => undefined });
  createGain = () => ({ gain: { value: 1 }, connect: () => undefined });
  createBufferSource = () => ({ buffer: null, connect: (next: unknown) => next, start: () => undefined });
}
