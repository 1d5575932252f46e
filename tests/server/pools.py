"""Pools of bots that fail in every way, and what a test does with one."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from paiju import bots
from paiju.mahjong.tables import distance_tables
from paiju.server.bots import BotFailedError, BotPool, Question, ask

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
