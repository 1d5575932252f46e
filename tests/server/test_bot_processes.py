"""Processes of bots: however one hangs or dies, the pool serves the next question and leaves nothing behind."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from paiju.core.errors import InvalidError
from paiju.server.bots import BotFailedError, BotPool
from tests.server.pools import PATIENCE, Driven, question, runs, there, until, wait_until


def test_a_bot_that_hangs_is_late_and_its_process_is_ended(pool: Driven) -> None:
    (before,) = pool.pids
    start = time.monotonic()
    assert pool.failure(question("busy"), 0.1) == ("late", "the bot busy: late")
    assert time.monotonic() - start < PATIENCE / 4
    assert not there(before)
    assert len(pool.pids) == 1


def test_a_bot_that_is_slow_is_not_late_near_miss(pool: Driven) -> None:
    before = pool.pids
    assert pool.choose(question("slow")) == 2
    assert pool.pids == before


def test_who_waits_behind_a_bot_that_hangs_is_not_late_near_miss(pool: Driven) -> None:
    """The time of a question begins when a worker takes it up: here it waits longer than it may take."""
    hung, *served = pool.all_at_once(question("busy"), question("plain"), question("plain"), timeout=1.0)
    assert hung.reason == "late"
    assert served == [1, 1]
    assert pool.pool.asked == 3
    assert pool.pool.failed == {"raised": 0, "illegal": 0, "late": 1, "died": 0}


def test_a_bot_that_hangs_leaves_other_processes_alone(pair: Driven) -> None:
    before = set(pair.pids)
    with pytest.raises(BotFailedError):
        pair.choose(question("busy"), 0.1)
    pair.run(until(lambda: len(before & set(pair.pids)) == 1))
    (other,) = before & set(pair.pids)
    assert pair.choose(question("own pid", menu=1 << other)) == other


@pytest.mark.parametrize("bot", ["dying", "exiting"])
def test_a_process_that_dies_while_it_thinks_fails_the_question(pool: Driven, bot: str) -> None:
    before = pool.pids
    assert pool.failure(question(bot)) == ("died", f"the bot {bot}: died")
    assert not set(pool.pids) & set(before)


def test_a_process_that_died_while_idle_is_replaced_unnoticed_near_miss(pool: Driven) -> None:
    os.kill(pool.pids[0], signal.SIGKILL)
    pool.run(until(lambda: pool.pids == []))
    assert pool.choose(question("plain")) == 1
    assert sum(pool.pool.failed.values()) == 0


def test_a_question_that_is_taken_back_leaves_no_answer_for_the_next(pool: Driven, tmp_path: Path) -> None:
    async def taken_back() -> None:
        call = asyncio.create_task(pool.pool.choose(question("busy", seed=tmp_path / "begun"), PATIENCE))
        await until((tmp_path / "begun").exists)
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call

    (before,) = pool.pids
    pool.run(taken_back())
    assert pool.choose(question("plain")) == 1
    assert not there(before)
    assert sum(pool.pool.failed.values()) == 0


def test_two_processes_think_at_the_same_time(pair: Driven, tmp_path: Path) -> None:
    assert pair.all_at_once(*(question("meeting", seat, seed=tmp_path) for seat in (0, 1))) == [1, 1]


def test_many_questions_each_get_their_own_answer(pair: Driven) -> None:
    assert pair.all_at_once(*(question("random", menu=1 << number) for number in range(40))) == list(range(40))


def test_a_pool_that_was_not_started_starts_with_its_first_question() -> None:
    with asyncio.Runner() as runner:
        driven = Driven(BotPool(), runner)
        assert driven.pids == []
        assert driven.choose(question("random")) in (1, 2)
        driven.run(driven.pool.close())
    with pytest.raises(InvalidError):
        BotPool(0)


def test_processes_that_do_not_start_are_an_error_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The function that the workers are to run can be imported here and nowhere else."""
    module = ModuleType("paiju_lost")
    exec("def lost(asked): return 1", module.__dict__)
    monkeypatch.setitem(sys.modules, "paiju_lost", module)
    with asyncio.Runner() as runner:
        driven = Driven(BotPool(2, module.__dict__["lost"]), runner)
        for _ in range(2):
            with pytest.raises(BotFailedError, match="did not start"):
                driven.choose(question("plain"))
        assert driven.pool.failed["died"] == 2
        with pytest.raises(BotFailedError, match="did not start"):
            driven.run(driven.pool.start())
        assert driven.pids == []


def test_closing_ends_what_thinks_and_what_waits(pool: Driven, tmp_path: Path) -> None:
    async def closed() -> list[Any]:
        begun = tmp_path / "begun"
        choose = partial(pool.pool.choose, timeout=PATIENCE)
        calls = [asyncio.create_task(choose(question(bot, seed=begun))) for bot in ("busy", "plain")]
        await until(begun.exists)
        await pool.pool.close()
        assert not any(map(there, pids))
        return await asyncio.gather(*calls, choose(question("plain")), return_exceptions=True)

    pids = pool.pids
    assert [error.reason for error in pool.run(closed())] == ["died"] * 3
    assert pool.pids == []


def test_closing_right_after_a_failure_leaves_no_new_process(pool: Driven) -> None:
    """The check is that of the fixture: the process that replaces the dead one has only begun to start."""
    with pytest.raises(BotFailedError):
        pool.choose(question("dying"))


def test_no_worker_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    """Neither the idle one nor the one whose bot hangs, though nobody was there to end them."""
    code = f"from tests.server.pools import abandon; abandon({str(tmp_path / 'begun')!r})"
    root = Path(__file__).parents[2]
    with subprocess.Popen([sys.executable, "-c", code], cwd=root, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        assert [runs(pid) for pid in pids] == [True, True]
        server.kill()
    try:
        wait_until(lambda: not any(map(runs, pids)))
    finally:
        for pid in filter(runs, pids):
            os.kill(pid, signal.SIGKILL)
