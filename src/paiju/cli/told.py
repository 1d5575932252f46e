"""What happened, in short lines: what is told alike in every family of games."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.text import Text as Line

from paiju.cli import explain
from paiju.cli.columns import joined
from paiju.cli.scene import Scene
from paiju.cli.speech import Text, Verb
from paiju.core.events import Event
from paiju.core.seats import NOBODY
from paiju.flow.away import AUTO, GONE
from paiju.flow.game import Game

FROM = Text("（{who}打的）", "(from {who})")
PAYS = Text("付给 {payee} {paid} 分", "→ {payee}: {paid}")
PAYS_EACH = Text("各付给 {payee} {paid} 分", "→ {payee}: {paid} each")
LEAVES = Verb("离线，系统代打", "is away, the house plays", "are away, the house plays")
AUTO_ON = Verb("托管", "is on auto-play", "are on auto-play")
RETURNS = Verb("回来了", "is back", "are back")
AND = Text("、", ", ")


def worth_told(game: Game[Any], total: int, items: str) -> str:
    """What a hand is worth, and by which items."""
    return f"{explain.total(game, total)}{explain.COLON if items else ''}{items}"


class Teller(ABC):
    """Tells steps of one game's rounds to one viewer. `row`: the code of the events that move money."""

    def __init__(self, scene: Scene[Any], row: int, presence: int) -> None:
        self._game = scene.game
        self._people = scene.people
        self._row = row
        self._presence = presence

    @abstractmethod
    def tellers(self) -> Mapping[int, Callable[[Event], Line | None]]:
        """Code of an event → its line."""

    @abstractmethod
    def money(self, step: Sequence[Event]) -> Line | None:
        """The line of rows of money that belong together."""

    def steps(self, seen: Iterable[Event]) -> Iterator[list[Event]]:
        """The events in steps that belong together: neighbouring rows of money for the same thing are one step."""
        for _, step in groupby(enumerate(seen), key=self._step_of):
            yield [event for _, event in step]

    def _step_of(self, placed: tuple[int, Event]) -> object:
        place, event = placed
        if event[0] != self._row:
            return place
        _, _, _, reason, _, payee, due, paid, state = event
        return (reason, payee, due, paid, state)

    def tell(self, step: Sequence[Event]) -> Line | None:
        """The line of a step; None for one that is not worth a word."""
        first = step[0]
        if first[0] == self._row:
            return self.money(step)
        if first[0] == self._presence:
            return self.says(first, {GONE: LEAVES, AUTO: AUTO_ON}.get(first[2], RETURNS))
        teller = self.tellers().get(first[0])
        return teller(first) if teller is not None else None

    def says(self, event: Event, *words: str | Line | Verb | None) -> Line:
        """Who did it, then the words."""
        own = event[1] == self._people.seat
        shown = [str(word.by(own)) if isinstance(word, Verb) else word for word in words]
        return joined(Line(self._people.place(event[1]), style="bold"), *shown)

    def giver(self, source: int, text: Text = FROM) -> str | None:
        """Whose tile it was; None where it was nobody's."""
        return text.of(who=self._people.place(source)) if source != NOBODY else None

    def paid(self, step: Sequence[Event], text: Text, each: Text, **more: str) -> Line:
        """Who pays whom how much: `each` where several pay the same; `more`: what else the text names."""
        _, _, _, _, _, payee, due, paid, _ = step[0]
        payers = str(AND).join(self._people.place(event[4]) for event in step)
        to = self._people.place(payee) if payee >= 0 else ""
        return joined(payers, (each if len(step) > 1 else text).of(payee=to, paid=paid, due=due, **more))
