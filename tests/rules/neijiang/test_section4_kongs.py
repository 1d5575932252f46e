from typing import Any

import pytest

from paiju.core.events import PUBLIC_VIEW
from paiju.mahjong.kinds import KONG_CONCEALED, KONG_MONEY
from tests.kit import Table
from tests.rules.neijiang.setups import PLAIN_3S, ROB_B, ROB_D, menu_then, robbing


def _a_pongs(hand: str, draws: str, pong: str = "5p", **options: Any) -> Table:
    """B, the dealer, discards a 5p that A pongs; A's `hand` has two of them or three."""
    table = Table([hand, "5p"], draws, dealer="B", **({"allow_ready": False} | options))
    return table.play(f"B discard {pong}; A pong")


def test_nj_4_5_the_fourth_tile_just_drawn() -> None:
    table = _a_pongs("55p", "1p2p3p5p").drain(left=15)
    assert "kong 5p" in table.menu("A")
    table.play("A kong 5p").pass_all()
    assert table.melds("A") == [("kong_added", "5p")]


def test_nj_4_5_the_fourth_tile_held_since_before() -> None:
    table = _a_pongs("55567p", "1p2p3p9s").play("A discard 7p").drain(left=15)
    assert table.events[-1] == "A draw 9s"
    table.play("A kong 5p").pass_all()
    assert table.melds("A") == [("kong_added", "5p")]


def test_nj_4_5_near_miss_without_the_fourth_tile() -> None:
    table = _a_pongs("55p", "1p2p3p9s").drain(left=15)
    assert "kong 5p" not in table.menu("A")
    assert table.refused("A", "kong 5p") in ("NJ-4.5", "NJ-4.6")


def test_nj_4_5_near_miss_the_pong_of_another() -> None:
    table = _a_pongs("55p", "5p1p2p3p").drain(left=18)
    assert table.turn == "B"
    assert table.refused("B", "kong 5p") in ("NJ-4.5", "NJ-4.6")


def test_nj_4_6_four_in_hand_laid_down_for_all_to_see() -> None:
    table = Table(["5555p"]).play("A kong 5p")
    assert table.events[0] == "A kong 5555p"
    tile = table.rules.plan.tiles.index["5p"]
    for viewer in (1, 2, 3, PUBLIC_VIEW):
        assert table.round.view(viewer).melds[0][0][:2] == (KONG_CONCEALED, tile)


def test_nj_4_6_near_miss_three_in_hand() -> None:
    table = Table(["555p", "5p"])
    assert "kong 5p" not in table.menu("A")
    assert table.refused("A", "kong 5p") == "NJ-4.6"


def test_nj_4_7_in_a_turn_with_a_draw_and_with_the_dealt_hand() -> None:
    assert "kong 5p" in Table(["5555p"]).menu("A")
    assert "kong 5p" in Table(["", "555p"], "5p").drain(left=18).menu("B")


@pytest.mark.parametrize(("allowed", "refused"), [(False, "NJ-4.7"), (True, None)])
@pytest.mark.parametrize(("hand", "kong"), [("555p", "5p"), ("55p2222s", "2s")])
def test_nj_4_7_after_a_pong(hand: str, kong: str, allowed: bool, refused: str | None) -> None:
    table = _a_pongs(hand, "9s", kong_after_pong=allowed)
    assert table.turn == "A"
    assert (f"kong {kong}" in table.menu("A")) is allowed
    assert table.refused("A", f"kong {kong}") == refused


def test_nj_4_7_with_the_option_the_replacement_is_drawn() -> None:
    table = _a_pongs("555p", "9s", kong_after_pong=True).play("A kong 5p").pass_all()
    assert table.melds("A") == [("kong_added", "5p")]
    assert table.events[-1] == "A draw 9s"


def test_nj_4_7_near_miss_in_the_next_turn_after_a_draw() -> None:
    table = _a_pongs("55p2222s", "9s1p2p3p")
    assert table.refused("A", "kong 2s") == "NJ-4.7"
    table.drain(left=15)
    assert table.turn == "A"
    assert "kong 2s" in table.menu("A")


def test_nj_4_8_a_kong_needs_a_tile_in_the_wall() -> None:
    table = Table(["", "", "", "2222s"]).drain(left=0)
    assert table.turn == "D"
    assert "kong 2s" not in table.menu("D")
    assert table.refused("D", "kong 2s") == "NJ-4.8"


def test_nj_4_8_near_miss_one_tile_is_left() -> None:
    table = Table(["", "", "2222s"]).drain(left=1)
    assert "kong 2s" in table.menu("C")
    assert table.play("C kong 2s").left == 0


@pytest.mark.parametrize(("tail", "left", "refused"), [("5p", 0, "NJ-4.8"), ("5p1p1s9s9p", 4, None)])
def test_nj_4_8_an_added_kong_too(tail: str, left: int, refused: str | None) -> None:
    table = Table(["55p1s"], "1p2p5p", tail, allow_ready=False).drain(left=16)
    table.play("D discard 5p; A pong").drain(left=left)
    assert table.events[-1] == "A draw 5p"
    assert table.refused("A", "kong 5p") == refused


def test_nj_4_12_an_added_kong_is_robbed() -> None:
    table = robbing()
    assert table.menu("C") == {"win", "pass"}
    table.play("C win")
    assert table.items("C") == {"推倒胡": 0, "抢杠胡": 1}
    assert table.money == [-2, 0, 2, 0]


def test_nj_4_12_the_group_stays_a_pong_and_the_tile_leaves_the_robbed_hand() -> None:
    table = robbing().play("C win")
    assert table.melds("A") == [("pong", "3s")]
    assert table.hand("A") == "123456789p77s"
    assert table.events[-3:] == ["A kong 3333s", "C win 3s", "A draw 7s"]


def test_nj_4_12_several_robbers_have_the_tile_each() -> None:
    table = robbing(ROB_B, d=ROB_D).play("D win; B win; C pass")
    assert [(table.items(seat), table.total(seat)) for seat in "BD"] == [({"推倒胡": 0, "抢杠胡": 1}, 2)] * 2
    assert table.money == [-4, 2, 0, 2]
    assert table.melds("A") == [("pong", "3s")]


def test_nj_4_12_near_miss_nobody_robs() -> None:
    table = robbing().play("C pass")
    assert table.melds("A") == [("kong_added", "3s")]
    assert table.hand("A") == "123456789p77s"
    assert table.money == [0, 0, 0, 0]


def test_nj_4_12_near_miss_a_concealed_kong() -> None:
    table = Table(["3333s", "", PLAIN_3S], "9s", allow_ready=False).play("A kong 3s")
    assert table.asked == "A"
    assert table.events == ["A kong 3333s", "A draw 9s"]
    assert menu_then(table, "A kong 3333s", 2) == set()


def test_nj_4_12_near_miss_an_exposed_kong() -> None:
    """C may win the 3s as a discard, and not again as a kong."""
    table = Table(["", "333s", PLAIN_3S], "1p1p2p3s", allow_ready=False).drain(left=15)
    table.play("A discard 3s; B kong; C pass")
    assert table.melds("B") == [("kong_exposed", "3s")]
    assert table.asked == table.turn == "B"
    assert menu_then(table, "B kong 3333s", 2) == set()


def test_nj_4_13_robbed_player_still_draws() -> None:
    table = robbing().play("C win; A win")
    assert table.events[-3:-1] == ["A draw 7s", "A win 7s"]
    assert table.items("A") == {"推倒胡": 0, "杠上开花": 1}


def test_nj_4_13_several_robbers_are_settled_first() -> None:
    table = robbing(ROB_B, d=ROB_D).play("D win; B win; C pass")
    assert table.events[-4:] == ["A kong 3333s", "B win 3s", "D win 3s", "A draw 7s"]
    assert table.turn == "A"


@pytest.mark.parametrize(("winners", "drawer"), [("B", "C"), ("C", "D"), ("D", "A"), ("BC", "D"), ("BD", "A")])
def test_nj_4_13_without_the_option_the_next_after_the_last_winner_draws(winners: str, drawer: str) -> None:
    table = robbing(ROB_B, d=ROB_D, robbed_konger_draws=False)
    table.play(";".join(f"{seat} {'win' if seat in winners else 'pass'}" for seat in "DCB"))
    assert table.winners == winners
    assert table.events[-1] == f"{drawer} draw 7s"


def test_nj_4_13_without_the_option_his_next_tile_is_no_replacement() -> None:
    table = robbing(ROB_B, d=ROB_D, robbed_konger_draws=False).play("B pass; C pass; D win; A win")
    assert table.items("A") == {"推倒胡": 0}
    assert table.money == [2 - 2, -1, -1, 2]


@pytest.mark.parametrize("draws", [True, False])
def test_nj_4_13_near_miss_the_round_does_not_go_on(draws: bool) -> None:
    table = robbing(ROB_B, d=ROB_D, robbed_konger_draws=draws).play("B win; C win; D win")
    assert table.over
    assert table.events[-1] == "D win 3s"
    assert table.money == [-6, 2, 2, 2]


@pytest.mark.parametrize("draws", [True, False])
def test_nj_4_13_near_miss_not_robbed_so_the_replacement_comes(draws: bool) -> None:
    table = robbing(robbed_konger_draws=draws).play("C pass; A win")
    assert table.items("A") == {"推倒胡": 0, "归": 1, "杠上开花": 1}
    assert [row.reason for row in table.state.rows].count(KONG_MONEY) == 3
