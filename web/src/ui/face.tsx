/** A face: a picture on a coloured ground; that of a bot is grey and square. */

import type { JSX } from "preact";
import { drawnIn } from "./faces";
import { Icon, type IconName } from "./icon";
import "./face.css";

export interface FaceProps {
  face: string | null | undefined;
  /** The kind of a bot; null for people. */
  bot?: string | null | undefined;
  /** Width and height in em; 2 without. */
  size?: number | undefined;
}

const BOTS: Record<string, IconName> = { random: "dices" };

/** It stands beside a name, so it is left out for those who hear the page. */
export function Face({ face, bot, size = 2 }: FaceProps): JSX.Element {
  const drawn = bot ? null : drawnIn(face);
  const picture: IconName = bot ? (BOTS[bot] ?? "bot") : (drawn?.picture ?? "user");
  return (
    <span
      class={bot ? "person-face is-bot" : "person-face"}
      data-colour={drawn?.colour}
      data-picture={picture}
      style={{ fontSize: `${size}em` }}
      aria-hidden="true"
    >
      <Icon name={picture} size={0.62} />
    </span>
  );
}
