"""HB-10: the six stacks, the end of a round."""

import pytest

from tests.kit import Table
from tests.rules.hebei.setups import DEAD, WAIT_6S, Hebei, quiet, robbing


def _draws(table: Table) -> int:
    return sum(" draw " in event for event in table.events)


@pytest.mark.parametrize(("kongs", "drawn", "left"), [(0, 71, 12), (1, 70, 13), (2, 71, 12)])
def test_hb_10_1_six_stacks_stay(kongs: int, drawn: int, left: int) -> None:
    table = Hebei(["5555p2222m"])
    for kind in ("5p", "2m")[:kongs]:
        table.play(f"A kong {kind}")
    table.finish()
    assert (_draws(table), table.left) == (drawn, left)


@pytest.mark.parametrize("honours", [True, False])
def test_hb_10_1_near_miss_one_more_may_be_drawn(honours: bool) -> None:
    table = Hebei([], honours=honours).drain(left=13)
    assert not table.over
    assert table.drain(left=12).left == 12
    assert table.finish().left == 12


def test_hb_10_2_the_first_win_ends_the_round() -> None:
    table = quiet(["4z", WAIT_6S], "6s").play("A discard 4z").pass_all().play("B win")
    assert table.over
    assert robbing().play("C win").over
    assert table.refused("C", "discard 1m") == "HB-10.2"


def test_hb_10_2_with_all_winners_of_the_tile() -> None:
    table = quiet(["6s", WAIT_6S, "", WAIT_6S.replace("11z", "33z")]).play("A discard 6s; B win; D win")
    assert (table.winners, table.over) == ("BD", True)


def test_hb_10_2_near_miss_a_declined_win() -> None:
    table = quiet(["6s", WAIT_6S]).play("A discard 6s; B pass")
    assert not table.over


def test_hb_10_3_nobody_claims_the_last_discard() -> None:
    table = Hebei([], dealer="B").finish()
    assert (table.winners, table.money, table.next_dealer) == ("", [0, 0, 0, 0], "B")


def test_hb_10_3_the_last_discard_can_be_won() -> None:
    table = quiet(["", WAIT_6S], tail="6s" + DEAD).drain(left=12)
    assert table.play("D discard 6s; B win").winners == "B"


def test_hb_10_3_or_ponged_and_the_discard_after_that_is_the_last() -> None:
    table = Hebei(["", "33z"], tail="3z" + DEAD).drain(left=12).play("D discard 3z; B pong")
    assert not table.over
    assert table.finish().winners == ""
    assert table.left == 12


def test_hb_10_3_near_miss_a_kong_would_break_a_stack() -> None:
    table = Hebei(["", "333z"], tail="3z" + DEAD).drain(left=12).play("D discard 3z")
    assert table.menu("B") == {"pong", "pass"}
    assert table.refused("B", "kong") == "HB-4.8"
