/** What the scorer's page asks: melds, ways, marks, keys and options as the game declares them; links that carry it. */

import { describe, expect, it } from "vitest";
import { linkTo, wantedBy } from "../src/pages/score/link";
import { normalised, opened, same } from "../src/pages/score/opened";
import {
  BLANK,
  changed,
  type Draft,
  groupsFor,
  kindsOf,
  lacking,
  marksFor,
  meldKinds,
  meldName,
  newMeld,
  requestOf,
  seatsOf,
  used,
  wayChosen,
} from "../src/pages/score/request";
import { tilesIn } from "../src/pages/score/tiles";
import type { Game } from "../src/wire";
import { game, option } from "./games";

const SMALL = [..."1234567890"].map((rank) => `${rank}x`);
const cards: Game = {
  ...game,
  id: "fulushou",
  family: "zipai",
  seats: 3,
  kinds: SMALL,
  options: [],
  asks: {
    keys: ["dealt", "discarded", "pot"],
    melds: ["chi", "peng", "wei", "liu"],
    ways: ["deal", "discard", "draw", "turn", "wei"],
    marks: [{ mark: "last_tile", ways: ["draw", "turn", "wei"] }],
    wilds: [],
    missing: [],
  },
};

describe("requests to the scorer", () => {
  it("ask for waits without a way to win, and then name neither a tile nor marks", () => {
    const asked = requestOf(game, {}, { ...BLANK, hand: ["1p", "2p"], tile: "3p", marks: ["last_tile"] });
    expect(asked).toEqual({ game: "neijiang", hand: "12p" });
  });

  it("name the tile and its giver only for ways that have them", () => {
    const draft = { ...BLANK, hand: ["1p"], tile: "1p", from: 2, dealer: 1 };
    expect(requestOf(game, {}, { ...draft, way: "discard" })).toMatchObject({
      dealer: 1,
      win: { by: "discard", tile: "1p", from: 2 },
    });
    expect(requestOf(game, {}, { ...draft, way: "discard", from: null }).win).toEqual({ by: "discard", tile: "1p" });
    expect(requestOf(game, {}, { ...draft, way: "draw" }).win).toEqual({ by: "draw", tile: "1p" });
    expect(requestOf(game, {}, { ...draft, way: "deal" }).win).toEqual({ by: "deal" });
  });

  it("tell of a new chi what was taken, and of a liu that a card was drawn unless it was dealt", () => {
    const four = (name: string) => new Array<string>(4).fill(name);
    const melds = [
      newMeld("chi", ["1x", "2x", "3x"], 0, 3),
      newMeld("liu", four("5x"), 0, 3),
      newMeld("liu dealt", four("6x"), 0, 3),
      newMeld("peng", ["7x", "7x", "7x"], 0, 3),
    ];
    expect(requestOf(cards, {}, { ...BLANK, melds }).melds).toEqual([
      { kind: "chi", tiles: "123x", from: 2, taken: "1x" },
      { kind: "liu", tiles: "5555x", from: 0 },
      { kind: "liu", tiles: "6666x" },
      { kind: "peng", tiles: "777x" },
    ]);
    expect(melds.map(meldName)).toEqual(["chi", "liu", "liu dealt", "peng"]);
  });

  it("offer the melds that the game has", () => {
    expect(meldKinds(game.asks)).toEqual(game.asks.melds);
    expect(meldKinds({ ...game.asks, melds: ["chi", "liu"] })).toEqual(["chi", "liu", "liu dealt"]);
    expect(groupsFor("chow", game.kinds)).toHaveLength(14);
    expect(groupsFor("kong_added", game.kinds)[0]).toEqual(["1p", "1p", "1p", "1p"]);
  });

  it("offer marks that count with the way, and drop the others when another way is chosen", () => {
    expect(marksFor(game.asks, "draw")).toEqual(["last_tile", "kong_draw"]);
    expect(marksFor(game.asks, "deal")).toEqual([]);
    const draft = { ...BLANK, way: "draw", marks: ["kong_draw", "first_discard", "last_tile"] };
    expect(wayChosen(game.asks, draft, "discard")).toEqual({ way: "discard", marks: ["last_tile"] });
  });

  it("name every mark that was put, one that changes nothing too", () => {
    const draft = { ...BLANK, hand: ["1p"], tile: "1p", way: "discard", marks: ["first_discard"] };
    expect(requestOf(game, {}, draft).marks).toEqual(["first_discard"]);
  });

  it("name the keys that the game has, and no others", () => {
    const draft: Draft = {
      ...BLANK,
      hand: ["1p"],
      wild: "8p",
      pot: 40,
      dealt: ["1p"],
      discarded: [],
      finished: [2],
      balances: [null, 3, 4, 5],
    };
    const keys = (...having: string[]) => requestOf({ ...game, asks: { ...game.asks, keys: having } }, {}, draft);
    const told = { wild: "8p", pot: 40, dealt: "1p", discarded: "", finished: [2], balances: [null, 3, 4, 5] };
    expect(keys(...Object.keys(told))).toMatchObject(told);
    for (const key of Object.keys(told)) expect(keys(key)).toHaveProperty(key);
    expect(keys()).toEqual({ game: "neijiang", hand: "1p" });
  });

  it("say what is lacking, first things first, but nothing of what is sent as it is", () => {
    const wild: Game = { ...game, asks: { ...game.asks, keys: ["wild"] } };
    expect(lacking(wild, BLANK)).toBe("wild");
    expect(lacking(wild, { ...BLANK, wild: "8p" })).toBe("hand");
    expect(lacking(game, { ...BLANK, hand: ["1p"], way: "draw" })).toBe("tile");
    expect(lacking(game, { ...BLANK, hand: ["1p"], way: "deal" })).toBe(null);
    expect(lacking(wild, { ...BLANK, rest: { wild: undefined, hand: "9q" } })).toBe(null);
  });

  it("count the winning tile as used only while a way takes one", () => {
    const melds = [newMeld("pong", ["2p", "2p", "2p"], 0, 4)];
    const draft = { ...BLANK, hand: ["1p"], melds, tile: "1p" };
    expect(used({ ...draft, way: "draw" }).get("1p")).toBe(2);
    expect(used(draft).get("1p")).toBe(1);
    expect(used(draft).get("2p")).toBe(3);
    expect(seatsOf(game, { players: 6 })).toBe(6);
  });

  it("have the tiles that the options leave in the game", () => {
    const missing = [{ option: "honours", value: false, tiles: ["9p", "9s"] }];
    const without = { ...game, options: [option("honours", true, [true, false])], asks: { ...game.asks, missing } };
    expect(kindsOf(without, { honours: false })).toEqual(game.kinds.filter((name) => name[0] !== "9"));
    expect(kindsOf(without, {})).toEqual(game.kinds);
  });
});

describe("texts of tiles", () => {
  it("are read in every way of writing them", () => {
    expect(tilesIn("12p 3s", game.kinds)).toEqual(["1p", "2p", "3s"]);
    expect(tilesIn("🀙🀐\ufe0f", game.kinds)).toEqual(["1p", "1s"]);
    expect(tilesIn("一二十", SMALL)).toEqual(["1x", "2x", "0x"]);
    expect(tilesIn("", game.kinds)).toEqual([]);
  });

  it("are refused with anything else in them", () => {
    for (const text of ["12", "1q", "0p", "1p!", "1x", "二", "p", "１p", 5, null, undefined])
      expect(tilesIn(text, game.kinds), String(text)).toBe(null);
  });
});

describe("opening a request", () => {
  const ask = {
    game: "fulushou",
    seat: 1,
    dealer: 1,
    hand: "一二三 3x",
    melds: [{ kind: "peng", tiles: "555x", from: 0, taken: "5x" }],
    win: { by: "turn", tile: "4x" },
    marks: ["last_tile"],
    dealt: "1x",
    discarded: "",
    pot: 0,
  };

  it("shows all of it, and asks the same again", () => {
    const { values, draft } = opened(cards, ask);
    expect(draft).toMatchObject({ seat: 1, hand: ["1x", "2x", "3x", "3x"], way: "turn", from: null, rest: {} });
    expect(requestOf(cards, values, draft)).toEqual({ ...without(ask, "pot"), hand: "1233x" });
  });

  it("keeps what it has no place for as it is, also that a key is absent or odd", () => {
    const odd = { ...ask, wild: "5x", win: { by: "magic" }, pot: 1.5, seat: true, options: { nothing: 1 } };
    const { values, draft } = opened(cards, odd);
    expect(Object.keys(draft.rest).sort()).toEqual(["marks", "options", "pot", "seat", "wild", "win"].sort());
    expect(same(normalised(cards, requestOf(cards, values, draft)))).toBe(same(normalised(cards, odd)));
    const { hand: _, ...handless } = ask;
    const bare = opened(cards, handless);
    expect(requestOf(cards, bare.values, bare.draft)).not.toHaveProperty("hand");
  });

  it("lets go of what was odd in a part that is changed", () => {
    const { draft } = opened(cards, { ...ask, win: { by: "magic" }, hand: "9q" });
    expect(Object.keys(changed(draft, wayChosen(cards.asks, draft, "draw")).rest)).toEqual(["hand"]);
    expect(Object.keys(changed(draft, { hand: ["1x"] }).rest)).toEqual(["win", "marks"]);
  });

  it("tells what differs, and not what only is written in another way", () => {
    const told = (change: object) => same(normalised(cards, { ...ask, ...change }));
    expect(told({ hand: "3x3x21x", options: {} })).toBe(told({}));
    for (const change of [{ hand: "124x" }, { dealer: 0 }, { win: { by: "turn", tile: "4x", from: 0 } }, { marks: [] }])
      expect(told(change), JSON.stringify(change)).not.toBe(told({}));
  });
});

describe("a link to a hand", () => {
  it("carries a whole request", () => {
    const ask = { game: "yushu", hand: "1m#&%", balances: [null, 3], options: { a: "红中" } };
    expect(wantedBy(new URL(linkTo(ask), "http://paiju.test").hash)).toEqual({ ask });
    expect(wantedBy("#example=neijiang/NJ-e01")).toEqual({ example: { game: "neijiang", id: "NJ-e01" } });
  });

  it("is told when it is broken, and not where there is none", () => {
    for (const hash of ["#ask=%", "#ask=%7B", "#ask=[]", "#ask=5", "#example=", "#example=neijiang"])
      expect(wantedBy(hash), hash).toBe("broken");
    for (const hash of ["", "#", "#NJ-4.3", "#q=ask"]) expect(wantedBy(hash), hash).toBe(null);
  });

  it("is broken where it is longer than any hand, near miss one that is long", () => {
    const hand = (count: number) =>
      new URL(linkTo({ game: "yushu", hand: "1m".repeat(count) }), "http://paiju.test").hash;
    expect(wantedBy(hand(3000))).toBe("broken");
    expect(wantedBy(hand(1900))).toHaveProperty("ask");
  });

  it("opens however deep it is", () => {
    const deep = `${"[".repeat(1900)}${"]".repeat(1900)}`;
    const wanted = wantedBy(`#ask={"game":"fulushou","hand":${deep}}`);
    const ask = (wanted as { ask: Record<string, unknown> }).ask;
    expect(Object.keys(opened(cards, ask).draft.rest)).toEqual(["hand"]);
  });
});

function without(value: Record<string, unknown>, key: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([one]) => one !== key));
}
