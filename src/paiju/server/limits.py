"""How much of everything the house allows: numbers that the host may change while the server runs."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from paiju.core.codec import is_integer
from paiju.core.errors import InvalidError
from paiju.server.settings import Settings

MOST: Final[Mapping[str, int]] = {"max_tables": 100_000, "tables_a_player": 1000, "guests_a_minute": 100_000}
"""The greatest value of each; the least is 1."""


@dataclass(frozen=True)
class Limits:
    """Open tables, open tables of one owner, new guests a minute from one address."""

    max_tables: int
    tables_a_player: int
    guests_a_minute: int

    @classmethod
    def of(cls, settings: Settings) -> "Limits":
        """Those with which the server starts."""
        return cls(settings.max_tables, settings.tables_a_player, settings.guests_a_minute)

    def but(self, changed: Mapping[str, int]) -> "Limits":
        """With other values for some."""
        return replace(self, **changed)

    def as_json(self) -> dict[str, int]:
        """Name → value."""
        return asdict(self)


def checked(changed: Mapping[str, Any]) -> dict[str, int]:
    """Values that limits may have. Errors: `bad_request` with the place."""
    for name, value in changed.items():
        if name not in MOST:
            raise InvalidError("bad_request", "there is no such limit", f"/{name}")
        if not is_integer(value) or not 1 <= value <= MOST[name]:
            raise InvalidError("bad_request", f"{name} is a number from 1 to {MOST[name]}", f"/{name}")
    return dict(changed)
