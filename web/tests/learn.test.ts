/** How a lesson is led: what is shown when, what is asked, and what another answer does. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Course, Said, Step } from "../src/pages/learn/course";
import type { Answering } from "../src/pages/learn/inside";
import { Teacher } from "../src/pages/learn/teacher";
import type { Event, Sent } from "../src/wire";

interface Line {
  shown: Sent[];
  answering: Answering;
}

/** A line that keeps what it is shown. */
const { Kept } = vi.hoisted(() => ({
  Kept: class {
    readonly shown: Sent[] = [];

    constructor(readonly answering: Answering) {}

    async show(sent: Sent): Promise<void> {
      this.shown.push(sent);
    }

    close(): void {
      this.shown.push({ type: "replaced" });
    }
  },
}));

vi.mock("../src/pages/learn/inside", () => ({ InsideLine: Kept, tableOf: () => ({}) }));

const EVENTS = new Map([
  [1, "start"],
  [2, "draw"],
  [3, "discard"],
  [4, "mark"],
]);
const event = (code: number): Event => [code, 0];
const said = (zh: string): Said => ({ zh, en: zh, rule: "", show: [] });
const reasons = [
  { action: "kong", rule: "NJ-4.6" },
  { action: "discard 5p", rule: "NJ-5.1" },
];

const ask = { actions: ["discard 1p", "discard 2p", "win"], wanted: "discard 1p", reasons };
const FIRST: Step = { frames: 1, said: said("begin"), ask: null };
const ASKED: Step = { frames: 1, said: said("ask"), ask: { ...ask, instead: { win: said("not yet") } } };
const AFTER: Step = { frames: 5, said: said("after"), ask: { ...ask, instead: { "*": said("anything else") } } };

function course(steps: Step[]): Course {
  return {
    game: "neijiang",
    options: {},
    kinds: [],
    dead_wall: 0,
    seat: 0,
    seats: 4,
    dealer: 0,
    // what one discards oneself; a mark that nobody sees; a draw; a discard
    frames: [[event(1)], [event(3)], [event(4)], [event(2)], [event(3)]],
    hints: [1, 2, 3, 4, 5].map((xi) => ({ waits: [], discards: {}, banned: {}, xi: [xi] })),
    steps,
    outcome: { deltas: [], scores: [], next_dealer: null, explained: { payments: {}, waits: [], wins: [] } },
  };
}

let teacher: Teacher;
const line = (): Line => teacher.live as unknown as Line;
const answer = (action: string): Sent => line().answering("answer", { action });
const types = (): string[] => line().shown.map(({ type }) => type);

beforeEach(() => {
  vi.useFakeTimers();
  teacher = new Teacher(course([FIRST, ASKED, AFTER]), EVENTS, []);
});

afterEach(() => vi.useRealTimers());

describe("a lesson", () => {
  test("begins with what lies before the first step, and asks nothing where there is only something to read", () => {
    expect(types()).toEqual(["welcome"]);
    expect(line().shown[0]).toMatchObject({ frames: [{ number: 0 }], settled: null });
    teacher.next();
    expect(types()).toEqual(["welcome", "ask"]);
  });

  test("goes on by itself after the right answer, as calmly as there is something to see", () => {
    teacher.next();
    expect(answer("discard 1p")).toMatchObject({ type: "ok" });
    expect([teacher.at.value, teacher.there.value]).toEqual([2, false]);
    vi.advanceTimersByTime(250); // what one has done oneself
    expect(types().slice(2)).toEqual(["played"]);
    vi.advanceTimersByTime(1_200); // then the mark, which takes no time, and the draw
    expect(types().slice(2)).toEqual(["played", "played", "played"]);
    vi.advanceTimersByTime(599);
    expect(teacher.there.value).toBe(false);
    vi.advanceTimersByTime(1);
    expect(teacher.there.value).toBe(true);
    expect(types().slice(5)).toEqual(["played", "ask"]);
  });

  test("is not waited for by who is in a hurry, and asks once", () => {
    teacher.next();
    answer("discard 1p");
    teacher.skip();
    expect(types().slice(2)).toEqual(["played", "played", "played", "played", "ask"]);
    vi.runAllTimers();
    expect(types()).toHaveLength(7);
  });

  test("takes no other answer, and has words for it where there are any", () => {
    teacher.next();
    for (const [action, words] of [
      ["win", said("not yet")],
      ["discard 2p", null],
    ] as const) {
      expect(() => answer(action)).toThrowError(expect.objectContaining({ code: "gone", retry: true }));
      expect(teacher.astray.value).toEqual({ action, said: words });
    }
    expect(teacher.at.value).toBe(1);
    answer("discard 1p");
    expect(teacher.astray.value).toBeNull();
    teacher.skip();
    expect(() => answer("win")).toThrow();
    expect(teacher.astray.value?.said).toEqual(said("anything else"));
  });

  test("goes back to what was asked before, also while something is on its way", () => {
    teacher.next();
    answer("discard 1p");
    teacher.back();
    vi.runAllTimers();
    expect([teacher.at.value, teacher.there.value]).toEqual([1, true]);
    expect(types().slice(2)).toEqual(["welcome", "ask"]);
    teacher.again();
    teacher.back();
    expect(teacher.at.value).toBe(0);
  });

  test("tells of the hand and of what is barred as it stands now", () => {
    expect(line().answering("hint", {})).toMatchObject({ type: "hinted", xi: [1] });
    expect(line().answering("why", {})).toMatchObject({ reasons: [] });
    teacher.next();
    expect(line().answering("why", {})).toMatchObject({ reasons: [{ action: "kong" }] });
    expect(line().answering("why", { action: "discard 5p" })).toMatchObject({ reasons: [{ rule: "NJ-5.1" }] });
    expect(() => line().answering("leave", {})).toThrow();
  });

  test("is begun where one was, and stops when it is left", () => {
    const later = new Teacher(course([FIRST, ASKED, AFTER]), EVENTS, [], 2);
    expect(later.last.value).toBe(true);
    expect((later.live as unknown as Line).shown[0]).toMatchObject({ seq: 5 });
    teacher.next();
    answer("discard 1p");
    teacher.close();
    vi.runAllTimers();
    expect(types().at(-1)).toBe("replaced");
  });

  test("that has become shorter since is begun at its last step", () => {
    expect(new Teacher(course([FIRST]), EVENTS, [], 9).at.value).toBe(0);
  });
});
