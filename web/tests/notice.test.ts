/** The host's message: shown until it is put away, and again when something else is said. */

import { beforeEach, describe, expect, it, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
const { dismiss, hear, notice, noticeIs, noticeMayBe } = await import("../src/notice");

const said = (text: string, at: number, draining = false) => ({ text, at, draining });

describe("the host's message", () => {
  beforeEach(() => hear(null));

  it("is shown, and gone when it is taken back", () => {
    expect(notice.value).toBeNull();
    hear(said("十点关门", 1));
    expect(notice.value?.text).toBe("十点关门");
    hear(said("", 2));
    expect(notice.value).toBeNull();
  });

  it("stays away once it was put away, on the next page too", () => {
    hear(said("十点关门", 3));
    dismiss();
    expect(notice.value).toBeNull();
    hear(null);
    hear(said("十点关门", 3));
    expect(notice.value).toBeNull();
    expect([...kept.values()]).toEqual(["3 false"]);
  });

  it("comes again when something else is said, or the house is emptied", () => {
    hear(said("十点关门", 4));
    dismiss();
    hear(said("九点关门", 5));
    expect(notice.value?.text).toBe("九点关门");
    dismiss();
    hear(said("九点关门", 5, true));
    expect(notice.value?.draining).toBe(true);
  });

  it("is asked for at most once a minute, and no answer is no matter", async () => {
    const fetched = vi.fn(() => Promise.reject(new Error("offline")));
    vi.stubGlobal("fetch", fetched);
    await noticeIs();
    await noticeMayBe();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(notice.value).toBeNull();
  });
});
