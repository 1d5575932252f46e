/** Tiles or cards by their names, in the sizes of what is around them. */

import type { JSX } from "preact";
import { Card, CardBack } from "../../ui/card";
import { Tile, TileBack } from "../../ui/tile";
import type { GameLine } from "../../wire";

export interface FaceProps {
  name: string;
  last?: boolean | undefined;
  dim?: boolean | undefined;
  note?: string | undefined;
  onTap?: (() => void) | undefined;
}

/** A tile or a card, as the name says. */
export function Face({ name, ...lie }: FaceProps): JSX.Element {
  return "xd".includes(name[1] ?? " ") ? <Card name={name} {...lie} /> : <Tile name={name} {...lie} />;
}

export function FaceBack({ family }: { family: GameLine["family"] }): JSX.Element {
  return family === "mahjong" ? <TileBack /> : <CardBack />;
}

/** One of several faces that may be equal: told apart by how many like it stand before. */
export interface Placed {
  key: string;
  name: string | null;
  place: number;
}

/** The faces of a row, each with a key of its own; null is one face down. */
export function placed(names: readonly (string | null)[]): Placed[] {
  const seen = new Map<string | null, number>();
  return names.map((name, place) => {
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return { key: `${name} ${before}`, name, place };
  });
}

export interface FacesProps {
  names: readonly (string | null)[];
  family: GameLine["family"];
  /** For those who hear it: what these are. */
  label?: string | undefined;
  class?: string | undefined;
  /** The place of one that is marked. */
  marked?: number | undefined;
}

/** A row of faces; null is one face down. */
export function Faces({ names, family, label, class: look, marked }: FacesProps): JSX.Element {
  return (
    <span class={`faces ${look ?? ""}`}>
      {label && <span class="out-of-sight">{label}</span>}
      {placed(names).map(({ key, name, place }) =>
        name === null ? <FaceBack key={key} family={family} /> : <Face key={key} name={name} last={place === marked} />,
      )}
    </span>
  );
}
