/** What plays in one's place: the house (托管), or orders for what is offered. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { Toggle } from "../../ui/field";
import { Icon } from "../../ui/icon";
import type { Chair } from "../../wire";
import { say } from "./answer";
import { type Orders, order, ordersOf } from "./standing";
import "./absence.css";

/** One's own chair while a round is played. */
function playing(live: Live): Chair | undefined {
  const { value: table } = live.table;
  return table?.phase === "playing" && live.seat.value !== null ? table.seats[live.seat.value] : undefined;
}

/** Whether the house plays for one's own seat. */
export const isAuto = (live: Live): boolean => playing(live)?.away === "auto";

const auto = (live: Live, on: boolean): void => void say(live, "auto", { on });

/** 托管 at one tap, and back. */
export function AutoButton({ live }: { live: Live }): JSX.Element | null {
  if (!playing(live)) return null;
  const on = isAuto(live);
  return (
    <button
      type="button"
      class="auto-button"
      aria-pressed={on}
      title={t().parts.autoOn}
      onClick={() => auto(live, !on)}
    >
      {t().parts.auto}
    </button>
  );
}

/** All of them, with what they do. `onDone`: the house has taken over. */
export function AbsenceSettings({ live, onDone }: { live: Live; onDone: () => void }): JSX.Element | null {
  if (!playing(live)) return null;
  const words = t().parts;
  const orders = ordersOf(live);
  const leave = (on: boolean) => {
    auto(live, on);
    onDone();
  };
  return (
    <div>
      <Toggle label={words.autoOn} value={isAuto(live)} onChange={leave} />
      {ORDERS.map((one) => (
        <Toggle
          key={one}
          label={words.orders[one]}
          hint={words.orderHints[one]}
          value={orders[one]}
          onChange={(on) => order(live, { [one]: on })}
        />
      ))}
    </div>
  );
}

const ORDERS: readonly (keyof Orders)[] = ["win", "pass"];

/** The orders that stand, each taken back at one tap. */
export function StandingOrders({ live }: { live: Live }): JSX.Element | null {
  const orders = ordersOf(live);
  const standing = ORDERS.filter((one) => orders[one]);
  if (!playing(live) || isAuto(live) || standing.length === 0) return null;
  const words = t().parts;
  return (
    <span class="orders">
      {standing.map((one) => (
        <button
          key={one}
          type="button"
          class="order"
          aria-label={words.orderOff(words.orders[one])}
          onClick={() => order(live, { [one]: false })}
        >
          {words.orders[one]}
          <Icon name="x" size={1} />
        </button>
      ))}
    </span>
  );
}
