"""WM-5.11: time-outs, 托管, leaving and coming back."""

import pytest

from paiju.flow.away import AUTO, GONE, HERE
from tests.kit import compiled
from tests.kit.cards import CardTable
from tests.rules.weimaque.setups import ALL, by, chosen_match, decline, lapse, presence, run, sit, until, weimaque

WAITS_7X = "1235699x111222555888d"


def waiting() -> CardTable:
    """C turns 七, on which B can win."""
    table = weimaque(["7770x0d", WAITS_7X, ""], draws="3d7x").play("A discard 0d")
    return until(table, "C turn 7x")


@pytest.mark.parametrize(("seconds", "given"), [(15, {}), (1, {"discard_seconds": 1}), (99, {"discard_seconds": 99})])
def test_wm_5_11_the_time_for_a_decision(seconds: int, given: dict[str, int]) -> None:
    assert compiled("weimaque", given).seconds == seconds


def test_wm_5_11_wins_where_the_seat_can() -> None:
    assert lapse(waiting(), "B").pass_all().winner == "B"


def test_wm_5_11_wins_by_wei() -> None:
    table = weimaque(["0d", "55x12399x111222555888d"], draws="5x").play("A discard 0d")
    assert lapse(until(table, "B wei 555x"), "B").winner == "B"


def test_wm_5_11_wins_with_the_dealt_hand() -> None:
    assert lapse(weimaque(["222345777000x45678999d"], edition="quan"), "A").winner == "A"


@pytest.mark.parametrize("held", ["55x", "46x"])
def test_wm_5_11_near_miss_a_claim_is_passed(held: str) -> None:
    table = weimaque([ALL, held], draws="9d").play("A discard 5x")
    until(lapse(table, "B"), "B lapse")
    assert by(table, "B")[:2] == ["lapse", "draw 9d"]


@pytest.mark.parametrize(
    ("hand", "thrown"),
    [("123456789x1234567890d0x", "0d"), ("123456789x123456789d00x", "9d"), ("12345678999x56789000d0x", "9d"),
     ("12345678x456777888999d", "6d"), ("12345678x4567770000d33x", "0d"), ("1234567890x1223344556d", "6d")],
)  # fmt: skip
def test_wm_5_11_the_last_card_that_may_be_discarded(hand: str, thrown: str) -> None:
    table = weimaque([hand])
    assert by(lapse(table, "A"), "A")[:2] == ["lapse", f"discard {thrown}"]


def test_wm_5_11_after_a_claim_too() -> None:
    table = run(weimaque([ALL, "46x123456789x12345678d"]), "A discard 5x; B chi 456x").pass_all()
    assert by(lapse(table, "B"), "B")[-1] == "discard 8d"


def others(table: CardTable, letter: str) -> CardTable:
    """The others let pass until the seat is asked."""
    while letter not in table.asked:
        decline(table)
    return table


QUIET = "12346789x123456789d"


def test_wm_5_11_two_in_a_row() -> None:
    table = lapse(weimaque([ALL, QUIET], draws="5x5d5x"), "A")
    assert (table.state.away, table.round.lapses) == ([HERE] * 3, [1, 0, 0])
    lapse(others(table, "A"), "A").pass_all()
    assert by(table, "A")[:4] == ["lapse", "discard 0d", "lapse", "auto"]
    assert table.state.away[0] == AUTO
    while not table.over:
        assert "A" not in table.asked
        decline(table)


def test_wm_5_11_near_miss_not_in_a_row() -> None:
    table = lapse(weimaque([ALL, QUIET], draws="5x5d5x"), "A")
    others(table, "A").play("A pass")
    lapse(others(table.pass_all(), "A"), "A").pass_all()
    assert (table.state.away[0], table.round.lapses[0]) == (HERE, 1)


@pytest.mark.parametrize("again", [True, False])
def test_wm_5_11_over_rounds(again: bool) -> None:
    match = chosen_match()
    run(lapse(sit(match, [ALL, WAITS_7X], draws="7x"), "A"), "B win")
    match.close()
    assert match.lapses == (1, 0, 0)
    second = sit(match, ["55x", "5x", ""]).play("B discard 5x")
    if again:
        lapse(second, "A").pass_all()
    else:
        run(second, "A pass").pass_all()
    assert second.state.away[0] == (AUTO if again else HERE)


def test_wm_5_11_the_second_wins_already() -> None:
    match = chosen_match()
    run(lapse(sit(match, [ALL, WAITS_7X], draws="7x"), "A"), "B win")
    match.close()
    second = sit(match, [WAITS_7X, "0d", ""], draws="3d7x").play("B discard 0d")
    assert lapse(until(second, "A turn 7x"), "A").pass_all().winner == "A"
    match.close()
    assert (match.lapses, match.away) == ((2, 0, 0), (AUTO, HERE, HERE))
    third = sit(match, [])
    assert "A" not in third.asked


@pytest.mark.parametrize("away", [GONE, AUTO])
def test_wm_5_11_away_is_answered_at_once(away: int) -> None:
    table = presence(waiting(), "B", away).pass_all()
    assert (table.winner, table.over) == ("B", True)


@pytest.mark.parametrize("away", [GONE, AUTO])
def test_wm_5_11_all_are_away(away: int) -> None:
    table = weimaque([])
    for seat in "BCA":
        presence(table, seat, away)
    assert table.over


@pytest.mark.parametrize("away", [GONE, AUTO])
def test_wm_5_11_ends_at_any_time(away: int) -> None:
    table = presence(presence(weimaque([ALL, "46x"]), "B", away), "B", HERE).play("A discard 5x")
    assert "B" in table.asked


def test_wm_5_11_near_miss_while_it_lasts_he_is_not_asked() -> None:
    table = presence(weimaque([ALL, "46x"]), "B", AUTO).play("A discard 5x")
    assert "B" not in table.asked
    assert table.melds("B") == []
