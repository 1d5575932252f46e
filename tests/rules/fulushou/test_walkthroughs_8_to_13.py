"""The walkthroughs 8 to 13 of the rule page as rounds, with all that they tell."""

from typing import Any

import pytest

from tests.kit.cards import CardTable
from tests.rules.fulushou.setups import ONE_PAIR, WAIT_5X, by, discards, drawn_by_b, refused_then, sit, with_big


def test_walkthrough_8_fl_9_2_fl_9_3_eaten_with_six_and_seven() -> None:
    table = sit(["8x", with_big("567899x")], "", "A discard 8x; B chi 678x")
    assert discards(table.menu("B")).isdisjoint({"8x", "5x"})
    assert "9x" in discards(table.menu("B"))


def ninth(draws: str, script: str) -> CardTable:
    """Dealer B: C draws 1d first, then A turns up 7d."""
    hands = ["", "0x", "4444x77d222888x5559934d"]
    return sit(hands, "1d7d" + draws, "B discard 0x; " + script, "AB", dealer="B")


def test_walkthrough_9_fl_6_1_fl_6_5_fl_4_7_four_dealt() -> None:
    table = ninth("", "C peng")
    assert refused_then(table, "C draw 1d", "C", "liu 4x") is not None
    assert "C turn 1d" in table.events
    assert table.events[-1] == "C peng 777d"
    assert "liu 4x" in table.menu("C")
    table.play("C liu 4x")
    assert table.events[table.events.index("C liu 4444x") + 1].startswith("A draw")
    assert table.state.size[2] == 13


def test_walkthrough_9_fl_14_4_fl_16_3_the_later_win() -> None:
    table = ninth("2d", "C peng; C liu 4x; C win")
    assert table.winner == "C"
    assert table.items() == {"溜": 5, "坎": 9, "碰": 1, "对子": 1, "胡牌": 1, "清溜": 30}


def test_walkthrough_10_fl_4_1_fl_17_1_fl_18_1_the_opening() -> None:
    hands = [WAIT_5X + "5x", ONE_PAIR]
    assert CardTable("fulushou", hands).play("B win; A win").winner == "A"
    table = CardTable("fulushou", hands).play("A pass; B win")
    assert (table.winner, table.items(), table.money) == ("B", {"一对": 100}, [-100, 200, -100])
    table = CardTable("fulushou", hands).play("A pass; B pass")
    assert (table.asked, "win" in table.menu("A"), table.winner) == ("A", False, "")
    table.play("A discard 5x")
    assert by(table, "B")[:1] != ["win"]
    assert table.winner == ""


def last_card(a: str, claim: str) -> CardTable:
    """Dealer B, A holds `a`: C draws first and last of the 22 cards, turns up 5x, and A may answer with `claim`."""
    for fill in range(2000):
        table = CardTable("fulushou", [a, "0x"], tail="5x", dealer="B", fill=fill)
        while not table.over and table.left:
            _step(table)
        if not table.over and table.events[-1] == "C turn 5x" and claim in table.menu("A"):
            return table
    raise AssertionError("no such end")


def _step(table: CardTable) -> None:
    seat = table.asked[0]
    menu = table.menu(seat)
    free = sorted(menu - {"win", "liu", "discard 4x", "discard 6x"})
    table.play(f"{seat} " + ("pass" if "pass" in menu else (free or sorted(menu))[0]))


def test_walkthrough_11_fl_4_8_fl_2_4_the_last_wall_card() -> None:
    table = last_card("46x", "chi 456x")
    assert table.left == 0
    for seat in table.asked.replace("A", ""):
        table.play(f"{seat} pass")
    table.play("A chi 456x")
    assert (table.over, table.asked) == (False, "A")
    table.play("A " + sorted(discard for discard in table.menu("A") if "discard" in discard)[0]).pass_all()
    assert (table.over, table.winner, table.money, table.next_dealer) == (True, "", [0, 0, 0], "C")


def test_walkthrough_11_fl_16_12_a_win_on_the_last_card_has_hailao() -> None:
    table = last_card(WAIT_5X, "win").play("A win").pass_all()
    assert (table.winner, table.items()["海捞"]) == ("A", 30)


def test_walkthrough_12_fl_5_2_fl_6_1_three_in_hand() -> None:
    hands = ["0x", "999222355d1114447788x", "78d"]
    made = sit(hands, "9d", "A discard 0x; B liu")
    assert made.events[made.events.index("B liu 9999d") + 1].startswith("C draw")
    table = sit(hands, "9d", "A discard 0x; B pass")
    assert "B turn 9d" in table.events
    assert refused_then(table, "B turn 9d", "A", "peng") == "FL-7.1"
    assert refused_then(table, "B turn 9d", "B", "peng") == "FL-7.4"
    assert "chi 789d" in table.menu("C")


def test_walkthrough_12_fl_5_6_fl_9_1_with_kan_draw_wei() -> None:
    table = drawn_by_b("9d", b="999d", kan_draw="wei")
    assert table.menu("B") == {"liu", "wei"}
    table.play("B wei")
    assert table.state.count(1, 18) == 1
    assert "liu 9d" in table.menu("B")
    assert "9d" not in discards(table.menu("B"))
    assert table.refused("B", "discard 9d") == "FL-9.1"


def test_walkthrough_13_fl_10_4_fl_10_2_the_drawer_passes_and_the_next_eats() -> None:
    hands = [with_big("12x"), "45x", "0x"]
    table = sit(hands, "3x", "C discard 0x; A pass; B chi 345x", dealer="C", tail="33x")
    assert (table.marked("dead_half", "A"), table.marked("no_peng", "A")) == ({"12x"}, {"3x"})
    taken = sit([hands[0], "45x", "0x33x"], "3x", "C discard 0x; A pass; B pass; C peng", dealer="C")
    assert [taken.marked("dead_half", seat) for seat in "AB"] == [set(), set()]
    assert [taken.marked("no_peng", seat) for seat in "AB"] == [set(), set()]


@pytest.mark.parametrize("options", [{}, {"discard_bans": False}])
def test_walkthrough_8_fl_9_4_bans_are_an_option(options: dict[str, Any]) -> None:
    table = sit(["8x", with_big("567899x")], "", "A discard 8x; B chi 678x", **options)
    assert ("5x" in discards(table.menu("B"))) == bool(options)
