"""Money of a round: written so that every change of a row is an event, and told as a record tells it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from paiju.core.ledger import HOUSE, Row, RowState, paid
from paiju.flow.booking import Payment, written_payments
from paiju.flow.game import Emit
from paiju.mahjong.events import ROW
from paiju.mahjong.plan import Plan
from paiju.mahjong.state import State


class Ledger:
    """Emits the rows of one round; what a payer has to pay with is the plan's matter."""

    def __init__(self, plan: Plan, state: State, emit: Emit) -> None:
        self._plan = plan
        self._state = state
        self._emit = emit

    def owe(self, reason: int, payer: int, payee: int, due: int) -> int:
        """Write a debt that waits; return its index."""
        return self._write(len(self._state.rows), Row(reason, payer, payee, due))

    def pay(self, reason: int, payer: int, payee: int, due: int) -> int:
        """Write a payment that moves at once, clipped to what the payer can pay; return its index."""
        row = Row(reason, payer, payee, due)
        return self._write(len(self._state.rows), paid(row, self._plan.pays(self._state, payer)))

    def settle(self, index: int) -> None:
        """Pay a debt that waited, clipped to what the payer can pay."""
        row = self._state.rows[index]
        self._write(index, paid(row, self._plan.pays(self._state, row.payer)))

    def change(self, index: int, state: int) -> None:
        """Strike out a debt, or mark it as carried on by other rows."""
        self._write(index, self._state.rows[index]._replace(state=RowState(state)))

    def _write(self, index: int, row: Row) -> int:
        self._emit((ROW, -1, index, *(int(value) for value in row)))
        return index


class KongEntries:
    """Reasons of ledger rows by which a record tells each kong of a round as an entry of its own."""

    def __init__(self, names: Sequence[Payment], most: int, first: int) -> None:
        """`names` by sort of kong; no round has more than `most` kongs; reasons run from `first` on."""
        self._sorts = len(names)
        self._first = first
        self.payments: dict[int, Payment] = {
            self.reason(number, sort): name for number in range(1, most + 1) for sort, name in enumerate(names)
        }

    def reason(self, number: int, sort: int) -> int:
        """The reason of the rows of the round's kong of this number, from 1."""
        return self._first + (number - 1) * self._sorts + sort


def told_payments(payments: Mapping[int, Payment], rows: Sequence[Row], seats: int) -> Iterator[dict[str, Any]]:
    """Every payment that is no win and moved something, an entry a reason, with the part of the house if it has one."""
    for reason, payment in payments.items():
        own = [row for row in rows if row.reason == reason]
        house = sum(row.paid for row in own if row.payee == HOUSE)
        for entry in written_payments({reason: payment}, own, seats):
            yield entry | {"house": house} if house else entry
