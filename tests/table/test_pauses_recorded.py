"""The records of rounds with pauses: played again without pauses, they come to the same."""

from typing import Any

import pytest

from paiju.flow.away import AUTO, GONE, HERE
from paiju.flow.options import completed
from paiju.flow.registry import find
from paiju.flow.round import AnyRound, Round
from paiju.formats.record import read, replay
from paiju.formats.record_writer import Origin, write
from tests.kit import Table

NOT_ASKED = ("5p", "123p58p234s569s14p", "124789p124789s2s", "124789p124789s1s")
"""A discards the 5p, with which nobody can do anything."""
FORCED = ("1s", "", "12345699p23678s", "11s")
"""C is 听 and must win the 1s that A discards, which D could only pong; nobody else can win."""


def paced(hands: tuple[str, ...], **options: Any) -> AnyRound:
    """The pause before the first turn is over."""
    table = Table(hands, **options)
    played: AnyRound = Round(table.rules, table.round.setup, table.round.deal, paced=True)
    return played


def answer(played: AnyRound, script: str) -> None:
    """Answers, parted by `;`; `go` ends a pause."""
    for step in script.split("; "):
        seat, _, text = step.partition(" ")
        if step == "go":
            played.go_on()
        else:
            played.answer("ABCD".index(seat), played.rules.actions.number(text))


def agrees(played: AnyRound, **options: Any) -> bool:
    """Play to the end, write the record, play it again: whether the record is the same then."""
    while not played.over:
        if played.pausing and not played.asked():
            played.go_on()
        else:
            seat = played.asked()[0]
            menu = played.menu(seat)
            played.answer(seat, 0 if menu & 1 else menu.bit_length() - 1)
    game = find("neijiang")
    origin = Origin(game, completed(game.options, options), ("a", "b", "c", "d"))
    (record,) = read(write(origin, played))
    return write(origin, replay(record)) == write(origin, played)


@pytest.mark.parametrize("away", [GONE, AUTO])
@pytest.mark.parametrize("back", [False, True])
def test_who_went_in_a_pause_in_which_nobody_was_asked(away: int, back: bool) -> None:
    """His line stands before the draw that the pause held back."""
    played = paced(NOT_ASKED, allow_ready=False)
    answer(played, "go; A discard 5p")
    assert (played.pausing, played.window) == (True, None)
    played.presence(2, away)
    if back:
        played.presence(2, HERE)
    assert agrees(played, allow_ready=False)


def test_near_miss_who_went_after_it() -> None:
    played = paced(NOT_ASKED, allow_ready=False)
    answer(played, "go; A discard 5p; go")
    played.presence(2, GONE)
    assert agrees(played, allow_ready=False)


def test_who_went_in_the_pause_before_the_first_turn() -> None:
    played = paced(NOT_ASKED, allow_ready=False)
    assert played.pausing
    played.presence(1, GONE)
    assert agrees(played, allow_ready=False)


def test_an_answer_that_was_held_beside_a_forced_win() -> None:
    """NJ-4.9, NJ-5.1: the window could have been closed without it, but its pause was not over."""
    played = paced(FORCED)
    answer(played, "C ready; go; A discard 1s; D pong")
    assert played.pausing
    answer(played, "go")
    assert played.state.winners == [2]
    assert agrees(played)


def test_near_miss_nobody_answered_beside_it() -> None:
    played = paced(FORCED)
    answer(played, "C ready; go; A discard 1s; go")
    assert played.state.winners == [2]
    assert agrees(played)
