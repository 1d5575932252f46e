"""docs/architecture.md tells truly what lies where, what the mahjong games share, and what each adds."""

import importlib
import re
from pathlib import Path

import pytest

from paiju import ALL
from tests.docs import shared

TOLERANCE = 12
"""A module may grow or shrink by so many lines before its row has to be written again …"""
PART = 4
"""… or by one part in so many of its length."""


def numbers(cells: list[str]) -> list[int]:
    return [int(cell) if cell.isdecimal() else 0 for cell in cells]


@pytest.mark.parametrize("name", ["shared", "added"])
def test_the_tables_tell_the_tree(name: str) -> None:
    text = shared.PAGE.read_text(encoding="utf-8")
    told, true = shared.table(text, name), shared.table(shared.page(text), name)
    assert list(told) == list(true), "run: python -m tests.docs.shared"
    for row, cells in told.items():
        for said, found in zip(numbers(cells), numbers(true[row]), strict=True):
            assert abs(said - found) <= max(TOLERANCE, found // PART), f"{row}: run: python -m tests.docs.shared"


def test_every_module_above_the_games_is_told() -> None:
    text = shared.PAGE.read_text(encoding="utf-8")
    told, true = shared.table(text, "modules"), shared.table(shared.page(text), "modules")
    assert list(told) == list(true), "run: python -m tests.docs.shared"


def there_is(name: str) -> bool:
    """Whether Paiju has such a module, or a module with such a thing in it."""
    parts = name.split(".")
    for cut in range(len(parts), 0, -1):
        try:
            found = importlib.import_module(".".join(["paiju", *parts[:cut]]))
        except ModuleNotFoundError:
            continue
        return _within(found, parts[cut:])
    return False


def _within(found: object, parts: list[str]) -> bool:
    for at, part in enumerate(parts):
        if part in getattr(found, "__annotations__", {}):
            return at == len(parts) - 1
        if not hasattr(found, part):
            return False
        found = getattr(found, part)
    return True


@pytest.mark.parametrize("page", ["architecture.md", "glossary.md"])
def test_every_name_that_is_told_is_there(page: str) -> None:
    text = (shared.PAGE.parent / page).read_text(encoding="utf-8")
    rooms = {path.name for path in shared.SOURCES.iterdir() if path.is_dir()}
    named = {name for name in re.findall(r"`([a-z_]+(?:\.[A-Za-z_]+)+)`", text) if name.split(".", 1)[0] in rooms}
    assert len(named) > 20
    assert [name for name in named if not name.endswith(".py") and not there_is(name)] == []


@pytest.mark.parametrize("page", ["architecture.md", "glossary.md"])
def test_every_file_that_is_told_is_there(page: str) -> None:
    text = (shared.PAGE.parent / page).read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z_]+/[\w/.-]+)`", text))
    web = shared.ROOT / "web"
    roots = (shared.ROOT, shared.SOURCES, web, web / "src")
    assert [name for name in named if not any((root / Path(name)).exists() for root in roots)] == []


@pytest.mark.parametrize(
    ("name", "known"),
    [("server.feed", True), ("table.take.take", True), ("server.fed", False), ("table.take.taken", False)],
)
def test_a_name_that_is_not_there_is_noticed(name: str, known: bool) -> None:
    assert there_is(name) is known


def test_every_game_of_the_family_has_a_column() -> None:
    assert {game.id for game in ALL if game.family == "mahjong"} == set(shared.GAMES)


def test_a_number_that_is_far_off_is_noticed() -> None:
    text = shared.page(shared.PAGE.read_text(encoding="utf-8"))
    wrong = re.sub(r"\| `menus` \| \d+ \|", "| `menus` | 1 |", text)
    told, true = shared.table(wrong, "shared"), shared.table(text, "shared")
    assert numbers(told["`menus`"])[0] == 1
    assert numbers(true["`menus`"])[0] > 100


def test_what_a_module_says_of_itself_is_one_sentence() -> None:
    assert shared.meaning(shared.SOURCES / "mahjong" / "shapes.py") == (
        "Which hands are complete or one tile short, read off the per-suit tables"
    )
