"""Score requests of 歪胡子 in the public format, with short answers."""

from collections.abc import Mapping
from typing import Any

from tests.games.short import answer_of


def answer(ask: Mapping[str, Any]) -> dict[str, Any]:
    """The answer in the short form of the example files: items by name, rule ids and error codes alone."""
    return answer_of(ask, places=True, splits=True)


def ask(hand: str, *melds: dict[str, Any], win: dict[str, Any] | None = None, **rest: Any) -> dict[str, Any]:
    """A request of 歪胡子; options that differ from the default by `options`."""
    asked = {"game": "fulushou", "hand": hand, "melds": list(melds), **rest}
    return asked if win is None else asked | {"win": win}


def drawn(tile: str) -> dict[str, Any]:
    return {"by": "draw", "tile": tile}


def turned(tile: str, source: int = 1) -> dict[str, Any]:
    return {"by": "turn", "tile": tile, "from": source}


WEI = {"by": "wei"}
DEAL = {"by": "deal"}


def wei(tiles: str) -> dict[str, Any]:
    return {"kind": "wei", "tiles": tiles}


def liu(tiles: str, source: int | None = None) -> dict[str, Any]:
    return {"kind": "liu", "tiles": tiles} | ({} if source is None else {"from": source})


def peng(tiles: str, source: int = 1) -> dict[str, Any]:
    return {"kind": "peng", "tiles": tiles, "from": source}


def chi(tiles: str, taken: str, source: int = 2) -> dict[str, Any]:
    return {"kind": "chi", "tiles": tiles, "from": source, "taken": taken}


def items(asked: Mapping[str, Any]) -> dict[str, int]:
    """The items of a win by name."""
    found = answer(asked)
    assert found.get("win"), found
    names: dict[str, int] = found["items"]
    assert sum(names.values()) == found["total"]
    return names


def why(asked: Mapping[str, Any]) -> str:
    """The rule by which a request is no win."""
    found = answer(asked)
    assert found.get("win") is False, found
    return str(found["why"])


def fault(asked: Mapping[str, Any]) -> tuple[str, str]:
    """Code and place of a refused request."""
    found = answer(asked)
    assert "error" in found, found
    return found["error"], found["at"]
