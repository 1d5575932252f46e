/** When a silent line counts as dead. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Heart } from "../src/heart";

let asked: number;
let died: number;
let heart: Heart;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  [asked, died] = [0, 0];
  heart = new Heart(
    () => {
      asked += 1;
    },
    () => {
      died += 1;
    },
  );
});

afterEach(() => {
  heart.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a line", () => {
  test("that never says its first word is dead after six seconds", () => {
    heart.begin();
    vi.advanceTimersByTime(5_900);
    expect(died).toBe(0);
    vi.advanceTimersByTime(200);
    expect(died).toBe(1);
  });

  test("is asked every eight seconds, and lives while it answers", () => {
    heart.begin();
    heart.start();
    for (let beat = 0; beat < 10; beat += 1) {
      heart.heard();
      vi.advanceTimersByTime(8_000);
    }
    expect([asked, died]).toEqual([10, 0]);
    vi.advanceTimersByTime(6_000);
    expect(died).toBe(1);
  });

  test("that one comes back to has one second, even if more was allowed before", () => {
    heart.begin();
    heart.start();
    heart.heard();
    vi.advanceTimersByTime(8_000);
    heart.check();
    vi.advanceTimersByTime(900);
    expect(died).toBe(0);
    vi.advanceTimersByTime(200);
    expect([asked, died]).toEqual([2, 1]);
  });

  test("that one comes back to with little time left gets no more", () => {
    heart.begin();
    vi.advanceTimersByTime(5_500);
    heart.check();
    vi.advanceTimersByTime(600);
    expect(died).toBe(1);
  });

  test("that is stopped is not waited for", () => {
    heart.begin();
    heart.start();
    heart.stop();
    vi.advanceTimersByTime(60_000);
    expect([asked, died]).toEqual([0, 0]);
  });
});
