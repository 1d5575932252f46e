"""HB-8: what a win costs, and whom."""

import pytest

from tests.rules.hebei.asking import OPEN, score
from tests.rules.hebei.setups import WAIT_6S, quiet, robbing

PLAIN = "678m234p45s11z"
CASES = [
    (0, "draw 6s", [12, -4, -4, -4]),
    (2, "draw 6s", [-4, -2, 8, -2]),
    (0, "discard 6s 3", [8, 0, 0, -8]),
    (2, "discard 6s 0", [-6, 0, 6, 0]),
    (2, "discard 6s 1", [0, -5, 5, 0]),
]
EACH = pytest.mark.parametrize(("seat", "win", "deltas"), CASES)


@EACH
def test_hb_8_1_the_base_score_depends_on_the_dealer(seat: int, win: str, deltas: list[int]) -> None:
    assert score(PLAIN, win, OPEN, seat=seat)["deltas"] == deltas


@EACH
def test_hb_8_1_near_miss_with_another_dealer_it_is_not_the_same(seat: int, win: str, deltas: list[int]) -> None:
    assert score(PLAIN, win, OPEN, seat=seat, dealer=1)["deltas"] != deltas


def test_hb_8_2_every_payer_pays_the_whole_sum() -> None:
    answer = score("46m123789p99s", "draw 5m", "pong 222s", seat=1)
    assert (answer["total"], answer["deltas"]) == (5, [-9, 23, -7, -7])


@pytest.mark.parametrize("base", [1, 2, 50])
def test_hb_8_2_base_multiplies_money_and_not_the_total(base: int) -> None:
    answer = score("46m123789p99s", "draw 5m", "pong 222s", seat=1, options={"base": base})
    assert (answer["total"], answer["deltas"]) == (5, [-9 * base, 23 * base, -7 * base, -7 * base])


def test_hb_8_2_near_miss_a_hand_without_items_pays_the_base_score_alone() -> None:
    assert score(PLAIN, "draw 6s", OPEN)["deltas"] == [12, -4, -4, -4]


def test_hb_8_3_the_discarder_alone_pays() -> None:
    table = quiet(["4z", "6s", WAIT_6S], "6s").play("A discard 4z").pass_all().play("B discard 6s; C win")
    assert table.money == [0, -5, 5, 0]


def test_hb_8_3_near_miss_an_own_draw_is_paid_by_all() -> None:
    table = quiet(["4z", WAIT_6S], "6s").play("A discard 4z").pass_all().play("B win")
    assert table.money == [-4, 8, -2, -2]


def test_hb_8_4_the_robbed_player_pays_like_a_discarder() -> None:
    assert robbing().play("C win").money == [-8, 0, 8, 0]


def test_hb_8_4_all_pay_the_win_after_a_kong_from_a_discard() -> None:
    table = quiet(["2z", "222z678m234p45s11z"], "", "6s").play("A discard 2z; B kong; B win")
    assert score(PLAIN, "draw 6s", "引杠 2222z", ["kong_draw"], seat=1)["deltas"] == [-6, 14, -4, -4]
    assert table.round.state.scores[0][1] == 2


def test_hb_8_4_near_miss_the_same_tile_discarded_has_no_item() -> None:
    table = quiet(["6s", "", WAIT_6S]).play("A discard 6s; C win")
    assert table.money == [-6, 0, 6, 0]


def test_hb_8_5_what_the_winner_receives_is_the_score_of_his_win() -> None:
    table = quiet(["6s", "", WAIT_6S]).play("A discard 6s; C win")
    (written,) = table.rules.lines.scores(table.state)
    assert (written["seat"], written["total"], written["deltas"]) == (2, 0, [-6, 0, 6, 0])


def test_hb_8_5_near_miss_kongs_are_no_part_of_it() -> None:
    table = quiet(["2z", "222z678m234p45s11z"], "", "6s").play("A discard 2z; B kong; B win")
    win, kong = table.rules.lines.scores(table.state)
    assert (win["deltas"], kong["deltas"]) == ([-6, 14, -4, -4], [-3, 3, 0, 0])


@pytest.mark.parametrize("dealer", range(4))
def test_hb_8_6_whoever_deals(dealer: int) -> None:
    options = {"dealer_bonus": False}
    assert score(PLAIN, "draw 6s", OPEN, dealer=dealer, options=options)["deltas"] == [6, -2, -2, -2]
    assert score(PLAIN, "discard 6s 2", OPEN, dealer=dealer, options=options)["deltas"] == [5, 0, -5, 0]


def test_hb_8_6_near_miss_by_default_the_dealer_matters() -> None:
    assert score(PLAIN, "draw 6s", OPEN)["deltas"] == [12, -4, -4, -4]
