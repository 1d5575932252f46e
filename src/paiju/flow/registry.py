"""The games there are, by id."""

from typing import Any

from paiju.core.errors import InvalidError
from paiju.flow.game import Game

_GAMES: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    """Add a game; its id must be new."""
    if game.id in _GAMES:
        raise ValueError(f"the game {game.id} is registered already")
    _GAMES[game.id] = game


def find(name: object, at: str = "") -> Game[Any]:
    """The game with this id. Errors: `bad_request`."""
    if not isinstance(name, str) or name not in _GAMES:
        raise InvalidError("bad_request", f"there is no game {name!r}; there are: {', '.join(_GAMES)}", at)
    return _GAMES[name]


def games() -> list[Game[Any]]:
    """All games, in the order of registration."""
    return list(_GAMES.values())
