"""FL-9: discards that are not allowed, and claims after which none would be."""

from typing import Any

import pytest

from tests.kit.cards import CardTable
from tests.rules.fulushou.setups import DULL, discarded, discards, drawn_by_b, menu_then, refused_then, sit


def test_fl_9_1_the_value_of_an_own_peng() -> None:
    table = discarded("5x", b="555x").play("B peng").pass_all()
    assert "5x" not in discards(table.menu("B"))
    assert table.refused("B", "discard 5x") == "FL-9.1"


def test_fl_9_1_the_value_of_an_own_wei() -> None:
    table = drawn_by_b("9d", b="999d", kan_draw="wei").play("B wei")
    assert "9d" not in discards(table.menu("B"))
    assert table.refused("B", "discard 9d") == "FL-9.1"


def test_fl_9_1_near_miss_another_seats_peng() -> None:
    table = sit(["5x", "", "55x"], "", "A discard 5x; C peng")
    assert table.refused("C", f"discard {_some(table, 'C')}") is None
    table = sit(["5x", "55x0d", "5x"], "", "A discard 5x; B peng; B discard 0d; C chi 890d")
    assert "5x" in discards(table.menu("C"))


def _some(table: CardTable, seat: str) -> str:
    return min(discards(table.menu(seat)))


EATEN = [
    ("8x", "67x", {"8x", "5x"}),
    ("7x", "68x", {"7x"}),
    ("2x", "70x", {"2x"}),
    ("5x", "67x", {"8x", "5x"}),
    ("3x", "12x", {"3x"}),
    ("8x", "90x", {"8x"}),
    ("0x", "89x", {"0x", "7x"}),
    ("7x", "20x", {"7x"}),
]


@pytest.mark.parametrize(("tile", "half", "banned"), EATEN)
def test_fl_9_2_what_completes_the_two_cards_used(tile: str, half: str, banned: set[str]) -> None:
    # Besides the half B holds one card of each small rank.
    table = discarded(tile, b="1234567890x" + half + "1114447d").play(f"B chi {_run(tile, half)}").pass_all()
    small = {f"{rank}x" for rank in "1234567890"}
    assert small - discards(table.menu("B")) == banned


def _run(tile: str, half: str) -> str:
    return "".join(sorted(half[:-1] + tile[0], key="1234567890".index)) + tile[1]


@pytest.mark.parametrize("tile", ["8x", "5x"])
def test_fl_9_2_names_the_rule(tile: str) -> None:
    table = discarded("8x", b="567899x1114447770008d").play("B chi 678x").pass_all()
    assert table.refused("B", f"discard {tile}") == "FL-9.2"


def test_fl_9_2_near_miss_the_ban_is_his_alone() -> None:
    table = sit(["8x", "67x0d", "8x"], "", "A discard 8x; B chi 678x; B discard 0d; C chi 890d")
    assert "8x" in discards(table.menu("C"))


def test_fl_9_2_it_lasts_all_round() -> None:
    table = sit(["8x", "67x558x" + "11144477700066d", DULL], "9d9x5x", "A discard 8x; B chi 678x; B discard 6d")
    assert table.melds("B") == [("chi", "678x"), ("wei", "5x")]
    assert "8x" not in discards(table.menu("B"))


def late(last: str, draws: str, script: str, **options: Any) -> CardTable:
    """Two seats, A only passes: B lays 歪 of 1d, 4d, 7d, 0d, plays the script, and all of `draws` has been drawn."""
    hands = ["6d", "11447700d00112x" + last]
    steps = "A discard 6d; B discard 0x; B discard 0x; B discard 1x; B discard 1x; " + script
    table = sit(hands, "1d3d4d3d7d6d0d" + draws, steps, "A", players=2, **options)
    return table.play("A pass") if "pass" in table.menu("A") else table


def eat_8x(last: str, **options: Any) -> CardTable:
    """B has five 歪 and `last` in hand; A has turned up 8x."""
    table = late("99x" + last, "6d9x8x", "B discard 2x", tail="8x", **options)
    assert (len(table.melds("B")), "A turn 8x" in table.events) == (5, True)
    return table


def peng_5x(last: str, **options: Any) -> CardTable:
    """B has four 歪, a 碰 of 9x and `last` in hand; A has turned up 5x."""
    table = late("99x" + last, "9x5x", "B peng; B discard 2x", **options)
    assert (len(table.melds("B")), "A turn 5x" in table.events) == (5, True)
    return table


def test_fl_9_3_a_chi_after_which_no_discard_is_allowed_is_not_offered() -> None:
    table = eat_8x("5678x")
    assert "chi 678x" not in menu_then(table, "A turn 8x", "B")
    assert refused_then(table, "A turn 8x", "B", "chi 678x") == "FL-9.3"
    assert "8x" not in table.marked("no_peng", "B")
    assert "67x" not in table.marked("dead_half", "B")


def test_fl_9_3_near_miss_one_allowed_discard_is_left() -> None:
    table = eat_8x("567x3d")
    assert table.menu("B") == {"chi 678x", "pass"}
    assert "B discard 3d" in table.play("B chi 678x").events


def test_fl_9_3_only_the_halves_that_leave_one_are_offered() -> None:
    # With 79x eaten 5x and 6x are left, with 67x the 9x of the 碰 and 5x.
    table = late("999567x", "9x8x", "B peng; B discard 2x", tail="88x")
    assert menu_then(table, "A turn 8x", "B") == {"chi 789x", "win", "pass"}
    assert refused_then(table, "A turn 8x", "B", "chi 678x") == "FL-9.3"
    assert menu_then(eat_8x("67x88x"), "A turn 8x", "B") == {"peng", "win", "pass"}


def test_fl_9_3_a_peng_too() -> None:
    table = peng_5x("9555x")
    assert "peng" not in menu_then(table, "A turn 5x", "B")
    assert refused_then(table, "A turn 5x", "B", "peng") == "FL-9.3"
    assert "5x" not in table.marked("no_peng", "B")


def test_fl_9_3_near_miss_a_peng_that_leaves_a_discard() -> None:
    assert peng_5x("555x3d").menu("B") == {"peng", "pass"}


def test_fl_9_3_after_a_wei_without_an_allowed_discard_the_bans_do_not_hold_for_it() -> None:
    table = late("999555x", "9x6d5x", "B peng; B discard 2x", kan_draw="wei").play("B wei")
    assert table.menu("B") == {"discard 5x", "discard 9x", "liu 5x"}


def test_fl_9_3_near_miss_after_a_wei_with_one_they_hold() -> None:
    table = late("99555x3d", "9x6d5x", "B peng; B discard 2x", kan_draw="wei").play("B wei")
    assert table.menu("B") == {"discard 3d", "liu 5x"}


def test_fl_9_4_off_there_are_no_bans() -> None:
    table = eat_8x("5678x", discard_bans=False)
    assert discards(table.play("B chi 678x").menu("B")) == {"5x", "8x"}


def test_fl_9_4_off_a_peng_may_be_discarded() -> None:
    table = discarded("5x", b="555x", discard_bans=False).play("B peng").pass_all()
    assert "5x" in discards(table.menu("B"))


def test_fl_9_4_near_miss_on_they_hold() -> None:
    assert "5x" not in discards(discarded("5x", b="555x").play("B peng").pass_all().menu("B"))
