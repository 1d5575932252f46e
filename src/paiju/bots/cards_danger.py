"""What a discard may give to the seat that plays next."""

from collections.abc import Sequence

from paiju.core.seats import after
from paiju.zipai.halves import HALVES, HALVES_OF
from paiju.zipai.kinds import NO_CHI
from paiju.zipai.readings import Forms
from paiju.zipai.state import State

CARE = 0.3
"""The part of a hand's worth that a discard costs which the next seat surely eats, when the wall is at its end."""


class Danger:
    """The price of each discard, from what the seat has seen."""

    def __init__(self, view: State, seat: int, live: Sequence[int], forms: Forms) -> None:
        self._view = view
        self._next = after(seat, 1, view.seats)
        self._live = live
        self._forms = forms
        self._late = view.draws / max(1, view.draws + view.left)

    def kept(self, kind: int) -> float:
        """The part of a hand's worth that is left after this discard."""
        return 1 - CARE * self._late * self.eaten(kind)

    def eaten(self, kind: int) -> float:
        """How likely the next seat can eat this kind; it cannot where it may not, or has let it go itself."""
        view = self._view
        if view.marked(NO_CHI, self._next, kind) or kind in view.thrown[self._next]:
            return 0.0
        held = view.size[self._next] / max(1, sum(self._live))
        halves = (HALVES[place] for place in HALVES_OF[kind])
        ways = (self._live[low] * self._live[high] for low, high in halves if self._forms.red_runs or high - low <= 2)
        return min(1.0, held * held * sum(ways))
