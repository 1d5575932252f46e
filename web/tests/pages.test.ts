/** The parts of the pages that reckon: options, rule pages, requests to the scorer, rounds told in sentences. */

import { describe, expect, it } from "vitest";
import { differing, grouped, heldValue, matters, named, put } from "../src/pages/options/values";
import { stepsOf } from "../src/pages/record/load";
import { seenBy, type Telling, tellStep } from "../src/pages/record/sentences";
import { missing, waitingFor } from "../src/pages/room/who_waits";
import { rendered } from "../src/pages/rules/page";
import { BLANK, groupsFor, requestOf, seatsOf, used } from "../src/pages/score/request";
import { speechOf } from "../src/pages/score/speech";
import type { Chair, Event, Game, Option, Table } from "../src/wire";
import { pages } from "../src/words/zh/pages";

const option = (key: string, value: Option["default"], choices: Option["choices"] = []): Option => ({
  key,
  default: value,
  choices,
  title: key,
  english: key,
});

describe("options of a room", () => {
  const players = option("players", 3, [2, 3]);
  const buried = option("buried", 0, [0, 10, 20]);
  const edition = option("edition", "lao", ["lao", "quan"]);
  const dragon = option("long_bai_wei", null, [true, false]);
  const all = [players, buried, edition, dragon, option("rounds", 0)];

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

const EVENTS = ["start", "begin", "draw", "discard", "meld", "win", "score", "row", "barred", "end"];
const HIDES: Record<string, string[]> = { draw: ["owner", "all", "all"], barred: ["owner"] };
const game: Game = {
  id: "neijiang",
  family: "mahjong",
  title: "内江麻将",
  english: "Neijiang mahjong",
  sentence: "",
  sentence_english: "",
  seats: 4,
  version: 1,
  options: [option("players", 4, [4, 6])],
  kinds: [..."pst".slice(0, 2)].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => `${rank}${suit}`)),
  names: {},
  events: EVENTS.map((name, place) => ({
    code: place + 1,
    name,
    private: name === "barred",
    fields: (HIDES[name] ?? []).map((seen, field) => ({ name: String(field), seen })),
  })),
};
const code = (name: string): number => EVENTS.indexOf(name) + 1;

describe("requests to the scorer", () => {
  const speech = speechOf(game);

  it("ask for waits without a way to win, and then name neither a tile nor marks", () => {
    const asked = requestOf(game, speech, {}, { ...BLANK, hand: ["1p", "2p"], tile: "3p", marks: ["last_tile"] });
    expect(asked).toEqual({ game: "neijiang", options: {}, dealer: 0, hand: "1p2p", melds: [] });
  });

  it("name the tile and its giver only for ways that have them", () => {
    const draft = { ...BLANK, hand: ["1p"], tile: "1p", from: 2, dealer: false };
    expect(requestOf(game, speech, {}, { ...draft, way: "discard" })).toMatchObject({
      dealer: 1,
      win: { by: "discard", tile: "1p", from: 2 },
    });
    expect(requestOf(game, speech, {}, { ...draft, way: "draw" }).win).toEqual({ by: "draw", tile: "1p" });
    expect(requestOf(game, speech, {}, { ...draft, way: "deal" }).win).toEqual({ by: "deal" });
  });

  it("tell of a chi what was taken, and of a liu that a card was drawn unless it was dealt", () => {
    const cards: Game = { ...game, id: "fulushou", family: "zipai", seats: 3, options: [] };
    const draft = {
      ...BLANK,
      melds: [
        { kind: "chi", tiles: ["1x", "2x", "3x"] },
        { kind: "liu", tiles: ["5x", "5x", "5x", "5x"] },
        { kind: "liu dealt", tiles: ["6x", "6x", "6x", "6x"] },
      ],
    };
    expect(requestOf(cards, speechOf(cards), {}, draft).melds).toEqual([
      { kind: "chi", tiles: "1x2x3x", from: 2, taken: "1x" },
      { kind: "liu", tiles: "5x5x5x5x", from: 0 },
      { kind: "liu", tiles: "6x6x6x6x" },
    ]);
  });

  it("offer the melds that the game has", () => {
    expect(speech.melds).not.toContain("chow");
    expect(speechOf({ ...game, id: "another" }).melds).toContain("chow");
    expect(groupsFor("chow", game)).toHaveLength(14);
    expect(groupsFor("kong_added", game)[0]).toEqual(["1p", "1p", "1p", "1p"]);
  });

  it("count the winning tile as used only while a way takes one", () => {
    const draft = { ...BLANK, hand: ["1p"], melds: [{ kind: "pong", tiles: ["2p", "2p", "2p"] }], tile: "1p" };
    expect(used({ ...draft, way: "draw" }).get("1p")).toBe(2);
    expect(used(draft).get("1p")).toBe(1);
    expect(used(draft).get("2p")).toBe(3);
    expect(seatsOf(game, { players: 6 })).toBe(6);
  });
});

describe("a recorded round", () => {
  const telling: Telling = {
    game,
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
    const played = { frames, names: telling.people } as unknown as Parameters<typeof stepsOf>[1];
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
