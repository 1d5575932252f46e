"""NJ-11: rounds in a row."""

from typing import Any

import pytest

from paiju.core import seeds
from paiju.flow import away
from paiju.flow.match import Match
from paiju.flow.round import AnyRound
from tests.kit import Table, compiled
from tests.rules.neijiang.setups import in_match

SEED = seeds.sitting_seed("session")


def match(**options: Any) -> Match:
    return Match(compiled("neijiang", options), SEED)


def play(played: AnyRound) -> None:
    """The time of everybody is always over: wins are taken, drawn tiles thrown."""
    while not played.over:
        played.lapse(played.asked()[0])


def over(session: Match) -> bool:
    return session.over


def rounds(session: Match, count: int) -> None:
    for _ in range(count):
        play(session.deal())
        session.close()


def test_nj_11_1_the_table_may_be_dissolved_when_the_round_is_settled() -> None:
    session = match()
    played = session.deal()
    play(played)
    assert session.may_dissolve()
    session.close()
    assert session.may_dissolve()


def test_nj_11_1_near_miss_the_round_is_not_settled() -> None:
    session = match()
    played = session.deal()
    assert not session.may_dissolve()
    with pytest.raises(ValueError, match="no settled round"):
        session.close()
    played.presence(played.asked()[0], away.GONE)
    assert not session.may_dissolve()


def test_nj_11_2_balances_run_on() -> None:
    table = Table(["234567p123456s99s"], allow_ready=False).play("A win").finish()
    session = in_match(table)
    assert session.close().deltas == (24, -8, -8, -8)
    assert session.balances == (1024, 992, 992, 992)
    assert session.deal().setup.balances == (1024, 992, 992, 992)


@pytest.mark.parametrize("start", [1, 77, 1000])
def test_nj_11_2_a_new_seat_starts_with_the_option(start: int) -> None:
    assert match(start_balance=start).balances == (start,) * 4
    assert match(start_balance=start, players=6).balances == (start,) * 6


def test_nj_11_2_near_miss_the_start_does_not_come_back() -> None:
    session = match(start_balance=300)
    session.balances = (0, 500, 700, 0)
    assert session.deal().setup.balances == (0, 500, 700, 0)


def test_nj_11_2_a_player_with_nothing_plays_on_and_can_win() -> None:
    table = Table(["234567p123456s99s"], balances=[0, 0, 9, 9], allow_ready=False)
    assert table.asked == "A"
    assert table.play("A win").money == [16, 0, -8, -8]
    session = match(start_balance=1)
    session.balances = (0, 0, 0, 4)
    rounds(session, 2)
    assert (session.number, session.over, sum(session.balances)) == (2, False, 4)


def test_nj_11_3_the_session_ends_after_the_rounds_of_the_option() -> None:
    session = match(rounds=2)
    rounds(session, 1)
    assert not over(session)
    played = session.deal()
    play(played)
    assert not over(session)
    session.close()
    assert over(session)
    with pytest.raises(ValueError, match="the match is over"):
        session.deal()


def test_nj_11_3_near_miss_no_fixed_number() -> None:
    session = match(rounds=0)
    rounds(session, 5)
    assert (session.number, session.over) == (5, False)


@pytest.mark.parametrize("seat", range(4))
def test_nj_11_3_there_is_no_fine_for_leaving(seat: int) -> None:
    table = Table(["8p"], allow_ready=False)
    table.round.presence(seat, away.GONE)
    table.finish()
    assert (table.winners, table.money) == ("", [0, 0, 0, 0])
