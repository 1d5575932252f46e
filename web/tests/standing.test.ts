/** What 自动胡 and 自动过 answer, and what they leave to the player. */

import { signal } from "@preact/signals";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Live } from "../src/live";
import type * as Standing from "../src/table/parts/standing";
import type { Ask } from "../src/wire";

let standing: typeof Standing;
let kept: Map<string, string>;

beforeAll(async () => {
  kept = new Map();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("navigator", { language: "zh-CN" });
  standing = await import("../src/table/parts/standing");
});

describe("the answer that is ordered", () => {
  const given = (actions: string[], on: string, claim = true) =>
    standing.ordered(actions, claim, { win: on.includes("win"), pass: on.includes("pass") });

  test("is a win wherever one is offered, on one's own turn too", () => {
    expect(given(["win", "pass"], "win")).toBe("win");
    expect(given(["win", "discard 5p"], "win", false)).toBe("win");
    expect(given(["win", "pong", "pass"], "win pass")).toBe("win");
  });

  test("declines claims of every kind", () => {
    for (const claim of ["pong", "kong", "chow 123s", "peng", "chi 270d", "liu"])
      expect(given([claim, "pass"], "pass")).toBe("pass");
  });

  test("never declines a win", () => {
    expect(given(["win", "pong", "pass"], "pass")).toBeNull();
  });

  test("never touches one's own turn, nor what was drawn", () => {
    expect(given(["discard 5p", "kong 5p"], "win pass", false)).toBeNull();
    expect(given(["liu 5x", "pass"], "pass", false)).toBeNull();
    expect(given(["ready", "pass"], "pass", false)).toBeNull();
  });

  test("is none where nothing is ordered, or one has to claim", () => {
    expect(given(["win", "pong", "pass"], "")).toBeNull();
    expect(given(["chi 270d"], "pass")).toBeNull();
  });
});

describe("orders", () => {
  test("belong to a table and are kept with the tab", async () => {
    standing.ordersAt("one").value = { win: true, pass: true };
    expect(standing.ordersAt("other").value).toEqual({ win: false, pass: false });
    vi.resetModules();
    const again: typeof Standing = await import("../src/table/parts/standing");
    expect(again.ordersAt("one").value).toEqual({ win: true, pass: true });
    again.ordersAt("one").value = { win: false, pass: true };
    expect(kept.get("paiju.orders.one")).toBe("pass");
  });
});

describe("a table where they stand", () => {
  let sent: string[];
  let live: Live;
  const question = (window: number): Ask => ({
    session: 1,
    round: 1,
    window,
    actions: ["pong", "pass"],
    until: 9_000,
    now: 0,
  });

  beforeEach(() => {
    sent = [];
    const ask = signal<Ask | null>(null);
    live = {
      ask,
      status: signal("open"),
      table: signal({ id: "three" }),
      view: signal({ tile: 4, source: 1, viewer: 0 }),
      answer: async (action: string) => {
        sent.push(`${ask.value?.window} ${action}`);
        ask.value = null;
      },
    } as unknown as Live;
    standing.ordersAt("three").value = { win: false, pass: true };
  });

  test("answers each question once: what was refused is left to the player", () => {
    const end = standing.obey(live);
    for (const window of [1, 1, 2]) live.ask.value = question(window);
    expect(sent).toEqual(["1 pass", "2 pass"]);
    end();
  });

  test("answers what already stands when the order is given, and nothing after it is taken back", () => {
    standing.order(live, { pass: false });
    const end = standing.obey(live);
    live.ask.value = question(1);
    expect(sent).toEqual([]);
    standing.order(live, { pass: true });
    expect(sent).toEqual(["1 pass"]);
    standing.order(live, { pass: false });
    live.ask.value = question(2);
    expect(sent).toEqual(["1 pass"]);
    end();
  });

  test("never declines what one has turned up oneself, nor what lies nowhere", () => {
    const end = standing.obey(live);
    for (const view of [{ tile: 4, source: 0, viewer: 0 }, { tile: -2, source: 1, viewer: 0 }, null]) {
      (live.view as { value: unknown }).value = view;
      live.ask.value = question((live.ask.value?.window ?? 0) + 1);
    }
    expect(sent).toEqual([]);
    end();
  });

  test("answers nothing while the line is lost", () => {
    const end = standing.obey(live);
    (live.status as { value: string }).value = "replaced";
    live.ask.value = question(1);
    expect(sent).toEqual([]);
    end();
  });
});
