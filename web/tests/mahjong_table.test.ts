/** What the mahjong table reads off a view: where seats are, which tile stands apart, what is called. */

import { describe, expect, it } from "vitest";
import type { MahjongView } from "../src/fold";
import { MAHJONG, NONE } from "../src/fold/numbers";
import { bearing, outward, placesOf, wayTo } from "../src/table/mahjong/places";
import { callsIn, heldBy, lastDiscarder, winPlace, wonTile } from "../src/table/mahjong/read";
import type { Event, Game } from "../src/wire";

const NAMES = ["1p", "2p", "3p"];

function view(facts: Partial<MahjongView>): MahjongView {
  return {
    family: "mahjong",
    names: NAMES,
    seats: 4,
    viewer: 0,
    turn: 0,
    drawn: NONE,
    wild: NONE,
    hand: new Array<number>(12).fill(0),
    winners: [],
    wins: [],
    ...facts,
  } as MahjongView;
}

describe("places", () => {
  it("puts the next seat to the right of one's own, whichever that is", () => {
    expect(placesOf(view({ viewer: 3 }))).toEqual([
      { seat: 3, side: "foot" },
      { seat: 0, side: "right" },
      { seat: 1, side: "top" },
      { seat: 2, side: "left" },
    ]);
  });

  it("puts seat 0 at the foot for a spectator", () => {
    expect(placesOf(view({ viewer: -2 }))[0]).toEqual({ seat: 0, side: "foot" });
  });

  it("has a place of its own for each of six", () => {
    const sides = placesOf(view({ seats: 6 })).map(({ side }) => side);
    expect(new Set(sides).size).toBe(6);
  });

  it("points from the middle to where the seat is drawn", () => {
    const table = view({});
    expect([0, 1, 2, 3].map((seat) => outward(table, seat))).toEqual([180, 90, 0, -90]);
    expect(wayTo(table, 1)[0]).toBeCloseTo(1);
  });

  it("points from one seat to the other, not back", () => {
    expect(bearing(view({}), 0, 1)).toBe(45);
    expect(bearing(view({}), 1, 0)).toBe(-135);
  });
});

describe("a hand", () => {
  const hand = [2, 1, 1, ...new Array<number>(9).fill(0)];

  it("keeps the drawn tile apart, and its twin in the hand", () => {
    const { sorted, drawn } = heldBy(view({ hand, drawn: 0 }), 0);
    expect(drawn?.tile).toBe("1p");
    expect(sorted.map(({ tile }) => tile)).toEqual(["1p", "2p", "3p"]);
  });

  it("has 会儿 in front, and leaves one that was drawn apart", () => {
    const held = heldBy(view({ hand: [1, 2, 2, ...new Array<number>(9).fill(0)], wild: 2, drawn: 2 }), 0);
    expect(held.sorted.map(({ tile }) => tile)).toEqual(["3p", "1p", "2p", "2p"]);
    expect(held.drawn?.tile).toBe("3p");
  });

  it("keeps nothing apart while another seat has drawn", () => {
    expect(heldBy(view({ hand, drawn: -1, turn: 1 }), 0).drawn).toBeNull();
  });

  it("gives equal tiles places of their own", () => {
    const places = heldBy(view({ hand }), 0).sorted.map(({ place }) => place);
    expect(new Set(places).size).toBe(4);
  });
});

describe("wins", () => {
  const won = view({
    winners: [2, 1],
    wins: [
      [2, MAHJONG.BY_DISCARD, 1, 0, true],
      [1, MAHJONG.BY_DEAL, 2, -1, true],
    ],
  });

  it("counts them in order, 0 for who has not won", () => {
    expect([0, 1, 2].map((seat) => winPlace(won, seat))).toEqual([0, 2, 1]);
  });

  it("shows the tile of a win, but not one that is still in the hand", () => {
    expect(wonTile(won, 2)).toBe("2p");
    expect(wonTile(won, 1)).toBeNull();
  });
});

describe("the last discard", () => {
  it("is told of while it may be claimed, and after the next seat has drawn", () => {
    expect(lastDiscarder(view({ phase: MAHJONG.CLAIMS, source: 3 }))).toBe(3);
    expect(lastDiscarder(view({ phase: MAHJONG.TURN, turn_kind: MAHJONG.TURN_DRAW, source: 3 }))).toBe(3);
  });

  it("is none after a claim, a kong or the deal: another tile of that row was not the last", () => {
    for (const turn_kind of [MAHJONG.TURN_CLAIM, MAHJONG.TURN_REPLACEMENT, MAHJONG.TURN_DEAL])
      expect(lastDiscarder(view({ phase: MAHJONG.TURN, turn_kind, source: 3 }))).toBeNull();
  });
});

describe("calls", () => {
  const events = ["discard", "meld", "win", "draw"].map((name, code) => ({ code, name, private: false, fields: [] }));
  const game = { events, kinds: NAMES } as unknown as Game;
  const calls = (...made: Event[]) => callsIn(game, { session: 1, round: 1, number: 3, events: made });

  it("tells what was called by whom, in order", () => {
    const made = calls([1, 2, MAHJONG.KONG_ADDED, 0, -1, -2], [2, 3, MAHJONG.BY_KONG, 0, 2]);
    expect(made.map(({ seat, call }) => [seat, call])).toEqual([
      [2, "kong"],
      [3, "rob"],
    ]);
  });

  it("hears 听 in a discard that declares it, and nothing in any other", () => {
    expect(calls([0, 1, 2, 1])).toEqual([{ seat: 1, call: "ready", tile: null }]);
    expect(calls([0, 1, 2, 0], [3, 1, -1, 0, 0])).toEqual([]);
  });
});
