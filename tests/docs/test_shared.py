"""docs/architecture.md tells truly what the mahjong games share and what each adds."""

import re

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
