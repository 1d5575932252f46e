"""The bots there are, by name."""

from collections.abc import Callable, Mapping

from paiju.bots.bot import Bot
from paiju.bots.random_bot import RandomBot
from paiju.bots.steady import Steady
from paiju.core.errors import InvalidError

_BOTS: Mapping[str, Callable[[str], Bot]] = {"random": RandomBot, "steady": lambda seed: Steady()}
"""Name → a new bot from a seed."""


def find(name: str, seed: str = "") -> Bot:
    """A new bot of this name; all its chance comes from `seed`, any text. Errors: `bad_request`."""
    if name not in _BOTS:
        raise InvalidError("bad_request", f"there is no bot {name!r}; there are: {', '.join(_BOTS)}")
    return _BOTS[name](seed)


def names() -> list[str]:
    """The names of all bots."""
    return list(_BOTS)
