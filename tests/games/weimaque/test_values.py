"""The table of WM-11.1 on the rule page, cell by cell, and the switches that follow the edition (WM-18.2)."""

import re
from pathlib import Path
from typing import Any

import pytest

import paiju
from paiju.flow.options import completed, differing
from paiju.flow.patterns import Pattern
from paiju.games.weimaque.options import EDITIONS, FOLLOWING, OPTIONS, resolved
from paiju.games.weimaque.patterns import EVERY, deal_rows, rows
from paiju.games.weimaque.patterns_xi import ROWS as XI_ROWS
from paiju.games.weimaque.values import VALUES

PAGE = Path(paiju.__file__).parent / "pages" / "weimaque.zh.md"
LINE = re.compile(r"\| (\S+) \| (WM-1[25]\.\d+) \| " + r" \| ".join([r"([^|]+)"] * len(EDITIONS)) + r" \|")
CELLS = [
    (name, rule, edition, cell.strip())
    for name, rule, *cells in LINE.findall(PAGE.read_text("utf-8"))
    for edition, cell in zip(EDITIONS, cells, strict=True)
]


def in_edition(edition: str, **given: Any) -> dict[str, Pattern[Any]]:
    """The 名堂 of an edition by name."""
    options = resolved(completed(OPTIONS, {"edition": edition} | given))
    every: list[Pattern[Any]] = [*rows(options)[len(XI_ROWS) :], *deal_rows(options)]
    return {row.name: row for row in every}


def test_wm_11_1_the_page_names_every_item_in_order() -> None:
    names = [name for name, _, edition, _ in CELLS if edition == EDITIONS[0]]
    assert names == [row.name for row in EVERY[len(XI_ROWS) :]] == list(VALUES)


@pytest.mark.parametrize(("name", "rule", "edition", "cell"), CELLS)
def test_wm_11_1_cell(name: str, rule: str, edition: str, cell: str) -> None:
    with_option = in_edition(edition, **({VALUES[name].switch: True} if VALUES[name].switch else {}))
    row = with_option.get(name)
    if cell == "—":
        assert row is None
        return
    assert row is not None
    number = re.search(r"\d+", cell)
    assert (row.rule, row.worth) == (rule, int(number[0]) if number else None)
    assert (row.unit == "times") == ("×" in cell)
    assert (name in in_edition(edition)) == ("可选" not in cell)


@pytest.mark.parametrize("name", [name for name, value in VALUES.items() if value.switch])
@pytest.mark.parametrize("edition", EDITIONS)
def test_wm_18_2_a_switch_turns_its_item_off(name: str, edition: str) -> None:
    assert name not in in_edition(edition, **{VALUES[name].switch: False})


def test_wm_18_2_a_switch_that_is_not_given_follows_the_edition() -> None:
    assert {value.switch for value in VALUES.values()} == {"", "zi_mo", *FOLLOWING}
    full = completed(OPTIONS, {"edition": "quan", "ding_dui": False})
    assert differing(OPTIONS, full) == {"edition": "quan", "ding_dui": False}
    known = resolved(full)
    assert (known["ding_dui"], known["piao_dui"], known["huo_zhuo_xiao_san"]) == (False, True, False)
    assert resolved(known) == known


def test_wm_11_6_quan_keeps_two_items_of_dazhuo() -> None:
    for edition in ("dazhuo", "quan"):
        assert in_edition(edition)["自摸"].worth == 40
        assert "活捉小三" not in in_edition(edition)
        assert in_edition(edition, huo_zhuo_xiao_san=True)["活捉小三"].worth == 50
