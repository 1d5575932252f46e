"""榆树麻将: its tiles (YS-1.1)."""

from paiju.core.tiles import TileSet

TILES = TileSet([("m", "123456789"), ("p", "123456789"), ("s", "123456789"), ("z", "7")])
"""万, 饼, 条 and 红中, four copies of each (YS-1.1)."""

RED = TILES.index["7z"]
"""红中."""

WILDS = tuple(kind for kind in range(TILES.kinds) if kind != RED)
"""The kinds of which one is the 会儿 (YS-2.4)."""

TERMINALS = tuple(kind for kind in WILDS if TILES.rank_of[kind] in (0, 8))
"""幺九 (YS-1.3)."""
