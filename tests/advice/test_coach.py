"""What a coach tells: read off the own view, true of waits, and sorted from the best discard down."""

import math
from typing import Any

import pytest

from paiju.advice import coach, hint
from paiju.flow.registry import find, games
from paiju.flow.round import AnyRound
from tests.kit import Table, compiled, play_out
from tests.rules.neijiang.setups import NO_PAIR, PLAIN_5P

GAMES = [game.id for game in games()]


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_knows_no_more_than_the_seat_and_agrees_with_what_is_hinted(game: str) -> None:
    value, rules, ready = find(game), compiled(game), [0]

    def visit(played: AnyRound) -> None:
        for seat in played.asked():
            view = played.view(seat)
            lines = coach(value, rules, view, seat)
            if game != "weimaque":  # there groups lie face down, which the whole state would show
                assert lines == coach(value, rules, played.state, seat)
            told = hint(value, rules, view, seat)
            for line in lines:
                check(line)
                if line["lacks"] == 0:
                    assert line["tiles"] == (told.discards[line["discard"]] if line["discard"] else told.waits)
                    ready[0] += 1
            lacks = [math.inf if line["lacks"] is None else line["lacks"] for line in lines]
            assert lacks == sorted(lacks)
            assert not told.discards or lacks[0] == 0

    for seed in range(3):
        play_out(rules, seed, visit)
    assert ready[0] or game in ("hebei", "fulushou")


def check(line: dict[str, Any]) -> None:
    """One line hangs together."""
    assert line["left"] == sum(tile["left"] for tile in line["tiles"])
    if line["lacks"] == 0:
        assert line["value"] == max((tile["total"] for tile in line["tiles"] if tile["left"]), default=0)
    else:
        assert all((tile["total"], tile["left"] > 0) == (0, True) for tile in line["tiles"])


def advised(table: Table, letter: str) -> list[dict[str, Any]]:
    """The lines for a seat of a table of 内江."""
    seat = "ABCD".index(letter)
    return coach(find("neijiang"), table.rules, table.round.view(seat), seat)


def test_the_discard_that_makes_ready_comes_first() -> None:
    """With 1s away the hand waits for 5p; the one that another holds counts as left, for it is not seen."""
    best, *_ = advised(Table([PLAIN_5P + "1s", NO_PAIR], allow_ready=False), "A")
    assert (best["discard"], best["lacks"]) == ("1s", 0)
    assert [tile["tile"] for tile in best["tiles"]] == ["5p"]
    assert (best["left"], best["value"]) == (4, 1)


def test_a_hand_that_owes_no_discard_is_told_of_as_it_is() -> None:
    table = Table(["5p", PLAIN_5P], allow_ready=False).play("A discard 5p")
    (line,) = advised(table, "B")
    assert (line["discard"], line["lacks"], line["left"]) == (None, 0, 3)
