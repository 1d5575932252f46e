"""FL-3: the groups of a winning hand, asked for as scores."""

import pytest

from tests.games.fulushou.asking import answer, ask, chi, fault, items, liu, peng, turned, wei, why
from tests.rules.fulushou.setups import discarded, discards, drawn_by_b, sit

TABLE = [wei("555d"), wei("999d"), peng("444d"), chi("123d", "1d", 0), chi("678d", "8d", 0)]
"""Five groups that leave room for one 3-group and the 2-group: 9 息 and 1 for winning."""


def found(five: str, win: str) -> dict[str, int] | str:
    """The items of four cards and a winning one that another seat turned, or the rule by which they do not win."""
    score = answer(ask(five, *TABLE, win=turned(win)))
    got: dict[str, int] | str = score["items"] if score["win"] else score["why"]
    return got


def wins(five: str, win: str) -> bool:
    got = found(five, win)
    assert isinstance(got, dict) or got == "FL-3.1"
    return isinstance(got, dict)


def test_fl_3_1_six_groups_of_three_and_one_of_two() -> None:
    assert wins("1239x", "0x")


@pytest.mark.parametrize(("four", "win"), [("1122x", "9x"), ("1236x", "0x"), ("1599x", "9d")])
def test_fl_3_1_near_miss_something_is_left_over(four: str, win: str) -> None:
    assert not wins(four, win)


@pytest.mark.parametrize("run", ["123x", "234x", "345x", "567x", "789x", "890x"])
def test_fl_3_2_three_ranks_in_a_row(run: str) -> None:
    assert wins(run + "5x", "5x")


@pytest.mark.parametrize("run", ["901x", "012x", "135x", "12x3d", "1x23d"])
def test_fl_3_2_near_miss_no_wrap_no_gap_one_size(run: str) -> None:
    assert not wins(run + "5x" * ("5" not in run) + "8x" * ("5" in run), "5x" if "5" not in run else "8x")


@pytest.mark.parametrize("red", ["270x"])
def test_fl_3_3_two_seven_and_ten(red: str) -> None:
    assert found(red + "5x", "5x") == {"歪": 8, "碰": 1, "二七十": 1, "对子": 1, "胡牌": 1}


@pytest.mark.parametrize("red", ["27x0d", "279x", "370x", "1x70d"])
def test_fl_3_3_near_miss_other_threes(red: str) -> None:
    assert not wins(red + "5x", "5x")


def test_fl_3_4_three_equal_in_the_hand() -> None:
    assert found("111x9x", "0x") == {"歪": 8, "碰": 1, "坎": 3, "胡牌": 1}


def test_fl_3_4_near_miss_two_and_one_of_the_other_size() -> None:
    assert not wins("11x1d9x", "0x")


def test_fl_3_5_three_equal_laid_after_a_draw() -> None:
    assert drawn_by_b("5x", b="55x", a="5x").melds("B") == [("wei", "5x")]
    assert items(ask("111x9x", *TABLE, win=turned("0x")))["歪"] == 8


def test_fl_3_5_near_miss_three_in_the_hand_are_none() -> None:
    assert drawn_by_b("1d", b="555x").melds("B") == []
    assert fault(ask("1119x", wei("556d"), *TABLE[1:], win=turned("0x")))[1] == "/melds/0/tiles"


def test_fl_3_6_three_equal_taken_from_another_seat() -> None:
    assert discarded("5x", b="55x").play("B peng").melds("B") == [("peng", "5x")]


def test_fl_3_6_near_miss_a_peng_of_three_is_one_value() -> None:
    assert fault(ask("1119x", *TABLE[:2], peng("44d4x"), *TABLE[3:], win=turned("0x")))[1] == "/melds/2/tiles"


def test_fl_3_7_four_equal_on_the_table_are_one_group() -> None:
    score = answer(ask("1239x", wei("555d"), liu("9999d"), *TABLE[2:], win=turned("0x")))
    assert score["items"] == {"溜": 5, "歪": 4, "碰": 1, "胡牌": 1, "清溜": 30}
    assert len(score["split"]) == 7


def test_fl_3_7_near_miss_a_liu_of_three() -> None:
    asked = ask("1239x", wei("555d"), liu("999d"), *TABLE[2:], win=turned("0x"))
    assert fault(asked) == ("wrong_count", "/melds/1/tiles")


def test_fl_3_8_two_equal() -> None:
    assert found("1239x", "9x") == {"歪": 8, "碰": 1, "对子": 1, "胡牌": 1}


def test_fl_3_8_near_miss_the_other_size() -> None:
    assert not wins("123x2d", "2x")


@pytest.mark.parametrize("two", ["2x 7x", "7x 0x", "2x 0x", "0x 2x"])
def test_fl_3_9_two_of_two_seven_and_ten(two: str) -> None:
    held, win = two.split()
    assert found("456x" + held, win) == {"歪": 8, "碰": 1, "二七十搭子": 1, "胡牌": 1}


@pytest.mark.parametrize("two", ["2x 8x", "2x 7d", "7x 0d", "2x 9x"])
def test_fl_3_9_near_miss_other_pairs(two: str) -> None:
    held, win = two.split()
    assert not wins("111x" + held, win)


@pytest.mark.parametrize("two", ["9x 0x", "8x 0x", "4x 5x", "4x 6x", "6x 4x"])
def test_fl_3_10_ranks_that_differ_by_one_or_two(two: str) -> None:
    held, win = two.split()
    assert found("111x" + held, win) == {"歪": 8, "碰": 1, "坎": 3, "胡牌": 1}


@pytest.mark.parametrize("two", ["0x 3x", "4x 7x", "4x 5d", "9x 2x"])
def test_fl_3_10_near_miss_farther_apart_or_of_two_sizes(two: str) -> None:
    held, win = two.split()
    assert not wins("111x" + held, win)


def test_fl_3_10_near_miss_ten_and_one() -> None:
    assert not wins("555x0x", "1x")


@pytest.mark.parametrize("three", ["22x2d", "2x70d", "4x56d"])
def test_fl_3_11_no_group_mixes_the_sizes(three: str) -> None:
    assert not wins(three + "8x", "8x")


def test_fl_3_11_near_miss_a_pair_is_not_required() -> None:
    assert "对子" not in found("1239x", "0x")


def test_fl_3_12_four_equal_are_split() -> None:
    assert found("4444x", "5x") == {"歪": 8, "碰": 1, "坎": 3, "胡牌": 1, "内毫": 20}
    assert found("4445x", "4x") == {"歪": 8, "碰": 1, "坎": 3, "胡牌": 1, "外毫": 10}


def test_fl_3_12_near_miss_the_fourth_has_no_place() -> None:
    assert why(ask("4444x", *TABLE, win=turned("8x"))) == "FL-3.1"


def test_fl_3_13_a_kan_may_be_broken_up() -> None:
    table = discarded("6x", b="5557x1119d")
    assert "chi 567x" in table.menu("B")
    table = sit(["5555x111d"])
    assert {"5x", "1d"} <= discards(table.menu("A"))
    assert discarded("5x", b="555x").play("B peng").state.count(1, 4) == 1


def test_fl_3_13_near_miss_a_laid_group_may_not() -> None:
    table = discarded("5x", b="55x7x8x11d").play("B peng")
    assert "5x" not in discards(table.menu("B"))
    assert table.refused("B", "discard 5x") is not None
