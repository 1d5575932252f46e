"""One question to several: all that they may answer, in every order, time-outs included."""

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

import pytest

from paiju.core.events import PUBLIC_VIEW
from paiju.flow.round import AnyRound
from paiju.table.commands import Answer, Go, Lapse
from paiju.table.stream import Played, Settled
from tests.kit import Table
from tests.rules.fulushou.test_walkthroughs_1_to_7 import b_turns
from tests.rules.neijiang.setups import PAIRS_5P_8P, PLAIN_5P
from tests.rules.weimaque.test_section5_priority import WAITS, turned
from tests.table.desk import Desk, fork
from tests.table.facts import facts

PONGS = "222p111777999s5p"
"""Waits for 5p alone; goes together with the others."""


def discarded(**options: Any) -> Desk:
    """p0 has just discarded a 5p: p1 could win or pong it, p2 and p3 could win it. The pause has begun."""
    options = {"allow_ready": False} | options
    table = Table(["5p", PAIRS_5P_8P, PLAIN_5P, PONGS], **options)
    return Desk(**options).begin().plant(table.round).script("p0 discard 5p")


def word_cards(game: str, played: AnyRound) -> Desk:
    """A card has just been turned up. The pause has begun."""
    return Desk(game).begin().plant(played)


def weimaque_turned() -> Desk:
    return word_cards("weimaque", turned("A", ["68x", WAITS[1], "77x"]).round)


def fulushou_turned() -> Desk:
    return word_cards("fulushou", b_turns("").round)


MOMENTS = {
    "neijiang": discarded,
    "neijiang nearest wins": lambda: discarded(multi_win=False),
    "neijiang pass lock": lambda: discarded(pass_lock=True),
    "neijiang nearest wins, pass lock": lambda: discarded(multi_win=False, pass_lock=True),
    "weimaque": weimaque_turned,
    "fulushou": fulushou_turned,
}


def assignments(desk: Desk) -> Iterator[dict[int, str | None]]:
    """What each asked seat answers; None: its time runs out."""
    asked = desk.round.asked()
    for chosen in product(*([*sorted(desk.menu(seat)), None] for seat in asked)):
        yield dict(zip(asked, chosen, strict=True))


def opened(desk: Desk) -> int | None:
    """The number of the open window; None once the round is over."""
    played = desk.table.round
    return played.window.number if played is not None and played.window is not None else None


def outcome(desk: Desk, answers: dict[int, str | None], order: tuple[int, ...], held: int) -> Any:
    """What comes of the answers in this order, the first `held` in the pause, the others at its end, time-outs last.

    The pieces, and the next window.
    """
    trial, window = fork(desk), desk.window
    for seat in order[:held]:
        assert trial.do(f"p{seat}", Answer(window=window, action=str(answers[seat]))).pieces == []
    assert (trial.next_due(), trial.now) == (Go(), desk.pause)
    for seat in order[held:]:
        refusal = trial.tried(f"p{seat}", Answer(window=window, action=str(answers[seat])))
        assert refusal in ("", "late", "not_asked", "not_playing")
        assert opened(trial) != window or not (refusal or trial.pieces), "refused, or shown, before it has settled"
    if opened(trial) == window:
        assert trial.until_due() == Lapse(window=window)
    assert opened(trial) != window, "a window is over when its time is"
    frames = [(piece.at, piece.number, piece.events, piece.seen(PUBLIC_VIEW)) for piece in trial.of(Played)]
    results = [piece.result for piece in trial.of(Settled)]
    return frames, results, trial.table.deadline(), trial.pause, _next(trial)


def _next(desk: Desk) -> Any:
    played = desk.table.round
    if played is None:
        return desk.shown
    window = (played.window.number, list(played.window.menus)) if played.window is not None else None
    return window, played.asked(), facts(played.state)


@pytest.mark.parametrize(("moment", "counted"), list(zip(MOMENTS, (36, 36, 36, 36, 60, 9), strict=True)))
def test_the_order_in_which_answers_arrive_changes_nothing(moment: str, counted: int) -> None:
    """All subsets of claimants, all their actions, all orders, all time-outs, in the pause or after it.

    NJ-4.9, FL-4.3, WM-5.3.
    """
    desk = MOMENTS[moment]()
    everything = list(assignments(desk))
    assert len(everything) == counted
    for answers in everything:
        given = [seat for seat, text in answers.items() if text is not None]
        ways = product(permutations(given), range(len(given) + 1))
        first, *others = [outcome(desk, answers, order, held) for order, held in ways]
        for other in others:
            assert other == first, answers


@pytest.mark.parametrize("moment", MOMENTS)
def test_near_miss_other_answers_do_change_it(moment: str) -> None:
    """Else the law above would hold for a table that ignores answers."""
    desk = MOMENTS[moment]()
    results: list[Any] = []
    for answers in assignments(desk):
        if None not in answers.values():
            result = outcome(desk, answers, tuple(answers), len(answers))
            results += [result] if result not in results else []
    assert len(results) >= 3


def test_nj_4_9_all_three_are_asked_at_once() -> None:
    desk = discarded()
    assert desk.table.asked() == [1, 2, 3]
    assert desk.menu(1) == {"pass", "pong", "win"}


@pytest.mark.parametrize("later", [0, 599, 5_000])
def test_nj_4_9_a_held_claim_is_shown_to_nobody(later: int) -> None:
    desk = discarded()
    seq, deadline = desk.table.seq, desk.table.deadline()
    desk.tick(later)
    pause = desk.pause
    taken = desk.answer("p2", "win")
    assert (taken.pieces, desk.table.seq, desk.table.deadline(), desk.pause) == ([], seq, deadline, pause)
    assert desk.table.asked() == [1, 3]


def test_nj_4_9_near_miss_the_answer_that_settles_is_shown_once_the_pause_is_over() -> None:
    desk = discarded().release()
    for player in ("p1", "p2"):
        desk.answer(player, "pass")
    assert desk.answer("p3", "pass").pieces


def test_nj_4_9_what_would_settle_in_the_pause_is_shown_at_its_end() -> None:
    """Else all could tell that everybody who was asked has answered."""
    desk = discarded()
    shown, pause = desk.frames()[-1].at, desk.pause
    for player, text in (("p1", "pass"), ("p2", "win"), ("p3", "pass")):
        assert desk.answer(player, text).pieces == []
    assert desk.table.asked() == []
    assert desk.pause == pause == shown + 600
    desk.tick(599)
    assert desk.frames()[-1].at == shown
    desk.tick(1)
    assert desk.round.state.winners == [2]
    assert desk.frames()[-1].at == shown + 600
