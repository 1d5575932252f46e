"""The games there are, by id: those of Paiju, and those that other packages bring.

A package brings one by an entry point of the group `paiju.games` that names a `Game`, see docs/adding-a-game.md.
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from paiju.core.errors import InvalidError
from paiju.flow.game import Game

GROUP = "paiju.games"
"""The entry points by which other packages name their games."""

_GAMES: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    """Add a game; its id must be new."""
    if game.id in _GAMES:
        raise ValueError(f"the game {game.id} is registered already")
    _GAMES[game.id] = game


def find(name: object, at: str = "") -> Game[Any]:
    """The game with this id. Errors: `bad_request`."""
    known = isinstance(name, str) and (name in _GAMES or name in _joined())
    if not known:
        raise InvalidError("bad_request", f"there is no game {name!r}; there are: {', '.join(_joined())}", at)
    return _GAMES[str(name)]


def games() -> list[Game[Any]]:
    """All games, in the order of registration."""
    return list(_joined().values())


def _joined() -> dict[str, Game[Any]]:
    """All games, those of other packages too: they are taken when somebody first asks, for they import Paiju."""
    waiting = _elsewhere()
    while waiting:
        register(waiting.pop(0).load())
    return _GAMES


@cache
def _elsewhere() -> list[EntryPoint]:
    return list(entry_points(group=GROUP))
