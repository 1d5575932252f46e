"""Bots in processes of their own: a bot that thinks, hangs or crashes never holds up the server.

Each worker is a subprocess with a pipe to it and a pipe back, and thinks about one question at a time. An executor
(`concurrent.futures`) would break as a whole when one process is killed, and gives no hold on the one that hangs; here
exactly that one is killed, and nobody else notices. It is started afresh, never forked: a server with threads must not.

What is said: to the worker a pickle each of `sys.path`, of the function that it runs, then of every question; back one
line each: `ready`, then `answer 12`, `illegal` or `raised KeyError at steady.py:30`.
"""

import asyncio
import os
import pickle
import secrets
import sys
import traceback
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Final, NamedTuple, TextIO

from paiju import all_games, bots
from paiju.bots import Bot
from paiju.core.errors import InvalidError
from paiju.core.events import Event
from paiju.flow.game import Rules
from paiju.flow.observation import Observation
from paiju.flow.options import completed
from paiju.flow.registry import find

REASONS: Final = ("raised", "illegal", "late", "died")
"""Why a bot fails: it raised, its answer is not in the menu, it took too long, its process ended."""
START_SECONDS: Final = 60.0
"""A worker that is not ready after so long is given up; on an idle machine it takes one second."""
MOST_RULES: Final = 64
MOST_BOTS: Final = 1024
"""So many a worker keeps at hand; those not used for longest are made anew."""


class BotFailedError(Exception):
    """A bot did not give a legal answer; `reason` is one of `REASONS`. The text holds nothing of the round."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class Question(NamedTuple):
    """All that a bot is told: the parts of an `Observation` that travel, and which bot is asked."""

    game: str
    options: Mapping[str, Any]
    """Those that differ from the game's defaults."""
    bot: str
    seed: str
    """Any text, for a bot with dice; each seat of each table has its own."""
    seat: int
    menu: int
    window: int
    events: list[Event]
    """What the seat has learned (`Round.seen`), never more."""

    def __repr__(self) -> str:
        """Without tiles, menu and seed, so that none can come into a log."""
        return f"Question({self.game}, {self.bot}, seat {self.seat}, window {self.window})"


Ask = Callable[[Question], int]


_PROCESS: Final = secrets.token_hex(8)
"""Goes into the seeds of bots, so that a new worker does not throw the dice of the one before it again."""


@lru_cache(MOST_RULES)
def _rules(game: str, options: tuple[tuple[str, Any], ...]) -> Rules[Any]:
    value = find(game)
    rules: Rules[Any] = value.compile(completed(value.options, dict(options)))
    return rules


@lru_cache(MOST_BOTS)
def _bot(name: str, seed: str) -> Bot:
    return bots.find(name, f"{seed} {_PROCESS}")


def ask(question: Question) -> int:
    """What the bot answers, computed here and now. Errors: `InvalidError`, and whatever the bot raises."""
    rules = _rules(question.game, tuple(sorted(question.options.items())))
    shown = Observation.folded(rules, question.seat, question.menu, question.window, question.events)
    return _bot(question.bot, question.seed).choose(shown)


def warm_up() -> None:
    """Make what the first questions would have to wait for: the rules of the games, the bots and their tables."""
    for game in all_games():
        _rules(game.id, ())
    for name in bots.names():
        bots.find(name)


_BOOT: Final = (
    "import pickle, signal, sys; signal.signal(signal.SIGINT, signal.SIG_IGN); "
    "sys.path[:] = pickle.load(sys.stdin.buffer); from paiju.server.bots import work; work()"
)
"""Ctrl-C reaches every process of a terminal; it is the server that ends then, and its workers with it."""
_COMMAND: Final = (sys.executable, "-P", "-c", _BOOT)


def work() -> None:
    """The life of a worker: answer what comes in, and end when nothing can come any more.

    The bot thinks in a thread of its own, so that this one sees at once, even beside a bot that hangs, that the server
    is gone. What a bot prints is thrown away: it may hold tiles.
    """
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    function: Ask = pickle.load(sys.stdin.buffer)
    warm_up()
    os.dup2(nowhere, 2)
    print("ready", file=replies, flush=True)
    try:
        _answer_all(function, replies)
    finally:
        os._exit(0)  # an ordinary exit would wait for the bot


def _answer_all(function: Ask, replies: TextIO) -> None:
    thinker = ThreadPoolExecutor(1)
    with suppress(EOFError):
        while True:
            question: Question = pickle.load(sys.stdin.buffer)
            thinker.submit(function, question).add_done_callback(partial(_reply, replies, question.menu))


def _reply(replies: TextIO, menu: int, done: "Future[int]") -> None:
    error = done.exception()
    if error is not None:
        line = f"raised {_place(error)}"
    else:
        answer = done.result()
        legal = type(answer) is int and answer >= 0 and menu >> answer & 1
        line = f"answer {answer}" if legal else "illegal"
    print(line, file=replies, flush=True)


def _place(error: BaseException) -> str:
    """The kind of error and where it came up. Its own text may name tiles."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {Path(last.filename).name}:{last.lineno}"


class _Worker:
    """One process after another, and the pipes to it. It has one owner at a time: who took it from the pool."""

    def __init__(self, function: Ask) -> None:
        self._function = pickle.dumps(function)
        self._process: Process | None = None
        self._owes = False
        """Whether a question was put to the process that it has not answered."""

    @property
    def fit(self) -> bool:
        """Whether a question may be put to it."""
        return self.pid is not None and not self._owes

    @property
    def pid(self) -> int | None:
        """The process, if it runs."""
        process = self._process
        return process.pid if process is not None and process.returncode is None else None

    async def start(self) -> None:
        """End the process, if there is one, and start another. Errors: `BotFailedError`."""
        await self.end()
        try:
            self._process = await asyncio.create_subprocess_exec(*_COMMAND, stdin=PIPE, stdout=PIPE)
        except OSError as error:
            raise BotFailedError("died", f"the process of a bot did not start: {error.strerror}") from None
        told = await self._exchange(pickle.dumps(sys.path) + self._function, START_SECONDS)
        if told != "ready":
            raise BotFailedError("died", "the process of a bot did not start")

    async def answer(self, question: Question, timeout: float) -> int:
        """What the bot answers. Errors: `BotFailedError`."""
        told = await self._exchange(pickle.dumps(question), timeout)
        word, _, detail = told.partition(" ")
        if word == "answer":
            return int(detail)
        raise BotFailedError(word, " ".join((f"the bot {question.bot}:", word, detail)).rstrip())

    async def _exchange(self, message: bytes, timeout: float) -> str:
        """The line that comes back, or `late` or `died`."""
        assert self._process is not None
        to, back = _pipes(self._process)
        self._owes = True
        try:
            async with asyncio.timeout(timeout):
                to.write(message)
                await to.drain()
                line = await back.readline()
        except TimeoutError:
            return "late"
        except ConnectionError:
            return "died"
        self._owes = not line.endswith(b"\n")
        return "died" if self._owes else line.decode().strip()

    def kill(self) -> None:
        """End the process at once, whatever it does."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def end(self) -> None:
        """End the process, and return when it is gone."""
        if self._process is not None:
            self.kill()
            _pipes(self._process)[0].close()
            await self._process.communicate()
            self._process = None


def _pipes(process: Process) -> tuple[StreamWriter, StreamReader]:
    """To the process, and back."""
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout


class BotPool:
    """Some workers, and the questions that wait for one of them.

    `asked` counts questions, `failed` those that failed, by reason. `ask` is what a worker does with a question: a
    function that can be imported by name. Errors: `bad_request` where there is no worker.
    """

    def __init__(self, workers: int = 1, ask: Ask = ask) -> None:
        if workers < 1:
            raise InvalidError("bad_request", "bots need at least one process")
        self.asked = 0
        self.failed = dict.fromkeys(REASONS, 0)
        self._workers = [_Worker(ask) for _ in range(workers)]
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._renewing: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def start(self) -> None:
        """Start all workers; return when they are warm. Without it the first questions wait for that.

        Errors: `BotFailedError` where a process does not start; none is left then.
        """
        try:
            await asyncio.gather(*(self._warm() for _ in self._workers))
        except BotFailedError:
            await self.close()
            raise

    async def _warm(self) -> None:
        worker = await self._free.get()
        try:
            await self._prepare(worker)
        finally:
            self._free.put_nowait(worker)

    async def choose(self, question: Question, timeout: float) -> int:
        """The bot's answer, an action of the menu. Errors: `BotFailedError`.

        `timeout`: seconds for the bot to think, from when a worker takes the question up. Waiting for a worker does not
        count: a bot is not late because another one hangs. A call that is cancelled takes its question back.
        """
        self.asked += 1
        worker = await self._free.get()
        try:
            await self._prepare(worker)
            return await worker.answer(question, timeout)
        except BotFailedError as error:
            self.failed[error.reason] += 1
            raise
        finally:
            self._give_back(worker)

    async def _prepare(self, worker: _Worker) -> None:
        if not worker.fit and not self._closed:
            await worker.start()
        if self._closed:
            raise BotFailedError("died", "the bots have been sent home")

    def _give_back(self, worker: _Worker) -> None:
        """Let the next question have it; one that failed is replaced first, which nobody has to wait for here."""
        if worker.fit or self._closed:
            self._free.put_nowait(worker)
            return
        task = asyncio.create_task(self._renew(worker))
        self._renewing.add(task)
        task.add_done_callback(self._renewing.discard)

    async def _renew(self, worker: _Worker) -> None:
        try:
            with suppress(BotFailedError):  # then the next question tries again, and tells
                await worker.start()
        finally:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        """End all workers and return when they are gone; who still waits for an answer gets `BotFailedError`."""
        self._closed = True
        for worker in self._workers:
            worker.kill()
        held = [await self._free.get() for _ in self._workers]
        await asyncio.gather(*(worker.end() for worker in held))
        for worker in held:
            self._free.put_nowait(worker)
