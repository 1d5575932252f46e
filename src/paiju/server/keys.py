"""The host's token: whoever has it may steer the house. The store keeps its hash alone."""

import hashlib
import hmac
import re
import secrets
from typing import Final

from paiju.core.errors import InvalidError
from paiju.storage.house import HouseStore

KEPT_AS: Final = "host_token"
_TOKEN: Final = re.compile(r"[A-Za-z0-9._~-]{20,128}")
"""What an address can hold behind its # as it is."""


def check(token: str) -> None:
    """Errors: `bad_setting` for a token that is too easy to guess, or that no link can hold."""
    if not _TOKEN.fullmatch(token):
        raise InvalidError(
            "bad_setting", "PAIJU_HOST_TOKEN has 20 to 128 letters, digits or the signs . _ ~ -", "/host_token"
        )


async def made(kept: HouseStore, *, anew: bool) -> str:
    """A token that was made now, for it is told this one time; "" where there is one already, unless `anew`."""
    if not anew and KEPT_AS in await kept.settings():
        return ""
    token = secrets.token_urlsafe(24)
    await kept.set(KEPT_AS, hashed(token))
    return token


def hashed(token: str) -> str:
    """Tokens are long and random, so one round is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def opens(token: str, lock: str) -> bool:
    """Whether a token has this hash; how long that takes tells nothing."""
    return bool(lock) and hmac.compare_digest(hashed(token), lock)
