"""The writer alone, with a journal that does what the test says."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from itertools import chain

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from paiju.storage import StorageError, writer
from paiju.storage.journal import Entry, Journal, entry
from paiju.storage.writer import Writer
from tests.storage.kit import append, bounded

Script = Callable[[list[int]], Awaitable[None]]


class Scripted(Journal):
    """Asks a script about each batch, which is told as a list of `seq`; keeps what was written."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.written: list[list[int]] = []

    async def write(self, entries: Sequence[Entry]) -> None:
        batch = [each.seq for each in entries]
        await self.script(batch)
        self.written.append(batch)

    async def refusal(self, refused: Entry) -> StorageError:
        return StorageError("refused", f"input {refused.seq}")


async def ready(_batch: list[int]) -> None:
    """A database that takes everything at once."""


def started(script: Script) -> tuple[Writer, Scripted]:
    journal = Scripted(script)
    made = Writer(journal, lambda _rows, _seconds: None)
    made.start()
    return made, journal


def hand_in(target: Writer, *seqs: int) -> list[asyncio.Task[None]]:
    return [asyncio.create_task(target.append(entry(append(seq)))) for seq in seqs]


async def outcomes(tasks: list[asyncio.Task[None]]) -> list[str]:
    results = await asyncio.gather(*tasks, return_exceptions=True)
    return [getattr(result, "code", type(result).__name__) if result else "" for result in results]


def test_what_comes_during_a_batch_makes_the_next_one() -> None:
    async def test() -> None:
        release = asyncio.Event()
        target, journal = started(lambda _batch: _released(release))
        first = hand_in(target, 1)
        await asyncio.sleep(0.01)
        rest = hand_in(target, 2, 3, 4)
        await asyncio.sleep(0.01)
        release.set()
        assert await outcomes(first + rest) == [""] * 4
        await target.close()
        assert journal.written == [[1], [2, 3, 4]]

    bounded(test())


async def _released(event: asyncio.Event) -> None:
    await event.wait()


def test_a_refused_batch_is_parted_until_the_guilty_stand_alone() -> None:
    async def test() -> None:
        async def script(batch: list[int]) -> None:
            if {3, 7} & set(batch):
                raise IntegrityError("", {}, sqlite3.IntegrityError("no"))

        target, journal = started(script)
        assert await outcomes(hand_in(target, *range(1, 9))) == ["", "", "refused", "", "", "", "refused", ""]
        await target.close()
        assert journal.written == [[1, 2], [4], [5, 6], [8]]

    bounded(test())


def test_a_broken_database_fails_the_batch_once_and_not_in_parts() -> None:
    async def test() -> None:
        tries: list[list[int]] = []

        async def script(batch: list[int]) -> None:
            tries.append(batch)
            if len(tries) == 1:
                raise OperationalError("INSERT secret", {"secret": 1}, sqlite3.OperationalError("disk is full"))

        target, _ = started(script)
        assert await outcomes(hand_in(target, 1, 2, 3)) == ["database"] * 3
        assert await outcomes(hand_in(target, 4)) == [""]
        await target.close()
        assert tries == [[1, 2, 3], [4]]

    bounded(test())


def test_cancelled_waiters_harm_nobody() -> None:
    """One is cancelled while its batch is written, one while it waits for the next; the others get their answers."""

    async def test() -> None:
        release = asyncio.Event()
        target, journal = started(lambda _batch: _released(release))
        tasks = hand_in(target, 1, 2)
        await asyncio.sleep(0.01)
        tasks += hand_in(target, 3, 4)
        await asyncio.sleep(0.01)
        tasks[0].cancel()
        tasks[2].cancel()
        await asyncio.sleep(0.01)
        release.set()
        assert await outcomes(tasks) == ["CancelledError", "", "CancelledError", ""]
        assert await outcomes(hand_in(target, 5)) == [""]
        await target.close()
        assert journal.written == [[1, 2], [3, 4], [5]]

    bounded(test())


def test_a_cancelled_waiter_of_a_failing_batch_harms_nobody() -> None:
    async def test() -> None:
        release = asyncio.Event()

        async def script(_batch: list[int]) -> None:
            await release.wait()
            raise IntegrityError("", {}, sqlite3.IntegrityError("no"))

        target, _ = started(script)
        tasks = hand_in(target, 1, 2)
        await asyncio.sleep(0.01)
        tasks[0].cancel()
        await asyncio.sleep(0.01)
        release.set()
        assert await outcomes(tasks) == ["CancelledError", "refused"]
        await target.close()

    bounded(test())


def test_who_finds_no_room_waits_and_is_written_even_when_closing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "WAITING", 3)

    async def test() -> None:
        release = asyncio.Event()
        target, journal = started(lambda _batch: _released(release))
        tasks = hand_in(target, *range(1, 9))
        await asyncio.sleep(0.01)
        closing = asyncio.create_task(target.close())
        await asyncio.sleep(0.01)
        assert await outcomes(hand_in(target, 9)) == ["closed"]
        tasks[7].cancel()
        release.set()
        await closing
        assert await outcomes(tasks) == [""] * 7 + ["CancelledError"]
        assert list(chain(*journal.written)) == list(range(1, 8))
        assert max(map(len, journal.written)) == 3

    bounded(test())


def test_a_writer_that_dies_leaves_nobody_waiting() -> None:
    """A fault of Paiju's own ends the writer: who waits, for an answer or for room, and who comes later, is told.

    Of the batch under way nobody can say whether it is durable.
    """

    async def test() -> None:
        release = asyncio.Event()

        async def script(_batch: list[int]) -> None:
            await release.wait()
            raise ZeroDivisionError

        target, _ = started(script)
        tasks = hand_in(target, 1)
        await asyncio.sleep(0.01)
        tasks += hand_in(target, *range(2, writer.WAITING + 2))
        await asyncio.sleep(0.01)
        release.set()
        assert await outcomes(tasks) == ["database"] + ["closed"] * writer.WAITING
        assert await outcomes(hand_in(target, 1)) == ["closed"]
        with pytest.raises(ZeroDivisionError):
            await target.close()

    bounded(test())


def test_closing_an_idle_writer_ends_at_once() -> None:
    async def test() -> None:
        target, journal = started(ready)
        await target.close()
        assert journal.written == []

    bounded(test())
