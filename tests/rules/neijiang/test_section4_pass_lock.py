"""NJ-4.11: what it costs to decline a win, with and without option `pass_lock`."""

from typing import Any

import pytest

from paiju.flow.away import GONE, HERE
from tests.kit import Table
from tests.rules.neijiang.setups import GUI_3P, PLAIN_5P, PONGS_5P, menu_then, refused_then

LOCK = pytest.mark.parametrize("lock", [True, False])
ONE_SUIT = "11133345p78999p"
"""Waits for 3p (F = 3) and 6p (F = 2), among others."""


def _b_waits(draws: str, hand: str = GUI_3P, left: int = 18, **options: Any) -> Table:
    """B, the dealer, has discarded and waits for 3p (F = 1), 6p and 8s (F = 0); C has drawn the first of `draws`."""
    hands = ["", hand + "2s", "", ""]
    return Table(hands, draws, dealer="B", **({"allow_ready": False} | options)).drain(left=left)


def _pass(table: Table, text: str) -> Table:
    """A discard that everybody who is asked lets pass."""
    return table.play(text).pass_all()


@LOCK
def test_nj_4_11_an_equal_win_is_barred_until_the_next_draw(lock: bool) -> None:
    table = _b_waits("6p6p", pass_lock=lock).play("C discard 6p; B pass").pass_all().play("D discard 6p")
    assert ("win" in table.menu("B")) is not lock
    assert refused_then(table, "D discard 6p", 1, "win") == ("NJ-4.11" if lock else None)


@LOCK
def test_nj_4_11_a_smaller_win_is_barred(lock: bool) -> None:
    table = _pass(_b_waits("3p6p", pass_lock=lock), "C discard 3p").play("D discard 6p")
    assert ("win" in table.menu("B")) is not lock


@LOCK
def test_nj_4_11_near_miss_a_larger_win_is_free(lock: bool) -> None:
    table = _pass(_b_waits("6p3p", pass_lock=lock), "C discard 6p").play("D discard 3p; B win")
    assert table.money == [0, 2, 0, -2]


@LOCK
def test_nj_4_11_of_several_the_largest_counts(lock: bool) -> None:
    table = _pass(_pass(_b_waits("6p3p6p", pass_lock=lock), "C discard 6p"), "D discard 3p").play("A discard 6p")
    assert ("win" in table.menu("B")) is not lock


def test_nj_4_11_near_miss_the_own_draw_lifts_it() -> None:
    table = _pass(_b_waits("6p1s9p1p6p", pass_lock=True), "C discard 6p").drain(left=14)
    table.play("C discard 6p; B win")
    assert table.winners == "B"


def test_nj_4_11_near_miss_a_replacement_lifts_it_too() -> None:
    table = _b_waits("3p1p6p", pass_lock=True).play("C discard 3p; B kong; B discard 1p").pass_all()
    table.play("C discard 6p")
    assert "win" in table.menu("B")


def test_nj_4_11_near_miss_an_own_draw_is_never_barred() -> None:
    table = _pass(_b_waits("6p1s9p6p", pass_lock=True), "C discard 6p").drain(left=15)
    assert "win" in table.menu("B")


@LOCK
def test_nj_4_11_a_pong_declines_too(lock: bool) -> None:
    table = _b_waits("3p6p", pass_lock=lock).play("C discard 3p; B pong; B discard 3p").pass_all()
    table.play("C discard 6p")
    assert ("win" in table.menu("B")) is not lock


@LOCK
def test_nj_4_11_near_miss_a_pong_of_who_could_not_win(lock: bool) -> None:
    hand = "33p45p789p123s88s9s"
    table = _b_waits("3p6p", hand, pass_lock=lock).play("C discard 3p; B pong; B discard 9s").pass_all()
    table.play("C discard 6p")
    assert "win" in table.menu("B")


@pytest.mark.parametrize(("cap", "free"), [(0, True), (3, True), (2, False), (1, False)])
def test_nj_4_11_the_number_is_capped(cap: int, free: bool) -> None:
    table = _pass(_b_waits("6p3p", ONE_SUIT, pass_lock=True, fan_cap=cap), "C discard 6p").play("D discard 3p")
    assert ("win" in table.menu("B")) is free


@LOCK
def test_nj_4_11_declining_to_rob_counts_with_the_robbery(lock: bool) -> None:
    table = _rob_or_pass(lock).play("D kong 6p; B pass; D discard 8s")
    assert ("win" in table.menu("B")) is not lock


def test_nj_4_11_a_robbery_may_be_barred() -> None:
    """B lets a 3p pass (F = 1); the robbery of the 6p has F = 1 as well."""
    table = _rob_or_pass(True, before="3p").play("D kong 6p")
    assert table.winners == ""
    assert table.melds("D") == [("kong_added", "6p")]


def test_nj_4_11_near_miss_a_robbery_is_one_fan_more() -> None:
    """B lets an 8s pass (F = 0)."""
    table = _rob_or_pass(True, before="8s").play("D kong 6p; B win")
    assert table.money == [0, 2, 0, -2]


def _rob_or_pass(lock: bool, before: str = "1p") -> Table:
    """D has a pong of 6p and draws the fourth, then 8s; C throws `before` and B lets it pass."""
    hands = ["", GUI_3P + "6p", "", "66p"]
    table = Table(hands, f"2s1s{before}6p8s", dealer="B", pass_lock=lock, allow_ready=False)
    return table.play("B discard 6p; D pong").drain(left=15)


@pytest.mark.parametrize(("lock", "winners"), [(True, ""), (False, "B")])
def test_nj_4_11_who_is_held_back_need_not_win_at_the_end(lock: bool, winners: str) -> None:
    """Four tiles are left when B lets the first 6p pass; with three left he would have to win the second."""
    hands = ["", GUI_3P]
    table = Table(hands, tail="6p6p1p1s9s", dealer="D", pass_lock=lock, allow_ready=False).drain(left=4)
    _pass(table, "C discard 6p").play("D discard 6p")
    assert table.winners == winners
    assert ("win" in menu_then(table, "D discard 6p", 1)) is not lock


@pytest.mark.parametrize(("lock", "winners"), [(True, ""), (False, "B")])
def test_nj_4_11_who_is_held_back_does_not_win_by_declared_ready(lock: bool, winners: str) -> None:
    table = _b_waits("3p6p", pass_lock=lock, allow_ready=True)
    table.play("C discard 3p; B pong; B ready 3p").pass_all().play("C discard 6p")
    assert table.winners == winners


@pytest.mark.parametrize(("answers", "free"), [("C win", True), ("A win; C win", True), ("A pass; C win", True)])
def test_nj_4_11_near_miss_who_lost_the_tile_to_the_nearest_has_not_declined(answers: str, free: bool) -> None:
    """Nor has who passed it before the nearest took it: the other way round he would not have been waited for."""
    options: dict[str, Any] = {"dealer": "D", "multi_win": False, "pass_lock": True, "allow_ready": False}
    table = Table([PLAIN_5P, "", PONGS_5P], "2p5p5p", **options).drain(left=17)
    table.play(f"B discard 5p; {answers}").play("D discard 5p")
    assert ("win" in table.menu("A")) is free


@LOCK
def test_nj_4_11_declined_by_the_system_for_who_had_left(lock: bool) -> None:
    table = _b_waits("6p6p", pass_lock=lock)
    table.round.presence(1, GONE)
    table.play("C discard 6p").pass_all()
    table.round.presence(1, HERE)
    assert ("win" in table.play("D discard 6p").menu("B")) is not lock
