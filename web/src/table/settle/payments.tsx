/** What is paid beside the wins, and what kongs brought. */

import type { ComponentChildren, JSX } from "preact";
import { t } from "../../i18n";
import { RuleSentence } from "../parts/rule_sentence";
import { type Debt, debtsOf } from "./debts";
import { byRule, type Entry, entriesOf, nameOf, shared } from "./entries";
import { Gain } from "./gain";
import { movedBy, type Row, WIN_MONEY } from "./money";
import { Flow, Moves, partyOf } from "./moves";
import { type Told, thing } from "./told";

/** The payment that settles what kongs wrote down, as games call it. */
const RAIN = "雨钱";

/** Every payment with its rule; where kongs leave debts, money of wins and money of kongs in a block each. */
export function Payments({ told }: { told: Told }): JSX.Element {
  const debts = debtsOf(told.view);
  const paid = entriesOf(told);
  const rain = paid.filter(({ payment }) => payment.name === RAIN);
  const rest = paid.filter(({ payment }) => payment.name !== RAIN);
  const wins = told.view.rows.filter(([reason]) => reason === WIN_MONEY);
  const shown = byRule(rest, ({ payment }) => payment.rule).map((same) => (
    <PaymentView key={same[0]?.payment.rule} told={told} entries={same} />
  ));
  if (debts.length + rain.length === 0) return <>{shown}</>;
  return (
    <div class="blocks">
      <Block told={told} title={thing(told.game, "win_money")} rows={[...wins, ...rest.flatMap(({ rows }) => rows)]}>
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

/** Payments of one rule; each by its name where there are several. */
function PaymentView({ told, entries }: { told: Told; entries: readonly Entry[] }): JSX.Element {
  const names = entries.map(({ payment }) => nameOf(payment));
  const alike = new Set(names).size === 1;
  return (
    <section class="payment">
      <h4>{shared(names)}</h4>
      <RuleSentence
        game={told.game.id}
        rule={entries[0]?.payment.rule ?? ""}
        of={entries.map(({ payment }) => payment.name)}
      />
      {entries.map(({ rows }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a finished ledger does not change
        <div key={place} class={alike ? undefined : "payment-part"}>
          {!alike && <span class="soft">{names[place]}</span>}
          <Moves who={told.who} rows={rows} />
        </div>
      ))}
    </section>
  );
}

interface RainProps {
  told: Told;
  debts: readonly Debt[];
  paid: readonly Entry[];
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
