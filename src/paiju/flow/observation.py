"""What a bot, a person or a program at one seat is shown when it has to answer."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from paiju.core.events import Event
from paiju.flow.game import Rules, State
from paiju.flow.round import Round
from paiju.flow.window import bits

S = TypeVar("S", bound=State)


class Observation(Generic[S]):
    """The seat's own view of the round, and its menu. It holds nothing that the seat may not know."""

    __slots__ = ("events", "menu", "rules", "seat", "view", "window")

    def __init__(self, source: Round[S], seat: int) -> None:
        self.rules: Rules[S] = source.rules
        self.seat = seat
        self.menu = source.menu(seat)
        self.window = source.window.number if source.window is not None else 0
        self.view: S = source.view(seat)
        self.events: list[Event] = source.seen(seat)

    @classmethod
    def folded(cls, rules: Rules[S], seat: int, menu: int, window: int, events: Iterable[Event]) -> "Observation[S]":
        """The same observation for whoever has no round: a program in another process, a client.

        `events` are all that the seat has learned of the round, as masked for it (`Round.seen`); `menu` and `window`
        are those of the moment after the last of them.
        """
        made = cls.__new__(cls)
        made.rules, made.seat, made.menu, made.window = rules, seat, menu, window
        made.events = list(events)
        made.view = rules.blank(seat)
        for event in made.events:
            made.view.evolve(event)
        return made

    def actions(self) -> list[int]:
        """The legal actions, in order."""
        return list(bits(self.menu))
