"""Players: guests who are known by secret tokens, of which the store keeps the hashes alone."""

import asyncio
import hashlib
import secrets
from dataclasses import replace

from paiju.core.errors import InvalidError
from paiju.server import faces
from paiju.server.clock import Clock
from paiju.server.codes import Codes, Given
from paiju.storage.rows import PlayerRow
from paiju.storage.store import Store

LONGEST_NAME = 16
"""Characters."""
LONGEST_TOKEN = 128


class Players:
    """Makes guests and finds them again, each with the face that is his."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._codes = Codes(clock)
        self._moving = asyncio.Lock()
        """Held by who comes to a device or signs others out: nobody comes between."""
        self._ended = 0
        """How many times tokens were ended."""

    async def new(self, name: str, face: str | None = None) -> tuple[PlayerRow, str]:
        """A new guest and the token that is his, told once. Errors: `bad_name`, `bad_face`."""
        token, ident = secrets.token_urlsafe(32), secrets.token_urlsafe(9)
        chosen = faces.derived(ident) if face is None else faces.checked(face)
        row = PlayerRow(ident, checked_name(name), self._clock.now(), chosen)
        await self._store.add_player(row, hashed(token))
        return row, token

    async def of(self, token: str) -> PlayerRow:
        """The player with this token. Errors: `unauthorized`."""
        ended = None
        while ended != self._ended:  # what the store has just said may be old
            ended = self._ended
            row = await self._store.player_of(hashed(token)) if 0 < len(token) <= LONGEST_TOKEN else None
        if row is None:
            raise InvalidError("unauthorized", "this token is not known here")
        return faced(row)

    async def find(self, ident: str) -> PlayerRow:
        """The player with this id. Errors: `not_found`."""
        row = await self._store.player(ident)
        if row is None:
            raise InvalidError("not_found", "there is no such player")
        return faced(row)

    async def change(self, player: PlayerRow, name: str | None = None, face: str | None = None) -> PlayerRow:
        """Give a player another name, another face, or both. Errors: `bad_name`, `bad_face`."""
        row = replace(player, name=player.name if name is None else checked_name(name))
        row = row if face is None else replace(row, face=faces.checked(face))
        await self._store.rename(row.id, row.name, row.face)
        return row

    # --- devices

    def code_for(self, player: PlayerRow) -> Given:
        """A code that brings the player to another device."""
        return self._codes.new(player.id)

    async def come_by(self, code: str) -> tuple[PlayerRow, str]:
        """Who has this code, and a token for the device that told it. Errors: `bad_code`."""
        async with self._moving:
            row = await self.find(self._codes.take(code))
            token = secrets.token_urlsafe(32)
            await self._store.people.add_device(row.id, hashed(token), self._clock.now())
            return row, token

    async def stay_alone(self, token: str) -> PlayerRow:
        """Whose token it is; it is his only one now, and his code is void. Errors: `unauthorized`."""
        async with self._moving:
            row = await self.of(token)  # another device of his may have ended it meanwhile
            await self._store.people.only_device(row.id, hashed(token))
            self._codes.forget(row.id)
            self._ended += 1
            return row


def faced(row: PlayerRow) -> PlayerRow:
    """The same player with the face that is shown of him."""
    return replace(row, face=faces.shown(row.id, row.face))


def checked_name(name: str) -> str:
    """A name without spaces around it. Errors: `bad_name`."""
    plain = " ".join(name.split())
    if not 0 < len(plain) <= LONGEST_NAME or not plain.isprintable():
        raise InvalidError("bad_name", f"a name has 1 to {LONGEST_NAME} characters that can be shown", "/name")
    return plain


def hashed(token: str) -> bytes:
    """What is kept of a token. They are long and random, so one round is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()
