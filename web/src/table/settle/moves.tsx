/** Who pays whom. */

import type { JSX } from "preact";
import { HOUSE, POT } from "../../fold";
import { t } from "../../i18n";
import { Icon } from "../../ui/icon";
import { placeOf, type Who } from "../parts/who";
import { type Move, movesOf, type Row } from "./money";

/** A seat, the pot or the house. */
export function partyOf(who: Who, party: number): string {
  if (party === POT) return t().settle.pot;
  return party === HOUSE ? t().settle.house : placeOf(who, party);
}

/** Every payment of these rows; a word where nothing is paid. */
export function Moves({ who, rows }: { who: Who; rows: readonly Row[] }): JSX.Element {
  const moves = movesOf(rows);
  if (moves.length === 0) return <p class="soft">{t().settle.nobodyPays}</p>;
  return (
    <ul class="moves">
      {moves.map((move) => (
        <li key={`${move.payers} ${move.payee}`}>
          <MoveLine who={who} move={move} />
        </li>
      ))}
    </ul>
  );
}

function MoveLine({ who, move }: { who: Who; move: Move }): JSX.Element {
  const words = t().settle;
  const payers = move.payers.map((payer) => partyOf(who, payer)).join(t().table.and);
  const sum = move.struck ? move.due : move.paid;
  const line = (
    <>
      <Flow from={payers} to={partyOf(who, move.payee)} />{" "}
      <b class="numbers">{move.payers.length > 1 ? words.paysEach(sum) : words.pays(sum)}</b>
    </>
  );
  if (move.struck)
    return (
      <>
        <s>{line}</s> <span class="soft">{words.struck}</span>
      </>
    );
  return (
    <>
      {line}
      {move.paid < move.due && <span class="soft"> {words.short(move.due)}</span>}
    </>
  );
}

/** `下家 → 你`. */
export function Flow({ from, to }: { from: string; to: string }): JSX.Element {
  return (
    <span class="flow">
      {from} <Icon name="arrow-right" label={t().settle.to} size={1} /> {to}
    </span>
  );
}
