/** What is paid beside the wins, and what kongs brought. */

import type { ComponentChildren, JSX } from "preact";
import { lang, t } from "../../i18n";
import type { Named } from "../../wire";
import { capital } from "../parts/who";
import { type Debt, debtsOf } from "./debts";
import { Gain } from "./gain";
import { RuleSentence } from "./items";
import { movedBy, type Row, WIN_MONEY } from "./money";
import { Flow, Moves, partyOf } from "./moves";
import type { Told } from "./told";

/** The payment that settles what kongs wrote down, as games call it. */
const RAIN = "雨钱";

/** Payments that are no win, each with its rows; only those of which there is something to say. */
function others({ view, explained }: Told): { payment: Named; rows: Row[] }[] {
  return Object.entries(explained.payments)
    .map(([reason, payment]) => ({ payment, rows: view.rows.filter((row) => row[0] === Number(reason) && row[3] > 0) }))
    .filter(({ rows }) => rows.length > 0);
}

/** Every payment with its rule; where kongs leave debts, money of wins and money of kongs in a block each. */
export function Payments({ told }: { told: Told }): JSX.Element {
  const debts = debtsOf(told.view);
  const paid = others(told);
  const rain = paid.filter(({ payment }) => payment.name === RAIN);
  const rest = paid.filter(({ payment }) => payment.name !== RAIN);
  const wins = told.view.rows.filter(([reason]) => reason === WIN_MONEY);
  const shown = rest.map((one) => <PaymentView key={one.payment.rule} told={told} {...one} />);
  if (debts.length + rain.length === 0) return <>{shown}</>;
  return (
    <div class="blocks">
      <Block told={told} title={t().settle.winMoney} rows={[...wins, ...rest.flatMap(({ rows }) => rows)]}>
        <Moves who={told.who} rows={wins} />
        {shown}
      </Block>
      <Block told={told} title={t().settle.rainMoney} rows={rain.flatMap(({ rows }) => rows)}>
        <Rain told={told} debts={debts} paid={rain} />
      </Block>
    </div>
  );
}

interface BlockProps {
  told: Told;
  title: string;
  rows: readonly Row[];
  children: ComponentChildren;
}

/** A block of money with what each seat gains by it. */
function Block({ told, title, rows, children }: BlockProps): JSX.Element {
  return (
    <section class="block">
      <h3>{title}</h3>
      {children}
      <dl class="gains numbers">
        {movedBy(rows, told.view.seats).map((sum, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers
          <div key={seat}>
            <dt>{partyOf(told.who, seat)}</dt>
            <dd>
              <Gain sum={sum} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function PaymentView({ told, payment, rows }: { told: Told; payment: Named; rows: readonly Row[] }): JSX.Element {
  return (
    <section class="payment">
      <h4>{lang.value === "zh" ? payment.name : capital(payment.english)}</h4>
      <RuleSentence game={told.game.id} rule={payment.rule} />
      <Moves who={told.who} rows={rows} />
    </section>
  );
}

interface RainProps {
  told: Told;
  debts: readonly Debt[];
  paid: readonly { payment: Named; rows: Row[] }[];
}

/** The debts as they were written down, what became of them, and what was paid in the end. */
function Rain({ told, debts, paid }: RainProps): JSX.Element {
  const words = t().settle;
  const rule = Object.values(told.explained.payments).find((payment) => payment.name === RAIN)?.rule;
  const rows = paid.flatMap((one) => one.rows);
  return (
    <>
      {rule === undefined ? (
        <p class="soft">{words.rainSays}</p>
      ) : (
        <RuleSentence game={told.game.id} rule={rule} says={words.rainSays} />
      )}
      <ul class="moves">
        {debts.map((debt, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a finished ledger does not change
          <li key={place}>
            <DebtLine told={told} debt={debt} />
          </li>
        ))}
      </ul>
      <h4>{words.netted}</h4>
      {rows.length > 0 ? <Moves who={told.who} rows={rows} /> : <p class="soft">{words.allSetOff}</p>}
    </>
  );
}

function DebtLine({ told: { who }, debt }: { told: Told; debt: Debt }): JSX.Element {
  const words = t().settle;
  const line = (
    <>
      <Flow from={partyOf(who, debt.payer)} to={partyOf(who, debt.payee)} />{" "}
      <b class="numbers">{words.owes(debt.due)}</b>
    </>
  );
  const names = debt.to.map((seat) => partyOf(who, seat)).join(t().table.and);
  return (
    <>
      {debt.fate === "settled" ? line : <s>{line}</s>}
      {debt.fate === "void" && <span class="soft"> {words.voided}</span>}
      {debt.fate === "moved" && <span class="soft"> {words.movedTo(names)}</span>}
      {debt.from !== null && <span class="soft"> {words.movedFrom(partyOf(who, debt.from))}</span>}
    </>
  );
}
