"""Rounds and matches: answers, time-outs in a row, absence, clones, sessions."""

import pytest

from paiju.core.errors import IllegalError, InvalidError
from paiju.core.events import Event
from paiju.flow.away import AUTO, GONE, HERE
from paiju.flow.match import Match
from paiju.flow.observation import Observation
from paiju.flow.round import AnyRound
from tests.kit import Table, compiled, play_out

SEED = bytes(range(32))


def names(played: AnyRound, events: list[Event]) -> list[str]:
    return [played.rules.vocabulary.types[event[0]].name for event in events]


def test_who_is_not_asked_or_asks_for_what_is_not_allowed_is_refused() -> None:
    table = Table(["12345699p123678s"])
    with pytest.raises(IllegalError) as caught:
        table.round.answer(1, 0)
    assert (caught.value.code, caught.value.at) == ("not_asked", "NJ-4.1")
    with pytest.raises(IllegalError) as caught:
        table.round.answer(0, table.rules.actions.number("discard 9s"))
    assert (caught.value.code, caught.value.at) == ("not_legal", "NJ-4.1")
    assert table.events == []


def test_a_clone_goes_its_own_way() -> None:
    played = Table([""]).round
    before = played.state.as_tuple()
    twin = played.clone()
    while not twin.over:
        seat = twin.asked()[0]
        twin.lapse(seat)
    assert played.state.as_tuple() == before
    assert played.view(0).as_tuple() == played.rules.seen_by(played.state, 0).as_tuple()


def test_two_time_outs_in_a_row_bring_auto_play_over_rounds_too() -> None:
    match = Match(compiled("fulushou"), SEED)
    played = match.deal()
    dealer = played.asked()[0]
    first = played.lapse(dealer)
    assert names(played, list(first))[:2] == ["lapse", "discard"]
    assert played.state.away[dealer] == HERE
    assert played.lapses[dealer] == 1
    for seat in range(3):
        played.presence(seat, GONE)
    assert played.over
    match.close()
    assert match.lapses[dealer] == 1
    following = match.deal()
    assert following.setup.lapses[dealer] == 1
    following.presence(dealer, HERE)
    while dealer not in following.asked() and not following.over:
        following.presence(following.asked()[0], AUTO)
    if dealer in following.asked():
        following.lapse(dealer)
        assert following.state.away[dealer] == AUTO


def test_an_answer_in_time_ends_the_row() -> None:
    played = Match(compiled("fulushou"), SEED).deal()
    dealer = played.asked()[0]
    played.lapse(dealer)
    for _ in range(60):
        if played.over or dealer in played.asked():
            break
        seat = played.asked()[0]
        menu = played.menu(seat)
        played.answer(seat, 0 if menu & 1 else menu.bit_length() - 1)
    menu = played.menu(dealer)
    played.answer(dealer, 0 if menu & 1 else menu.bit_length() - 1)
    assert played.lapses[dealer] == 0


def test_a_session_of_two_rounds() -> None:
    match = Match(compiled("neijiang", {"rounds": 2}), SEED)
    for number in (1, 2):
        assert not match.over
        match.away = ()  # everybody is back, or the round would play itself
        played = match.deal()
        assert match.bound(0)
        assert not match.may_dissolve()
        with pytest.raises(ValueError, match="is not closed"):
            match.deal()
        for seat in range(4):
            played.presence(seat, GONE)
        outcome = match.close()
        assert sum(outcome.deltas) == 0
        assert match.number == number
    assert match.over
    with pytest.raises(ValueError, match="over"):
        match.deal()
    with pytest.raises(ValueError, match="no settled round"):
        match.close()


def test_the_pot_is_divided_when_a_session_ends_early() -> None:
    match = Match(compiled("weimaque", {"edition": "quan", "dou_liu_zi": True}), SEED)
    played = match.deal()
    assert played.state.pot == 40
    with pytest.raises(ValueError, match="still being played"):
        match.finish()
    for seat in range(3):
        played.presence(seat, GONE)
    match.close()
    left = match.pot
    assert sum(match.balances) == -left
    assert sum(match.finish()) == left
    assert sum(match.balances) == 0
    assert match.pot == 0


def test_an_observation_holds_the_seats_own_view() -> None:
    played = Table(["12345699p123678s", "1199p"]).round
    seen = Observation(played, 0)
    assert seen.view.concealed(0) == played.state.concealed(0)
    assert seen.view.concealed(1) == []
    assert seen.menu == played.menu(0)
    assert seen.events == played.seen(0)
    assert seen.actions()[0] == 1


def test_windows_are_numbered_by_what_everybody_has_seen() -> None:
    numbers: list[int] = []

    def visit(played: AnyRound) -> None:
        if played.window is not None and played.window.number not in numbers:
            numbers.append(played.window.number)
            assert played.window.number == len(played.frames)

    play_out(compiled("neijiang"), 3, visit)
    assert numbers == sorted(numbers)
    assert len(numbers) > 20


@pytest.mark.parametrize(("seat", "action"), [(-4, 8), (-1, 8), (4, 8), (0, -1), (0, 999)])
def test_seats_and_actions_that_do_not_exist_change_nothing(seat: int, action: int) -> None:
    played = Table([""]).round
    with pytest.raises(InvalidError):
        played.answer(seat, action)
    with pytest.raises(InvalidError):
        played.presence(seat if seat else 9, GONE)
    with pytest.raises(InvalidError):
        played.presence(0, 7)
    assert played.asked() == [0]


def test_a_bad_seed_of_a_seat_does_not_count_the_round() -> None:
    match = Match(compiled("neijiang"), SEED)
    promised = match.commitment()
    for given in ([b"x" * 33, b"", b"", b""], [b"a"]):
        with pytest.raises(ValueError, match="seat"):
            match.deal(given)
    match.deal([b"a", b"", b"", b""])
    assert match.number == 1
    assert match.chance is not None
    assert match.chance.fair.commit == promised


@pytest.mark.parametrize("multi_win", [True, False])
def test_answers_beside_a_forced_win_can_be_taken_together(multi_win: bool) -> None:
    """NJ-4.9, NJ-5.1: a seat that 听 obliges to win is not asked; what the others answered is held all the same.

    A discards 1s: C, frozen, must win it; B could win it too and passes, D can only 碰 it.
    """
    hands = ["1s", "23456788p23789s", "12345699p23678s", "11s"]
    table = Table(hands, multi_win=multi_win).play("C ready; B pass; A discard 1s")
    assert table.asked == "BD"
    twin = table.round.clone()
    table.play("D pong")
    with pytest.raises(IllegalError) as caught:
        table.round.answer(3, table.rules.actions.number("pass"))
    assert (caught.value.code, caught.value.at) == ("not_asked", "NJ-4.9"), "each answers once"
    table.play("B pass")
    assert table.winners == "C"
    number = table.rules.actions.number
    twin.answer_all({1: number("pass"), 3: number("pong")})
    assert twin.log == table.round.log


def test_coming_and_going_between_rounds() -> None:
    match = Match(compiled("fulushou"), SEED)
    match.presence(0, AUTO)
    played = match.deal()
    assert played.state.away == [AUTO, HERE, HERE]
    match.presence(1, GONE)
    assert played.state.away == [AUTO, GONE, HERE]
    match.presence(2, GONE)
    assert played.over
    match.presence(0, HERE)
    match.close()
    assert match.away == (HERE, GONE, GONE)
    with pytest.raises(InvalidError):
        match.presence(3, HERE)


def test_a_session_that_is_ended_books_its_last_round_and_deals_no_more() -> None:
    match = Match(compiled("weimaque", {"edition": "quan", "dou_liu_zi": True}), SEED)
    played = match.deal()
    for seat in range(3):
        played.presence(seat, GONE)
    left = played.state.pot
    assert sum(match.finish()) == left
    assert sum(match.balances) == 0
    assert match.over
    with pytest.raises(ValueError, match="over"):
        match.deal()
    with pytest.raises(ValueError, match="over"):
        match.finish()


def test_a_seat_that_leaves_makes_a_frame_of_its_own() -> None:
    """Whether or not it was asked: else the bound of the frame would tell."""
    table = Table(["1s", "23456788p23789s", "", "11s"]).play("B pass; A discard 1s")
    before = len(table.round.frames)
    assert "D" in table.asked
    for seat in (2, 3):
        table.round.presence(seat, GONE)
        assert len(table.round.frame(before if seat == 2 else before + 1, 0)) == 1
