"""What kongs brought, told from the events of a round: who owed whom for which kong, and what moved to a winner."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from paiju.core.events import Event
from paiju.core.ledger import RowState
from paiju.core.seats import NOBODY
from paiju.mahjong.events import MELD, ROW
from paiju.mahjong.kinds import WIN_MONEY, is_kong


class Owed(NamedTuple):
    """One debt."""

    payer: int
    payee: int
    due: int


@dataclass
class Kong:
    """A kong that was made, and the debts it wrote down by the index of their rows; none where it was robbed."""

    seat: int
    kind: int
    tile: int
    rows: list[int] = field(default_factory=list)


@dataclass
class Debts:
    """The kongs in order; the debts that moved to a winner, with the seat that they had been owed to."""

    kongs: list[Kong] = field(default_factory=list)
    moved: list[tuple[int, Owed]] = field(default_factory=list)
    _before: int = NOBODY

    def fold(self, event: Event) -> None:
        """Take in one event of the round."""
        if event[0] == MELD and is_kong(event[2]):
            self.kongs.append(Kong(event[1], event[2], event[3]))
            self._before = NOBODY
        elif event[0] == ROW and event[3] != WIN_MONEY:
            _, _, index, _, payer, payee, due, _, state = event
            if state == RowState.MOVED:
                self._before = payee
            elif state == RowState.DUE:
                self._written(index, Owed(payer, payee, due))

    def _written(self, index: int, owed: Owed) -> None:
        if self._before == NOBODY:
            self.kongs[-1].rows.append(index)
        else:
            self.moved.append((self._before, owed))


def debts(seen: Iterable[Event]) -> Debts:
    """What the events of a round tell of its kongs."""
    found = Debts()
    for event in seen:
        found.fold(event)
    return found
