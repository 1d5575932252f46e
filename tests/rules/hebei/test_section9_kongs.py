"""HB-9: 杠分."""

import pytest

from paiju.core.ledger import RowState
from tests.kit import Table
from tests.rules.hebei.setups import DULL_A, WAIT_6S, quiet, robbing, three_kongs


def _kongs(table: Table) -> list[tuple[str, list[int]]]:
    """Name and payments of each kong that was paid."""
    scores = table.rules.lines.scores(table.state)
    return [(entry["name"], entry["deltas"]) for entry in scores if entry.get("rule") == "HB-9.1"]


def test_hb_9_1_each_kind_has_its_price() -> None:
    assert _kongs(three_kongs().play("C win")) == [
        ("暗杠", [-2, 6, -2, -2]),
        ("放杠", [0, -3, 0, 3]),
        ("明杠", [3, -1, -1, -1]),
    ]


def test_hb_9_1_all_pay_a_fed_kong_with_the_option_and_base_multiplies() -> None:
    table = three_kongs(fed_kong="all", base=10).play("C win")
    assert _kongs(table)[1] == ("放杠", [-10, -10, -10, 30])


@pytest.mark.parametrize("dealer_bonus", [True, False])
def test_hb_9_1_near_miss_the_dealer_makes_no_difference(dealer_bonus: bool) -> None:
    assert _kongs(three_kongs(dealer_bonus=dealer_bonus).play("C win"))[0] == ("暗杠", [-2, 6, -2, -2])


def test_hb_9_2_paid_at_the_end_and_added_up_also_for_losers() -> None:
    table = three_kongs()
    assert table.money == [0, 0, 0, 0]
    assert table.play("C win").money == [-3, 0, 5, -2]


def test_hb_9_2_near_miss_nothing_moves_before_the_end() -> None:
    table = quiet(["5555p", WAIT_6S]).play("A kong 5p")
    assert {row.state for row in table.state.rows} == {RowState.DUE}
    assert table.balances == [0, 0, 0, 0]


def test_hb_9_3_void_when_nobody_wins() -> None:
    table = three_kongs().finish()
    assert (table.winners, table.money, _kongs(table)) == ("", [0, 0, 0, 0], [])
    assert {row.state for row in table.state.rows} == {RowState.VOID}


def test_hb_9_3_near_miss_a_win_on_the_last_discard_pays_them() -> None:
    hands = ["5555p", "", "", WAIT_6S]
    table = quiet(hands, tail="6s" + "5555z6666z7777z" + "8p").play("A kong 5p").drain(left=13)
    table.play("B discard 6s; D win")
    assert _kongs(table) == [("暗杠", [6, -2, -2, -2])]


def test_hb_9_4_a_robbed_kong_pays_nothing() -> None:
    table = robbing().play("C win")
    assert _kongs(table) == []
    assert table.state.rows[0].reason == 0
    assert table.melds("A") == [("pong", "6s")]


def test_hb_9_4_near_miss_a_kong_that_nobody_robs() -> None:
    table = robbing().play("C pass")
    assert [row.due for row in table.state.rows] == [1, 1, 1]


def test_hb_9_4_a_robbed_kong_is_none_for_the_wall() -> None:
    assert robbing().play("C win").state.kongs() == 0
    assert robbing().play("C pass").state.kongs() == 1
    assert quiet([DULL_A]).state.kongs() == 0
