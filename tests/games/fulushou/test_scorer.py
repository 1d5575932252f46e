"""息, readings and 豪 of 歪胡子: each item hit and nearly missed (FL-12 … FL-14)."""

import pytest

from paiju.flow.options import completed
from paiju.games.fulushou.options import OPTIONS
from paiju.games.fulushou.scorer import Scorer
from paiju.zipai.cards import CARDS
from paiju.zipai.facts import BY_TURN, WEI, Hand, Laid
from tests.games.fulushou.asking import answer, ask, chi, drawn, items, liu, peng, turned, wei, why

PLAIN = "4449x123x678x123d678d"
"""Waits for 十 beside one group on the table; with a 坎 of 四."""
RUNS = "9x123x456x789x123d678d"
"""The same without a 坎."""


# FL-13: the groups


def test_fl_13_1_a_liu_is_five() -> None:
    assert items(ask(PLAIN, liu("5555d", 0), win=turned("0x")))["溜"] == 5
    assert "溜" not in items(ask(PLAIN, wei("555d"), win=turned("0x")))


def test_fl_13_2_a_wei_is_four() -> None:
    assert items(ask(PLAIN, wei("555d"), win=turned("0x"))) == {"歪": 4, "坎": 3, "胡牌": 1}


def test_fl_13_2_a_peng_is_no_wei() -> None:
    assert why(ask(PLAIN, peng("555d"), win=turned("0x"))) == "FL-12.4"


def test_fl_13_3_a_kan_is_three_and_runs_are_nothing() -> None:
    assert items(ask(PLAIN, wei("555d"), win=turned("0x")))["坎"] == 3
    assert why(ask(RUNS, wei("555d"), win=turned("0x"))) == "FL-12.4"


def test_fl_13_4_a_peng_is_one() -> None:
    melds = (wei("555d"), wei("444d"), peng("333x"))
    assert items(ask("9x678x123d", *melds, chi("678d", "6d"), win=turned("0x"))) == {"歪": 8, "碰": 1, "胡牌": 1}


@pytest.mark.parametrize("eaten", ["270x", "270d"])
def test_fl_13_5_a_red_run_is_one_on_the_table(eaten: str) -> None:
    found = items(ask("4449x123x123d", wei("555d"), chi(eaten, "7" + eaten[-1]), chi("678d", "6d"), win=turned("0x")))
    assert found == {"歪": 4, "坎": 3, "二七十": 1, "胡牌": 1}


def test_fl_13_5_an_eaten_run_is_nothing() -> None:
    found = items(ask("4449x123x123d", wei("555d"), chi("678x", "7x"), chi("678d", "6d"), win=turned("0x")))
    assert found == {"歪": 4, "坎": 3, "胡牌": 1}


def test_fl_13_6_a_pair_is_one_unless_pair_xi_is_off() -> None:
    asked = ask("4440x123x678x123d678d", wei("555d"), win=turned("0x"))
    assert items(asked)["对子"] == 1
    assert "对子" not in items(asked | {"options": {"pair_xi": False}})


def test_fl_13_6_a_loose_two_is_no_pair() -> None:
    assert "对子" not in items(ask(PLAIN, wei("555d"), win=turned("0x")))


def test_fl_13_7_two_reds_are_one_unless_pair_xi_is_off() -> None:
    asked = ask("4447x123x678x123d678d", wei("555d"), win=turned("2x"))
    assert items(asked)["二七十搭子"] == 1
    assert "二七十搭子" not in items(asked | {"options": {"pair_xi": False}})


def test_fl_13_7_seven_and_eight_are_nothing() -> None:
    found = items(ask("4447x123x678x123d678d", wei("555d"), win=turned("8x")))
    assert found == {"歪": 4, "坎": 3, "胡牌": 1}


def test_fl_13_10_a_won_triple_is_a_peng_or_a_wei() -> None:
    asked = ask("44490x88x123d678d", wei("555d"), chi("123x", "1x"), win=turned("8x"))
    assert items(asked) == {"歪": 4, "坎": 3, "碰": 1, "胡牌": 1}
    free = asked | {"win": drawn("8x"), "options": {"forced_wei": False}}
    assert items(free) == {"歪": 8, "坎": 3, "胡牌": 1}


def test_fl_13_10_a_kan_beside_the_winning_tile_stays_a_kan() -> None:
    found = items(ask("12344456x90x123678d", wei("999d"), win=turned("4x")))
    assert (found["坎"], found.get("碰")) == (3, None)


# FL-12: what wins, and which reading


def test_fl_12_4_eight_are_needed_and_seven_are_too_few() -> None:
    assert items(ask(PLAIN, wei("555d"), win=turned("0x"))) == {"歪": 4, "坎": 3, "胡牌": 1}
    assert why(ask("4447x555d123x345x123d678d", win=turned("8x"))) == "FL-12.4"


def test_fl_12_4_no_mingtang_and_no_hao_helps() -> None:
    assert why(ask(PLAIN, peng("555d"), win=turned("0x"), marks=["last_tile"])) == "FL-12.4"
    assert why(ask("1234444569x123678d", peng("999d"), win=turned("0x"))) == "FL-12.4"


def test_fl_12_6_the_winning_tile_stands_where_it_is_worth_most() -> None:
    found = answer(ask("1234444567890x678d", wei("555d"), win=turned("6x")))
    assert found["items"]["清溜"] == 30
    assert found["split"][0] == "678x"


def test_fl_12_7_equal_totals_are_told_apart_by_the_order_of_the_items() -> None:
    found = answer(ask("1113457889x678890d", wei("333d"), win=turned("8x")))
    assert found["items"] == {"歪": 4, "坎": 3, "碰": 1, "胡牌": 1}
    assert found["split"][0] == "888x"


def test_fl_3_1_the_split_has_seven_groups_with_that_of_the_winning_tile_first() -> None:
    split = answer(ask(PLAIN, liu("5555d"), win=turned("0x")))["split"]
    assert split[0] == "90x"
    assert sorted(split[1:]) == sorted(["123x", "444x", "678x", "123d", "678d", "5555d"])


# FL-14: 豪


def test_fl_14_3_at_most_one_dealt_copy_is_scattered() -> None:
    melds = (wei("555d"), chi("456x", "4x"), chi("234x", "4x"))
    assert items(ask("4x123444789d", *melds, win=turned("4x")))["散毫"] == 40
    one_own = (wei("555d"), chi("456x", "4x"), chi("234x", "2x"))
    assert items(ask("4x123444789d", *one_own, win=turned("4x")))["外毫"] == 10


def test_fl_14_4_four_dealt_copies_are_clean() -> None:
    assert items(ask(PLAIN, liu("5555d"), win=turned("0x")))["清溜"] == 30
    assert items(ask("1234444569x123678d", wei("555d"), win=turned("0x")))["清溜"] == 30


def test_fl_14_4_a_copy_in_an_eaten_group_or_with_the_winning_tile_is_not() -> None:
    eaten = items(ask("1234449x123678d", wei("555d"), chi("456x", "6x"), win=turned("0x")))
    with_tile = items(ask("1234444590x123678d", wei("555d"), win=turned("6x")))
    assert eaten["内毫"] == with_tile["内毫"] == 20


def test_fl_14_5_a_drawn_fourth_copy_makes_it_inner() -> None:
    assert items(ask(PLAIN, liu("5555d", 0), win=turned("0x")))["内毫"] == 20
    assert items(ask("1234446789x123456d", wei("555d"), win=turned("0x")))["内毫"] == 20
    assert items(ask("1234445690x123678d", wei("999d"), win=drawn("4x")))["内毫"] == 20


def test_fl_14_6_a_copy_of_another_seat_makes_it_outer() -> None:
    assert items(ask("1234445690x123678d", wei("999d"), win=turned("4x")))["外毫"] == 10
    found = items(ask("1444678789x678d", wei("555d"), peng("999x", 2), win=turned("3x", 2)))
    assert found["外毫"] == 10


def test_fl_14_1_three_copies_are_no_hao() -> None:
    found = items(ask("1444678678x678d", wei("555d"), peng("999x", 2), win=turned("3x", 2)))
    assert not {"散毫", "清溜", "内毫", "外毫"} & found.keys()


def test_fl_14_7_several_values_add() -> None:
    found = items(ask("9x123x678x123d678d", liu("5555d"), liu("4444x"), win=turned("0x")))
    assert found == {"溜": 10, "胡牌": 1, "清溜": 60}


def test_fl_14_8_hao_plus_adds_ten_to_each() -> None:
    options = {"hao_plus": True}
    found = items(ask("9x123x678x123d678d", liu("5555d"), liu("4444x", 0), win=turned("0x"), options=options))
    assert (found["清溜"], found["内毫"]) == (40, 30)


# the scorer itself


def hand_of(concealed: str, tile: str) -> Hand:
    melds = (Laid(WEI, (14, 14, 14), 0),)
    return Hand(tuple(CARDS.read(concealed)), melds, BY_TURN, CARDS.index[tile], 0, 1)


@pytest.mark.parametrize("tile", CARDS.names)
@pytest.mark.parametrize("concealed", [PLAIN, RUNS, "1113457889x678890d"])
def test_fl_12_4_the_quick_answer_is_that_of_the_score(concealed: str, tile: str) -> None:
    scorer = Scorer(completed(OPTIONS, {}))
    hand = hand_of(concealed, tile)
    assert scorer.wins(hand) == scorer.score(hand).win
