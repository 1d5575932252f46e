"""One-time codes by which a player comes to another device. Their hashes are kept, in memory and for a short time."""

import hashlib
import secrets
from typing import Final, NamedTuple

from paiju.core.errors import InvalidError
from paiju.server.clock import Clock

LETTERS: Final = "34679ACDEFGHJKMNPQRTUVWXY"
"""None looks like another: no 0 O, 1 I L, 2 Z, 5 S, 8 B."""
LENGTH: Final = 8
VALID: Final = 10 * 60 * 1000
"""Milliseconds."""


class Given(NamedTuple):
    """A code as it is told once, and when it ends."""

    code: str
    until: int

    def __repr__(self) -> str:
        return f"Given(until={self.until})"


class Codes:
    """The codes that are valid, one a player."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._players: dict[bytes, tuple[str, int]] = {}
        """Hash of a code → whose it is, and until when."""
        self._hashes: dict[str, bytes] = {}

    def new(self, player: str) -> Given:
        """A code for this player; an older one is void."""
        self._forget_old()
        self.forget(player)
        given = Given("".join(secrets.choice(LETTERS) for _ in range(LENGTH)), self._clock.now() + VALID)
        hashed = _hash(given.code)
        self._players[hashed], self._hashes[player] = (player, given.until), hashed
        return given

    def forget(self, player: str) -> None:
        """Whatever code he was told is void."""
        self._players.pop(self._hashes.pop(player, b""), None)

    def take(self, code: str) -> str:
        """Whose code it is; it is void now. Errors: `bad_code`, the same whatever is wrong."""
        self._forget_old()
        found = self._players.pop(_hash(code), None)
        if found is None:
            raise InvalidError("bad_code", "this code is wrong, used or too old: have a new one shown", "/code")
        del self._hashes[found[0]]
        return found[0]

    def _forget_old(self) -> None:
        now = self._clock.now()
        for hashed, (player, until) in list(self._players.items()):
            if until <= now:
                del self._players[hashed], self._hashes[player]


def _hash(code: str) -> bytes:
    """Of a code as people type it: in small letters, in groups."""
    plain = "".join(letter for letter in code.upper() if letter.isascii() and letter.isalnum())
    return hashlib.sha256(plain.encode()).digest()
