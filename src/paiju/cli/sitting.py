"""A person's sitting at a table with bots: rounds one after another, the score kept."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text as Line

from paiju.bots import Bot
from paiju.cli.dialog import Dialog
from paiju.cli.families import family_of
from paiju.cli.people import People
from paiju.cli.saving import Records
from paiju.cli.scene import Scene
from paiju.cli.screen import Screen
from paiju.cli.speech import Text
from paiju.cli.told import Teller
from paiju.core.events import Event
from paiju.flow.game import Game
from paiju.flow.match import Match
from paiju.flow.observation import Observation
from paiju.flow.round import AnyRound
from paiju.formats import record

NEXT_ROUND = Text("回车 打下一盘   q 离开", "Enter: next round   q: leave")


@dataclass
class Seating:
    """Who plays what: the game with its full options, the person's seat, the bots of the others."""

    game: Game[Any]
    options: Mapping[str, Any]
    match: Match
    seat: int
    bots: Mapping[int, Bot]
    rounds: int = 0
    """Rounds to play, 0 where that is open."""


@dataclass
class Sitting:
    """Plays rounds on a screen until they are over or the person leaves."""

    seating: Seating
    screen: Screen
    records: Records | None = None
    finished: int = 0
    _news: list[Line] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._rules = self.seating.match.rules
        self._family = family_of(self.seating.game, self._rules)

    def play(self) -> None:
        """Play. Errors: `InputEnded` inside a round, `Left`."""
        try:
            while self._play_round():
                self.screen.say(Line(str(NEXT_ROUND), style="bold"))
                if self.screen.ask().lower() in ("q", "quit", "离开"):
                    return
        finally:
            if self.records is not None:
                self.records.end_session()

    def _play_round(self) -> bool:
        """One round with its settlement; whether another one follows."""
        seating = self.seating
        played = seating.match.deal()
        scene = self._scene()
        view = self._play(played, scene, Dialog(scene, self.screen, seating.seat))
        if self.records is not None:
            origin = record.Origin.of(seating.match, seating.game, seating.options)
            self.records.add(origin, played)
        seating.match.close()
        self.finished += 1
        seen = self._rules.vocabulary.masked(played.log, seating.seat)
        self.screen.show(self._family.settlement(scene, view, seen))
        return not (seating.match.over or self.finished == seating.rounds)

    def part(self) -> None:
        """The end of the session: a round that was not played out does not count, and the pot is divided."""
        match = self.seating.match
        match.round = None
        shares = match.finish()
        self.screen.say(*self._family.parting(self._scene(), shares, match.balances))

    def _scene(self) -> Scene[Any]:
        seating = self.seating
        people = People(seating.match.names, seating.seat)
        return Scene(seating.game, self._rules, people, seating.match.number, self._agreed(), width=self.screen.width)

    def _agreed(self) -> int:
        known = [rounds for rounds in (self.seating.rounds, self._rules.rounds) if rounds]
        return min(known, default=0)

    def _play(self, played: AnyRound, scene: Scene[Any], dialog: Dialog) -> Any:
        """Play a round to its end; return it as the person has seen it."""
        seat, view, shown = self.seating.seat, self._rules.blank(self.seating.seat), 0
        self._news.clear()
        self.screen.start()
        while True:
            seen = [event for number in range(shown, len(played.frames)) for event in played.frame(number, seat)]
            shown = len(played.frames)
            self._show(seen, view, self._family.teller(scene), dialog)
            if played.over:
                break
            self._answer(played, view, dialog)
        if not self.screen.still:
            self.screen.say(*self._news)
        return view

    def _show(self, seen: list[Event], view: Any, teller: Teller, dialog: Dialog) -> None:
        """Fold what was seen, and let every move of others be looked at."""
        for step in teller.steps(seen):
            for event in step:
                view.evolve(event)
            line = teller.tell(step)
            if line is None:
                continue
            self._news.append(line)
            if self.screen.still and step[0][1] != self.seating.seat:
                dialog.picture(view, 0, self._news)
                self.screen.wait(may_hurry=self._family.done(view, self.seating.seat))

    def _answer(self, played: AnyRound, view: Any, dialog: Dialog) -> None:
        """One answer: the person is asked before the bots, so that being asked tells nothing of theirs."""
        seat = self.seating.seat
        menu = played.menu(seat)
        if menu:
            action = dialog.decide(view, menu, self._news)
            self._news.clear()
            played.answer(seat, action)
        else:
            other = played.asked()[0]
            played.answer(other, self.seating.bots[other].choose(Observation(played, other)))
