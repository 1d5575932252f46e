"""Money of a round: written so that every change of a row is an event, and told as a record tells it."""

from collections.abc import Iterator, Mapping, Sequence, Set
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


def told_payments(
    payments: Mapping[int, Payment], parted: Set[int], rows: Sequence[Row], seats: int
) -> list[dict[str, Any]]:
    """Every payment that is no win and moved something: those of `parted` reasons kong by kong, then the others."""
    kongs = [told_payments(payments, frozenset(), part, seats) for part in _parts(rows, parted)]
    together = [row for row in rows if row.reason not in parted]
    others = []
    for reason, payment in payments.items():
        own = [row for row in together if row.reason == reason]
        house = sum(row.paid for row in own if row.payee == HOUSE)
        others += [
            entry | {"house": house} if house else entry for entry in written_payments({reason: payment}, own, seats)
        ]
    return [*(entry for entries in kongs for entry in entries), *others]


def _parts(rows: Sequence[Row], parted: Set[int]) -> Iterator[Sequence[Row]]:
    """The rows of each kong: a new one begins where the payee changes or a payer comes again."""
    part: list[Row] = []
    for row in (row for row in rows if row.reason in parted):
        if part and (row.payee != part[0].payee or row.payer in {known.payer for known in part}):
            yield part
            part = []
        part.append(row)
    if part:
        yield part
