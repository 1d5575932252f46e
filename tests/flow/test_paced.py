"""Paced rounds: they stop where nobody may learn who was asked, and come to the same as rounds that do not."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from paiju.core import seeds
from paiju.core.errors import IllegalError, InvalidError
from paiju.core.events import PUBLIC_VIEW
from paiju.flow.away import AUTO, GONE, HERE
from paiju.flow.game import Rules, Setup
from paiju.flow.match import Match
from paiju.flow.registry import games
from paiju.flow.round import AnyRound, Round
from paiju.flow.window import bits
from tests.kit import Table, compiled, random_rules
from tests.rules.neijiang.setups import PAIRS_5P_8P, PLAIN_5P

GAMES = [game.id for game in games()]


def dealt(rules: Rules[Any], seed: int, paced: bool) -> AnyRound:
    setup = Setup(seed % rules.seats, (rules.start_balance,) * rules.seats)
    return Round(rules, setup, rules.shuffle(seeds.sitting_seed(f"paced {seed}")), paced)


def asks(played: AnyRound) -> object:
    """All of the open window that an answer can meet."""
    window = played.window
    if window is None:
        return None
    return window.number, list(window.menus), window.answers, window.given, window.lapsed, window.together


def whole(played: AnyRound) -> object:
    return played.log, played.frames, asks(played), played.closings, played.lapses, played.over


class Twins:
    """Two rounds of the same deal, one of them paced; both get the same, and the paced one goes on when chance says."""

    def __init__(self, rules: Rules[Any], seed: int) -> None:
        self.chooser = random.Random(seed)
        self.plain, self.paced = dealt(rules, seed, False), dealt(rules, seed, True)
        self.pauses = {True: 0, False: 0}
        """How many pauses passed with a seat asked at their beginning, and without."""
        self.held = 0
        self.follow()

    def follow(self) -> None:
        """Let pauses pass until the paced round is where the other one is."""
        while self.paced.pausing and not self._together():
            self._go_on()

    def _together(self) -> bool:
        return self.plain.window is not None and asks(self.paced) == asks(self.plain)

    def _go_on(self) -> None:
        self.pauses[self.paced.window is not None] += 1
        self.paced.go_on()

    def step(self) -> None:
        """The same answer, time-out, or coming and going in both; perhaps in the pause, perhaps after it."""
        if self.paced.pausing and self.chooser.random() < 0.4:
            self._go_on()
        self.held += self.paced.pausing
        seat, dice = self.chooser.choice(self.plain.asked()), self.chooser.random()
        away = self.chooser.choice((HERE, HERE, GONE, AUTO))
        other, action = self.chooser.randrange(self.plain.rules.seats), self._action(seat)
        for played in (self.plain, self.paced):
            if dice < 0.02:
                played.presence(other, away)
            elif dice < 0.06:
                played.lapse(seat)
            else:
                played.answer(seat, action)
        self.follow()

    def _action(self, seat: int) -> int:
        menu, win = self.plain.menu(seat), self.plain.rules.actions.number("win")
        return win if menu >> win & 1 and self.chooser.random() < 0.7 else self.chooser.choice(list(bits(menu)))


def twins(game: str) -> Iterator[Twins]:
    """Under the usual options and under others."""
    value = next(value for value in games() if value.id == game)
    for seed in range(12):
        rules = compiled(game) if seed % 2 else random_rules(value, random.Random(seed))
        yield Twins(rules, seed)


@pytest.mark.parametrize("game", GAMES)
def test_a_paced_round_comes_to_the_same_as_one_that_is_not(game: str) -> None:
    """Log, frames, windows, held answers, closings, time-outs in a row: at every step, for the same answers."""
    pauses, held = {True: 0, False: 0}, 0
    for pair in twins(game):
        while not pair.plain.over:
            assert whole(pair.paced) == whole(pair.plain)
            pair.step()
        assert whole(pair.paced) == whole(pair.plain)
        for viewer in (0, 1, PUBLIC_VIEW):
            assert pair.paced.seen(viewer) == pair.plain.seen(viewer)
        pauses = {asked: pauses[asked] + count for asked, count in pair.pauses.items()}
        held += pair.held
    assert min(*pauses.values(), held) > 20, "else the law would be one of rounds without pauses"


@pytest.mark.parametrize("game", GAMES)
def test_it_stops_at_every_hushed_moment_and_at_no_other(game: str) -> None:
    played = dealt(compiled(game), 3, True)
    hushed = 0
    while not played.over:
        assert played.pausing == played.rules.hushed(played.state)
        assert (played.window is not None) == any(played.rules.menus(played.state))
        assert played.frames[-1] == len(played.log), "what is to be shown in the pause is a frame already"
        paused = played.pausing
        hushed += paused
        for seat in played.asked():
            played.answer(seat, next(bits(played.menu(seat))))
        if paused:
            played.go_on()
    assert hushed > 20
    assert not played.pausing


def test_near_miss_a_round_that_is_not_paced_never_stops() -> None:
    for pair in twins("neijiang"):
        assert not pair.plain.pausing
        pair.step()
        assert not pair.plain.pausing


def test_a_match_passes_it_on_to_its_rounds() -> None:
    rules, seed = compiled("fulushou"), bytes(32)
    assert Match(rules, seed, paced=True).deal().pausing
    assert Match(rules, seed, paced=True).clone().deal().pausing
    assert not Match(rules, seed).deal().pausing


# --- in one pause


def discarded(*hands: str) -> AnyRound:
    """A has just discarded a 5p; the round pauses. By default B could win or pong it, C win it."""
    table = Table(["5p", *(hands or (PAIRS_5P_8P, PLAIN_5P, "124789p124789s1s"))], allow_ready=False)
    played: AnyRound = Round(table.rules, table.round.setup, table.round.deal, paced=True)
    while played.pausing:
        played.go_on()
    played.answer(0, table.rules.actions.number("discard 5p"))
    return played


def number(played: AnyRound, text: str) -> int:
    return played.rules.actions.number(text)


def test_answers_are_held_until_it_goes_on() -> None:
    played = discarded()
    before = played.log.copy(), played.frames.copy()
    for seat in (2, 1):
        assert played.answer(seat, number(played, "win")) == []
    assert ((played.log, played.frames), played.asked(), played.pausing) == (before, [], True)
    assert played.go_on() == played.log[len(before[0]) :] != []
    assert played.state.winners == [1, 2]


def test_near_miss_after_it_the_answer_that_settles_is_carried_out_at_once() -> None:
    played = discarded()
    played.go_on()
    assert played.asked() == [1, 2]
    assert played.answer(1, number(played, "win")) == []
    assert played.answer(2, number(played, "win")) != []


def test_a_held_answer_stands() -> None:
    played = discarded()
    played.answer(1, number(played, "pass"))
    with pytest.raises(IllegalError) as caught:
        played.answer(1, number(played, "win"))
    assert caught.value.code == "not_asked"
    with pytest.raises(InvalidError):
        played.answer(1, 9_999)
    assert played.pausing


def test_going_on_leaves_a_window_open_that_still_waits() -> None:
    played = discarded()
    window = played.window
    assert window is not None
    played.answer(1, number(played, "pass"))
    assert played.go_on() == []
    assert (played.window, played.asked(), played.pausing) == (window, [2], False)
    with pytest.raises(IllegalError) as caught:
        played.go_on()
    assert caught.value.code == "late"


def test_a_round_that_is_not_paced_cannot_go_on() -> None:
    with pytest.raises(IllegalError) as caught:
        Table([""]).round.go_on()
    assert caught.value.code == "late"


def test_a_pause_in_which_nobody_is_asked_has_no_window() -> None:
    """And goes on with the next draw."""
    played = discarded("123p58p234s569s14p", "124789p124789s2s", "124789p124789s1s")
    assert (played.window, played.asked(), played.pausing) == (None, [], True)
    drawn = [played.rules.vocabulary.types[event[0]].name for event in played.go_on()]
    assert drawn[-1] == "draw"
    assert (played.asked(), played.pausing) == ([1], False)


@pytest.mark.parametrize("away", [GONE, AUTO])
def test_nj_5_6_who_goes_in_a_pause_makes_a_frame_at_once_and_is_answered_for(away: int) -> None:
    played = discarded()
    frames, logged = len(played.frames), len(played.log)
    assert len(played.presence(2, away)) == 1
    assert (len(played.frames), len(played.log), played.asked()) == (frames + 1, logged + 1, [1])
    played.answer(1, number(played, "pass"))
    assert len(played.frames) == frames + 1
    played.presence(2, HERE)
    assert (len(played.frames), played.asked()) == (frames + 2, []), "what was answered for him stands"
    played.go_on()
    assert len(played.log) > logged + 2
    assert played.state.winners == []


def test_who_goes_in_a_pause_without_a_question_does_not_end_it() -> None:
    played = discarded("123p58p234s569s14p", "124789p124789s2s", "124789p124789s1s")
    frames = len(played.frames)
    assert len(played.presence(2, GONE)) == 1
    assert (len(played.frames), played.pausing, played.window) == (frames + 1, True, None)
    played.go_on()
    assert played.asked() == [1]


def test_with_everybody_gone_every_pause_is_still_one() -> None:
    played = discarded()
    for seat in range(4):
        played.presence(seat, GONE)
    pauses = 0
    while not played.over:
        assert (played.pausing, played.asked()) == (True, [])
        played.go_on()
        pauses += 1
    assert pauses > 15


def test_nj_5_4_a_time_out_in_a_pause_is_held_too() -> None:
    played = discarded()
    before = played.log.copy()
    assert played.lapse(2) == []
    assert played.answer_all({1: 0}, lapsed=[1]) == []
    assert (played.log, played.asked(), played.pausing) == (before, [], True)
    played.go_on()
    assert played.state.winners == [1, 2]


def test_a_clone_keeps_the_pause_and_goes_its_own_way() -> None:
    played = discarded()
    played.answer(1, number(played, "win"))
    twin, before = played.clone(), (len(played.log), len(played.frames))
    assert (twin.paced, twin.pausing, asks(twin)) == (True, True, asks(played))
    twin.answer(2, number(played, "win"))
    twin.go_on()
    assert twin.state.winners == [1, 2]
    assert ((len(played.log), len(played.frames)), played.asked(), played.pausing) == (before, [2], True)
    played.answer(2, number(played, "win"))
    played.go_on()
    assert whole(played) != before
    assert (played.log, played.frames) == (twin.log, twin.frames)
    assert played.clone().pausing == played.pausing
