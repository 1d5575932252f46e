"""The walkthroughs 1 to 7 of the rule page as rounds, with all that they tell."""

import pytest

from tests.kit.cards import CardTable
from tests.rules.fulushou.setups import (
    DULL,
    OTHER_5X,
    WAIT_5X,
    discards,
    drawn_by_b,
    menu_then,
    refused_then,
    sit,
    with_big,
)


def test_walkthrough_1_fl_5_1_fl_5_2_fl_5_3_fl_11_1_the_wei() -> None:
    table = drawn_by_b("5x", b="55x", a="5x", c=WAIT_5X)
    assert table.events[1:] == ["B draw 5x", "B wei 555x"]
    assert (table.asked, table.menu("C")) == ("B", set())
    assert "win" not in table.menu("B")
    assert discards(table.menu("B"))


def b_turns(script: str) -> CardTable:
    """Dealer C: A turns up 5x, B holds 55x, C waits for it."""
    hands = [DULL, "55x", "0x" + WAIT_5X]
    return sit(hands, "5x", f"C discard 0x; {script}" if script else "C discard 0x", dealer="C")


def test_walkthrough_2_fl_4_3_fl_11_1_fl_12_5_a_win_before_a_peng() -> None:
    table = b_turns("")
    assert table.events[-1] == "A turn 5x"
    assert "win" in table.menu("C")
    assert "peng" in table.menu("B")
    assert b_turns("B peng; C win").winner == "C"
    declined = b_turns("B peng; C pass")
    assert (declined.winner, declined.melds("B")) == ("", [("peng", "5x")])


def third(b: str) -> CardTable:
    """A has discarded 5x, for which C waits."""
    return sit(["5x", b + "11x1117770006663d", OTHER_5X], "", "A discard 5x")


def test_walkthrough_3_fl_4_5_fl_12_3_fl_10_3_the_same_card_discarded() -> None:
    table = third("5567x")
    assert (table.asked, table.menu("C")) == ("B", set())
    assert refused_then(table, "A discard 5x", "C", "win") == "FL-12.3"
    assert table.menu("B") == {"peng", "chi 567x", "pass"}
    assert table.play("B chi 567x").marked("no_peng", "B") == {"5x"}
    passed = third("5522x").play("B pass")
    assert (passed.marked("no_peng", "B"), passed.marked("dead_half", "B")) == ({"5x"}, set())


def test_walkthrough_4_fl_11_2_fl_11_3_two_wait_for_it() -> None:
    hands = [WAIT_5X, "00011446689x11557777d", "0d" + OTHER_5X]
    table = sit(hands, "5x", "C discard 0d", dealer="C")
    assert table.events[-1] == "A turn 5x"
    assert {"win"} <= table.menu("A") & table.menu("C")
    won = sit(hands, "5x", "C discard 0d; C win; A win", dealer="C")
    assert (won.winner, won.money) == ("A", [218, -109, -109])
    assert sit(hands, "5x", "C discard 0d; A pass; B pass; C win", dealer="C").winner == "C"


def test_walkthrough_5_fl_8_1_fl_10_4_fl_10_6_fl_10_9_a_dead_half() -> None:
    hand = with_big("679x")
    table = sit(["5x", hand, DULL], "2x9d8x", "A discard 5x; B pass", "A", tail="88x")
    assert (table.marked("no_peng", "B") >= {"5x"}, table.marked("dead_half", "B")) == (True, {"67x"})
    assert menu_then(table, "A turn 8x", "B") == {"chi 789x", "pass"}
    assert refused_then(table, "A turn 8x", "B", "chi 678x") == "FL-10.6"


def test_walkthrough_5_fl_10_9_from_another_seat_it_stays_alive() -> None:
    table = sit(["", with_big("679x"), "5x"], "2x8x", "C discard 5x", "A", dealer="C", tail="55x")
    assert table.marked("dead_half", "B") == set()
    assert menu_then(table, "B turn 8x", "B") == {"chi 678x", "chi 789x", "pass"}


@pytest.mark.parametrize("tile", ["4x"])
def test_walkthrough_6_fl_10_3_fl_10_6_fl_10_8_fl_5_5_a_passed_peng(tile: str) -> None:
    hand = with_big("4456x")
    table = sit(["", hand, tile], "4x", f"C discard {tile}; B pass", "C", dealer="C")
    assert table.marked("no_peng", "B") == {"4x"}
    assert table.marked("dead_half", "B") == set()
    assert table.events[-1] == "A turn 4x"
    assert "chi 456x" in table.menu("B")
    assert refused_then(table, "A turn 4x", "B", "peng") == "FL-10.6"


def test_walkthrough_6_fl_5_5_the_own_draw_must_be_a_wei() -> None:
    table = sit(["", with_big("4456x"), "4x"], "2x4x", "C discard 4x; B pass", "AC", dealer="C")
    assert ("wei", "4x") in table.melds("B")
    assert menu_then(table, "B draw 4x", "B") == {"wei"}


SEVENTH = ["", "78999x111444777000883d", ""]
"""B deals and discards 9x, with which 78x and 99x stay in hand."""


def test_walkthrough_7_fl_10_5_the_own_discard() -> None:
    table = sit(SEVENTH, "", "B discard 9x", dealer="B")
    assert (table.marked("no_peng", "B"), table.marked("dead_half", "B")) == ({"9x"}, {"78x"})


@pytest.mark.parametrize(("tile", "text"), [("9x", "chi 789x"), ("6x", "chi 678x"), ("9x", "peng")])
def test_walkthrough_7_fl_10_5_neither_value_can_be_taken_later(tile: str, text: str) -> None:
    table = sit(SEVENTH, f"2x{tile}", "B discard 9x", "AC", dealer="B")
    assert text not in menu_then(table, f"A turn {tile}", "B")
    assert refused_then(table, f"A turn {tile}", "B", text) == "FL-10.6"
