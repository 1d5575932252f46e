"""What a table shows, and when: pieces in order, pauses that do not tell who was asked."""

import json
import random
from itertools import pairwise
from typing import Any

import pytest

from paiju.core.events import EVERYTHING, HIDDEN, PUBLIC_VIEW
from paiju.table.commands import Auto, Bot, Leave, Ready, Sit
from paiju.table.stream import Played, Settled, Shown
from tests.kit import Table
from tests.table.desk import Desk, by_chance, decline

GAMES = ["neijiang", "fulushou", "weimaque"]


def played_out(game: str, claim_ms: int = 600, seed: int = 1) -> tuple[Desk, set[int]]:
    """A round played by players who answer at once; with it its hushed frames."""
    desk, quiet = Desk(game, {"claim_ms": claim_ms}).begin(), set()
    policy = by_chance(random.Random(seed), wins=0.2)

    def watched(at: Desk, seat: int, menu: int) -> int:
        action, trial = policy(at, seat, menu), at.round.clone()
        trial.answer(seat, action)
        quiet.update(trial.quiet)
        return action

    return desk.play(watched), quiet


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("claim_ms", [300, 600, 1500])
def test_after_a_hushed_moment_the_next_frame_waits_whether_or_not_anybody_was_asked(game: str, claim_ms: int) -> None:
    desk, quiet = played_out(game, claim_ms)
    frames = desk.frames()
    assert quiet
    for frame, following in pairwise(frames):
        wait = claim_ms if frame.number in quiet else 0
        assert following.at - frame.at >= wait


@pytest.mark.parametrize("game", GAMES)
def test_near_miss_after_others_it_does_not(game: str) -> None:
    desk, quiet = played_out(game)
    frames = desk.frames()
    pauses = [after.at - frame.at for frame, after in pairwise(frames) if frame.number not in quiet]
    if game == "neijiang":
        assert 0 in pauses
    else:
        assert pauses == [], "every frame of word cards ends at such a moment"


def test_a_room_may_have_no_pause() -> None:
    desk, _ = played_out("neijiang", 0)
    assert {after.at - frame.at for frame, after in pairwise(desk.frames())} == {0}


@pytest.mark.parametrize("late", [0, 599, 600, 5_000])
def test_the_pause_is_a_least_one(late: int) -> None:
    """An answer that comes later than the pause is shown when it comes."""
    table = Table(["5p", "55p"], allow_ready=False)
    desk = Desk(allow_ready=False).begin().plant(table.round).script("p0 discard 5p")
    desk.release()
    shown = desk.table.frame_at[-1]
    desk.now = shown + late
    taken = desk.answer("p1", "pong")
    assert taken.pieces[0].at == shown + max(late, 600)


def test_nobody_is_asked_before_the_frame_may_be_shown() -> None:
    desk, early = Desk().begin(), 0
    for _ in range(10):
        at = desk.table.frame_at[-1]
        if at > desk.now:
            early += 1
            assert desk.table.asked(desk.now) == []
            assert desk.table.asked(at - 1) == []
        assert desk.table.asked(at) == desk.round.asked()
        desk.step(decline)
    assert early


def test_the_frames_of_the_others_do_not_tell_whether_a_claim_was_possible() -> None:
    """p1 passes a pong in the pause, or has none: times, numbers and events are the same."""
    with_pair, without = _after_discard(["5p", "55p", "", "5p"], [1]), _after_discard(["5p", "5p", "5p", "5p"], [])
    assert with_pair == without
    assert len(without) >= 2


def _after_discard(hands: list[str], asked: list[int]) -> list[Any]:
    desk = Desk(allow_ready=False).begin().plant(Table(hands, allow_ready=False).round)
    desk.pieces = []
    taken = desk.answer("p0", "discard 5p")
    desk.now = taken.pieces[0].at
    if asked:
        assert desk.table.asked(desk.now) == asked
        desk.answer("p1", "pass")
    return [(piece.at, piece.number, [event[:2] for event in piece.seen(PUBLIC_VIEW)]) for piece in desk.of(Played)]


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
def test_pieces_are_numbered_without_a_gap_and_never_go_back_in_time(game: str) -> None:
    desk = Desk(game).begin().play(by_chance(random.Random(2)))
    desk.all_ready().play(by_chance(random.Random(3)))
    assert [piece.seq for piece in desk.pieces] == list(range(1, len(desk.pieces) + 1))
    times = [piece.at for piece in desk.pieces]
    assert times == sorted(times)
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


def test_nj_5_5_who_leaves_is_shown_after_the_frames_that_wait() -> None:
    """The table never runs ahead of the frames: its piece is not shown before theirs."""
    desk = Desk(allow_ready=False).begin()
    desk.step(decline)
    pieces = desk.do("p1", Leave()).pieces
    assert isinstance(pieces[-1], Shown)
    assert [piece.at for piece in pieces] == sorted(piece.at for piece in pieces)
    assert pieces[-1].at >= desk.table.frame_at[-1]


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
