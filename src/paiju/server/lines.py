"""Lines from players to tables: the newest wins, and a lost one may come back before anybody is told."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Coroutine, Set
from typing import Any, Protocol

import structlog

from paiju.core.errors import IllegalError, PaijuError
from paiju.server.actor import Actor, Who
from paiju.server.clock import Clock
from paiju.server.messages import Sent
from paiju.table.commands import Back, Lost
from paiju.table.sitting import missed
from paiju.table.table import Table

log = structlog.get_logger("paiju.lines")


class Line(Protocol):
    """One socket of a player to a table."""

    def replace(self) -> None:
        """Tell the client that it has connected elsewhere, and close."""
        ...

    def tell(self, message: Sent) -> None:
        """Send what nobody has to wait for."""
        ...

    @property
    def device(self) -> bytes:
        """The hash of the token that opened it."""
        ...

    @property
    def address(self) -> str:
        """Where it comes from."""
        ...

    def send_away(self, error: PaijuError) -> None:
        """Say why, and close."""
        ...


class Lines:
    """All lines, by table and player; two tables know nothing of each other here."""

    def __init__(self, clock: Clock, grace: int) -> None:
        self._clock = clock
        self._grace = grace
        self._lines: dict[tuple[str, str], Line] = {}
        self._here: defaultdict[str, set[str]] = defaultdict(set)
        """Table → the players who have a line to it."""
        self._waiting: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._telling: set[asyncio.Task[None]] = set()

    def attach(self, actor: Actor, who: Who, line: Line) -> None:
        """A new line; the one before is replaced. A player who counted as gone is back."""
        key = (actor.table.id, who.player)
        before = self._lines.pop(key, None)
        self._lines[key] = line
        self._here[actor.table.id].add(who.player)
        if before is not None:
            before.replace()
        if key in self._waiting:
            self._waiting.pop(key).cancel()
        if missed(actor.table, who.player):
            self.carry(self._return(actor, who))
        self._counted(actor, who)

    def detach(self, actor: Actor, who: Who, line: Line) -> None:
        """A line is gone. If it was the newest, the grace begins."""
        key = (actor.table.id, who.player)
        if self._lines.get(key) is line:
            del self._lines[key]
            self._forget(*key)
            self.miss(actor, who)
            self._counted(actor, who)

    def watching(self, table: Table) -> int:
        """How many look on without a seat."""
        return sum(table.seat_of(player) is None for player in self._here.get(table.id, ()))

    def _forget(self, table: str, player: str) -> None:
        self._here[table].discard(player)
        if not self._here[table]:
            del self._here[table]

    def _counted(self, actor: Actor, who: Who) -> None:
        """Who has no seat has come or gone: everybody may look how many watch."""
        if actor.table.seat_of(who.player) is None:
            actor.feed.wake()

    def miss(self, actor: Actor, who: Who) -> None:
        """A player has no line: after the grace he counts as gone, if that matters to the table."""
        key = (actor.table.id, who.player)
        if key not in self._waiting and who.player in members(actor.table):
            self._waiting[key] = asyncio.create_task(self._wait(actor, who), name="grace")

    async def _return(self, actor: Actor, who: Who) -> None:
        """Tell the table that he is back; he may have been lost again before that was stored."""
        await actor.insist(who, Back(), lambda: missed(actor.table, who.player))
        if (actor.table.id, who.player) not in self._lines:
            self.miss(actor, who)

    async def _wait(self, actor: Actor, who: Who) -> None:
        await self._clock.until(self._clock.now() + self._grace)
        del self._waiting[actor.table.id, who.player]
        self.carry(self._lose(actor, who))

    async def _lose(self, actor: Actor, who: Who) -> None:
        """Tell the table; if he has come back meanwhile, tell it that too."""
        key = (actor.table.id, who.player)
        await actor.insist(who, Lost(), lambda: who.player in members(actor.table) and key not in self._lines)
        if key in self._lines and missed(actor.table, who.player):
            await self._return(actor, who)

    def carry(self, telling: Coroutine[Any, Any, None]) -> None:
        """Have something told to a table that nobody waits for."""
        task = asyncio.create_task(telling, name="line")
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    def tell_all(self, actor: Actor, message: Sent, but: Set[str] = frozenset()) -> None:
        """Send a message to everybody who has a line to the table, `but` not to these players."""
        for player in self._here.get(actor.table.id, set()) - but:
            self._lines[actor.table.id, player].tell(message)

    def sign_out(self, player: str, but: bytes) -> None:
        """Send a player away from all his devices, `but` not from the one with this hash."""
        error = IllegalError("signed_out", "another device of yours has signed this one out")
        self.cut(lambda whose, line: whose == player and line.device != but, error)

    def broadcast(self, message: Sent) -> None:
        """Send a message to everybody who has a line to any table."""
        for line in self._lines.values():
            line.tell(message)

    def cut(self, whom: Callable[[str, Line], bool], error: PaijuError) -> None:
        """Send everybody away of whom this is true: his id, his line."""
        for (_, player), line in self._lines.items():
            if whom(player, line):
                line.send_away(error)

    def here(self, table: Table) -> dict[str, str]:
        """Who has a line to the table: player → address."""
        return {player: self._lines[table.id, player].address for player in self._here.get(table.id, ())}

    def people(self) -> int:
        """How many players have a line to any table."""
        return len({player for _, player in self._lines})

    async def close(self) -> None:
        """Forget who was missed; the next server misses them again."""
        tasks = [*self._waiting.values(), *self._telling]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def members(table: Table) -> set[str]:
    """Those whose lines matter and are not known to be lost: who sits there, and the owner."""
    return ({table.chairs[seat].player for seat in table.humans()} | {table.owner}) - table.lost
