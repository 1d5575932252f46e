/** Looking back: what a replay shows at its end is what the players saw, and each of its steps is the same from both sides. */

import { describe, expect, test } from "vitest";
import { EVERYTHING, foldOf, type View } from "../src/fold";
import { type Played, stepsOf } from "../src/pages/record/load";
import type { Event, Game } from "../src/wire";
import { files, folder, games, type Round, read } from "./golden";

const eventsOf = (round: Round, viewer: number): Event[] =>
  round.viewers
    .filter((seen) => seen.viewer === viewer)
    .flatMap(({ frames }) => frames.flat().map(({ event }) => event));

function live(game: Game, round: Round, viewer: number, events = eventsOf(round, viewer)): View {
  const fold = foldOf(game, round.tiles, round.seats, viewer);
  for (const event of events) fold.evolve(event);
  return fold.view();
}

/** What the end of a round is to everybody: all but who looks, and what he alone was told on the way. */
function shown({ over, balances, rows, winners, wins, rivers, melds, size, hand, left, dealer }: View): unknown {
  return { over, balances, rows, winners, wins, rivers, melds, size, hand, left, dealer };
}

function replayed(game: Game, round: Round, events: Event[]) {
  const names = Array.from({ length: round.seats }, (_, seat) => String(seat));
  return stepsOf(game, { ...round.tiles, names, frames: [events] } as unknown as Played);
}

describe.skipIf(!folder)("a replay", () => {
  test.each(files)("ends as the round did for its players: %s", (file) => {
    const round = read<Round>(file);
    const game = games[round.game] as Game;
    const steps = replayed(game, round, eventsOf(round, EVERYTHING));
    const end = steps.at(-1)?.view as View;
    expect(end.over).toBe(true);
    for (let seat = 0; seat < round.seats; seat++)
      expect(shown(live(game, round, seat)), `seat ${seat}`).toEqual(shown(end));
  });

  test.each(files)("shows the same at a step, whether one comes from before or jumps back to it: %s", (file) => {
    const round = read<Round>(file);
    const game = games[round.game] as Game;
    const events = eventsOf(round, EVERYTHING);
    const steps = replayed(game, round, events);
    expect(steps.flatMap((step) => step.events)).toEqual(events);
    const middle = Math.floor(steps.length / 2);
    for (const at of [steps.length - 1, middle, 0, middle]) {
      const upTo = steps.slice(0, at + 1).flatMap((step) => step.events);
      expect(steps[at]?.view, `step ${at}`).toEqual(live(game, round, EVERYTHING, upTo));
    }
  });

  test("is tried in all games", () => {
    expect(new Set(files.map((file) => read<Round>(file).game))).toEqual(new Set(Object.keys(games)));
  });
});
