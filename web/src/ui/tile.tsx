/** Mahjong tiles: a bare face on a body that CSS draws, so that one picture serves every size. */

import { createContext, type JSX } from "preact";
import { useContext } from "preact/hooks";
import { t } from "../i18n";
import { Body, type Lie } from "./body";
import { tileName } from "./names";
import "./tile.css";

const FACES = import.meta.glob<string>("../made/faces/*.svg", { query: "?url", import: "default", eager: true });

/** Where the picture of a face is fetched from. */
export const faceOf = (name: string): string | undefined => FACES[`../made/faces/${name}.svg`];

/** Fetch the faces of these tiles before they are wanted, so that none is bare when it shows. */
export function warmFaces(names: readonly string[]): void {
  for (const name of names) {
    const address = faceOf(name);
    if (address) new Image().src = address;
  }
}

/** The name of the 会儿 of what is around: wherever such a tile shows, it has a gold corner. */
export const Wild = createContext<string | null>(null);

export interface TileProps extends Lie {
  /** As on the wire: `5p`, `1z` (east) … `7z` (red). */
  name: string;
}

/** A tile face up. Corner digits show under `[data-digits="on"]`, marks of the suits under `[data-marks="on"]`. */
export function Tile({ name, ...lie }: TileProps): JSX.Element {
  const wild = useContext(Wild) === name;
  const label = wild ? `${tileName(name)} ${t().faces.wild}` : tileName(name);
  return (
    <Body {...lie} base="tile" face={name} label={label} class={wild ? `wild ${lie.class ?? ""}` : lie.class}>
      {name[1] !== "z" && <span class={`tile-corner suit-${name[1]}`} data-digit={name[0]} aria-hidden="true" />}
      <img class="tile-face" src={faceOf(name)} alt="" draggable={false} decoding="sync" />
    </Body>
  );
}

/** A tile face down. */
export function TileBack(lie: Lie): JSX.Element {
  return <Body {...lie} base="tile" label={t().faces.hidden} class={`back ${lie.class ?? ""}`} />;
}
