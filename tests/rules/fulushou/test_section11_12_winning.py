"""FL-11 and FL-12: who goes first, and what wins."""

from typing import Any

import pytest

from tests.games.fulushou.asking import answer, ask, items, turned, why
from tests.kit.cards import CardTable
from tests.rules.fulushou.setups import (
    DULL,
    OTHER_5X,
    SPOILED_4X,
    WAIT_5X,
    WEI_4X,
    discarded,
    drawn_by_b,
    menu_then,
    refused_then,
    sit,
)


def three_claims() -> CardTable:
    """B has turned 5x: A may make a 碰, C may win or eat it."""
    return sit(["0x55x", DULL, WAIT_5X], "5x", "A discard 0x")


@pytest.mark.parametrize("order", ["A peng; C win", "C win"])
def test_fl_11_1_a_win_goes_before_a_peng(order: str) -> None:
    table = three_claims().play(order)
    assert (table.winner, table.melds("A")) == ("C", [])


@pytest.mark.parametrize("order", ["C chi 456x; A peng", "A peng; C chi 456x"])
def test_fl_11_1_a_peng_goes_before_a_chi(order: str) -> None:
    table = sit(["0x55x", DULL, WAIT_5X], "5x", f"A discard 0x; {order}")
    assert (table.melds("A"), table.melds("C")) == ([("peng", "5x")], [])


def test_fl_11_1_a_wei_goes_before_a_win() -> None:
    table = drawn_by_b("5x", b="55x", a="5x", c=WAIT_5X)
    assert (table.melds("B"), table.asked) == ([("wei", "5x")], "B")


def test_fl_11_1_near_miss_a_liu_that_is_declined_goes_before_nothing() -> None:
    table = sit(["0x", "5551144778x222444777d", WAIT_5X], "5x", "A discard 0x; B pass")
    assert table.play("C win").pass_all().winner == "C"


@pytest.mark.parametrize("order", ["B win", "C win; B win"])
def test_fl_11_2_the_drawer_before_all_others(order: str) -> None:
    table = sit(["0d", WAIT_5X, OTHER_5X], "5x", f"A discard 0d; {order}")
    assert table.winner == "B"


@pytest.mark.parametrize("order", ["C win", "A win; C win"])
def test_fl_11_2_then_the_next_seat(order: str) -> None:
    hands = ["0d" + WAIT_5X, "00011446689x11557777d", OTHER_5X]
    assert sit(hands, "5x", f"A discard 0d; B pass; {order}").winner == "C"


def test_fl_11_2_near_miss_the_nearer_declines() -> None:
    assert sit(["0d", WAIT_5X, OTHER_5X], "5x", "A discard 0d; B pass; C win").winner == "C"


def test_fl_11_3_one_winner() -> None:
    table = sit(["0d", WAIT_5X, OTHER_5X], "5x", "A discard 0d; C win; B win")
    assert (table.winner, table.money, len(table.state.wins)) == ("B", [-109, 218, -109], 1)


def test_fl_11_3_near_miss_the_other_would_have_won() -> None:
    table = sit(["0d", WAIT_5X, OTHER_5X], "5x", "A discard 0d; B pass; C win")
    assert table.money[2] == -2 * table.money[0] > 0


def before_wei(**options: Any) -> CardTable:
    return sit(["9d", SPOILED_4X], "4x", "A discard 9d", hu_before_wei=True, **options)


def test_fl_11_4_the_drawer_may_win_before_the_wei() -> None:
    table = before_wei()
    assert (table.events[-1], table.menu("B")) == ("B draw 4x", {"win", "wei"})
    table.play("B win")
    assert table.winner == "B"
    assert "B turn 4x" not in table.events
    assert "地胡" in table.items()


def test_fl_11_4_declined_the_wei_is_compulsory() -> None:
    table = before_wei().play("B wei")
    assert table.melds("B") == [("wei", "4x")]
    assert "win" not in table.menu("B")


def test_fl_11_4_near_miss_who_cannot_win_is_not_asked() -> None:
    table = drawn_by_b("5x", b="55x", a="5x", hu_before_wei=True)
    assert table.melds("B") == [("wei", "5x")]


def test_fl_11_4_near_miss_others_cannot() -> None:
    table = drawn_by_b("5x", b="55x", a="5x", c=WAIT_5X, hu_before_wei=True)
    assert table.asked == "B"


def test_fl_12_1_a_winning_card_the_shape_and_the_xi() -> None:
    table = three_claims().play("C win")
    assert (table.total(), table.items()) == (109, {"坎": 9, "地胡": 100})


@pytest.mark.parametrize(
    ("hand", "rule"), [("12346789x1133366699d8x", "FL-3.1"), ("123444678x123555678d9d", "FL-12.4")]
)
def test_fl_12_1_near_miss_one_of_them_is_missing(hand: str, rule: str) -> None:
    assert why(ask(hand, win=turned("0d"))) == rule


def test_fl_12_2_a_the_own_turned_card() -> None:
    table = drawn_by_b("5x", b=WAIT_5X, first="0d").play("B win")
    assert (table.winner, table.state.wins[0][2:]) == ("B", (4, 1))


def test_fl_12_2_b_another_seats() -> None:
    table = three_claims().play("C win")
    assert (table.winner, table.state.wins[0][2:]) == ("C", (4, 1))


def test_fl_12_2_b_also_one_that_he_let_pass_before() -> None:
    table = sit(["0x", DULL, WAIT_5X], "5x0d7d5x", "A discard 0x; C pass", "AB")
    assert "win" in menu_then(table, "B turn 5x", "C")
    assert table.state.draws == 4


def test_fl_12_2_c_none_after_an_own_wei() -> None:
    table = sit(["9d", WEI_4X], "4x", "A discard 9d; B pass; B win")
    assert (table.winner, table.state.wins[0][2]) == ("B", -2)


def test_fl_12_2_d_none_in_the_opening() -> None:
    table = CardTable("fulushou", [WAIT_5X + "5x"]).play("A win")
    assert (table.winner, table.state.wins[0][2]) == ("A", -2)


def test_fl_12_2_near_miss_a_card_that_only_its_drawer_has_seen() -> None:
    table = sit(["0x", "5551144778x222444777d", WAIT_5X], "5x", "A discard 0x")
    assert (table.asked, table.menu("C")) == ("B", set())


def test_fl_12_3_a_discard_is_never_won() -> None:
    table = discarded("5x", b=WAIT_5X)
    assert "win" not in table.menu("B")
    assert refused_then(table, "A discard 5x", "B", "win") == "FL-12.3"


def test_fl_12_3_completed_by_a_chi_it_has_not_won() -> None:
    table = discarded("5x", b=WAIT_5X).play("B chi 456x").pass_all()
    assert table.winner == ""
    assert "win" not in table.menu("B")
    assert table.refused("B", "win") == "FL-12.3"


def test_fl_12_3_near_miss_the_same_card_turned_up() -> None:
    assert "win" in sit(["0x", DULL, WAIT_5X], "5x", "A discard 0x").menu("C")


def test_fl_12_4_seven_xi_of_groups_and_one_for_winning() -> None:
    assert answer(ask("123444678x1235556789d", win=turned("9d")))["total"] == 8


def test_fl_12_4_near_miss_six_are_too_few_and_why_not_says_so() -> None:
    table = sit(["0x", "", "123444678x1235556789d"], "0d", "A discard 0x")
    assert refused_then(table, "B turn 0d", "C", "win") == "FL-12.4"


def test_fl_12_5_a_win_may_be_declined() -> None:
    table = three_claims().play("C pass").pass_all()
    assert table.winner == ""
    assert not table.over


def test_fl_12_5_near_miss_who_may_not_win_has_nothing_to_decline() -> None:
    assert menu_then(drawn_by_b("9d", b=DULL), "B turn 9d", "B") == set()


def test_fl_12_6_the_best_reading_counts() -> None:
    # 4x as the third of a 碰 beside 456, or in 456 beside a 坎.
    assert items(ask("12344456789x11333666d", win=turned("4x"))) == {"坎": 9, "对子": 1, "胡牌": 1, "外毫": 10}


def test_fl_12_6_near_miss_a_reading_without_the_xi_does_not_count() -> None:
    assert why(ask("123444678x123555678d9d", win=turned("0d"))) == "FL-12.4"


def test_fl_12_7_equal_totals_follow_the_order_of_the_items() -> None:
    assert list(items(ask(WAIT_5X, win=turned("5x")))) == ["坎", "对子", "胡牌"]


def test_fl_12_7_near_miss_a_greater_total_goes_before_the_order() -> None:
    assert items(ask(WAIT_5X, win=turned("1d"))) == {"坎": 9, "碰": 1, "胡牌": 1}
