"""WM-9: winning, declining, and the option that forbids it."""

from typing import Any

import pytest

from tests.kit.cards import CardTable
from tests.rules.weimaque.setups import run, until, weimaque

WAITS_7X = "1235699x111222555888d"
HEAVEN = "222345777000x45678999d"


def drawing(b: str, card: str, **options: Any) -> CardTable:
    """A has discarded; B draws the card."""
    return until(weimaque(["0d", b], draws=card, **options).play("A discard 0d"), f"B draw {card}")


@pytest.mark.parametrize(("draws", "turner"), [("7x", "B"), ("9d7x", "C"), ("9d0x7x", "A")])
def test_wm_9_1_turned_by_anybody(draws: str, turner: str) -> None:
    a, c = ("0d", "777x") if turner == "A" else ("7770x0d", "")
    table = weimaque([a, WAITS_7X, c], draws=draws, fill=1).play("A discard 0d")
    assert "win" in until(table, f"{turner} turn 7x").menu("B")


def test_wm_9_2_six_groups_and_a_pair() -> None:
    assert "win" in drawing(WAITS_7X, "7x").menu("B")


@pytest.mark.parametrize("b", ["1245699x111222555888d", "1235699x111222555889d", "1235670x111222555888d"])
def test_wm_9_2_near_miss(b: str) -> None:
    table = drawing(b, "7x")
    assert "win" not in table.menu("B")
    assert table.refused("B", "win") == "WM-9.2"


def test_wm_9_3_ten() -> None:
    table = drawing("1235699x111222555678d", "7x").play("B win").pass_all()
    assert table.items() == {"黑坎": 6, "红坎": 4}


def test_wm_9_3_near_miss_nine() -> None:
    table = drawing("1235699x111333555678d", "7x")
    assert "win" not in table.menu("B")
    assert table.refused("B", "win") == "WM-9.3"


def test_wm_9_4_one_concealed_group() -> None:
    table = drawing(WAITS_7X, "7x").play("B win")
    (split,) = table.state.splits
    assert split[0] == "567x"
    assert sum("7" in group for group in split) == 1


def test_wm_9_4_near_miss_groups_on_the_table_stay() -> None:
    table = run(weimaque(["0d", "5699x111222555888d34x0x"], "5x6d9d7x"), "A discard 0d; B chi 345x; B discard 0x")
    table = until(table.pass_all(), "B turn 7x")
    assert "win" in table.menu("B")
    assert ("chi", "345x") in table.melds("B")


def test_wm_9_6_one_winner_who_may_pass() -> None:
    assert drawing(WAITS_7X, "7x").menu("B") >= {"win", "pass"}
    assert drawing(WAITS_7X, "7x").play("B win").pass_all().winner == "B"


def test_wm_9_6_near_miss_must_win() -> None:
    assert drawing(WAITS_7X, "7x", force_win=True).winner == "B"
    assert drawing("55x12399x111222555888d", "5x", force_win=True).winner == "B"
    assert weimaque([HEAVEN], edition="quan", force_win=True).winner == "A"


def test_wm_9_6_near_miss_who_cannot_win_may_pass() -> None:
    assert drawing("46x", "5x", force_win=True).winner == ""
