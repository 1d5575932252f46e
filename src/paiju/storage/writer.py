"""One task writes all appends; those that wait when it is free share a transaction, so a busy moment is one commit."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from time import perf_counter
from typing import NamedTuple

from paiju.storage.errors import FAILURES, REFUSALS, StorageError, failure
from paiju.storage.journal import Entry, Journal

WAITING = 2000
"""Appends under way at once; more wait for room."""
BATCH = 200
"""Appends in one transaction."""

OnBatch = Callable[[int, float], None]
"""Told of each transaction: how many appends it made durable, and in how many seconds."""


class _Waiter(NamedTuple):
    entry: Entry
    done: asyncio.Future[None]


class Writer:
    """Takes entries from any number of tasks and writes them in the order in which they came."""

    def __init__(self, journal: Journal, on_batch: OnBatch) -> None:
        self._journal = journal
        self._on_batch = on_batch
        self._queue: deque[_Waiter] = deque()
        self._batch: list[_Waiter] = []
        self._room = asyncio.Semaphore(WAITING)
        self._wake = asyncio.Event()
        self._callers = 0
        self._takes = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to take entries."""
        self._takes = True
        self._task = asyncio.create_task(self._run(), name="paiju storage writer")

    async def append(self, entry: Entry) -> None:
        """Returns when the entry is durable; who is cancelled meanwhile does not know whether it is.

        Errors: `StorageError`; its code says whether the entry may be durable all the same.
        """
        if not self._takes:
            raise _closed()
        self._callers += 1
        try:
            async with self._room:
                await self._wait(entry)
        finally:
            self._callers -= 1
            self._wake.set()

    async def close(self) -> None:
        """Take nothing more, write all that was handed in, and end."""
        self._takes = False
        self._wake.set()
        if self._task is not None:
            await asyncio.wait([self._task])
            self._task.result()

    async def _wait(self, entry: Entry) -> None:
        if self._task is None or self._task.done():
            raise _closed()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiter(entry, done))
        self._wake.set()
        await done

    async def _run(self) -> None:
        try:
            while await self._more():
                self._batch = [self._queue.popleft() for _ in range(min(BATCH, len(self._queue)))]
                await self._write(self._batch)
        finally:
            self._takes = False
            _fail(self._batch, _ended)
            _fail(self._queue, _closed)

    async def _more(self) -> bool:
        while not self._queue:
            if not self._takes and not self._callers:
                return False
            self._wake.clear()
            await self._wake.wait()
        return True

    async def _write(self, batch: Sequence[_Waiter]) -> None:
        started = perf_counter()
        try:
            await self._journal.write([waiter.entry for waiter in batch])
        except REFUSALS:
            await self._part(batch)
        except FAILURES as error:
            broken = error
            _fail(batch, lambda: failure(broken))
        else:
            _succeed(batch)
            self._on_batch(len(batch), perf_counter() - started)

    async def _part(self, batch: Sequence[_Waiter]) -> None:
        """Write the halves of a refused batch, and theirs, in order: at the end the guilty entries stand alone."""
        if len(batch) == 1:
            await self._refuse(batch[0])
            return
        middle = len(batch) // 2
        await self._write(batch[:middle])
        await self._write(batch[middle:])

    async def _refuse(self, waiter: _Waiter) -> None:
        try:
            reason = await self._journal.refusal(waiter.entry)
        except StorageError as error:
            reason = error
        _fail([waiter], lambda: reason)


def _succeed(batch: Iterable[_Waiter]) -> None:
    for waiter in batch:
        if not waiter.done.done():
            waiter.done.set_result(None)


def _fail(batch: Iterable[_Waiter], error: Callable[[], StorageError]) -> None:
    """Each waiter gets an error of its own; who has an answer, or was cancelled, gets none."""
    for waiter in batch:
        if not waiter.done.done():
            waiter.done.set_exception(error())


def _closed() -> StorageError:
    return StorageError("closed", "the store is not open")


def _ended() -> StorageError:
    return StorageError("database", "the writer has ended")
