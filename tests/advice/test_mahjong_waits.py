"""What a seat is told of its own hand: waits with what is left of them and what they score, in games of every kind."""

from typing import cast

import pytest

from paiju.advice import hint
from paiju.advice.mahjong import ready_discards, to_discard, waits
from paiju.flow.registry import find
from paiju.flow.round import AnyRound
from paiju.mahjong.play import MahjongRules
from tests.kit import Table, compiled, play_out

MOST_ROUNDS = 60
"""So many rounds are tried for one in which a discard makes a hand ready."""


def told(table: Table, game: str, letter: str) -> dict[str, tuple[int, int]]:
    """Tile → (left, total) of the waits of a seat."""
    seat = "ABCD".index(letter)
    found = hint(find(game), table.rules, table.round.view(seat), seat)
    return {wait["tile"]: (wait["left"], wait["total"]) for wait in found.waits}


@pytest.mark.parametrize("game", ["neijiang", "yushu", "hebei"])
def test_waits_are_those_of_the_rules(game: str) -> None:
    rules, found = cast(MahjongRules, compiled(game)), [0]

    def visit(played: AnyRound) -> None:
        for seat in played.asked():
            view = played.view(seat)
            if not to_discard(view, seat):
                assert [wait.kind for wait in waits(rules, view, seat)] == rules.table.waits(view, seat)
                continue
            for kind, waiting in ready_discards(rules, view, seat).items():
                assert [wait.kind for wait in waiting] == rules.table.waits(view, seat, kind)
                found[0] += 1

    for seed in range(MOST_ROUNDS):
        play_out(rules, seed, visit)
        if found[0] > 5 and seed >= 2:
            return
    assert found[0] > 0, "no discard made a hand ready"


def test_waits_with_a_wild_tile_and_what_is_left_of_them() -> None:
    """A wild tile is the pair of 9s or beside 46p; 5p is narrow, and so is whatever pairs."""
    table = Table(["5p", "123m 777s 111p 46p 9s 5m", "", ""], game="yushu", wild="5m").play("A discard 5p")
    found = told(table, "yushu", "B")
    assert found["5p"][0] == 3
    assert found["5m"][0] == 3
    assert "7z" not in found


def test_a_gate_closes_one_side_of_a_wait() -> None:
    """6s, or the wild tile, leaves the hand without a 1 or 9; with an end elsewhere they win too."""
    closed = Table(["", "234m 456p 666p 55p 78s", "", ""], game="yushu", wild="9m")
    open_hand = Table(["", "123m 456p 666p 55p 78s", "", ""], game="yushu", wild="9m")
    assert set(told(closed, "yushu", "B")) == {"9s"}
    assert set(told(open_hand, "yushu", "B")) == {"6s", "9s", "9m"}


def test_a_wild_tile_is_no_discard_that_makes_ready() -> None:
    table = Table(["123m 456p 777s 46p 9s 5m 8m"], game="yushu", wild="5m")
    found = hint(find("yushu"), table.rules, table.round.view(0), 0)
    assert found.discards
    assert "5m" not in found.discards
    assert found.banned == {"5m": "YS-4.5"}


def test_a_hand_that_scores_nothing_waits_too() -> None:
    table = Table(["2z", "22z 123m 456p 78s 55p 9m", "", ""], game="hebei")
    table.play("A discard 2z; B pong; B discard 9m")
    assert told(table, "hebei", "B") == {"6s": (4, 0), "9s": (4, 5)}
    assert set(told(table, "hebei", "C")) == set()
