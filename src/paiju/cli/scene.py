"""What the rows of every table have in common: who sits where, titles, the head of a seat with score and badges."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from rich.text import Text as Line

from paiju.cli.columns import joined, padded
from paiju.cli.people import People
from paiju.cli.speech import Language, Text, language
from paiju.core.ledger import Row, moved_by
from paiju.flow.away import AUTO, HERE
from paiju.flow.game import Game

ROUND = Text("第 {number} 盘", "round {number}")
ROUND_OF = Text("第 {number}/{rounds} 盘", "round {number} of {rounds}")
HOLDS = Text("{count} 张", "{count} tiles")
DEALER = Text("庄", "dealer")
AWAY = Text("离线", "away")
AUTO_PLAY = Text("托管", "auto")
TURN_MARK = "▸"
INDENT = 2
TITLE_WIDTH = 5
"""Columns of the word in front of a row below a seat."""

RED, GOLD, TEAL, BLUE, GREY = "#c9361e", "#c8942e", "#1f8a80", "#2f6db3", "#8a8578"

R = TypeVar("R")
Badge = tuple[str, str]
"""Its word and its colour."""


class Table(Protocol):
    """What the head of a seat needs of a state."""

    seats: int
    dealer: int
    size: list[int]
    away: list[int]
    balances: list[int]
    rows: list[Row]


@dataclass(frozen=True)
class Scene(Generic[R]):
    """What the rows of a table have in common."""

    game: Game[Any]
    rules: R
    people: People
    number: int
    rounds: int = 0
    """Rounds to play, 0 where that is open."""
    width: int = 80


def rule_line(scene: Scene[Any], title: Line | None = None) -> Line:
    """A line across the table, perhaps with a title."""
    line = Line() if title is None else joined(Line("──", style=GREY), title, "")
    return line.append("─" * max(0, scene.width - line.cell_len), style=GREY)


def title_row(scene: Scene[Any], *more: Line) -> Line:
    """Game, round, and what else is to be said of the whole table."""
    title = scene.game.title if language() is Language.ZH else scene.game.english
    number = ROUND_OF if scene.rounds else ROUND
    return Line("   ").join(
        [Line(f" {title}", style="bold"), Line(number.of(number=scene.number, rounds=scene.rounds)), *more]
    )


def under(title: str, line: Line) -> Line:
    """A row below the head of a seat."""
    return joined(Line(" " * INDENT + padded(title, TITLE_WIDTH), style=GREY), line)


def head(
    scene: Scene[Any], view: Table, seat: int, *, acts: bool, badges: Iterable[Badge] = (), short: bool = False
) -> Line:
    """Whose turn it is, place and name, score, tiles in hand, badges; `short`: no tiles in hand, closer together."""
    label = Line(padded(scene.people.label(seat), 13), style="bold reverse" if acts else "bold")
    shown = [Line(f"[{text}]", style=f"bold {colour}") for text, colour in _badges(view, seat, badges)]
    mark, gained = TURN_MARK if acts else " ", _gained(view, seat)
    if short:
        return joined(mark, label, f"{view.balances[seat]}{gained}", *shown)
    count = padded(HOLDS.of(count=view.size[seat]), 8)
    return joined(mark, label, f"{view.balances[seat]:>5}{gained:>7}", "", count, *shown)


def _gained(view: Table, seat: int) -> str:
    moved = moved_by(view.rows, view.seats)[seat]
    return f"({moved:+})" if moved else ""


def _badges(view: Table, seat: int, badges: Iterable[Badge]) -> list[Badge]:
    """The dealer first, then those of the family, then who is away."""
    shown = [(str(DEALER), GOLD)] if seat == view.dealer else []
    shown += badges
    if view.away[seat] != HERE:
        shown.append((str(AUTO_PLAY if view.away[seat] == AUTO else AWAY), GREY))
    return shown
