"""FL-4.10: time-outs, 托管 and leaving."""

from collections.abc import Callable
from typing import Any

import pytest

from paiju.flow.away import AUTO, GONE, HERE
from paiju.flow.round import AnyRound
from tests.kit.cards import CardTable
from tests.rules.fulushou.setups import DULL, ONE_PAIR, SPOILED_4X, WAIT_5X, by, discarded, drawn_by_b, in_match, sit


def lapse(table: CardTable, *seats: str) -> CardTable:
    for seat in seats:
        table.round.lapse("ABC".index(seat))
    return table


def away(table: CardTable, seat: str, value: int) -> CardTable:
    table.round.presence("ABC".index(seat), value)
    return table


def test_fl_4_10_the_system_wins() -> None:
    table = sit(["0x", DULL, WAIT_5X], "5x", "A discard 0x")
    assert lapse(table, "C").pass_all().winner == "C"


def test_fl_4_10_a_dealt_win_too() -> None:
    assert lapse(CardTable("fulushou", [WAIT_5X + "5x"]), "A").winner == "A"


@pytest.mark.parametrize("hand", ["55x", "46x"])
def test_fl_4_10_it_passes_a_claim(hand: str) -> None:
    table = discarded("5x", b=hand)
    assert lapse(table, "B").melds("B") == []
    assert "5x" in table.marked("no_peng", "B")


def test_fl_4_10_it_makes_no_liu_at_the_look() -> None:
    table = lapse(drawn_by_b("9d", b="999d"), "B")
    assert "B turn 9d" in table.events


def test_fl_4_10_it_discards_the_last_of_the_sorted_hand_that_may_be_discarded() -> None:
    assert by(lapse(sit(["0d9999d"]), "A"), "A")[:2] == ["lapse", "discard 0d"]
    table = sit(["0d", "00d9d111222333444x55d"], "", "A discard 0d; B peng")
    assert "discard 0d" not in table.menu("B")
    assert by(lapse(table, "B"), "B")[-1] == "discard 9d"


def test_fl_4_10_it_discards_a_banned_card_never() -> None:
    table = sit(["0d", "000d8d111222333x455d"], "", "A discard 0d; B peng")
    assert by(lapse(table, "B"), "B")[-1] == "discard 8d"


A_55X = "3355668899x1344666799d"
"""Twenty cards; the last of them, 9d, is discarded by the system; 碰 of 5x is open to them."""


def once() -> CardTable:
    """A's time was over at the first discard; B has turned 5x, of which A may make a 碰."""
    table = lapse(CardTable("fulushou", [A_55X, DULL], "5x"), "A")
    assert table.events[-3:] == ["A discard 9d", "B draw 5x", "B turn 5x"]
    assert (table.menu("A"), table.state.away) == ({"peng", "pass"}, [HERE] * 3)
    return table


def test_fl_4_10_two_in_a_row_are_tuoguan() -> None:
    table = lapse(once(), "A").pass_all()
    assert (table.state.away[0], table.melds("A")) == (AUTO, [])
    while not table.over:
        assert "A" not in table.asked
        table._decline()


def test_fl_4_10_near_miss_an_answer_between_them_starts_anew() -> None:
    table = once().play("A pass")
    while "A" not in table.asked:
        table._decline()
    assert lapse(table, "A").state.away[0] == HERE


def next_round(step: Callable[[CardTable], object]) -> AnyRound:
    """A dealt win is declined by A, taken by B as `step` says; B then deals, and his time is over."""
    table = CardTable("fulushou", [WAIT_5X + "5x", ONE_PAIR]).play("A pass")
    step(table)
    assert table.winner == "B"
    match = in_match(table)
    match.close()
    played = match.deal()
    assert played.asked() == [1]
    played.lapse(1)
    return played


def test_fl_4_10_over_rounds_too() -> None:
    assert next_round(lambda table: lapse(table, "B")).state.away[1] == AUTO


def test_fl_4_10_near_miss_the_round_before_ended_with_an_answer() -> None:
    assert next_round(lambda table: table.play("B win")).state.away[1] == HERE


def test_fl_4_10_the_second_time_out_is_already_answered_as_for_one_who_left() -> None:
    table = sit(["0x", DULL, WAIT_5X], "5x", "A discard 0x")
    table.round.lapses[2] = 1
    lapse(table, "C").pass_all()
    assert table.state.away[2] == AUTO
    assert table.winner == "C"


@pytest.mark.parametrize("value", [GONE, AUTO])
def test_fl_4_10_who_has_left_is_answered_for_at_once(value: int) -> None:
    table = away(sit(["0x", DULL, WAIT_5X], "5x", "A discard 0x"), "C", value).pass_all()
    assert table.winner == "C"
    gone = away(CardTable("fulushou", ["0d0d9d"]), "A", value)
    assert "discard 0d" in by(gone, "A")
    assert "A" not in gone.asked


def test_fl_4_10_all_leave_and_the_round_is_played_out() -> None:
    table = CardTable("fulushou", [])
    for seat in "BCA":
        away(table, seat, GONE)
    assert table.over


def test_fl_4_10_the_player_ends_it_at_any_time() -> None:
    table = away(sit(["5x", "55x"]), "B", AUTO)
    assert away(table, "B", HERE).state.away == [HERE] * 3
    assert "B" in table.play("A discard 5x").asked


def test_fl_4_10_near_miss_until_then_he_is_not_asked() -> None:
    assert "B" not in away(sit(["5x", "55x"]), "B", AUTO).play("A discard 5x").asked


def test_fl_4_10_near_miss_one_time_out_only_counts_once() -> None:
    table = lapse(CardTable("fulushou", []), "A")
    assert (table.state.away, table.round.lapses) == ([HERE] * 3, [1, 0, 0])


def test_fl_4_10_who_left_is_still_away_in_the_next_round() -> None:
    table = away(CardTable("fulushou", []), "B", GONE).finish()
    match = in_match(table)
    match.close()
    assert match.deal().state.away[1] == GONE


@pytest.mark.parametrize(
    ("hand", "tile", "options", "expected"),
    [
        ("999d", "9d", {"kan_draw": "wei"}, "wei 999d"),
        ("999d", "9d", {"kan_draw": "wei", "forced_wei": False}, "turn 9d"),
        ("55x", "5x", {"forced_wei": False}, "turn 5x"),
        (SPOILED_4X, "4x", {"hu_before_wei": True}, "win 4x"),
    ],
)
def test_fl_4_10_at_the_look(hand: str, tile: str, options: dict[str, Any], expected: str) -> None:
    table = sit(["0x", hand], tile, "A discard 0x", **options)
    assert expected in by(lapse(table, "B"), "B")
