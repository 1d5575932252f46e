"""FL-6: the 溜 in its four ways."""

from typing import Any

import pytest

from tests.kit.cards import CardTable
from tests.rules.fulushou.setups import DULL, PAIR_5X, discards, drawn_by_b, refused_then, sit


def own_wei_then_fourth(**options: Any) -> CardTable:
    """B has a 歪 of 5x and draws the fourth one."""
    return sit(["0x", PAIR_5X, DULL], "5x9d8x5x", "A discard 0x; B discard 9x", "A", **options)


def kept_fourth() -> CardTable:
    """With `kan_draw`: B has a 歪 of 9d, the fourth one in hand, and owes a discard."""
    return sit(["0x", "999d"], "9d", "A discard 0x; B wei", kan_draw="wei")


def test_fl_6_1_a_three_in_hand_and_the_fourth_drawn() -> None:
    table = drawn_by_b("9d", b="999d").play("B liu")
    assert (table.melds("B"), table.state.size[1], table.state.count(1, 18)) == ([("liu", "9d")], 16, 0)


def test_fl_6_1_b_an_own_wei_and_the_fourth_drawn() -> None:
    table = own_wei_then_fourth()
    assert (table.asked, table.menu("B")) == ("B", {"liu", "pass"})
    size = table.state.size[1]
    table.play("B liu")
    assert (table.melds("B"), table.state.size[1]) == ([("liu", "5x")], size)


def test_fl_6_1_c_an_own_wei_and_the_fourth_in_hand() -> None:
    table = kept_fourth()
    assert "liu 9d" in table.menu("B")
    table.play("B liu 9d")
    assert (table.melds("B"), table.state.size[1], table.state.count(1, 18)) == ([("liu", "9d")], 16, 0)


def test_fl_6_1_d_four_in_hand_in_place_of_a_discard() -> None:
    table = sit(["5x", "55x9999d"], "", "A discard 5x; B peng; B liu 9d")
    assert table.melds("B") == [("peng", "5x"), ("liu", "9d")]
    assert table.state.size[1] == 17 - 4


def test_fl_6_1_near_miss_three_in_hand_are_no_liu_when_a_discard_is_owed() -> None:
    table = sit(["5x", "55x999d"], "", "A discard 5x; B peng", tail="9d")
    assert (table.refused("B", "liu 9d") or "")[:4] == "FL-6"


def test_fl_6_1_near_miss_four_in_hand_and_nothing_owed() -> None:
    table = drawn_by_b("9x", b="9999d2225558d111447x")
    assert refused_then(table, "B draw 9x", "B", "liu 9d") is not None
    assert "B turn 9x" in table.events


def test_fl_6_1_near_miss_the_fourth_of_a_wei_turned_by_another_seat() -> None:
    table = sit(["0x", PAIR_5X, DULL], "5x9d5x", "A discard 0x; B discard 9x", "A")
    assert table.menu("B") == set()
    assert "A turn 5x" in table.events


def test_fl_6_2_it_is_optional() -> None:
    assert "pass" in drawn_by_b("9d", b="999d").menu("B")
    assert discards(kept_fourth().menu("B"))
    assert discards(sit(["9999d"]).menu("A"))


def test_fl_6_2_near_miss_with_kan_draw_wei_one_of_both_must_be_chosen() -> None:
    table = drawn_by_b("9d", b="999d", kan_draw="wei")
    assert table.menu("B") == {"liu", "wei"}
    assert table.refused("B", "pass") == "FL-5.2"


def test_fl_6_3_a_peng_never_becomes_one() -> None:
    table = sit(["5x", "555x0d"], "", "A discard 5x; B peng")
    assert table.refused("B", "liu 5x") == "FL-6.3"
    drawn = sit(["5x", PAIR_5X, DULL], "9d8x5x", "A discard 5x; B peng; B discard 9x", "A")
    assert refused_then(drawn, "B draw 5x", "B", "liu") == "FL-6.3"


def test_fl_6_3_near_miss_a_wei_does() -> None:
    assert "liu" in own_wei_then_fourth().menu("B")


def test_fl_6_4_its_value_is_public() -> None:
    table = drawn_by_b("9d", b="999d").play("B liu")
    for letter in "AC":
        (seen,) = [event for event in table.seen_by(letter) if event["event"] == "liu"]
        assert seen["tile"] == 18


def test_fl_6_4_near_miss_before_it_was_made_nobody_knew() -> None:
    table = drawn_by_b("9d", b="999d").play("B liu")
    draws = [event for event in table.seen_by("A") if event["event"] == "draw"]
    assert draws[0]["tile"] == -1


def test_fl_6_4_also_a_hidden_wei_that_becomes_one() -> None:
    table = own_wei_then_fourth(hidden_wei=True).play("B liu")
    assert [event["tile"] for event in table.seen_by("C") if event["event"] == "liu"] == [4]


def test_fl_6_5_one_ends_the_turn() -> None:
    table = sit(["5555x6666d"], "1d", "A liu 5x")
    assert table.events[:2] == ["A liu 5555x", "B draw 1d"]
    assert "liu 6d" not in table.menu("A")


def test_fl_6_5_who_was_dealt_four_waits_until_he_owes_a_discard() -> None:
    table = sit(["0x5x", "9999d55x"], "", "A discard 5x")
    assert table.refused("B", "liu 9d") is not None
    assert "liu 9d" in table.play("B peng").menu("B")


def test_fl_6_5_near_miss_the_dealer_need_not_wait() -> None:
    assert "liu 5x" in sit(["5555x"]).menu("A")


def test_fl_6_6_declined_at_the_look_the_card_is_turned() -> None:
    for table in (drawn_by_b("9d", b="999d"), own_wei_then_fourth()):
        tile = table.events[-1].split()[2]
        assert f"B turn {tile}" in table.play("B pass").events


def test_fl_6_6_declined_when_a_discard_is_owed_it_may_come_later() -> None:
    draws = "5x9d8x6x"
    table = sit(["0x", "55669x11114447770006d", DULL], draws, "A discard 0x; B discard 9x", "A")
    assert table.melds("B") == [("wei", "5x"), ("wei", "6x")]
    assert "liu 1d" in table.menu("B")


def test_fl_6_6_near_miss_the_other_seats_may_claim_what_was_turned_then() -> None:
    table = sit(["0x", "999222355d1114447788x", "78d"], "9d", "A discard 0x; B pass")
    assert "chi 789d" in table.menu("C")


def test_fl_6_6_near_miss_a_liu_that_was_made_is_never_turned() -> None:
    table = sit(["0x", "999d", "78d"], "9d", "A discard 0x; B liu")
    assert "B turn 9d" not in table.events


@pytest.mark.parametrize("text", ["liu 5x", "liu 1d"])
def test_fl_6_1_near_miss_names_the_rule(text: str) -> None:
    assert (sit(["55x1d"], tail="55x111d").refused("A", text) or "").startswith("FL-6")
