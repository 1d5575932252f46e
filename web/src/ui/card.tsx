/** Word cards: tall strips with a numeral at the head and again, upside down, at the foot. */

import type { JSX } from "preact";
import { t } from "../i18n";
import { Body, type Lie } from "./body";
import { isRed, numeral, tileName } from "./names";
import "./card.css";

export interface CardProps extends Lie {
  /** As on the wire: `7x` (七), `7d` (柒), `0x` (十). */
  name: string;
}

/** A card face up. Corner digits show under `[data-digits="on"]`. */
export function Card({ name, ...lie }: CardProps): JSX.Element {
  const look = `${isRed(name) ? "red" : ""} ${name[1] === "d" ? "big" : "small"} ${lie.class ?? ""}`;
  return (
    <Body {...lie} base="card" face={name} label={tileName(name)} class={look}>
      <span class="card-head" aria-hidden="true">
        {numeral(name)}
      </span>
      <span class="card-corner" aria-hidden="true">
        {name[0] === "0" ? "10" : name[0]}
      </span>
      <span class="card-foot" aria-hidden="true">
        {numeral(name)}
      </span>
    </Body>
  );
}

/** A card face down. */
export function CardBack(lie: Lie): JSX.Element {
  return <Body {...lie} base="card" label={t().faces.hidden} class={`back ${lie.class ?? ""}`} />;
}
