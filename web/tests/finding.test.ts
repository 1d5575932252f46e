/** Finding words, rules and tiles in rule pages, and the tiles behind their notation. */

import { beforeAll, describe, expect, it, vi } from "vitest";
import { find, linesOf } from "../src/pages/rules/finding";
import { rendered } from "../src/pages/rules/page";
import { game } from "./games";

let pictured: typeof import("../src/pages/rules/pictures").pictured;

beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => "zh", setItem: () => undefined });
  ({ pictured } = await import("../src/pages/rules/pictures"));
});

const PAGE = [
  "# 内江麻将",
  "打的是两门牌。",
  "## 4 轮次",
  "**NJ-4.3** ◆ 碰要三张一样的牌。例如 `55p` 碰 `5p`；见 NJ-4.4。",
  "- 碰了要打一张。",
  "| 项 | 规则 |\n|---|---|\n| 归 | NJ-7.2 |",
  "## 附录 一",
  "没有规则的话。",
].join("\n\n");
const called = (name: string) => (name === "5p" ? "五筒" : name);
const lines = linesOf("neijiang", PAGE, game.kinds, called);
const told = (query: string) => find(lines, query).map((hit) => [hit.rule, hit.before, hit.found, hit.after]);

describe("finding in the rules", () => {
  it("gives the rule, and the sentence cut where the word stands", () => {
    expect(told("三张")).toEqual([["NJ-4.3", "碰要", "三张", "一样的牌。"]]);
    expect(told("打一张")).toEqual([["NJ-4.3", "碰了要", "打一张", "。"]]);
  });

  it("finds a rule by its number, in any case, itself before those that name it", () => {
    expect(find(lines, "nj-4.3").map((hit) => hit.rule)).toEqual(["NJ-4.3", "NJ-4.3"]);
    expect(told("NJ-7.2")).toEqual([["NJ-7.2", "归 · ", "NJ-7.2", ""]]);
    expect(told("nj-4.4")[0]?.[2]).toBe("NJ-4.4");
  });

  it("finds a tile by what it is called, where the page has only its notation", () => {
    expect(told("五筒")).toEqual([["NJ-4.3", "例如 ", "55p", " 碰 5p；"]]);
    expect(told("六筒")).toEqual([]);
  });

  it("wants all words", () => {
    expect(told("碰 三张")).toHaveLength(1);
    expect(told("碰 四张")).toEqual([]);
    expect(told("  ")).toEqual([]);
  });

  it("leads to the rule, else to the section as the page names it", () => {
    expect(find(lines, "三张")[0]?.anchor).toBe("NJ-4.3");
    const [appendix] = find(lines, "没有规则");
    expect(appendix).toMatchObject({ rule: "", section: "附录 一", anchor: "附录-一" });
    expect(rendered(PAGE).contents.map(({ id }) => id)).toEqual(["s4", "附录-一"]);
  });
});

describe("tiles behind their notation", () => {
  const show = (text: string) => pictured(game.kinds)(text);

  it("keep the notation, and are called what they are", () => {
    const { html } = rendered("见 `12p 9s`。", show);
    expect(html).toContain("<code>12p 9s</code>");
    expect(html.match(/<img /g)).toHaveLength(3);
    expect(html).toMatch(/role="img" aria-label="[^"]+ [^"]+ [^"]+"/);
  });

  it("are not put behind what is no text of tiles of the game", () => {
    for (const text of ["4", "false", "0p", "1z", "12x", "fan_cap", "1p=2"]) expect(show(text), text).toBe("");
  });

  it("are cards where the game has them", () => {
    const html = pictured(["2x", "2d", "3x"])("23x2d");
    expect(html.match(/noted-card/g)).toHaveLength(3);
    expect(html).toContain('noted-card red">二');
    expect(html).toContain('noted-card red big">贰');
    expect(html).toContain('noted-card">三');
  });

  it("leave room for examples behind every rule and nowhere else", () => {
    expect(rendered(PAGE).html.match(/class="rule-examples" data-rule="NJ-4.3"/g)).toHaveLength(1);
    expect(rendered(PAGE).html.match(/rule-examples/g)).toHaveLength(1);
  });
});
