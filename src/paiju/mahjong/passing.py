"""What declining a win costs, as slots of the plan."""

from collections.abc import Callable

from paiju.flow.game import Emit
from paiju.mahjong.events import BARRED
from paiju.mahjong.state import State


class FreePassing:
    """Declining a win has no consequence."""

    def held_back(self, state: State, seat: int, worth: Callable[[], int]) -> bool:
        """Never."""
        return False

    def declined(self, state: State, seat: int, able: Callable[[], bool], worth: Callable[[], int], emit: Emit) -> None:
        """Nothing is noted."""


class PassLock:
    """过水: who declined may not win another player's tile of equal or smaller worth before his own next draw.

    The mark is an event that only its owner learns of, for being asked already tells.
    """

    def held_back(self, state: State, seat: int, worth: Callable[[], int]) -> bool:
        """Whether a worth at least as large was declined since the seat's last draw."""
        barred = state.barred[seat]
        return barred >= 0 and worth() <= barred

    def declined(self, state: State, seat: int, able: Callable[[], bool], worth: Callable[[], int], emit: Emit) -> None:
        """Note the worth of a win that the seat was able to take, unless a larger one stands already."""
        if able() and (declined := worth()) > state.barred[seat]:
            emit((BARRED, seat, declined))
