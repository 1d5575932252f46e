/** What has happened at the table, in sentences as one's own seat saw it: the events were masked for it. */

import { t } from "../../i18n";
import type { Live } from "../../live";
import { type Piece, type Telling, tellStep } from "../../pages/record/sentences";
import { together } from "../../pages/record/steps";
import { tileName } from "../../ui/names";
import { accessWords } from "../../words/access";
import { placeOf, whoAt } from "../parts";

/** A sentence, and its place in the round, which stays. */
export interface Line {
  key: string;
  text: string;
}

/** All that has happened in the round, from its beginning. */
export function linesOf(live: Live): Line[] {
  const telling = tellingOf(live);
  if (!telling) return [];
  return live.frames.flatMap((frame) =>
    together(telling.game, frame.events).flatMap((events, place) => {
      const pieces = tellStep(telling, events, 0);
      return pieces.length > 0 ? [{ key: `${frame.round} ${frame.number} ${place}`, text: sentence(pieces) }] : [];
    }),
  );
}

function tellingOf(live: Live): Telling | null {
  const [game, view, seat] = [live.game.value, live.view.value, live.seat.value];
  if (!game || !view) return null;
  const who = whoAt(live);
  const { told, toldOwn } = t().pages;
  const telling: Telling = {
    game,
    kinds: view.names,
    people: who.names.map((_, place) => placeOf(who, place)),
    wei: t().table.wei(game.names),
    items: [],
    words: told,
  };
  return seat === null ? telling : { ...telling, own: { seat, words: toldOwn } };
}

/** Equal tiles side by side are named once: it is plain how many a pong has. */
export function sentence(pieces: readonly Piece[]): string {
  const words = accessWords();
  const said: string[] = [];
  let tiles: string[] = []; // those that stand side by side
  for (const piece of [...pieces, ""]) {
    if (typeof piece !== "string") {
      tiles.push(nameOf(piece.tile));
      continue;
    }
    if (tiles.length > 0) said.push(words.tiles([...new Set(tiles)]));
    tiles = [];
    if (piece !== "") said.push(piece);
  }
  return words.sentence(said);
}

const nameOf = (tile: string | null): string => (tile === null ? accessWords().hidden : tileName(tile));
