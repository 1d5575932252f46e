"""Bans: players and addresses that the host keeps out, for a time or for ever."""

import ipaddress

from paiju.core.errors import IllegalError, InvalidError
from paiju.server.clock import Clock
from paiju.storage.house import HouseStore
from paiju.storage.rows import BanRow

HOUR = 3_600_000
LONGEST = 24 * 366 * 10
"""Hours."""
BANNED = IllegalError("banned", "the host of this house does not let you in")


class Bans:
    """All bans, kept in the store and at hand for every request."""

    def __init__(self, kept: HouseStore, clock: Clock) -> None:
        self._kept = kept
        self._clock = clock
        self._rows: list[BanRow] = []
        self._whom: dict[str, int | None] = {}
        """Player or address → until when."""

    async def load(self) -> None:
        """Read them anew."""
        self._rows = await self._kept.bans()
        self._whom = {(row.player or row.address or ""): row.until for row in self._rows}

    def rows(self) -> list[BanRow]:
        """Those that hold, the newest first."""
        return [row for row in self._rows if self._holds(row.until)]

    async def player(self, player: str, hours: int | None, reason: str) -> BanRow:
        """Keep a player out for so many hours, or for ever. Errors: `not_found`."""
        return await self._add(BanRow(player, None, reason, self._clock.now(), self._until(hours)))

    async def address(self, address: str, hours: int | None, reason: str) -> BanRow:
        """Keep an address out. Errors: `bad_request` for what is none."""
        plain = plain_address(address)
        return await self._add(BanRow(None, plain, reason, self._clock.now(), self._until(hours)))

    async def lift(self, id: int) -> None:
        """Let somebody in again. Errors: `not_found`."""
        if not await self._kept.remove_ban(id):
            raise InvalidError("not_found", "there is no such ban")
        await self.load()

    def check(self, *whom: str) -> None:
        """Errors: `banned` for a player or an address that is kept out."""
        if any(one in self._whom and self._holds(self._whom[one]) for one in whom):
            raise IllegalError(BANNED.code, BANNED.message)

    async def _add(self, row: BanRow) -> BanRow:
        id = await self._kept.add_ban(row)
        await self.load()
        return next(kept for kept in self._rows if kept.id == id)

    def _until(self, hours: int | None) -> int | None:
        return None if hours is None else self._clock.now() + hours * HOUR

    def _holds(self, until: int | None) -> bool:
        return until is None or until > self._clock.now()


def plain_address(address: str) -> str:
    """An address as `access.address_of` names it. Errors: `bad_request`."""
    try:
        found = ipaddress.ip_address(address.strip())
        return str(getattr(found, "ipv4_mapped", None) or found)
    except ValueError:
        raise InvalidError("bad_request", "this is no address, such as 203.0.113.7", "/address") from None
