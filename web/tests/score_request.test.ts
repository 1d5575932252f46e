/** What the scorer's page asks: melds, ways, marks and keys as the game declares them. */

import { describe, expect, it } from "vitest";
import { BLANK, groupsFor, lacking, marksFor, meldKinds, requestOf, seatsOf, used } from "../src/pages/score/request";
import type { Game } from "../src/wire";
import { game } from "./games";

describe("requests to the scorer", () => {
  it("ask for waits without a way to win, and then name neither a tile nor marks", () => {
    const asked = requestOf(game, {}, { ...BLANK, hand: ["1p", "2p"], tile: "3p", marks: ["last_tile"] });
    expect(asked).toEqual({ game: "neijiang", options: {}, dealer: 0, hand: "1p2p", melds: [] });
  });

  it("name the tile and its giver only for ways that have them", () => {
    const draft = { ...BLANK, hand: ["1p"], tile: "1p", from: 2, dealer: 1 };
    expect(requestOf(game, {}, { ...draft, way: "discard" })).toMatchObject({
      dealer: 1,
      win: { by: "discard", tile: "1p", from: 2 },
    });
    expect(requestOf(game, {}, { ...draft, way: "draw" }).win).toEqual({ by: "draw", tile: "1p" });
    expect(requestOf(game, {}, { ...draft, way: "deal" }).win).toEqual({ by: "deal" });
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
    expect(requestOf(cards, {}, draft).melds).toEqual([
      { kind: "chi", tiles: "1x2x3x", from: 2, taken: "1x" },
      { kind: "liu", tiles: "5x5x5x5x", from: 0 },
      { kind: "liu", tiles: "6x6x6x6x" },
    ]);
  });

  it("offer the melds that the game has", () => {
    expect(meldKinds(game.asks)).toEqual(game.asks.melds);
    expect(meldKinds({ ...game.asks, melds: ["chi", "liu"] })).toEqual(["chi", "liu", "liu dealt"]);
    expect(groupsFor("chow", game)).toHaveLength(14);
    expect(groupsFor("kong_added", game)[0]).toEqual(["1p", "1p", "1p", "1p"]);
  });

  it("offer and name only marks that count with the way, whatever was chosen before", () => {
    expect(marksFor(game.asks, "draw")).toEqual(["last_tile", "kong_draw"]);
    expect(marksFor(game.asks, "deal")).toEqual([]);
    const draft = { ...BLANK, hand: ["1p"], tile: "1p", marks: ["kong_draw", "first_discard", "last_tile"] };
    expect(requestOf(game, {}, { ...draft, way: "discard" }).marks).toEqual(["last_tile"]);
  });

  it("name the wild tile and the pot in games that have them, and no others", () => {
    const draft = { ...BLANK, hand: ["1p"], wild: "8p", pot: 40 };
    const keys = (...having: string[]) => requestOf({ ...game, asks: { ...game.asks, keys: having } }, {}, draft);
    expect(keys("wild")).toMatchObject({ wild: "8p" });
    expect(keys("wild")).not.toHaveProperty("pot");
    expect(keys("pot")).toMatchObject({ pot: 40 });
    expect(keys()).not.toHaveProperty("wild");
  });

  it("say what is lacking, first things first", () => {
    const wild: Game = { ...game, asks: { ...game.asks, keys: ["wild"] } };
    expect(lacking(wild, BLANK)).toBe("wild");
    expect(lacking(wild, { ...BLANK, wild: "8p" })).toBe("hand");
    expect(lacking(game, { ...BLANK, hand: ["1p"], way: "draw" })).toBe("tile");
    expect(lacking(game, { ...BLANK, hand: ["1p"], way: "deal" })).toBe(null);
  });

  it("count the winning tile as used only while a way takes one", () => {
    const draft = { ...BLANK, hand: ["1p"], melds: [{ kind: "pong", tiles: ["2p", "2p", "2p"] }], tile: "1p" };
    expect(used({ ...draft, way: "draw" }).get("1p")).toBe(2);
    expect(used(draft).get("1p")).toBe(1);
    expect(used(draft).get("2p")).toBe(3);
    expect(seatsOf(game, { players: 6 })).toBe(6);
  });
});
