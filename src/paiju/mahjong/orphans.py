"""十三幺: one tile of each of some kinds and one more of them, read off sets of whole hands."""

from collections.abc import Iterable, Sequence
from functools import cache

from paiju.core.tiles import TileSet
from paiju.mahjong.tables import BASE

Keys = tuple[int, ...]
"""The per-suit keys of a whole hand."""


class Orphans:
    """Hands of one tile of each of `kinds` and one more of `doubled`, which are among them."""

    def __init__(self, tiles: TileSet, kinds: Sequence[int], doubled: Sequence[int]) -> None:
        self.kinds = tuple(kinds)
        self.doubled = tuple(doubled)
        self._place = tiles.suit_of
        self._unit: tuple[int, ...] = tuple(BASE**rank for rank in tiles.rank_of)
        each = self._summed(len(tiles.suits))
        self.complete = frozenset(self._changed(each, kind, 1) for kind in doubled)
        """The complete hands."""
        self.short = frozenset(self._changed(keys, kind, -1) for keys in self.complete for kind in kinds)
        """The hands that one tile completes."""
        self.near = frozenset(self._changed(keys, kind, 1) for keys in self.short for kind in range(tiles.kinds))
        """The hands of which a discard leaves one of `short`."""

    def missing(self, keys: Sequence[int]) -> int:
        """How many tiles the hand is short of a complete one."""
        counts = {kind: keys[self._place[kind]] // self._unit[kind] % BASE for kind in self.kinds}
        held = sum(count > 0 for count in counts.values())
        return len(self.kinds) + 1 - held - any(counts[kind] > 1 for kind in self.doubled)

    def _summed(self, suits: int) -> Keys:
        keys = [0] * suits
        for kind in self.kinds:
            keys[self._place[kind]] += self._unit[kind]
        return tuple(keys)

    def _changed(self, keys: Keys, kind: int, count: int) -> Keys:
        place = self._place[kind]
        return (*keys[:place], keys[place] + count * self._unit[kind], *keys[place + 1 :])


@cache
def orphans(tiles: TileSet, doubled: tuple[int, ...]) -> Orphans:
    """The one `Orphans` of its kind: the ends of the suits that form chows, and every honour."""
    return Orphans(tiles, list(_ends(tiles)), doubled)


def _ends(tiles: TileSet) -> Iterable[int]:
    for suit in tiles.suits:
        kinds = range(suit.first, suit.first + suit.length)
        yield from (kinds[0], kinds[-1]) if suit.runs else kinds
