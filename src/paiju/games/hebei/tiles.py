"""河北麻将: its tiles and the shapes of its hands (HB-1.1, HB-6.1 … HB-6.3)."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from paiju.core.tiles import RANKS, TileSet
from paiju.mahjong.orphans import orphans
from paiju.mahjong.shapes import Shapes

SUITED = TileSet([(suit, RANKS[suit]) for suit in "mps"])
"""`honours` off: 108 tiles (HB-1.1)."""
TILES = TileSet([(suit, RANKS[suit]) for suit in "mpsz"])
"""万, 筒, 条 and the seven honours, four copies of each (HB-1.1)."""

DRAGONS = tuple(TILES.index[name] for name in ("5z", "6z", "7z"))
"""白发中: one of them is the pair of 十三幺 (HB-6.3)."""


def tiles_of(options: Mapping[str, Any]) -> TileSet:
    """The tiles that the options play with (HB-1.1)."""
    return TILES if options["honours"] else SUITED


def shapes_of(options: Mapping[str, Any]) -> Shapes:
    """Four groups and a pair, seven pairs, and with honours 十三幺 (HB-6.1, HB-6.2, HB-6.3)."""
    return _with_honours(options["thirteen_pair"] == "any") if options["honours"] else _suited()


@cache
def _suited() -> Shapes:
    return Shapes(SUITED, 4, 7)


@cache
def _with_honours(any_pair: bool) -> Shapes:
    lone = orphans(TILES, DRAGONS)
    return Shapes(TILES, 4, 7, orphans(TILES, lone.kinds) if any_pair else lone)
