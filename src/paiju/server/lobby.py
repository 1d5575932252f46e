"""The lobby: all tables, who sits at which, and who sits at one table only."""

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import structlog

from paiju.core.errors import IllegalError, InvalidError, PaijuError
from paiju.server.actor import Actor, Who
from paiju.server.bot_players import BotPlayers
from paiju.server.clock import Clock
from paiju.server.keeping import opened, restored
from paiju.server.lines import Lines, members
from paiju.server.metrics import Metrics
from paiju.server.settings import Settings
from paiju.storage.errors import CodeTakenError, StorageError
from paiju.storage.rows import PlayerRow, TableRow
from paiju.storage.store import Store
from paiju.table import room
from paiju.table.commands import Leave, Sit
from paiju.table.table import Table

log = structlog.get_logger("paiju.lobby")


BROKEN = (
    PaijuError, ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError,
)  # fmt: skip
"""What rows may raise that another version of the rules has written; other tables shall come back all the same."""


class Lobby:
    """All tables that are open, by id and by code."""

    def __init__(self, store: Store, clock: Clock, metrics: Metrics, settings: Settings, bots: BotPlayers) -> None:
        self.clock = clock
        self.lines = Lines(clock, settings.grace)
        self._store = store
        self._metrics = metrics
        self._settings = settings
        self._bots = bots
        self._actors: dict[str, Actor] = {}
        self._codes: dict[str, str] = {}
        self._seats: dict[str, str] = {}
        """Player → the table at which he has a seat."""
        self._sitting: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    # --- tables

    async def restore(self) -> None:
        """Bring back every table that was not closed; one that cannot be brought back is left alone and told."""
        for row in await self._store.live_tables():
            try:
                await self._restore(row)
            except StorageError:
                raise
            except BROKEN as error:
                self._metrics.broken.inc()
                reason = error.code if isinstance(error, PaijuError) else type(error).__name__
                log.error("a table could not be restored", table=row.id, reason=reason)

    async def _restore(self, row: TableRow) -> None:
        inputs = await self._store.inputs(row.id)
        owner = await self._store.player(row.owner)
        table, pieces = await asyncio.to_thread(restored, row, owner.name if owner is not None else "", inputs)
        self.clock.not_before(pieces[-1].at)
        now = self.clock.now()
        table.clocks.rewind(now)
        table.show(now)  # clocks that have their full time again
        actor = self._open(table, len(inputs))
        for taken in inputs:
            actor.remember(taken.player, taken.client_id, None)
        actor.feed.add([*pieces, *table.pieces], now)
        table.pieces = []
        for player in members(table):
            self.lines.miss(actor, Who(player, table.people.get(player, "")))
        self._bots.look(actor)

    async def create(self, owner: PlayerRow, settings: Any) -> Actor:
        """Open a room. Errors: `bad_request`, `unknown_option`, `too_many`."""
        wanted = room.read(settings)
        own = sum(actor.table.owner == owner.id for actor in self._actors.values())
        if len(self._actors) >= self._settings.max_tables or own >= self._settings.tables_a_player:
            raise InvalidError("too_many", "there is no room for another table: close one that nobody needs")
        while True:
            row = TableRow(
                id=secrets.token_urlsafe(12),
                code=f"{secrets.randbelow(900_000) + 100_000}",
                owner=owner.id,
                created_at=self.clock.now(),
                seed=secrets.token_bytes(32),
                settings=wanted.as_json(),
            )
            try:
                await self._store.add_table(row)
            except CodeTakenError:
                continue
            break
        table, pieces = opened(row, owner.name)
        actor = self._open(table, 0)
        actor.feed.add(pieces, row.created_at)
        return actor

    def _open(self, table: Table, rows: int) -> Actor:
        actor = Actor(table, self._store, self.clock, self._metrics, rows)
        actor.changed.append(lambda before, after: self._follow(actor, before, after))
        self._actors[table.id] = actor
        self._codes[table.code] = table.id
        self._metrics.tables.inc()
        self._note_seats(actor, set(), _players(table))
        actor.start()
        return actor

    def _follow(self, actor: Actor, before: Table, after: Table) -> None:
        """After every change: who sits where, what bots have to do, and whether the table is gone."""
        self._note_seats(actor, _players(before), _players(after))
        if after.closed:
            self._actors.pop(after.id, None)
            self._codes.pop(after.code, None)
            self._metrics.tables.dec()
        else:
            self._bots.look(actor)

    def _note_seats(self, actor: Actor, before: set[str], after: set[str]) -> None:
        for player in before - after:
            if self._seats.get(player) == actor.table.id:
                del self._seats[player]
        for player in after - before:
            self._seats[player] = actor.table.id

    def find(self, name: str) -> Actor:
        """The table with this code or id. Errors: `not_found`."""
        actor = self._actors.get(self._codes.get(name, name))
        if actor is None:
            raise InvalidError("not_found", "there is no open table with this code")
        return actor

    def known(self, codes: Iterable[str]) -> list[Actor]:
        """The open tables with these codes."""
        return [self._actors[self._codes[code]] for code in codes if code in self._codes]

    def open_rooms(self) -> list[Actor]:
        """The tables that their rooms list, the newest first."""
        return [actor for actor in reversed(self._actors.values()) if actor.table.room.custom("listed")]

    def table_of(self, player: str) -> Actor | None:
        """The table at which the player has a seat."""
        return self._actors.get(self._seats.get(player, ""))

    async def close(self) -> None:
        """Stop all tables; they go on when a server starts again."""
        await self.lines.close()
        await asyncio.gather(*(actor.stop() for actor in self._actors.values()))

    # --- players

    async def sit(self, actor: Actor, who: Who, command: Sit) -> None:
        """Sit down; then a seat elsewhere is given up, which is refused while a session is played there.

        Errors: `elsewhere` (NJ-5.7), with the code of that table in the message, and those of the command.
        """
        async with self._sitting[who.player]:
            other = self.table_of(who.player)
            moves = other is not None and other is not actor and not actor.knows(who.player, command.id)
            if other is not None and moves and other.table.bound(who.player):
                raise IllegalError("elsewhere", f"you still play at table {other.table.code}")
            await actor.submit(who, command)
            if other is not None and moves:
                await other.insist(who, Leave(), lambda: other.table.seat_of(who.player) is not None)


def _players(table: Table) -> set[str]:
    return {table.chairs[seat].player for seat in table.humans()}
