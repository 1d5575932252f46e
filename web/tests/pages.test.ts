/** The parts of the pages that reckon: options, rule pages, careers, rounds told in sentences. */

import { describe, expect, it } from "vitest";
import { climbOf, taskWay } from "../src/pages/careers/standing";
import { compact, differing, grouped, heldValue, matters, named, put } from "../src/pages/options/values";
import { stepsOf } from "../src/pages/record/load";
import { seenBy, type Telling, tellStep } from "../src/pages/record/sentences";
import { missing, waitingFor } from "../src/pages/room/who_waits";
import { rendered } from "../src/pages/rules/page";
import type { Chair, Event, Table } from "../src/wire";
import { pages } from "../src/words/zh/pages";
import { EVENTS, game, option } from "./games";

describe("options of a room", () => {
  const common = { common: true };
  const players = { ...option("players", 3, [2, 3]), ...common };
  const buried = { ...option("buried", 0, [0, 10, 20]), ...common, needs: { option: "players", among: [2] } };
  const edition = { ...option("edition", "lao", ["lao", "quan"]), ...common };
  const dragon = { ...option("long_bai_wei", null, [true, false]), needs: { option: "edition", among: ["quan"] } };
  const all = [players, buried, edition, dragon, { ...option("rounds", 0), ...common }];

  it("sends what differs from the defaults, and nothing that is a default", () => {
    expect(differing(all, { players: 2, rounds: 0, unknown: 1 })).toEqual({ players: 2 });
  });

  it("neither shows nor sends an option that has no effect beside the others, for the server would refuse some", () => {
    expect(matters(buried, all, {})).toBe(false);
    expect(differing(all, { buried: 10 })).toEqual({});
    expect(differing(all, { buried: 10, players: 2 })).toEqual({ buried: 10, players: 2 });
    expect(grouped(all, {}).common.map((one) => one.key)).toEqual(["players", "edition", "rounds"]);
    expect(grouped(all, { edition: "quan" }).rest.map((one) => one.key)).toEqual(["long_bai_wei"]);
  });

  it("goes back to a default that another option decides, which no value can say", () => {
    const chosen = put({}, "long_bai_wei", false);
    expect(heldValue(dragon, chosen)).toBe(false);
    expect(heldValue(dragon, put(chosen, "long_bai_wei", null))).toBe(null);
  });

  it("shows an option whose need is not one of these options, and for a need that is met by the default", () => {
    expect(matters(buried, [buried], {})).toBe(true);
    expect(matters({ ...buried, needs: { option: "players", among: [3] } }, all, {})).toBe(true);
  });

  it("writes tiles as the server does, so that chosen anew they equal the default", () => {
    expect(compact(["1p", "9p", "1s", "7z"])).toBe("19p1s7z");
    expect(compact(["1p", "1s", "7z"])).toBe("1p1s7z");
    expect(compact([])).toBe("");
  });

  it("has words for values, by option where a number needs them", () => {
    expect(named(edition, "quan", pages.options)).toBe("全名堂版");
    expect(named(option("next_seconds", 30), 0, pages.options)).toBe("不自动");
    expect(named(buried, 0, pages.options)).toBe("0");
    expect(named(dragon, null, pages.options)).toBe("按版本");
    expect(named(dragon, true, pages.options)).toBe("开");
  });
});

describe("rule pages", () => {
  const page = rendered(
    [
      "# 内江麻将",
      "## 4 轮次",
      "**NJ-4.3** 碰，见 NJ-4.4。",
      "**重要** 不是规则。",
      "| 项 | 规则 |\n|---|---|\n| 归 | NJ-7.2 |",
      "## 选项",
    ].join("\n\n"),
  );

  it("give every rule an anchor, and a paragraph that only begins in bold none", () => {
    expect(page.html).toContain('<p class="rule" id="NJ-4.3"><a class="rule-id" href="#NJ-4.3">NJ-4.3</a>');
    expect(page.html).toContain("<p><strong>重要</strong> 不是规则。</p>");
  });

  it("link rules that are named, also in tables", () => {
    expect(page.html).toContain('见 <a href="#NJ-4.4">NJ-4.4</a>');
    expect(page.html).toContain('<td><a href="#NJ-7.2">NJ-7.2</a></td>');
  });

  it("list their sections and hand the title to the page", () => {
    expect(page.title).toBe("内江麻将");
    expect(page.firstRule).toBe("NJ-4.3");
    expect(page.contents).toEqual([
      { id: "s4", text: "4 轮次" },
      { id: "选项", text: "选项" },
    ]);
    expect(page.html).toContain('<h2 id="s4">4 轮次</h2>');
  });

  it("let no markup through, nor links that run scripts or lead elsewhere unseen", () => {
    const html = rendered(
      'a <img src=x onerror=alert(1)>\n\n<script>1</script>\n\n[x](javascript:1) [y](//z) [ok](/rules) ![p](/q"r)',
    ).html;
    expect(html).not.toMatch(/<(img|script)/);
    expect(html).not.toContain("javascript:");
    expect(html).not.toContain('href="//');
    expect(html).toContain('<a href="/rules">ok</a>');
  });
});

const code = (name: string): number => EVENTS.indexOf(name) + 1;

describe("what a game keeps of a player", () => {
  const ladder = [0, 100, 300].map((least) => ({ name: String(least), english: String(least), least }));
  const climb = (place: number, score: number) => climbOf({ rule: "X-1.1", place, ladder }, score);

  it("tells the rank and the way to the next", () => {
    expect(climb(1, 150)).toMatchObject({ place: 2, next: { rank: { least: 300 }, way: { done: 50, whole: 200 } } });
    expect(climb(1, 150)?.next?.way.left).toBe(150);
  });

  it("has the whole way before who is below the lowest rank, and more to go", () => {
    expect(climb(0, -50)?.next?.way).toEqual({ done: 0, whole: 100, left: 150 });
  });

  it("ends on top", () => {
    expect(climb(2, 5000)?.next).toBe(null);
  });

  it("counts rounds towards a task, and none beyond it", () => {
    const task = { rule: "X-2.1", rounds: 30, rewards: [], done: false };
    expect(taskWay(task, 12)).toEqual({ done: 12, whole: 30, left: 18 });
    expect(taskWay(task, 45)).toEqual({ done: 30, whole: 30, left: 0 });
  });
});

describe("a recorded round", () => {
  const telling: Telling = {
    game,
    kinds: game.kinds,
    people: ["甲", "乙", "丙", "丁"],
    wei: "偎",
    items: [["对子胡", "归"]],
    words: pages.told,
  };
  const row = (index: number, payer: number, paid: number): Event => [code("row"), -1, index, 0, payer, 0, 2, paid, 1];
  const tell = (events: Event[], scored = 0): string =>
    tellStep(telling, events, scored)
      .map((piece) => (typeof piece === "string" ? piece : `[${piece.tile}]`))
      .join("");

  it("is told in sentences with the tiles in them", () => {
    expect(tell([[code("discard"), 1, 4, 0]])).toBe("乙打[5p]");
    expect(tell([[code("discard"), 1, 4, 1]])).toBe("乙打[5p]报听");
    expect(tell([[code("meld"), 2, 1, 9, 1, 9]])).toBe("丙碰[1s][1s][1s]（乙打的）");
    expect(tell([[code("win"), 0, 1, 3, -1]])).toBe("甲自摸胡[4p]");
  });

  it("tells of a win what the record says of the same win", () => {
    expect(tell([[code("score"), 0, [], 4, []]])).toBe("甲4 倍：对子胡、归");
    expect(tell([[code("score"), 0, [], 4, []]], 1)).toBe("甲4 倍");
  });

  it("tells equal payments together", () => {
    expect(tell([row(0, 1, 2), row(1, 2, 2)])).toBe("乙、丙各付给甲：2 分");
    expect(tell([row(0, 1, 2)])).toBe("乙付给甲：2 分");
  });

  it("shows through the eyes of a seat neither the draw of another nor what only another learned", () => {
    const draw: Event = [code("draw"), 1, 4, 0, 0];
    expect(seenBy(game, [draw], 1)).toEqual([draw]);
    expect(seenBy(game, [draw], 0)).toEqual([[code("draw"), 1, -1, 0, 0]]);
    expect(seenBy(game, [[code("barred"), 1, 3]], 0)).toEqual([]);
    expect(seenBy(game, [draw], null)).toEqual([draw]);
  });

  it("is cut into steps: the deal with the first word, silent events with the one before, equal payments together", () => {
    const hands = [0, 1, 2, 3].map((seat) => new Array<number>(13).fill(seat));
    const frames: Event[][] = [
      [
        [code("start"), -1, [], hands, 0, [1, 1], 20, [0, 0, 0, 0], [0, 0, 0, 0]],
        [code("begin"), 0],
      ],
      [
        [code("discard"), 0, 0, 0],
        [code("barred"), 2, 1],
      ],
      [row(0, 1, 2), row(1, 2, 2), row(2, 3, 1)],
    ];
    const played = { frames, names: telling.people, kinds: game.kinds, dead_wall: 0 } as unknown as Parameters<
      typeof stepsOf
    >[1];
    const steps = stepsOf(game, played);
    expect(steps.map((step) => step.events.length)).toEqual([2, 2, 2, 1]);
    expect(steps[0]?.view.rivers[0]).toEqual([]);
    expect(steps[1]?.view.rivers[0]).toEqual([0]);
  });
});

describe("a room that waits", () => {
  const chair = (part: Partial<Chair>): Chair => ({
    player: null,
    bot: null,
    name: "",
    face: null,
    ready: false,
    away: "here",
    leaving: false,
    balance: 0,
    ...part,
  });
  const room = (...seats: Partial<Chair>[]): Table => ({ seats: seats.map(chair) }) as unknown as Table;
  const bot = { bot: "steady" };

  it("knows free seats from people who are not ready; bots always are", () => {
    expect(missing(room({ player: "a" }, {}, bot))).toEqual({ free: [1], unready: [0] });
  });

  it("says to each what is missing: a seat, others, oneself, or only the start", () => {
    expect(waitingFor(room({ player: "a" }, {}), 0, true)).toBe("seats");
    expect(waitingFor(room({ player: "a" }, { player: "b" }), 0, true)).toBe("others");
    expect(waitingFor(room({ player: "a" }, { player: "b", ready: true }), 0, true)).toBe("start");
    expect(waitingFor(room({ player: "a", ready: true }, { player: "b" }), 1, false)).toBe("you");
    expect(waitingFor(room({ player: "a", ready: true }, bot), null, false)).toBe("watching");
  });
});
