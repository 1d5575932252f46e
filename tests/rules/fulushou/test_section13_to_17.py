"""FL-13 to FL-17 where a round or a single number tells: 息, 豪, 名堂 and pair specials."""

from typing import Any

import pytest

from tests.games.fulushou.asking import ask, drawn, items, turned, wei
from tests.kit.cards import CardTable
from tests.rules.fulushou.setups import ONE_PAIR, WAIT_5X

FOUR_4X = "12344456789x11333666d"
"""Three 4x; the fourth wins in 456 beside the 坎."""
SMALL = "1113339996677885464x"


def dealt(hand: str, seat: str = "B", **options: Any) -> dict[str, int]:
    """The items of a dealt hand that wins at once."""
    hands = {"A": "", "B": "", "C": ""} | {seat: hand}
    table = CardTable("fulushou", [hands[letter] for letter in "ABC"], **options)
    assert seat in table.asked
    for other in table.asked:
        table.play(f"{other} " + ("win" if other == seat else "pass"))
    return table.items()


def test_fl_13_8_runs_and_loose_twos_are_nothing() -> None:
    found = items(ask("444x9x123x678x123d678d", wei("555d"), win=turned("0x")))
    assert found == {"歪": 4, "坎": 3, "胡牌": 1}


def test_fl_13_9_winning_adds_one() -> None:
    assert items(ask(WAIT_5X, win=turned("5x"))) == {"坎": 9, "对子": 1, "胡牌": 1}


def test_fl_13_9_near_miss_not_in_the_large_count() -> None:
    assert items(ask(WAIT_5X, win=turned("5x"), marks=["no_discard"])) == {"坎": 9, "听胡": 60}


@pytest.mark.parametrize(("win", "name"), [(drawn("4x"), "内毫"), (turned("4x"), "外毫")])
def test_fl_14_2_the_fourth_is_gained_from_oneself_or_from_others(win: dict[str, Any], name: str) -> None:
    assert {"内毫", "外毫"} & items(ask(FOUR_4X, win=win)).keys() == {name}


def test_fl_14_2_near_miss_three_of_a_value_are_counted_nowhere() -> None:
    assert items(ask(WAIT_5X, win=drawn("5x"))).keys() == {"坎", "对子", "胡牌"}


def test_fl_15_1_all_xi_and_hao_and_the_last_tile() -> None:
    found = items(ask(FOUR_4X, win=turned("4x"), marks=["last_tile"]))
    assert found == {"坎": 9, "对子": 1, "胡牌": 1, "外毫": 10, "海捞": 30}


def test_fl_15_1_near_miss_with_a_mingtang_only_the_hard_xi() -> None:
    found = items(ask(FOUR_4X, win=turned("4x"), marks=["no_discard"]))
    assert found == {"坎": 9, "外毫": 10, "听胡": 60}


def test_fl_16_8_all_small() -> None:
    assert items(ask(SMALL, win=turned("4x")))["全小"] == 100


def test_fl_16_8_near_miss_one_group_is_big() -> None:
    assert "全小" not in items(ask(SMALL.replace("999", "") + "999d", win=turned("4x")))


def test_fl_16_13_every_mingtang_counts_twenty_more() -> None:
    options: dict[str, Any] = {"mingtang_plus": True}
    found = items(ask(WAIT_5X, win=turned("5x"), marks=["no_discard", "last_tile"], options=options))
    assert found == {"坎": 9, "听胡": 80, "海捞": 30}
    assert dealt(ONE_PAIR, **options) == {"一对": 120}


def test_fl_16_13_near_miss_hao_does_not() -> None:
    found = items(ask(FOUR_4X, win=turned("4x"), options={"mingtang_plus": True}))
    assert found["外毫"] == 10


def test_fl_17_2_three_equal_are_one_pair() -> None:
    assert dealt("111223344x1122334455d") == {"坎": 3, "九对": 100}


def test_fl_17_2_near_miss_four_equal_are_two_pairs() -> None:
    assert dealt("1111223344x112233445d") == {"溜": 5, "清溜": 30, "九对": 100}


def test_fl_17_3_no_pair() -> None:
    assert dealt("1234567890x123456789d") == {"无对": 120}


def test_fl_17_3_near_miss_one_pair() -> None:
    assert "无对" not in dealt(ONE_PAIR)


def test_fl_17_4_ten_pairs() -> None:
    assert dealt("1122334455x1122334455d", "A") == {"十对": 120}


def test_fl_17_4_near_miss_nine_and_two_single_cards() -> None:
    assert dealt("1122334455x1122334468d", "A") == {"九对": 100}


def test_fl_17_5_one_pair_or_one_value_four_times() -> None:
    assert dealt(ONE_PAIR) == {"一对": 100}
    assert dealt("1111234567890x123456d") == {"溜": 5, "清溜": 30, "一对": 100}
    assert dealt("111234567890x1234567d") == {"坎": 3, "一对": 100}


def test_fl_17_5_near_miss_two_pairs() -> None:
    assert CardTable("fulushou", ["5x", "1122345678x123456789d"]).menu("B") == set()


def test_fl_17_6_nine_pairs() -> None:
    assert dealt("1122334455x112233448d") == {"九对": 100}


def test_fl_17_6_near_miss_eight_pairs() -> None:
    assert CardTable("fulushou", ["5x", "1122334455x112233689d"]).menu("B") == set()
