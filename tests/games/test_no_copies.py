"""What two games have in common lives below them: no two rooms share a run of equal lines."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from paiju import ALL

GAMES = Path(__file__).parents[2] / "src" / "paiju" / "games"
MOST = 5
"""So many equal lines in a row may be chance, such as the fields of two values of one type."""
_IMPORT = re.compile(r"^(?:import|from) [^\n(]*(?:\([^)]*\))?", re.MULTILINE)


def told(text: str) -> list[str]:
    """The lines of a module with single spaces, without blank lines and imports."""
    lines = (" ".join(line.split()) for line in _IMPORT.sub("", text).splitlines())
    return [line for line in lines if line]


def runs(lines: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Every run of more lines than may be chance."""
    for start in range(len(lines) - MOST):
        yield tuple(lines[start : start + MOST + 1])


def copies(rooms: dict[str, list[str]]) -> list[tuple[str, ...]]:
    """The runs that more than one room has. Modules are told one by one."""
    own = [{run for module in modules for run in runs(told(module))} for modules in rooms.values()]
    return [run for run, count in Counter(run for room in own for run in room).items() if count > 1]


def test_no_two_games_share_six_lines_in_a_row() -> None:
    rooms = {game.id: [path.read_text("utf-8") for path in sorted((GAMES / game.id).glob("*.py"))] for game in ALL}
    assert {room for room, modules in rooms.items() if len(modules) < 5} == set()
    assert copies(rooms) == []


LINES = [f"a{number} = {number}" for number in range(6)]
LISTED = ["from a import (", *(f"    b{number}," for number in range(6)), ")"]


@pytest.mark.parametrize(
    ("one", "other", "found"),
    [
        (LINES, LINES, 1),
        (LINES, ["    " + line.replace(" = ", "  =  ") for line in LINES], 1),  # other spaces are no difference
        (LINES, [*LINES[:3], "", *LINES[3:]], 1),
        (LINES, LINES[:5], 0),
        (LINES, [*LINES[:3], "b = 1", *LINES[3:]], 0),
        ([f"import a{n}" for n in range(6)], [f"import a{n}" for n in range(6)], 0),
        (LISTED, LISTED, 0),
        (["from a import (", "    b,", ")", *LINES], LINES, 1),
    ],
)  # fmt: skip
def test_what_counts_as_a_copy(one: list[str], other: list[str], found: int) -> None:
    assert len(copies({"one": ["\n".join(one)], "other": ["\n".join(other)]})) == found
