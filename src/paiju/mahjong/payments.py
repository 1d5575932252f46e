"""Writing money into a round: every change of a row is an event."""

from paiju.core.ledger import Row, RowState, paid
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

    def change(self, index: int, state: int) -> None:
        """Strike out a debt, or mark it as carried on by other rows."""
        self._write(index, self._state.rows[index]._replace(state=RowState(state)))

    def collect(self, index: int) -> None:
        """Let an open debt be paid, clipped to what the payer can pay."""
        row = self._state.rows[index]
        self._write(index, paid(row, self._plan.pays(self._state, row.payer)))

    def _write(self, index: int, row: Row) -> int:
        self._emit((ROW, -1, index, *(int(value) for value in row)))
        return index
