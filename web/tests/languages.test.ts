/** The three languages of the client: none lacks a text, and traditional Chinese is written right everywhere. */

import { globSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { corpus, traditional } from "../build/traditional.mjs";

type Speech = typeof import("../src/i18n");
type Hant = typeof import("../src/words/hant");
let speech: Speech;
let hant: Hant;

beforeAll(async () => {
  const kept = new Map([["paiju.lang", "zh"]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  speech = await import("../src/i18n");
  hant = await import("../src/words/hant");
});

const FOLDERS = { zh: "../src/words/zh", hant: "../src/made/hant", en: "../src/words/en" };
const AREAS = globSync("src/words/zh/*.ts").map((path) => path.replace(/.*[\\/]/, ""));

/** What the texts of an area are called, and what they say; a text that is made of others is called with samples. */
async function textsOf(folder: string, area: string): Promise<Map<string, unknown>> {
  const module = (await import(`${folder}/${area}`)) as Record<string, unknown>;
  return new Map(Object.entries(module).flatMap(([name, value]) => leaves(name, value)));
}

function leaves(name: string, value: unknown): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[name, value]];
  return Object.entries(value).flatMap(([key, inside]) => leaves(`${name}.${key}`, inside));
}

/** In English a number alone says it. */
const SAYS_NOTHING = new Set(["settle.units.times"]);

const lacking = (texts: Map<string, unknown>, model: Map<string, unknown>): string[] =>
  [...model].flatMap(([name, value]) => (SAYS_NOTHING.has(name) || isAs(texts.get(name), value) ? [] : [name]));

/** An empty text stands for one in the model only. */
const isAs = (one: unknown, model: unknown): boolean => typeof one === typeof model && (one !== "" || model === "");

describe.each(AREAS)("the words of %s", (area) => {
  test.each(["hant", "en"] as const)("are all there in %s, and none is empty", async (language) => {
    const model = await textsOf(FOLDERS.zh, area);
    expect(model.size).toBeGreaterThan(0);
    expect(lacking(await textsOf(FOLDERS[language], area), model)).toEqual([]);
  });

  test("hold no character in traditional Chinese that only simplified Chinese has", () => {
    expect(simplifiedIn(readFileSync(new URL(`${FOLDERS.hant}/${area}`, import.meta.url), "utf8"))).toEqual([]);
  });
});

/** What traditional Chinese writes otherwise. Comments are read too: they are converted with the rest. */
const simplifiedIn = (text: string): string[] =>
  [...new Set(text.match(/\p{Script=Han}/gu) ?? [])].filter(
    (sign) => traditional(sign) !== sign && !BOTH.includes(sign),
  );

/** 什麼 but 么九, 岳陽, 准許: in use in both, for different words. */
const BOTH = "么岳准";

test("a missing, an empty and a simplified text would be noticed", () => {
  const model = new Map<string, unknown>([
    ["a", "甲"],
    ["b", ""],
  ]);
  expect(lacking(new Map([["a", ""]]), model)).toEqual(["a", "b"]);
  expect(
    lacking(
      new Map([
        ["a", "x"],
        ["b", ""],
      ]),
      model,
    ),
  ).toEqual([]);
  expect(simplifiedIn("發萬万")).toEqual(["万"]);
});

test.each([
  ["再点“添加到主屏幕”", "再點「加入主畫面」"], // as the button of the device is called there
  ["这台设备退出了", "這台裝置登出了"],
  ["离线或退出的人", "離線或退出的人"],
  ["刷新一下就好", "重新整理一下就好"],
  ["不在线", "不在線上"],
  ["正在连接", "正在連線"],
  ["声音和振动", "聲音和震動"],
  ["源码公开", "原始碼公開"],
  ["房间 1 的二维码", "房間 1 的 QR 碼"],
  ["主人的口令", "主人的密碼"],
  ["这个地址", "這個位址"],
])("the words %s are written %s", (simplified, written) => {
  expect(traditional(simplified)).toBe(written);
});

describe("a word card in traditional Chinese", () => {
  test.each([
    ["2d", "貳", "贰"],
    ["3d", "叁", "叁"],
    ["6d", "陸", "陆"],
    ["7x", "七", "七"],
  ])("%s is called %s in a text, and printed %s", async (card, called, printed) => {
    await speech.speak("hant");
    const names = await import("../src/ui/names");
    expect([names.tileName(card), names.numeral(card)]).toEqual([called, printed]);
  });
});

describe("what the server says in Chinese", () => {
  test("is all told by the small table as by the dictionary", () => {
    const runs = corpus();
    expect(runs.length).toBeGreaterThan(3_000);
    expect(runs.filter((run) => hant.traditional(run) !== traditional(run))).toEqual([]);
  });

  test.each([
    ["内江麻将", "內江麻將"],
    ["歪胡子（福禄寿）", "歪胡子（福祿壽）"],
    ["杠上开花", "槓上開花"],
    ["一台服务器", "一台伺服器"],
    ["只剩一张，没有关系", "只剩一張，沒有關係"],
    ["“打过的牌”里", "「打過的牌」裡"],
    ["点炮只准胡一家", "點炮只准胡一家"],
    ["准备好了", "準備好了"],
    ["掷两颗色子", "擲兩顆骰子"],
    ["大字从壹贰叁到拾，陆", "大字從壹貳叁到拾，陸"],
    ["记录里有", "紀錄裡有"],
    ["别的字符", "別的字元"],
    ["发财、白发中", "發財、白發中"],
    ["偎麻雀 WM-4.1 Ab", "偎麻雀 WM-4.1 Ab"],
    ["", ""],
  ])("%s is written %s", (simplified, written) => {
    expect(hant.traditional(simplified)).toBe(written);
  });

  test("goes through the table in traditional Chinese, and is left alone otherwise", async () => {
    const both = { title: "河北麻将", english: "Hebei mahjong" };
    const told: string[] = [];
    for (const language of ["zh", "hant", "en"] as const) {
      await speech.speak(language);
      told.push(`${speech.said(both)} ${speech.chinese("万")} ${speech.served()} ${speech.tags().page}`);
    }
    expect(told).toEqual(["河北麻将 万 zh zh-CN", "河北麻將 萬 zh zh-Hant", "Hebei mahjong 万 en en"]);
  });
});

test("who looks something up in English comes back to the script that was spoken before", async () => {
  for (const script of ["hant", "zh"] as const) {
    await speech.speak(script);
    expect(speech.otherLanguage()).toBe("en");
    await speech.speak("en");
    expect(speech.otherLanguage()).toBe(script);
  }
});

test.each([
  ["zh", "zh"],
  ["zh-CN", "zh"],
  ["zh-SG", "zh"],
  ["zh-TW", "hant"],
  ["zh-hk", "hant"],
  ["zh-Hant", "hant"],
  ["zh-Hant-TW", "hant"],
  ["zh-Hans-HK", "zh"],
  ["en-GB", "en"],
  ["zhx", "en"],
])("a browser that asks for %s is first spoken to in %s", (tag, language) => {
  expect(speech.languageFor(tag)).toBe(language);
});
