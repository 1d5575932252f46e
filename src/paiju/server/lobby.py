"""The lobby: all tables, who sits at which, and who sits at one table only."""

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any

import structlog

from paiju.core.errors import IllegalError, InvalidError, PaijuError
from paiju.server import faces
from paiju.server.actor import HOUSE, Actor, Who
from paiju.server.blocks import Blocks
from paiju.server.bot_players import BotPlayers
from paiju.server.clock import Clock
from paiju.server.keeping import opened, restored
from paiju.server.limits import Limits
from paiju.server.lines import Lines, members
from paiju.server.metrics import Metrics
from paiju.server.settings import Settings
from paiju.storage.errors import CodeTakenError, StorageError
from paiju.storage.rows import PlayerRow, TableRow
from paiju.storage.store import Store
from paiju.table import room
from paiju.table.commands import Hold, Leave, Sit, Unwanted
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
        self.blocks = Blocks(store)
        self._store = store
        self._metrics = metrics
        self._bots = bots
        self.limits = Limits.of(settings)
        """How much the house allows, as the host has it now."""
        self.draining = False
        """Whether the house is emptied: no room is opened, no round begins."""
        self.watchers: list[Callable[[], None]] = []
        """Called after every change of any table."""
        self._actors: dict[str, Actor] = {}
        self._codes: dict[str, str] = {}
        self._seats: dict[str, str] = {}
        """Player → the table at which he has a seat."""
        self._sitting: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    # --- tables

    async def restore(self) -> None:
        """Bring back every table that was not closed; one that cannot be brought back is left alone and told."""
        await self.blocks.load()
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
        name, face = (owner.name, faces.shown(owner.id, owner.face)) if owner is not None else ("", "")
        table, pieces = await asyncio.to_thread(restored, row, name, inputs, face)
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
            self.lines.miss(actor, _who(table, player))
        self.lines.carry(self._hold(actor))
        self._bots.look(actor)

    async def create(self, owner: PlayerRow, settings: Any) -> Actor:
        """Open a room. Errors: `bad_request`, `unknown_option`, `draining`, `too_many`."""
        wanted = room.read(settings)
        if self.draining:
            raise IllegalError("draining", "the house is being emptied: no room is opened any more")
        own = len(self.owned(owner.id))
        if len(self._actors) >= self.limits.max_tables or own >= self.limits.tables_a_player:
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
        table, pieces = opened(row, owner.name, owner.face)
        actor = self._open(table, 0)
        actor.feed.add(pieces, row.created_at)
        await self._hold(actor)  # it may be emptied by now
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
        self._turn_out(actor)
        if after.closed:
            self._actors.pop(after.id, None)
            self._codes.pop(after.code, None)
            self._metrics.tables.dec()
        else:
            self._bots.look(actor)
        for watcher in self.watchers:
            watcher()

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

    def all(self) -> list[Actor]:
        """All open tables, the newest first."""
        return list(reversed(self._actors.values()))

    def playing(self) -> int:
        """At how many tables a round is played."""
        return sum(actor.table.round is not None for actor in self._actors.values())

    def open_rooms(self) -> list[Actor]:
        """The tables that their rooms list, the newest first."""
        return [actor for actor in self.all() if actor.table.room.custom("listed")]

    def visited(self, player: str) -> list[Actor]:
        """The open tables that the player owns or was at, and may come to, the newest first."""
        mine = [actor for actor in self.all() if player in actor.table.people]
        return [actor for actor in mine if self.welcomes(actor, player)]

    def owned(self, player: str) -> list[Actor]:
        """The open tables of a player, the newest first."""
        return [actor for actor in self.all() if actor.table.owner == player]

    def table_of(self, player: str) -> Actor | None:
        """The table at which the player has a seat."""
        return self._actors.get(self._seats.get(player, ""))

    async def hold(self, on: bool) -> None:
        """Empty the house, or open it again; returns when all tables know."""
        self.draining = on
        await asyncio.gather(*(self._hold(actor) for actor in self.all()))

    async def _hold(self, actor: Actor) -> None:
        """Tell a table; if that has changed while it was told, tell it that too."""
        told = None
        while told != self.draining:
            told = self.draining
            await self._tell_held(actor, told)

    async def _tell_held(self, actor: Actor, on: bool) -> None:
        await actor.insist(HOUSE, Hold(on=on), lambda: actor.table.held != on and not actor.table.closed)

    async def close(self) -> None:
        """Stop all tables; they go on when a server starts again."""
        await self.lines.close()
        await asyncio.gather(*(actor.stop() for actor in self._actors.values()))

    # --- players

    def welcomes(self, actor: Actor, player: str) -> bool:
        """Whether the owner of the table wants the player there. Who still has a seat may see what goes on."""
        return not self._unwanted(actor.table, player) or actor.table.seat_of(player) is not None

    def admit(self, actor: Actor, who: Who) -> None:
        """Let a player look at a table.

        Errors: `not_welcome` where its owner does not want him; `no_spectators` for who has no seat, where nobody may
        watch the session that runs.
        """
        self._must_be_welcome(actor, who.player)
        if not actor.table.admits(who.player):
            raise IllegalError("no_spectators", "nobody may watch at this table")

    def _must_be_welcome(self, actor: Actor, player: str) -> None:
        if not self.welcomes(actor, player):
            raise IllegalError("not_welcome", "the owner does not want you here")

    def _unwanted(self, table: Table, player: str) -> bool:
        return self.blocks.has(table.owner, player)

    async def block(self, player: str, other: str) -> None:
        """`player` does not want `other` any more: he goes from the tables of `player` as soon as he may.

        Errors: `StorageError`, `bad_request` where there is no such player.
        """
        await self.blocks.add(player, other, self.clock.now())
        for actor in self.owned(player):
            self._turn_out(actor)
            actor.feed.wake()

    def _turn_out(self, actor: Actor) -> None:
        """Who sits between sessions at the table of somebody who does not want him loses his seat."""
        table = actor.table
        for player in () if table.running or table.closed else _players(table):
            if self._unwanted(table, player):
                self.lines.carry(self._turn_out_one(actor, player))

    async def _turn_out_one(self, actor: Actor, player: str) -> None:
        def still() -> bool:
            table = actor.table
            return not table.running and table.seat_of(player) is not None and self._unwanted(table, player)

        await actor.insist(_who(actor.table, player), Unwanted(), still)

    async def sit(self, actor: Actor, who: Who, command: Sit) -> None:
        """Sit down; then a seat elsewhere is given up, which is refused while a session is played there.

        Errors: `elsewhere` (NJ-5.7), with the code of that table in the message, `not_welcome`, those of the command.
        """
        if not actor.knows(who.player, command.id):
            self._must_be_welcome(actor, who.player)
        async with self._sitting[who.player]:
            other = self.table_of(who.player)
            moves = other is not None and other is not actor and not actor.knows(who.player, command.id)
            if other is not None and moves and other.table.bound(who.player):
                raise IllegalError("elsewhere", f"you still play at table {other.table.code}")
            await actor.submit(who, command)
            if other is not None and moves:
                await other.insist(who, Leave(), lambda: other.table.seat_of(who.player) is not None)


def _who(table: Table, player: str) -> Who:
    """A player as the table knows him."""
    return Who(player, table.people.get(player, ""), table.faces.get(player, ""))


def _players(table: Table) -> set[str]:
    return {table.chairs[seat].player for seat in table.humans()}
