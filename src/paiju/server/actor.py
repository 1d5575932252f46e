"""The actor of a table: one task, one bounded inbox. Validate, take on a clone, store, swap, show — in this order."""

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

import structlog

from paiju.core.errors import IllegalError, PaijuError
from paiju.server.clock import Clock
from paiju.server.faults import told
from paiju.server.feed import Feed
from paiju.server.keeping import appended
from paiju.server.messages import RETRY
from paiju.server.metrics import Metrics
from paiju.storage.errors import ConflictError, StorageError
from paiju.storage.rows import Append, InputRow
from paiju.storage.store import Store
from paiju.table.commands import Command, Entry
from paiju.table.table import Table
from paiju.table.take import Taken, due, take

INBOX = 64
"""So many commands may wait at a table; the next is told to try again."""
REMEMBERED, PLAYERS = 256, 256
"""So many answers to client ids are kept a player, for so many players."""

log = structlog.get_logger("paiju.table")


class Who(NamedTuple):
    """A player, or the house with an empty id."""

    player: str = ""
    name: str = ""
    face: str = ""


HOUSE = Who()


class Task(NamedTuple):
    """A command that waits to be taken, and who waits for it."""

    who: Who
    command: Command
    done: "asyncio.Future[None]"
    since: float


class Actor:
    """One table at work. `changed` is called after every change, with the table as it was and as it is."""

    def __init__(self, table: Table, store: Store, clock: Clock, metrics: Metrics, rows: int = 0) -> None:
        self.table = table
        self.feed = Feed()
        self.clock = clock
        self.changed: list[Callable[[Table, Table], None]] = []
        self._store = store
        self._metrics = metrics
        self._rows = rows
        self._inbox: asyncio.Queue[Task] = asyncio.Queue(INBOX)
        self._replies: OrderedDict[str, OrderedDict[str, PaijuError | None]] = OrderedDict()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._work(), name=f"table {self.table.id}")

    async def stop(self) -> None:
        """Stop; whatever was acknowledged is stored."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self._refuse_all()

    async def submit(self, who: Who, command: Command) -> None:
        """Have a command taken; returns when it is stored. Errors: `busy`, `closed`, those of the command."""
        if self._task is None or self._task.done():
            raise IllegalError("closed", "this room is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        try:
            self._inbox.put_nowait(Task(who, command, done, time.perf_counter()))
        except asyncio.QueueFull:
            raise IllegalError("busy", "too much is waiting at this table, try again") from None
        await done

    async def insist(self, who: Who, command: Command, still: Callable[[], bool]) -> None:
        """Have a command of the house taken, again and again while store or table are busy and it is `still` wanted.

        What the table refuses for good is told to the log alone.
        """
        while still():
            try:
                await self.submit(who, command)
            except PaijuError as error:
                if error.code in RETRY:
                    await asyncio.sleep(1)
                    continue
                log.info("a command of the house came to nothing", table=self.table.id, code=error.code)
            return

    def remember(self, player: str, ident: str, error: PaijuError | None) -> None:
        """Keep the answer to a client's id: the same id gets the same answer. Each player has room of his own."""
        if not ident:
            return
        replies = self._replies.setdefault(player, OrderedDict())
        self._replies.move_to_end(player)
        replies[ident] = error
        if len(replies) > REMEMBERED:
            replies.popitem(last=False)
        if len(self._replies) > PLAYERS:
            self._forget_a_stranger()

    def _forget_a_stranger(self) -> None:
        """Of those who neither sit here nor own the table the one who was silent longest."""
        ours = {chair.player for chair in self.table.chairs} | {self.table.owner}
        stranger = next((player for player in self._replies if player not in ours), None)
        if stranger is not None:
            del self._replies[stranger]

    def knows(self, player: str, ident: str) -> bool:
        """Whether the player's message with this id has been answered."""
        return bool(ident) and ident in self._replies.get(player, {})

    async def _work(self) -> None:
        try:
            while not self.table.closed:
                task = await self._next()
                if task is not None:
                    await self._answer(task)
        except ConflictError:
            log.error("another server writes this table; it is left to that one", table=self.table.id)
        finally:
            self._refuse_all()

    def _refuse_all(self) -> None:
        while not self._inbox.empty():
            done = self._inbox.get_nowait().done
            if not done.done():
                done.set_exception(IllegalError("closed", "this room is closed"))

    async def _next(self) -> Task | None:
        """The next command; None after time has done something itself."""
        timed = due(self.table)
        wait = self.clock.seconds(timed[0] - self.clock.now()) if timed is not None else None
        try:
            async with asyncio.timeout(wait):
                return await self._inbox.get()
        except TimeoutError:
            await self._by_time()
            return None

    async def _by_time(self) -> None:
        timed = due(self.table)
        if timed is None or timed[0] > self.clock.now():
            return
        entry = timed[1]._replace(at=self.clock.now())
        try:
            await self._take(entry)
        except ConflictError:
            raise
        except PaijuError as error:
            log.error("time could not do its part", table=self.table.id, code=error.code)
            await asyncio.sleep(1)

    async def _answer(self, task: Task) -> None:
        """Take a command once: with a known id the answer is the one of the first time."""
        player, ident = task.who.player, task.command.id
        error = self._replies[player][ident] if self.knows(player, ident) else await self._try(task)
        self._metrics.command(type(task.command).__name__, error.code if error is not None else "ok")
        if task.done.done():
            return
        if error is None:
            task.done.set_result(None)
        else:
            task.done.set_exception(error)

    async def _try(self, task: Task) -> PaijuError | None:
        entry = Entry(self.clock.now(), task.who.player, task.who.name, task.command, task.who.face)
        error = None
        try:
            await self._take(entry, task.since)
        except ConflictError as conflict:
            if not task.done.done():
                task.done.set_exception(conflict)
            raise
        except PaijuError as refused:
            error = refused
        if error is None or error.code != "database":
            self.remember(task.who.player, task.command.id, error)
        return error

    async def _take(self, entry: Entry, since: float | None = None) -> None:
        before, trial = self.table, self.table.clone()
        taken = self._try_out(trial, entry)
        await self._keep(appended(trial, entry, self._rows + 1, taken))
        self._rows += 1
        self.table = trial
        self.feed.add(taken.pieces, entry.at, since)
        for listener in self.changed:
            listener(before, trial)

    def _try_out(self, trial: Table, entry: Entry) -> Taken:
        """Errors: `internal` for what nobody expected: the trial is dropped, and the table goes on as it was."""
        try:
            return take(trial, entry)
        except PaijuError:
            raise
        except Exception as error:  # noqa: BLE001 — whatever is wrong with one command, the table and its players go on
            log.error(
                "a command failed", table=self.table.id, kind=type(entry.command).__name__, trace="".join(told(error))
            )
            raise IllegalError("internal", "something went wrong here; nothing has changed") from None

    async def _keep(self, append: Append) -> None:
        """Store it. After a failure of the database that may have come too late to matter, look whether it is there.

        Errors: `StorageError` where it is not; until that is known the table waits.
        """
        try:
            await self._store.append(append)
        except ConflictError:
            raise
        except StorageError as error:
            if error.code != "database" or not await self._is_stored(append):
                raise

    async def _is_stored(self, append: Append) -> bool:
        while True:
            try:
                rows = await self._store.inputs(append.row.table, append.row.seq - 1)
                return bool(rows) and _key(rows[0]) == _key(append.row)
            except StorageError as error:
                log.error("the database does not answer", table=self.table.id, reason=error.message)
                await asyncio.sleep(1)


def _key(row: InputRow) -> tuple[object, ...]:
    """What tells an input from another one with the same number."""
    return row.seq, row.at, row.kind, row.player, row.client_id
