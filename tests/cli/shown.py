"""What somebody at the table is shown, as text; and the same answers on other tiles."""

from collections.abc import Iterable, Sequence
from io import StringIO
from typing import Any

from rich.console import Console, RenderableType

from paiju.cli.dialog import Dialog
from paiju.cli.families import family_of
from paiju.cli.people import People
from paiju.cli.scene import Scene
from paiju.cli.screen import Screen
from paiju.core.errors import IllegalError
from paiju.flow.game import Deal
from paiju.flow.registry import find
from paiju.flow.round import AnyRound, Round


def scene_of(played: AnyRound, seat: int, game: str = "neijiang") -> Scene[Any]:
    people = People([f"P{number}" for number in range(played.rules.seats)], seat)
    return Scene(find(game), played.rules, people, 1)


def printed(rows: Iterable[RenderableType]) -> str:
    console = Console(file=StringIO(), width=80, no_color=True, highlight=False)
    for row in rows:
        console.print(row)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def told(played: AnyRound, seat: int, game: str = "neijiang") -> list[Any]:
    """What has been told to a seat so far, in lines."""
    scene = scene_of(played, seat, game)
    teller = family_of(scene.game, scene.rules).teller(scene)
    news = [teller.tell(step) for step in teller.steps(played.rules.vocabulary.masked(played.log, seat))]
    return [line for line in news if line]


def shown(played: AnyRound, seat: int, game: str = "neijiang") -> str:
    """Everything that the person in a seat is shown now."""
    scene = scene_of(played, seat, game)
    screen = Screen(plain=True)
    screen.console = Console(file=StringIO(), width=80, no_color=True, highlight=False)
    Dialog(scene, screen, seat).picture(played.view(seat), played.menu(seat), told(played, seat, game))
    assert isinstance(screen.console.file, StringIO)
    return screen.console.file.getvalue() + (ending(played, seat, game) if played.over else "")


def ending(played: AnyRound, seat: int, game: str = "neijiang") -> str:
    """The settlement that a seat is shown."""
    scene, seen = scene_of(played, seat, game), played.rules.vocabulary.masked(played.log, seat)
    return printed(family_of(scene.game, scene.rules).settlement(scene, played.view(seat), seen))


def again(start: AnyRound, deal: Deal, answers: Sequence[tuple[int, int]]) -> AnyRound | None:
    """The same answers on other tiles; None where one of them is not legal."""
    played: AnyRound = Round(start.rules, start.setup, deal)
    try:
        for seat, action in answers:
            played.answer(seat, action)
    except IllegalError:
        return None
    return played
