"""The walkthroughs 1 to 3 of the rule page as whole rounds, with all their facts."""

import pytest

from tests.kit.cards import CardTable
from tests.rules.weimaque.setups import ALL, run, until, weimaque

WAITS_3X = "1245699x111222555888d"
"""Thirteen hard xi; 三 completes it."""


def test_walkthrough_1_wm_5_3_wei_over_the_win_of_another() -> None:
    table = weimaque(["0d", "33x", WAITS_3X], draws="3x").play("A discard 0d").pass_all()
    assert table.events[-2:] == ["B draw 3x", "B wei 333x"]
    assert table.menu("C") == set()
    assert table.asked == "B"
    assert all(action.startswith("discard ") for action in table.menu("B"))
    assert table.seen_by("C")[-2:] == [
        {"event": "draw", "seat": 1, "tile": -1},
        {"event": "hidden wei", "seat": 1, "tile": -1},
    ]


def test_walkthrough_1_wm_5_3_near_miss_one_3x_is_turned_and_won() -> None:
    table = weimaque(["0d", "3x", WAITS_3X], draws="3x").play("A discard 0d").pass_all()
    assert "B turn 3x" in table.events
    assert "win" in table.menu("C")


def after_wei(draws: str = "4x", **options: str) -> CardTable:
    """B has 吃 捌玖拾, 吃 陆柒捌, 碰 九, 碰 一, 偎 三 and 四四伍伍."""
    hands = [ALL, "44x55d90d78d99x11x33x60x2x24d", "125677880x1234567890d"]
    quiet = "5x9x1d3d8d5x1d6d3d2d3x"
    table = weimaque(hands, draws=quiet + draws, edition="xiaozhuo", **options)
    return run(
        table,
        """A discard 1x; B peng; B discard 2x; B peng; B discard 6x; B chi 890d; B discard 0x
        B chi 678d; B discard 2d; B discard 4d""",
    )


def test_walkthrough_2_wm_6_5_wei_that_wins() -> None:
    table = until(after_wei("0x9d4x"), "B wei 444x")
    assert table.menu("B") == {"win", "discard 5d"}
    assert table.hand("B") == "55d"
    table.play("B win")
    assert table.items() == {"黑碰": 4, "黑偎": 6, "自摸": 20, "卡威": 20}
    assert table.total() == 50
    assert (table.winner, table.money, table.next_dealer) == ("B", [-50, 100, -50], "B")


def test_walkthrough_2_wm_6_5_it_goes_on() -> None:
    table = until(after_wei("0x9d4x"), "B wei 444x").play("B discard 5d")
    assert not table.over
    assert (table.hand("B"), table.state.dead) == ("5d", [0, 0, 0])
    assert "B discard 5d" in table.events


@pytest.mark.parametrize("draws", ["4x", "0x4x"])
def test_walkthrough_2_wm_10_16_near_miss_turned_by_another_it_is_nine(draws: str) -> None:
    seat = "AC"[len(draws) == 2]
    table = until(after_wei(draws), f"{seat} turn 4x")
    assert table.menu("B") == {"peng", "pass"}
    assert table.refused("B", "win") == "WM-9.3"


WAITS_7X = "1235699x111222555888d"


def seven() -> CardTable:
    """A turns 七, holding one; B can eat it and win on it; C holds 七七."""
    table = weimaque(["67x8x", WAITS_7X, "77x0d"], draws="7x", dealer="C")
    return until(table.play("C discard 0d"), "A turn 7x")


def test_walkthrough_3_wm_5_2_who_is_offered_what() -> None:
    table = seven()
    assert {"chi 678x", "pass"} <= table.menu("A")
    assert table.menu("A").isdisjoint({"peng", "win"})
    assert table.menu("B") == {"win", "chi 567x", "pass"}
    assert {"peng", "pass"} <= table.menu("C")
    assert not any(action.startswith("chi") for action in table.menu("C"))


@pytest.mark.parametrize(
    ("answers", "took"),
    [
        ("A chi 678x; C peng; B win", "B win 7x"),
        ("A chi 678x; B chi 567x; C peng", "C peng 777x"),
        ("B chi 567x; C pass; A chi 678x", "A chi 678x"),
        ("A pass; C pass; B chi 567x", "B chi 567x"),
    ],
)
def test_walkthrough_3_wm_5_3_who_is_first(answers: str, took: str) -> None:
    table = seven()
    already = len(table.events)
    table.play(answers)
    assert table.events[already] == took


A, B, C = "1235699x111222333444d", "1235600x555666777888d", "11223344455x89x999000d"
"""Each of the three waits for 七."""


@pytest.mark.parametrize(
    ("answers", "winner"),
    [
        ("A win; B win; C win", "C"),
        ("A win; B win; C pass", "A"),
        ("A pass; B win; C pass", "B"),
        ("A pass; B pass; C pass", ""),
    ],
)
def test_walkthrough_3_wm_5_4_several_wins(answers: str, winner: str) -> None:
    table = weimaque([A, B + "6x", C], draws="7x", dealer="B").play("B discard 6x").pass_all()
    assert table.asked == "ABC"
    for step in answers.split("; "):
        if step[0] in table.asked:
            table.play(step)
    assert table.winner == winner


def test_walkthrough_3_wm_9_1_near_miss_a_discard_is_not_won() -> None:
    table = weimaque([A, B, C + "7x"], dealer="C").play("C discard 7x")
    assert not any("win" in table.menu(seat) for seat in "ABC")
    assert {table.refused("A", "win"), table.refused("B", "win")} == {"WM-9.1"}
