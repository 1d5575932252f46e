"""Pauses for claims: equal whether or not anybody was asked, whatever is answered or sent in them."""

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, get_args

import pytest

from paiju.core.events import PUBLIC_VIEW
from paiju.table import commands
from paiju.table.commands import Answer, Command, Go, Leave, Lost
from paiju.table.stream import Played, Settled, Shown
from tests.kit import Table
from tests.rules.neijiang.setups import PAIRS_5P_8P
from tests.table.desk import Desk, by_chance, fork
from tests.table.test_claims import discarded

GAMES = ["neijiang", "fulushou", "weimaque"]
Seen = dict[int, bool]
"""The frames that a pause followed; with each whether anybody was asked then."""


def played_out(game: str, claim_ms: int = 600, seed: int = 1) -> tuple[Desk, Seen]:
    """A round played by players who answer at once."""
    desk, quiet, policy = Desk(game, {"claim_ms": claim_ms}).begin(), Seen(), by_chance(random.Random(seed), wins=0.2)
    while desk.table.round is not None:
        if desk.round.pausing:
            number = len(desk.round.frames) - 1
            quiet[number] = quiet.get(number, False) or bool(desk.table.asked())
        if desk.table.asked():
            desk.answer_first(policy)
        else:
            desk.next_due()
    return desk, quiet


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("claim_ms", [300, 600, 1500])
def test_after_a_hushed_moment_the_next_frame_comes_when_the_pause_is_over_and_never_else(
    game: str, claim_ms: int
) -> None:
    """To the millisecond, whether or not anybody was asked; after other frames at once."""
    desk, quiet = played_out(game, claim_ms)
    assert set(quiet.values()) == {True, False}
    for frame, following in pairwise(desk.frames()):
        assert following.at - frame.at == (claim_ms if frame.number in quiet else 0), frame.number


@pytest.mark.parametrize("game", GAMES)
def test_near_miss_after_others_there_is_no_pause(game: str) -> None:
    desk, quiet = played_out(game)
    others = [frame.number for frame in desk.frames()[:-1] if frame.number not in quiet]
    assert bool(others) == (game == "neijiang"), "every frame of word cards but the last ends at such a moment"


@pytest.mark.parametrize("game", GAMES)
def test_a_room_may_have_no_pause(game: str) -> None:
    desk, quiet = played_out(game, 0)
    assert quiet == {}
    assert not any(isinstance(entry.command, Go) for entry in desk.entries)
    assert {after.at - frame.at for frame, after in pairwise(desk.frames())} == {0}


@pytest.mark.parametrize("late", [0, 599, 600, 5_000])
def test_the_pause_is_a_least_one(late: int) -> None:
    """An answer that comes later than the pause is shown when it comes, one that comes in it at its end."""
    table = Table(["5p", "55p"], allow_ready=False)
    desk = Desk(allow_ready=False).begin().plant(table.round).script("p0 discard 5p")
    shown = desk.frames()[-1].at
    desk.tick(late)
    held = desk.answer("p1", "pong").pieces
    assert bool(held) == (late >= 600)
    desk.tick(max(0, 600 - late))
    assert [frame.at for frame in desk.frames() if frame.at > shown] == [shown + max(late, 600)]


def test_an_answer_on_its_way_has_no_share_in_the_pause() -> None:
    """The time that an answer may be on its way is added to a window's time, not to a pause."""
    desk = discarded()
    end = desk.pause
    assert end == desk.now + 600
    desk.tick(600)
    assert desk.pause is None
    assert not desk.round.pausing


def test_who_is_asked_may_answer_in_the_pause_once() -> None:
    desk = discarded()
    assert desk.round.pausing
    desk.answer("p1", "pass")
    assert desk.code("p1", desk.answering("win")) == "late"
    assert desk.round.pausing


@pytest.mark.parametrize("answered", [True, False])
def test_a_pause_ends_though_nobody_or_everybody_has_answered(answered: bool) -> None:
    desk = discarded()
    for player in ("p1", "p2", "p3") if answered else ():
        desk.answer(player, "pass")
    window = desk.window
    assert desk.next_due() == Go()
    assert (desk.round.window is None or desk.window != window) == answered


def test_go_refusals() -> None:
    """Also while the window that was open in the pause still waits."""
    assert Desk().fill().code("", Go()) == "late"
    desk = discarded().release()
    assert desk.code("", Go()) == "late"
    assert desk.table.asked() == [1, 2, 3]


@pytest.mark.parametrize("goes", [Leave(), Lost()])
def test_nj_5_5_who_goes_in_a_pause_is_shown_at_once_and_the_pause_is_as_long(goes: Command) -> None:
    """p2 was asked, and is answered for: only the end of the pause shows what came of it."""
    desk = discarded()
    desk.answer("p1", "pass")
    desk.answer("p3", "pass")
    pause = desk.pause
    desk.tick(200)
    desk.pieces = []
    desk.do("p2", goes)
    assert [(type(piece), piece.at) for piece in desk.pieces] == [(Played, desk.now), (Shown, desk.now)]
    assert len(desk.frames()[0].events) == 1
    assert (desk.pause, desk.table.asked()) == (pause, [])
    desk.tick(399)
    assert len(desk.frames()) == 1
    desk.tick(1)
    assert len(desk.frames()) > 1


def test_all_gone_the_house_keeps_the_pauses() -> None:
    """Nobody is asked any more; the round is as slow as one in which somebody is."""
    desk = Desk("fulushou").begin()
    for seat in range(3):
        desk.do(f"p{seat}", Leave())
    quiet = set[int]()
    while desk.table.round is not None:
        assert desk.table.asked() == []
        quiet.add(len(desk.round.frames) - 1)
        desk.next_due()
    frames = [frame for frame in desk.frames() if frame.number >= min(quiet)]
    assert len(frames) > 20
    for frame, following in pairwise(frames):
        assert following.at - frame.at == (600 if frame.number in quiet else 0)


# --- what others can tell

P0, P2, P3 = "336627p3355669s5p", "124789p124789s1s", "124789p124789s2s"
"""p0 discards the 5p, with which p2 and p3 can do nothing."""
ASKED, NOT_ASKED = PAIRS_5P_8P, "123p58p234s569s14p"
"""The hand of p1: he can win or pong the 5p, or nothing."""


def after_discard(hand: str) -> Desk:
    """In the pause after the discard; only p1 can be asked."""
    played = Table([P0, hand, P2, P3], allow_ready=False).round
    return Desk(allow_ready=False).begin().plant(played).script("p0 discard 5p")


def every(desk: Desk) -> Iterator[Command]:
    """Everything a player may send, answers to windows that are over, open or to come."""
    window = len(desk.round.frames)
    for number in (0, window - 1, window, window + 1):
        for text in ("pass", "win", "pong", "discard 5p", "dance"):
            yield Answer(window=number, action=text)
    yield from (commands.Auto(on=True), commands.Auto(on=False), commands.Ready(), commands.Start())
    yield from (commands.Leave(), commands.Back(), commands.Dissolve(), commands.Vote(yes=True), commands.Close())
    yield from (commands.Sit(), commands.Kick(seat=1), commands.Swap(seat=0, other=1), commands.Hand(seat=2))
    yield from (commands.Bot(seat=1), commands.Settings(room={"game": "neijiang"}), commands.Watch(on=False))
    yield from (commands.AskSwap(seat=1), commands.AnswerSwap(seat=1, yes=True), commands.Rematch())


def test_every_command_of_players_stands_in_the_list() -> None:
    kinds = {type(command) for command in every(after_discard(ASKED))}
    assert kinds == set(get_args(commands.Of_player))


def told(desk: Desk, viewer: int) -> list[Any]:
    """All that a viewer is shown, and when."""
    return [
        (type(piece), piece.at, piece.number, piece.seen(viewer))
        if isinstance(piece, Played)
        else (type(piece), piece.at, piece.table if isinstance(piece, Shown) else piece.result)
        for piece in desk.of(Played | Shown | Settled)  # type: ignore[arg-type]
    ]


def course(desk: Desk, player: str, command: Command, pass_first: bool) -> Any:
    """What the others see and are refused with when one of them sends something in the pause, up to the next turn."""
    trial = fork(desk)
    seqs = trial.table.seq
    if pass_first and trial.table.asked():
        trial.answer("p1", "pass")
    trial.tick(200)
    refusal = ""
    if trial.tried(player, command):
        refusal = repr(trial.refused(player, command).as_json())
    if trial.table.asked():
        trial.answer("p1", "pass")
    trial.tick(1_000)
    return refusal, trial.table.seq - seqs, [told(trial, viewer) for viewer in (0, 2, 3, PUBLIC_VIEW)]


@pytest.mark.parametrize("player", ["p0", "p2", "p3", "p9"])
@pytest.mark.parametrize("pass_first", [True, False])
def test_what_others_send_in_a_pause_tells_nobody_whether_one_was_asked(player: str, pass_first: bool) -> None:
    """Every command, its refusal, all pieces, their numbers and times: equal for p1 with and without a claim."""
    asked, not_asked = after_discard(ASKED), after_discard(NOT_ASKED)
    assert (asked.table.asked(), not_asked.table.asked()) == ([1], [])
    for command in every(asked):
        ways = [course(desk, player, command, pass_first) for desk in (asked, not_asked)]
        assert ways[0] == ways[1], command
        assert ways[0][1] > 0


def test_near_miss_a_claim_that_is_taken_is_seen() -> None:
    """Else the law above would compare nothing."""
    asked, not_asked = after_discard(ASKED), after_discard(NOT_ASKED)
    asked.answer("p1", "pong")
    assert course(asked, "p2", commands.Back(), True) != course(not_asked, "p2", commands.Back(), True)
