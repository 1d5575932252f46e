"""What a table shows, and when: pieces in order, to each what he may know."""

import json
import random

import pytest

from paiju.core.events import EVERYTHING, HIDDEN, PUBLIC_VIEW
from paiju.table.commands import Auto, Bot, Leave, Ready, Sit
from paiju.table.stream import Played, Settled, Shown
from tests.table.desk import Desk, by_chance, decline

GAMES = ["neijiang", "fulushou", "weimaque"]


# --- who sees what


def test_a_seat_sees_its_own_tiles_the_public_none() -> None:
    desk = Desk().begin()
    start = desk.frames()[0].events[0]
    own, public = (desk.frames()[0].seen(viewer)[0] for viewer in (1, PUBLIC_VIEW))
    hands = start[3] if isinstance(start[3], tuple) else start[2]
    assert repr(hands[1]) in repr(own)
    assert repr(hands[0]) not in repr(own)
    assert not any(repr(hand) in repr(public) for hand in hands)
    assert HIDDEN in public


@pytest.mark.parametrize("game", GAMES)
def test_what_a_viewer_is_shown_folds_to_what_he_may_know(game: str) -> None:
    desk = Desk(game).begin()
    for _ in range(20):
        desk.step(decline)
    for viewer in (*range(desk.seats), PUBLIC_VIEW, EVERYTHING):
        view = desk.table.rules.blank(viewer)
        for frame in desk.frames():
            for event in frame.seen(viewer):
                view.evolve(event)
        told = desk.round.view(viewer)
        assert {name: getattr(view, name) for name in ("left", "turn", "phase")} == {
            name: getattr(told, name) for name in ("left", "turn", "phase")
        }


# --- numbers and times


@pytest.mark.parametrize("game", GAMES)
def test_pieces_are_numbered_without_a_gap_and_shown_when_they_happen(game: str) -> None:
    desk = Desk(game).begin().play(by_chance(random.Random(2)))
    desk.all_ready().play(by_chance(random.Random(3)))
    assert [piece.seq for piece in desk.pieces] == list(range(1, len(desk.pieces) + 1))
    times = [piece.at for piece in desk.pieces]
    assert times == sorted(times)
    for entry, taken in zip(desk.entries, desk.takes, strict=True):
        assert {piece.at for piece in taken.pieces} <= {entry.at}
    assert [frame.number for frame in desk.frames()] == list(range(len(desk.frames())))


def test_a_result_is_shown_after_the_last_frame_and_before_the_table() -> None:
    desk = Desk().begin().play(decline)
    kinds = [type(piece) for piece in desk.pieces[-3:]]
    assert kinds == [Played, Settled, Shown]


def test_nothing_is_shown_where_nothing_looks_different() -> None:
    desk = Desk().fill(1)
    assert desk.do("p0", Sit(seat=0)).pieces == []
    assert desk.do("p0", Ready(on=False)).pieces == []


def test_near_miss_what_looks_different_is_shown_once() -> None:
    desk = Desk().fill(1)
    (piece,) = desk.do("p0", Ready()).pieces
    assert isinstance(piece, Shown)
    assert piece.table["seats"][0]["ready"]


def test_nj_5_5_who_leaves_is_shown_at_once() -> None:
    """In a pause too: the frame that he left, then the table; neither waits for the other."""
    desk = Desk(allow_ready=False).begin()
    desk.step(decline)
    assert desk.round.pausing
    desk.tick(100)
    first, last = desk.do("p1", Leave()).pieces
    assert (type(first), type(last)) == (Played, Shown)
    assert (first.at, last.at) == (desk.now, desk.now)


# --- what never is shown


def secrets(desk: Desk) -> list[str]:
    """All that must not be told before the round is settled, hexadecimal."""
    match = desk.table.match
    chance = [match.chance.seed, match.chance.fair.secret] if match.chance and match.round else []
    return [secret.hex() for secret in (desk.table.seed, match.seed, *chance)]


@pytest.mark.parametrize("game", GAMES)
def test_no_seed_is_shown_before_the_round_is_settled(game: str) -> None:
    desk = Desk(game).fill()
    given = [f"{seat}f" * 32 for seat in range(desk.seats)]
    for seat, seed in enumerate(given):
        desk.do(f"p{seat}", Ready(seed=seed))
    while desk.table.round is not None:
        told = json.dumps([piece.table for piece in desk.of(Shown)])
        assert not any(secret in told for secret in secrets(desk) + given)
        desk.step(decline)
    assert desk.result["fair"]["seeds"] == given
    told = json.dumps([piece.table for piece in desk.of(Shown)]) + json.dumps(desk.result)
    assert not any(secret in told for secret in secrets(desk))


def test_the_commitment_is_shown_before_the_seats_give_their_seeds() -> None:
    desk = Desk().fill()
    before = desk.shown["commit"]
    desk.all_ready()
    assert desk.shown["commit"] == before
    desk.play(decline)
    assert desk.result["fair"]["commit"] == before
    assert desk.shown["commit"] != before


def test_a_table_is_shown_as_json_that_holds_all_its_keys() -> None:
    desk = Desk().fill(2)
    desk.do("p0", Bot(seat=3))
    told = json.loads(json.dumps(desk.shown))
    assert told == desk.shown
    assert (told["id"], told["code"], told["owner"], told["phase"], told["game"]) == (
        "t1",
        "ABCD",
        "p0",
        "waiting",
        "neijiang",
    )
    assert [seat["player"] for seat in told["seats"]] == ["p0", "p1", None, None]


def test_auto_is_shown_with_the_seat() -> None:
    desk = Desk().begin()
    desk.do("p2", Auto(on=True))
    assert desk.away() == ["here", "here", "auto", "here"]
