"""NJ-5.1 and NJ-5.2: declaring 听, and the frozen hand."""

import pytest

from paiju.core.errors import IllegalError
from tests.kit import Table
from tests.rules.neijiang.setups import (
    NO_PAIR,
    PAIRS_5P_8P,
    PLAIN_5P,
    PONGS_5P,
    ROB_B,
    menu_then,
    refused_then,
)

DULL_A = NO_PAIR + "9p"
NOT_WAITING = ("NJ-5.1", "NJ-10.4")


def _b_is_ready(hand: str = PLAIN_5P, draws: str = "", declare: str = "B ready") -> Table:
    """B has declared 听 (or not) before the dealer A discarded his 9p."""
    return Table(["9p", hand], draws).play(declare).pass_all().play("A discard 9p").pass_all()


def test_nj_5_1_declared_and_then_played_by_the_system() -> None:
    table = _b_is_ready(draws="1p3s")
    assert table.events == ["B ready", "A discard 9p", "B draw 1p", "B discard 1p", "C draw 3s"]


def test_nj_5_1_wins_on_the_own_draw() -> None:
    table = _b_is_ready(draws="5p")
    assert "B win 5p" in table.events
    assert table.money == [-1, 3, -1, -1]


def test_nj_5_1_wins_on_a_discard() -> None:
    table = _b_is_ready(draws="1p5p").drain(left=17).play("C discard 5p")
    assert "B win 5p" in table.events
    assert table.money == [0, 1, -1, 0]


def test_nj_5_1_wins_by_robbing() -> None:
    table = Table(["33s123456789p79s6s", ROB_B], "7p8p3s7p8p9p3s7s").drain(left=16).play("D discard 3s")
    for seat in table.asked:
        table.answer(seat, "pong" if seat == "A" else "pass")
    table.play("A discard 9s").pass_all().play("B ready 7p").pass_all().drain(left=12).play("A kong 3s")
    assert table.events[-2:] == ["B win 3s", "A draw 7s"]


def test_nj_5_1_near_miss_who_has_not_declared_is_asked() -> None:
    table = _b_is_ready(draws="1p5p", declare="B pass").drain(left=17).play("C discard 5p")
    assert table.menu("B") == {"win", "pass"}


def test_nj_5_1_near_miss_two_tiles_short() -> None:
    table = Table([DULL_A, "", PLAIN_5P])
    assert table.asked == "C"
    assert table.refused("B", "ready") in NOT_WAITING
    with pytest.raises(IllegalError):
        table.answer("B", "ready")


@pytest.mark.parametrize(("hand", "ready"), [("2222678p123789s", False), ("2223678p123789s", True)])
def test_nj_5_1_near_miss_the_tile_it_needs_is_all_in_the_own_hand(hand: str, ready: bool) -> None:
    table = Table(["", hand, PLAIN_5P])
    assert ("ready" in table.menu("B")) is ready
    assert table.refused("B", "ready") in ((None,) if ready else NOT_WAITING)


def test_nj_5_1_the_tile_it_needs_may_be_used_up_elsewhere() -> None:
    assert "ready" in Table(["5p", PLAIN_5P, "55p", "5p"]).menu("B")


def test_nj_5_1_six_seats() -> None:
    table = Table(["", "123p46p99s"], "5p", players=6).play("B ready")
    table.pass_all().drain(left=27)
    assert "B win 5p" in table.events


def test_nj_5_1_without_the_option() -> None:
    table = Table([PLAIN_5P + "1s", PONGS_5P.replace("5p", "2p")], allow_ready=False)
    assert table.asked == "A"
    assert not [text for text in table.menu("A") if text.startswith("ready")]
    assert table.refused("A", "ready 1s") == "NJ-5.1"
    assert table.menu("B") == set()


def test_nj_5_2_with_a_discard() -> None:
    table = Table([PLAIN_5P + "9s"], "1p1p2s5p").play("A ready 9s").pass_all()
    assert table.events[:2] == ["A discard 9s ready", "B draw 1p"]
    table.drain(left=15)
    assert "A win 5p" in table.events


def test_nj_5_2_optional_and_without_a_fan() -> None:
    declared = _b_is_ready(draws="5p")
    silent = _b_is_ready(draws="5p", declare="B pass").play("B win")
    assert declared.items("B") == silent.items("B") == {"推倒胡": 0}


def test_nj_5_2_with_the_discard_after_a_pong() -> None:
    table = Table(["5p", PAIRS_5P_8P], dealer="A").pass_all().play("A discard 5p; B pong")
    assert "ready 8p" in table.menu("B")
    table.play("B ready 8p").pass_all()
    assert table.state.ready[1]


def test_nj_5_2_before_the_dealer_all_that_wait_are_asked_at_once() -> None:
    table = Table([DULL_A, "", PLAIN_5P, PONGS_5P])
    assert table.asked == "CD"
    assert table.menu("C") == table.menu("D") == {"ready", "pass"}
    table.play("D ready")
    assert table.asked == "C"
    table.play("C pass")
    assert table.asked == "A"
    assert table.events == ["D ready"]


def test_nj_5_2_near_miss_the_dealer_declares_with_his_discard_only() -> None:
    table = Table([PLAIN_5P + "9s"])
    assert "ready" not in table.menu("A")
    assert "ready 9s" in table.menu("A")


def test_nj_5_2_near_miss_a_discard_after_which_he_waits_for_nothing() -> None:
    table = Table([PLAIN_5P + "9s"])
    assert "ready 7p" not in table.menu("A")
    assert table.refused("A", "ready 7p") in NOT_WAITING


def test_nj_5_2_near_miss_asked_once_only() -> None:
    table = Table([DULL_A, PLAIN_5P], "1p3s").play("B pass; A discard 9p").pass_all()
    assert table.refused("B", "ready") is not None
    assert "ready 1p" in table.menu("B")


@pytest.mark.parametrize("action", ["pong", "kong"])
def test_nj_5_2_then_pong_and_kong_are_closed(action: str) -> None:
    table = _b_is_ready("44777p23478966s", "1p7p").drain(left=17).play("C discard 7p")
    assert "B" not in table.asked
    assert menu_then(table, "C discard 7p", 1) == set()
    assert refused_then(table, "C discard 7p", 1, action) == "NJ-5.2"


def test_nj_5_2_near_miss_open_to_who_has_not_declared() -> None:
    table = _b_is_ready("44777p23478966s", "1p7p", "B pass").drain(left=17).play("C discard 7p")
    assert table.menu("B") == {"pong", "kong", "pass"}


def test_nj_5_2_the_own_kong_is_closed_too() -> None:
    table = _b_is_ready("46777p23478999s", "7p")
    assert table.events[2:4] == ["B draw 7p", "B discard 7p"]
    assert refused_then(table, "B draw 7p", 1, "kong 7p") == "NJ-5.2"
