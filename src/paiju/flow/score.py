"""A hand to score, and its score, as values between the public formats and the games."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple


class MeldAsk(NamedTuple):
    """A declared group as given: the game's number of its kind, its tiles (kinds), who gave which tile, if told."""

    kind: int
    tiles: tuple[int, ...]
    source: int | None = None
    taken: int | None = None


class WinAsk(NamedTuple):
    """How the hand is completed: the way by its public name, the tile (a kind), the seat that gave it."""

    by: str
    tile: int | None = None
    source: int | None = None


@dataclass(frozen=True)
class Ask:
    """A request, read and typed but not yet held against the rules."""

    options: Mapping[str, Any]
    dealer: int
    seat: int
    hand: tuple[int, ...]
    melds: tuple[MeldAsk, ...] = ()
    win: WinAsk | None = None
    marks: frozenset[str] = frozenset()
    extras: Mapping[str, Any] = field(default_factory=dict)
    """Further keys that this game has, as given."""


class Item(NamedTuple):
    """One line of a score: rule id, Chinese name, unit (`fan times xi bonus points`), value."""

    rule: str
    name: str
    unit: str
    value: int


@dataclass(frozen=True)
class Score:
    """What a hand is worth and why. `why` is the rule that fails when it does not win."""

    win: bool
    items: tuple[Item, ...] = ()
    total: int = 0
    deltas: tuple[int, ...] = ()
    split: tuple[str, ...] = ()
    why: str = ""


class Wait(NamedTuple):
    """A tile that would complete the hand: its name, how many copies may still come, what it would score."""

    tile: str
    left: int
    total: int
