"""FL-5: the 歪."""

from typing import Any

import pytest

from tests.kit.cards import CardTable
from tests.rules.fulushou.setups import (
    DULL,
    SPOILED_4X,
    WAIT_5X,
    WEI_4X,
    discards,
    drawn_by_b,
    menu_then,
    refused_then,
    sit,
)


def test_fl_5_1_two_in_hand_and_the_third_drawn() -> None:
    table = drawn_by_b("5x", b="55x", a="5x")
    assert (table.melds("B"), table.state.size[1], table.state.count(1, 4)) == ([("wei", "5x")], 17, 0)


@pytest.mark.parametrize("hand", ["1115x444777d2255889d", "1115558x444777d22559d"])
def test_fl_5_1_near_miss_one_or_three_in_hand(hand: str) -> None:
    assert drawn_by_b("5x", b=hand).melds("B") == []


def test_fl_5_2_it_is_compulsory() -> None:
    table = drawn_by_b("5x", b="55x", a="5x")
    assert menu_then(table, "B draw 5x", "B") == {"wei"}
    assert refused_then(table, "B draw 5x", "B", "pass") == "FL-5.2"


def test_fl_5_2_near_miss_with_three_there_is_a_liu_or_nothing() -> None:
    table = drawn_by_b("9d", b="999d")
    assert (table.menu("B"), table.refused("B", "wei")) == ({"liu", "pass"}, "FL-5.1")
    assert "B turn 9d" in table.play("B pass").events


def test_fl_5_2_kan_draw_wei_leaves_the_third_in_hand() -> None:
    table = drawn_by_b("9d", b="999d", kan_draw="wei")
    assert table.menu("B") == {"liu", "wei"}
    table.play("B wei")
    assert (table.melds("B"), table.state.count(1, 18), table.state.size[1]) == ([("wei", "9d")], 1, 17)


def test_fl_5_3_nobody_can_claim_it() -> None:
    table = drawn_by_b("5x", b="55x", a="5x", c=WAIT_5X)
    assert table.asked == "B"
    assert refused_then(table, "B wei 555x", "C", "win") is not None
    assert not any("turn" in event for event in table.events)


def test_fl_5_3_near_miss_without_the_pair_it_is_turned_and_won() -> None:
    assert "win" in drawn_by_b("5x", b=DULL, c=WAIT_5X).menu("C")


def test_fl_5_4_its_value_is_public() -> None:
    table = drawn_by_b("5x", b="55x", a="5x")
    for letter in "AC":
        assert table.seen_by(letter)[-1] == {"event": "wei", "seat": 1, "tile": 4}


def _passed_then_drawn(**options: Any) -> CardTable:
    """B passes a 碰 of 5x, then draws the fourth."""
    hands = ["5x", "55x", DULL]
    return sit(hands, "9d9x0d5x", "A discard 5x; B pass", **options)


def test_fl_5_4_also_after_a_passed_peng() -> None:
    table = _passed_then_drawn()
    assert ("wei", "5x") in table.melds("B")
    assert [event for event in table.seen_by("C") if event["event"] == "wei"][-1]["tile"] == 4


def test_fl_5_4_hidden_wei_is_seen_by_its_seat_alone() -> None:
    table = drawn_by_b("5x", b="55x", a="5x", hidden_wei=True)
    for letter in "AC":
        assert table.seen_by(letter)[-1] == {"event": "hidden wei", "seat": 1, "tile": -1}
        assert "4" not in str(table.round.view("ABC".index(letter)).melds[1][0][1])
    assert table.seen_by("B")[-1]["tile"] == 4


def test_fl_5_4_near_miss_hidden_wei_after_a_passed_peng_is_open() -> None:
    table = _passed_then_drawn(hidden_wei=True)
    assert [event for event in table.seen_by("C") if "wei" in str(event["event"])][-1]["tile"] == 4


def test_fl_5_5_a_passed_peng_does_not_forbid_it() -> None:
    table = _passed_then_drawn()
    assert table.marked("no_peng", "B") >= {"5x"}
    assert table.melds("B") == [("wei", "5x")]


def test_fl_5_5_near_miss_another_peng_it_forbids() -> None:
    table = sit(["5x0d", "55x", DULL], "9d9x5x", "A discard 5x; B pass")
    assert refused_then(table, "A turn 5x", "B", "peng") == "FL-10.6"


def completed_by_wei(**options: Any) -> CardTable:
    return sit(["9d", WEI_4X], "4x", "A discard 9d; B pass", **options)


def test_fl_5_6_the_wei_completes_the_hand_and_may_win() -> None:
    table = completed_by_wei()
    assert {"win"} < table.menu("B")
    table.play("B win")
    assert (table.winner, table.total(), table.state.wins[0][2]) == ("B", 68 - 1, -2)
    assert table.items() == {"歪": 4, "坎": 3, "听胡": 60}


def test_fl_5_6_declined_by_a_discard() -> None:
    table = completed_by_wei().play("B discard 1x")
    assert table.winner == ""
    assert "B discard 1x" in table.events


def test_fl_5_6_a_liu_of_four_in_hand() -> None:
    assert "liu 9d" in drawn_by_b("5x", b="55x9999d").menu("B")


def test_fl_5_6_near_miss_incomplete_it_must_discard() -> None:
    table = drawn_by_b("5x", b="335599114x2233588d")
    assert all(text.startswith("discard") for text in table.menu("B"))
    assert table.refused("B", "win") == "FL-3.1"
    assert table.refused("B", "pass") is not None


def spoiled(**options: Any) -> CardTable:
    return sit(["9d", SPOILED_4X], "4x", "A discard 9d", **options)


def test_fl_5_7_no_win_on_the_tile_itself() -> None:
    table = spoiled()
    assert table.melds("B") == [("wei", "4x")]
    assert "win" not in table.menu("B")
    assert refused_then(table, "B draw 4x", "B", "win") == "FL-5.7"


def test_fl_5_7_near_miss_turned_by_another_seat_it_wins() -> None:
    assert "win" in sit(["9d", "", SPOILED_4X], "4x", "A discard 9d", tail="4x").menu("C")


def test_fl_5_8_not_forced_it_may_be_declined_and_is_a_passed_peng() -> None:
    table = drawn_by_b("5x", b="55x", a="5x", forced_wei=False)
    assert table.menu("B") == {"wei", "pass"}
    table.play("B pass")
    assert "B turn 5x" in table.events
    assert "5x" in table.marked("no_peng", "B")


def test_fl_5_8_not_forced_a_declined_wei_counts_for_hidden_wei() -> None:
    options: dict[str, Any] = {"forced_wei": False, "hidden_wei": True}
    table = sit(["0x", "55x", DULL], "5x9d9x5x", "A discard 0x; B pass", **options)
    assert table.menu("B") == {"wei", "pass"}
    table.play("B wei")
    assert table.seen_by("C")[-1] == {"event": "wei", "seat": 1, "tile": 4}


def test_fl_5_8_not_forced_with_kan_draw_wei_both_may_be_declined() -> None:
    table = drawn_by_b("9d", b="999d", forced_wei=False, kan_draw="wei")
    assert table.menu("B") == {"wei", "liu", "pass"}
    assert "9d" in table.play("B pass").marked("no_peng", "B")


def test_fl_5_8_not_forced_the_drawn_tile_may_be_won() -> None:
    assert "win" in spoiled(forced_wei=False).play("B pass").menu("B")


def test_fl_5_8_near_miss_forced_there_is_nothing_to_decline() -> None:
    assert menu_then(drawn_by_b("5x", b="55x", a="5x"), "B draw 5x", "B") == {"wei"}
    assert discards(drawn_by_b("5x", b="55x", a="5x").menu("B"))
