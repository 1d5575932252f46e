"""A 歪胡子 request and its readings as plain values, for the slow scoring."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tests.oracles.slow_cards import Group, read_tiles

DEFAULTS: dict[str, Any] = {
    "players": 3,
    "forced_wei": True,
    "hu_before_wei": False,
    "kan_draw": "turn",
    "pair_xi": True,
    "dealer_dihu": False,
    "hao_plus": False,
    "mingtang_plus": False,
}


@dataclass(frozen=True)
class Meld:
    """A table group; `own` is whether its claimed tile was drawn by the player himself."""

    kind: str
    tiles: list[str]
    given_from: bool
    own: bool
    taken: str


@dataclass(frozen=True)
class Case:
    """A request, read. `tile` is None for `by` = ``wei`` and ``deal``."""

    dealer: int
    seat: int
    hand: list[str]
    melds: list[Meld]
    by: str
    tile: str | None
    marks: list[str]
    options: dict[str, Any]

    @property
    def tiles(self) -> list[str]:
        """All tiles: hand, table (a 溜 with four) and winning tile."""
        on_table = [tile for meld in self.melds for tile in meld.tiles]
        return self.hand + on_table + ([] if self.tile is None else [self.tile])


@dataclass(frozen=True)
class Reading:
    """Seven named groups, and among them the one that holds the winning tile (FL-12.6)."""

    groups: list[Group]
    holder: Group | None

    def count(self, name: str) -> int:
        """How many groups have this name."""
        return sum(1 for group in self.groups if group[0] == name)


def read_case(request: Mapping[str, Any]) -> Case:
    """The request with its options filled in and its tiles read."""
    seat, win = request.get("seat", 0), request["win"]
    return Case(
        dealer=request.get("dealer", 0),
        seat=seat,
        hand=read_tiles(request["hand"]),
        melds=[_meld(meld, seat) for meld in request.get("melds", [])],
        by=win["by"],
        tile=read_tiles(win["tile"])[0] if "tile" in win else None,
        marks=request.get("marks", []),
        options=DEFAULTS | request.get("options", {}),
    )


def _meld(meld: Mapping[str, Any], seat: int) -> Meld:
    tiles = read_tiles(meld["tiles"])
    return Meld(
        kind=meld["kind"],
        tiles=tiles,
        given_from="from" in meld,
        own=meld.get("from") == seat,
        taken=read_tiles(meld["taken"])[0] if "taken" in meld else tiles[0],
    )
