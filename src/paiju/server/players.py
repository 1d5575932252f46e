"""Players: guests who are known by a secret token, of which the store keeps the hash alone."""

import hashlib
import secrets

from paiju.core.errors import InvalidError
from paiju.server.clock import Clock
from paiju.storage.rows import PlayerRow
from paiju.storage.store import Store

LONGEST_NAME = 16
"""Characters."""
LONGEST_TOKEN = 128


class Players:
    """Makes guests and finds them again."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def new(self, name: str) -> tuple[PlayerRow, str]:
        """A new guest and the token that is his, told once. Errors: `bad_name`."""
        token = secrets.token_urlsafe(32)
        row = PlayerRow(secrets.token_urlsafe(9), checked_name(name), self._clock.now())
        await self._store.add_player(row, _hash(token))
        return row, token

    async def of(self, token: str) -> PlayerRow:
        """The player with this token. Errors: `unauthorized`."""
        row = await self._store.player_of(_hash(token)) if 0 < len(token) <= LONGEST_TOKEN else None
        if row is None:
            raise InvalidError("unauthorized", "this token is not known here")
        return row

    async def rename(self, player: PlayerRow, name: str) -> PlayerRow:
        """Give a player another name. Errors: `bad_name`."""
        row = PlayerRow(player.id, checked_name(name), player.created_at)
        await self._store.rename(row.id, row.name)
        return row


def checked_name(name: str) -> str:
    """A name without spaces around it. Errors: `bad_name`."""
    plain = " ".join(name.split())
    if not 0 < len(plain) <= LONGEST_NAME or not plain.isprintable():
        raise InvalidError("bad_name", f"a name has 1 to {LONGEST_NAME} characters that can be shown", "/name")
    return plain


def _hash(token: str) -> bytes:
    """Tokens are long and random, so one round is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()
