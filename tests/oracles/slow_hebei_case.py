"""A 河北麻将 request and its parts as plain values, for the slow scoring."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tests.oracles.slow_tiles import HONOURS, SUITED, read_tiles

Meld = tuple[str, str]

DEFAULTS: dict[str, Any] = {
    "base": 1,
    "honours": True,
    "dealer_bonus": True,
    "multi_win": True,
    "menqing": True,
    "menqing_needs_zimo": False,
    "dadiaoche": True,
    "haidi": True,
    "haidi_on_discard": False,
    "hualong": True,
    "zhuowu": True,
    "zhuowu_single_wait": False,
    "thirteen_pair": "dragon",
    "fed_kong": "feeder",
    "cap": 1000,
    "ready_seconds": 15,
    "discard_seconds": 15,
    "rounds": 0,
}
LEAST = {"base": 1, "cap": 0, "ready_seconds": 1, "discard_seconds": 1, "rounds": 0}
CHOICES = {"thirteen_pair": ("dragon", "any"), "fed_kong": ("feeder", "all")}
SEATS = range(4)

MELD_SIZES = {"pong": 3, "kong_exposed": 4, "kong_added": 4, "kong_concealed": 4}
OWN_DRAW = ("draw", "deal")


@dataclass(frozen=True)
class Case:
    """A request with ``win``, read. `tile` is None for `by` = ``deal``, `payer` on an own draw.

    A meld is its kind and its tile.
    """

    dealer: int
    seat: int
    hand: list[str]
    melds: list[Meld]
    by: str
    tile: str | None
    payer: int | None
    marks: list[str]
    options: dict[str, Any]

    @property
    def concealed(self) -> list[str]:
        """The tiles that are not in melds, the winning tile included."""
        return self.hand + ([] if self.tile is None else [self.tile])

    @property
    def tiles(self) -> list[str]:
        """All tiles (HB-7): hand, declared groups and winning tile."""
        return self.concealed + melded(self.melds)


def melded(melds: list[Meld]) -> list[str]:
    """The tiles of the declared groups."""
    return [tile for kind, tile in melds for _ in range(MELD_SIZES[kind])]


def kinds_of(options: Mapping[str, Any]) -> list[str]:
    """The kinds of tile in the game (HB-1.1)."""
    return SUITED if options.get("honours") is False else SUITED + HONOURS


def read_case(request: Mapping[str, Any], win: Mapping[str, Any]) -> Case:
    """The request won by `win`, with its options filled in and its tiles read."""
    return Case(
        dealer=request.get("dealer", 0),
        seat=request.get("seat", 0),
        hand=read_tiles(request["hand"]),
        melds=[(meld["kind"], read_tiles(meld["tiles"])[0]) for meld in request.get("melds", [])],
        by=win["by"],
        tile=read_tiles(win["tile"])[0] if "tile" in win else None,
        payer=win.get("from"),
        marks=request.get("marks", []),
        options=DEFAULTS | request.get("options", {}),
    )
