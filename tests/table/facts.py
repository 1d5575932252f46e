"""All that a table holds, as plain values that can be compared."""

from typing import Any


def facts(value: Any) -> Any:
    """All that a table holds, down to the tiles, as plain values: equal for tables at the same point alone."""
    if isinstance(value, dict):
        return {key: facts(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [type(value).__name__, *map(facts, value)]
    if type(value).__module__.split(".")[:2] == ["paiju", "core"] or callable(value):
        return type(value).__name__  # tile sets and vocabularies never change
    if type(value).__name__ in _OPENED:
        return {name: facts(getattr(value, name)) for name in _parts(value)}
    return value if isinstance(value, int | str | bytes | None | frozenset | set) else type(value).__name__


_OPENED = {"Table", "Clocks", "Chair", "Match", "Round", "Window", "State", "Shown", "Played", "Settled"}
_SIGHTS = {"_sights", "rules", "room", "deal", "game"}
"""What is a value or a cache."""


def _parts(value: Any) -> list[str]:
    names = list(getattr(value, "__dict__", {})) or list(type(value).__slots__)
    return [name for name in names if name not in _SIGHTS]
