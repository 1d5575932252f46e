/** Every published example opens in the scorer: the state of the page made from its request asks the same again. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { exampleLink, linkTo, wantedBy } from "../src/pages/score/link";
import { normalised, opened, same } from "../src/pages/score/opened";
import { type Request, requestOf } from "../src/pages/score/request";
import type { Game } from "../src/wire";
import { folder, read } from "./golden";

interface Example {
  id: string;
  ask: Request;
  expect: { error?: string };
}

const games = folder ? read<Record<string, Game>>("games.json") : {};
const examples = folder ? read<Record<string, Example[]>>("examples.json") : {};
const all = Object.entries(examples).flatMap(([id, lines]) => lines.map((line) => [line.id, id, line] as const));

function again(id: string, ask: Request): Request {
  const game = games[id] as Game;
  const { values, draft } = opened(game, ask);
  return requestOf(game, values, draft);
}

describe.skipIf(!folder)("an example in the scorer", () => {
  test.each(all)("%s asks the same again", (_, id, { ask }) => {
    const game = games[id] as Game;
    expect(same(normalised(game, again(id, ask)))).toBe(same(normalised(game, ask)));
  });

  test.each(all.filter(([, , line]) => line.expect.error === undefined))("%s is shown whole", (_, id, { ask }) => {
    expect(opened(games[id] as Game, ask).draft.rest).toEqual({});
  });

  test.each(all)("%s comes back from a link as it was", (name, id, { ask }) => {
    expect(wantedBy(new URL(linkTo(ask), "http://paiju.test").hash)).toEqual({ ask });
    expect(wantedBy(exampleLink(id, name).slice("/score".length))).toEqual({ example: { game: id, id: name } });
  });

  test("hands what it asks back to who compares the answers", () => {
    const made = all.map(([name, id, { ask }]) => [name, again(id, ask)]);
    writeFileSync(join(folder ?? "", "made.json"), JSON.stringify(Object.fromEntries(made)));
  });
});
