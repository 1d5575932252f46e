"""Bots in processes: they play whole rounds as they would here, and an answer that is none is told as what it is."""

import os
import signal

import pytest

from paiju import bots
from paiju.core import seeds
from paiju.flow.match import Match
from paiju.flow.observation import Observation
from paiju.server.bots import MOST_BOTS, REASONS, Question, _bot, ask
from tests.kit import compiled
from tests.server.pools import NO_ACTIONS, SECRET, Driven, opened, question


def test_steady_plays_whole_rounds_as_it_would_here(pool: Driven) -> None:
    """The worker has nothing but the question, and answers as a bot that is shown the round itself."""
    steady = bots.find("steady")
    rounds = [("neijiang", {}), ("fulushou", {}), ("weimaque", {}), ("neijiang", {"players": 6})]
    for game, options in rounds:
        played = Match(compiled(game, options), seeds.sitting_seed("pool")).deal()
        while not played.over:
            seat = played.asked()[0]
            shown = Observation(played, seat)
            action = pool.choose(Question(game, options, "steady", "", seat, shown.menu, shown.window, shown.events))
            assert action == steady.choose(shown)
            played.answer(seat, action)
    assert pool.pool.asked > 60
    assert pool.pool.failed == dict.fromkeys(REASONS, 0)


def test_a_bot_thinks_in_a_process_that_ctrl_c_does_not_reach(pool: Driven) -> None:
    """A terminal sends it to every process; it is the server that decides when its bots end."""
    (pid,) = pool.pids
    assert pid != os.getpid()
    os.kill(pid, signal.SIGINT)
    assert pool.choose(question("own pid", menu=1 << pid)) == pid


def test_start_leaves_nothing_to_build_for_the_first_question(pool: Driven) -> None:
    assert pool.choose(question("warm")) == 1


def test_a_bot_with_dice_throws_new_ones_each_time_and_in_each_process(pool: Driven) -> None:
    asked = question("random", menu=0xFFFF)
    first = [pool.choose(asked) for _ in range(30)]
    assert pool.failure(question("dying"))[0] == "died"
    second = [pool.choose(asked) for _ in range(30)]
    assert len(set(first)) > 5
    assert len(set(second)) > 5
    assert first != second


def test_a_worker_keeps_a_bounded_number_of_bots() -> None:
    for number in range(MOST_BOTS + 10):
        ask(question("random", seed=f"bound {number}"))
    assert _bot.cache_info().currsize == MOST_BOTS


def test_what_a_bot_prints_is_neither_its_answer_nor_seen(capfd: pytest.CaptureFixture[str]) -> None:
    with opened(1) as pool:  # what is open before the test is called prints elsewhere
        assert pool.choose(question("talking")) == 1
    assert capfd.readouterr() == ("", "")


def test_a_question_in_a_log_tells_nothing_of_the_round() -> None:
    assert repr(question("steady", menu=SECRET, seed="hush")) == "Question(neijiang, steady, seat 0, window 7)"


def test_a_bot_that_raises_fails_and_its_process_goes_on(pool: Driven) -> None:
    before = pool.pids
    for bot, kind in (("raising", "KeyError"), ("leaving", "SystemExit")):
        reason, text = pool.failure(question(bot))
        assert reason == "raised"
        assert text.startswith(f"the bot {bot}: raised {kind} at pools.py:")
    for asked in (question("random")._replace(game="x"), question("nobody")._replace(events=[])):
        reason, text = pool.failure(asked)
        assert reason == "raised"
        assert "raised InvalidError at registry.py:" in text
    assert pool.pids == before


def test_an_answer_outside_the_menu_fails_and_the_process_goes_on(pool: Driven) -> None:
    before = pool.pids
    for bot in NO_ACTIONS:
        assert pool.failure(question(bot)) == ("illegal", f"the bot {bot}: illegal")
    assert pool.pids == before
