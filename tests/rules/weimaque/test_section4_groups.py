"""WM-4: the groups, and those that there are not."""

import pytest

from tests.games.weimaque.asking import answer, error, hand, items, why
from tests.rules.weimaque.setups import ALL, by, run, until, weimaque

RUNS = [f"{run_}{size}" for size in "xd" for run_ in ("123", "234", "345", "456", "567", "678", "789", "890")]
BASE = "111222999x55d12d"


@pytest.mark.parametrize("sequence", RUNS)
def test_wm_4_1_every_sequence_may_be_eaten(sequence: str) -> None:
    first, middle, last, size = list(sequence)
    table = weimaque([ALL, first + last + size]).play(f"A discard {middle}{size}")
    assert f"chi {sequence}" in table.menu("B")
    table.play(f"B chi {sequence}")
    table.pass_all()
    assert table.melds("B") == [("chi", sequence)]


@pytest.mark.parametrize("group", ["890x", "123d"])
def test_wm_4_1_eaten_or_concealed(group: str) -> None:
    assert answer(hand(BASE, "turn 3d", f"chi 678d, chi {group}"))["win"]
    assert answer(hand(group + BASE, "turn 3d", "chi 678d"))["win"]


@pytest.mark.parametrize("group", ["901d", "012x", "12x3d", "135x"])
def test_wm_4_1_near_miss(group: str) -> None:
    assert error(hand(BASE, "turn 3d", f"chi 678d, chi {group}")) == "bad_request"
    assert why(group + BASE, "turn 3d", "chi 678d") == "WM-9.2"


def test_wm_4_2_three_equal_laid_open() -> None:
    table = run(weimaque(["5x", "", "55x"]), "A discard 5x; C peng")
    assert table.melds("C") == [("peng", "5x")]
    assert table.seen_by("A")[-1]["event"] == "meld"


def test_wm_4_2_three_by_a_card_that_another_turned() -> None:
    assert items("11222777x123d55d", "turn 1x", "chi 678x, chi 456d")["黑碰"] == 2


def test_wm_4_3_the_third_drawn_by_oneself() -> None:
    table = weimaque(["9d", "55x"], "5x")
    until(table.play("A discard 9d"), "B wei 555x")
    assert table.melds("B")[0] == ("wei", "5x")


def test_wm_4_3_near_miss_the_third_drawn_by_another() -> None:
    table = until(weimaque(["9d", "", "55x"], "5x").play("A discard 9d"), "B turn 5x")
    assert table.menu("C") >= {"peng", "pass"}
    assert by(table, "C") == []


def test_wm_4_4_three_in_the_hand_are_never_laid() -> None:
    table = weimaque(["444x9d"])
    assert table.refused("A", "liu 4x") == "WM-4.6"
    assert table.refused("A", "wei") == "WM-5.8"
    assert table.play("A discard 9d").melds("A") == []


def test_wm_4_5_the_pair_is_concealed() -> None:
    assert error(hand("111222999x12d", "turn 3d", "chi 678x, chi 456d, peng 55d")) in ("bad_request", "wrong_count")
    assert why("111222999x5d6d12d", "turn 3d", "chi 678x, chi 456d") == "WM-9.2"


@pytest.mark.parametrize("group", ["270x", "150d", "1x1x1d", "1x2d3x"])
def test_wm_4_6_no_other_group(group: str) -> None:
    assert error(hand(BASE, "turn 3d", f"chi 678d, chi {group}")) == "bad_request"
    assert why(group + BASE.replace("111222", "333444"), "turn 3d", "chi 678d") == "WM-9.2"


def test_wm_4_6_no_four_of_a_kind() -> None:
    assert error(hand(BASE, "turn 3d", "chi 678d, liu 8888d")) == "not_in_game"
    table = weimaque(["9999d"], draws="9x")
    assert not any(action.startswith(("liu", "wei", "peng")) for action in table.menu("A"))


def test_wm_4_6_a_fourth_of_a_meld_makes_no_group() -> None:
    table = run(weimaque(["5x", "5x", "55x"]), "A discard 5x; C peng")
    assert not any(action.startswith("liu") for action in table.menu("C"))
    table.finish()
    assert ("peng", "5x") in table.melds("C")


def test_wm_4_7_four_dealt_are_not_declared() -> None:
    table = weimaque(["4444x9999d"])
    assert (table.events, table.melds("A"), table.asked) == ([], [], "A")
    assert all(action.startswith("discard ") for action in table.menu("A"))
    assert table.hand("A").count("4") >= 4
