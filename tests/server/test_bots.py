"""Bots in processes: they play whole rounds, and however one of them fails, the pool serves the next question."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from paiju import bots
from paiju.core import seeds
from paiju.core.errors import InvalidError
from paiju.flow.match import Match
from paiju.flow.observation import Observation
from paiju.mahjong.tables import distance_tables
from paiju.server.bots import MOST_BOTS, REASONS, BotFailedError, BotPool, Question, _bot, ask
from tests.kit import compiled

PATIENCE = 30.0
"""Seconds that nothing here comes near, however busy the machine is."""
SECRET = 31415
"""Stands for a tile that no text may name."""


def question(bot: str, seat: int = 0, menu: int = 0b110, seed: Path | str = "") -> Question:
    events = [] if bot == "random" else [(SECRET, seat)]
    return Question("neijiang", {}, bot, str(seed), seat, menu, 7, events)


def busy(asked: Question) -> int:
    """Never ends; says first, with a file, that it has begun."""
    Path(asked.seed or os.devnull).touch()
    while True:
        pass


def raising(asked: Question) -> int:
    raise KeyError(f"no place for {asked.events}")


def leaving(asked: Question) -> int:
    sys.exit(f"with {asked.events}")


def dying(asked: Question) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 1


def talking(asked: Question) -> int:
    print(asked.events, flush=True)
    print(asked.events, file=sys.stderr, flush=True)
    os.write(1, b"answer 2\n")
    return 1


def slow(asked: Question) -> int:
    time.sleep(0.2)
    return 2


def meeting(asked: Question) -> int:
    """Answers once another seat thinks at the same time."""
    (Path(asked.seed) / f"{asked.seat}").touch()
    wait_until(lambda: len(list(Path(asked.seed).iterdir())) == 2)
    return 1


def warm(asked: Question) -> int:
    """Raises where the bot `steady` would have to build its tables now."""
    built = distance_tables.cache_info().misses
    bots.find("steady")
    assert built == distance_tables.cache_info().misses > 0
    return 1


NO_ACTIONS: dict[str, Any] = {"outside": 0, "far": 10**9, "negative": -1, "none": None, "true": True, "text": "1"}
BEHAVIOURS: dict[str, Callable[[Question], Any]] = {
    "busy": busy, "raising": raising, "leaving": leaving, "dying": dying, "talking": talking, "slow": slow,
    "meeting": meeting, "warm": warm, "plain": lambda asked: 1, "own pid": lambda asked: os.getpid(),
    "exiting": lambda asked: os._exit(0), **{name: lambda asked: NO_ACTIONS[asked.bot] for name in NO_ACTIONS},
}  # fmt: skip


def behave(asked: Question) -> Any:
    """What the workers of these tests run: the name of the bot says what goes wrong; others are real bots."""
    return BEHAVIOURS[asked.bot](asked) if asked.bot in BEHAVIOURS else ask(asked)


def wait_until(done: Callable[[], bool]) -> None:
    limit = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < limit, "it never came"
        time.sleep(0.005)


async def until(done: Callable[[], bool]) -> None:
    await asyncio.to_thread(wait_until, done)


def there(pid: int) -> bool:
    """Whether the process is there at all, even ended and not yet waited for."""
    return Path(f"/proc/{pid}").exists()


def runs(pid: int) -> bool:
    """Whether the process runs. An orphan that has ended stays a zombie where nobody waits for it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


class Driven:
    """A pool, and the loop that it runs in."""

    def __init__(self, pool: BotPool, runner: asyncio.Runner) -> None:
        self.pool = pool
        self.run = runner.run

    @property
    def pids(self) -> list[int]:
        return self.pool.pids

    def choose(self, asked: Question, timeout: float = PATIENCE) -> int:
        return self.run(self.pool.choose(asked, timeout))

    def all_at_once(self, *asked: Question, timeout: float = PATIENCE) -> list[Any]:
        async def gathered() -> list[Any]:
            calls = [self.pool.choose(one, timeout) for one in asked]
            return await asyncio.gather(*calls, return_exceptions=True)

        return self.run(gathered())

    def failure(self, asked: Question, timeout: float = PATIENCE) -> tuple[str, str]:
        """Reason and text of a failure; it is counted, it tells nothing, and the next question is answered."""
        before = dict(self.pool.failed)
        with pytest.raises(BotFailedError) as caught:
            self.choose(asked, timeout)
        reason, text = caught.value.reason, str(caught.value)
        assert str(SECRET) not in text
        assert self.pool.failed == {**before, reason: before[reason] + 1}
        assert self.choose(question("plain")) == 1
        return reason, text


@contextmanager
def opened(workers: int) -> Iterator[Driven]:
    """A warm pool; afterwards none of its processes is left."""
    with asyncio.Runner() as runner:
        driven = Driven(BotPool(workers, behave), runner)
        driven.run(driven.pool.start())
        pids = driven.pids
        assert len(pids) == workers
        yield driven
        pids += driven.pids
        driven.run(driven.pool.close())
        assert not any(map(there, pids + driven.pids))


@pytest.fixture
def pool() -> Iterator[Driven]:
    with opened(1) as driven:
        yield driven


@pytest.fixture
def pair() -> Iterator[Driven]:
    with opened(2) as driven:
        yield driven


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
        assert text.startswith(f"the bot {bot}: raised {kind} at test_bots.py:")
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


def abandon(begun: str) -> None:
    """A server with one bot that thinks for ever and one that is idle; it prints its workers and waits to be killed."""

    async def serve() -> None:
        pool = BotPool(2, behave)
        await pool.start()
        call = asyncio.create_task(pool.choose(question("busy", seed=begun), 10 * PATIENCE))
        await until(Path(begun).exists)
        print(*pool.pids, flush=True)
        await call

    asyncio.run(serve())


def test_no_worker_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    """Neither the idle one nor the one whose bot hangs, though nobody was there to end them."""
    code = f"from tests.server.test_bots import abandon; abandon({str(tmp_path / 'begun')!r})"
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
