"""The host's token: whoever has it may steer the house.

The store keeps its hash alone. Where the database is a file, the token lies beside it in one of its own, which is in no
backup: so every start can tell it again. That file then says which token holds.
"""

import hashlib
import hmac
import re
import secrets
from pathlib import Path
from typing import Final, NamedTuple

from paiju.core.errors import InvalidError
from paiju.storage import address
from paiju.storage.backup import new_file
from paiju.storage.house import HouseStore

KEPT_AS: Final = "host_token"
_TOKEN: Final = re.compile(r"[A-Za-z0-9._~-]{20,128}")
"""What an address can hold behind its # as it is."""
_OTHERS: Final = 0o077
"""Rights of everybody but the owner of a file."""


class Key(NamedTuple):
    """The token, "" where it was told before and nobody knows it any more; and the file in which it lies, if any."""

    token: str
    file: Path | None

    def __repr__(self) -> str:
        return f"Key({self.file})"


def check(token: str) -> None:
    """Errors: `bad_setting` for a token that is too easy to guess, or that no link can hold."""
    if not _TOKEN.fullmatch(token):
        raise InvalidError(
            "bad_setting", "PAIJU_HOST_TOKEN has 20 to 128 letters, digits or the signs . _ ~ -", "/host_token"
        )


def beside(database: str) -> Path | None:
    """Where the token of a house lies; None for a database that is no file. Errors: `bad_setting`."""
    file = address.read(database).file
    return None if file is None else file.with_name(f"{file.name}.host")


async def held(kept: HouseStore, file: Path | None, *, anew: bool) -> Key:
    """The token that holds; made now where there is none, or `anew`. Errors: `bad_setting` for the file."""
    lock = (await kept.settings()).get(KEPT_AS, "")
    if file is None and lock and not anew:
        return Key("", None)
    token = _found(file) if file is not None and not anew else ""
    if not token:
        token = secrets.token_urlsafe(24)
        if file is not None:
            _lay(token, file)
    if not opens(token, lock):
        await kept.set(KEPT_AS, hashed(token))
    return Key(token, file)


def _found(file: Path) -> str:
    """The token in the file, which is for its owner alone; "" where there is no file. Errors: `bad_setting`."""
    try:
        if file.stat().st_mode & _OTHERS:
            file.chmod(0o600)
        token = file.read_text(encoding="utf-8", errors="replace").strip()
    except FileNotFoundError:
        return ""
    except OSError as error:
        raise address.bad(f"the host's key in {file} cannot be read: {error.strerror}") from None
    if not _TOKEN.fullmatch(token):
        raise address.bad(f"{file} has no key of a host in it: remove it, and another is made")
    return token


def _lay(token: str, file: Path) -> None:
    with new_file(file) as draft:
        draft.write_text(f"{token}\n", encoding="utf-8")


def hashed(token: str) -> str:
    """Tokens are long and random, so one round is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def opens(token: str, lock: str) -> bool:
    """Whether a token has this hash; how long that takes tells nothing."""
    return bool(lock) and hmac.compare_digest(hashed(token), lock)
