"""What the host of a house does while it is open: speak to everybody, empty it, close it, keep somebody out."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Final

from paiju.core.errors import InvalidError
from paiju.server import keys, limits, messages
from paiju.server.banning import BANNED, Bans
from paiju.server.clock import Clock
from paiju.server.limits import Limits
from paiju.server.lobby import Lobby
from paiju.server.settings import Settings
from paiju.storage.rows import BanRow
from paiju.storage.store import Store
from paiju.table.table import Table

LONGEST_NOTICE: Final = 200
"""Characters."""
LAST_WORDS: Final = 0.5
"""Seconds between the order to stop and the end, in which its answer gets out."""
_NOTICE, _DRAINING, _LIMITS = "notice", "draining", "limits"


class Hosting:
    """The host's hand on the house. What he sets is kept in the store, and holds after a restart too."""

    def __init__(self, settings: Settings, store: Store, clock: Clock, lobby: Lobby, stop: Callable[[], None]) -> None:
        self.bans = Bans(store.house, clock)
        self.since = clock.now()
        """When the server started."""
        self.closing = False
        """Whether it stops as soon as no round is played."""
        self.said: dict[str, Any] = {"text": "", "at": 0}
        self._drained = 0
        """Since when the house is being emptied."""
        self._kept = store.house
        self._clock = clock
        self._lobby = lobby
        self._stop = stop
        self._start = Limits.of(settings)
        self._lock = keys.hashed(settings.host_token) if settings.host_token else ""
        self._fixed = bool(settings.host_token)

    async def load(self) -> None:
        """Read what was set before. To be called before tables are brought back."""
        kept = await self._kept.settings()
        if not self._fixed:
            self._lock = kept.get(keys.KEPT_AS, "")
        self.said = kept.get(_NOTICE, self.said)
        self._drained = int(kept.get(_DRAINING, 0))
        self._lobby.draining = self._drained > 0
        self._lobby.limits = self._start.but(kept.get(_LIMITS, {}))
        self._lobby.watchers.append(self._stop_if_quiet)
        await self.bans.load()

    def opens(self, token: str) -> bool:
        """Whether this is the host's token."""
        return keys.opens(token, self._lock)

    # --- a message to all

    def notice(self) -> messages.Notice:
        """What everybody is told now, since the newer of both."""
        at = max(self.said["at"], self._drained if self.draining else 0)
        return messages.Notice(text=self.said["text"], at=at, draining=self.draining)

    async def say(self, text: str) -> None:
        """Tell everybody something, in the place of what was said before; "" takes it back. Errors: `bad_request`."""
        plain = " ".join(text.split())
        if len(plain) > LONGEST_NOTICE or not plain.isprintable():
            raise InvalidError("bad_request", f"a message has at most {LONGEST_NOTICE} characters", "/text")
        self.said = {"text": plain, "at": self._clock.now()}
        await self._kept.set(_NOTICE, self.said if plain else None)
        self._tell()

    def _tell(self) -> None:
        self._lobby.lines.broadcast(self.notice())

    # --- emptying and closing the house

    @property
    def draining(self) -> bool:
        """Whether no round begins any more."""
        return self._lobby.draining

    async def drain(self, on: bool) -> None:
        """Let no new room be opened and no round begin any more, or let them again; rounds that run are played out."""
        self.closing = self.closing and on
        if on and not self.draining:
            self._drained = self._clock.now()
        await self._kept.set(_DRAINING, self._drained if on else None)
        await self._lobby.hold(on)
        self._tell()

    async def close(self, *, now: bool) -> None:
        """Stop the server: at once, for rounds survive that, or when the rounds that run are settled."""
        if now:
            self._stop_soon()
            return
        await self.drain(True)
        # who opens the house again finds it open
        await self._kept.set(_DRAINING, None)
        self.closing = self.draining  # unless it was taken back meanwhile
        self._stop_if_quiet()

    def _stop_if_quiet(self) -> None:
        if self.closing and not self._lobby.playing():
            self.closing = False
            self._stop_soon()

    def _stop_soon(self) -> None:
        asyncio.get_running_loop().call_later(LAST_WORDS, self._stop)

    # --- limits

    @property
    def limits(self) -> Limits:
        """Those that hold."""
        return self._lobby.limits

    @property
    def first_limits(self) -> Limits:
        """Those with which the server started."""
        return self._start

    async def limit(self, changed: Mapping[str, int | None]) -> None:
        """Change some limits; None gives one the value back with which the server starts. Errors: `bad_request`."""
        own = limits.checked({name: value for name, value in changed.items() if value is not None})
        kept = (await self._kept.settings()).get(_LIMITS, {})
        kept = {name: value for name, value in kept.items() if name not in changed} | own
        await self._kept.set(_LIMITS, kept or None)
        self._lobby.limits = self._start.but(kept)

    # --- keeping somebody out

    async def ban_player(self, player: str, hours: int | None, reason: str) -> BanRow:
        """Keep a player out; his lines are cut, and his seat is that of a lost line. Errors: `not_found`."""
        row = await self.bans.player(player, hours, reason)
        self._lobby.lines.cut(lambda one, _: one == player, BANNED)
        return row

    async def ban_address(self, address: str, hours: int | None, reason: str) -> BanRow:
        """Keep an address out, and cut all lines from there. Errors: `bad_request`."""
        row = await self.bans.address(address, hours, reason)
        self._lobby.lines.cut(lambda _, line: line.address == row.address, BANNED)
        return row


def idle_since(table: Table) -> int:
    """When a player did something at a table for the last time, or when it was opened or brought back."""
    return table.clocks.start("idle") or 0
