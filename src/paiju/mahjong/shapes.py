"""Which hands are complete or one tile short, read off the per-suit tables."""

from collections.abc import Sequence

from paiju.core.tiles import TileSet
from paiju.mahjong.orphans import Orphans
from paiju.mahjong.tables import (
    BASE,
    DROPPED,
    FAR,
    GROUPS,
    PAIRED,
    SHORT,
    SHORT_PAIRED,
    distance_tables,
    odd_table,
    shape_table,
    wild_table,
)


class Shapes:
    """The winning shapes of a game: `groups` groups and a pair, or `pairs` pairs with nothing declared (0: never).

    `orphans`: 十三幺 with nothing declared, None: never. Keys are the per-suit keys of a hand, in suit order.
    """

    def __init__(
        self, tiles: TileSet, groups: int, pairs: int, orphans: Orphans | None = None, wild: bool = False
    ) -> None:
        """`wild`: whether a kind of the game can stand for any tile, so that `coverable` is asked."""
        self.groups = groups
        self.orphans = orphans
        self.pairs = pairs
        self.tiles = tiles
        self.suits = len(tiles.suits)
        self.unit = tuple(BASE**rank for rank in tiles.rank_of)
        self._shape = [shape_table(suit.length, suit.runs) for suit in tiles.suits]
        self._odd = [odd_table(suit.length) for suit in tiles.suits]
        self._wild = [wild_table(suit.length, suit.runs) for suit in tiles.suits] if wild else []

    def keys(self, hand: Sequence[int]) -> list[int]:
        """The keys of a hand given as kinds."""
        keys = [0] * self.suits
        for kind in hand:
            keys[self.tiles.suit_of[kind]] += self.unit[kind]
        return keys

    def complete(self, keys: Sequence[int], declared: bool) -> bool:
        """Whether the hand (winning tile included) is complete; `declared`: whether any group is declared."""
        return self.basic(keys) or (not declared and ((self.pairs > 0 and self.paired(keys)) or self.orphaned(keys)))

    def completes(self, keys: Sequence[int], start: int, place: int, unit: int, declared: bool) -> bool:
        """The same for the hand whose keys begin at `start` of a longer list, with `unit` added at `place`.

        It is asked of every other seat at every discard, so it builds nothing.
        """
        pairs, at = 0, start
        for table in self._shape:
            shape = table[keys[at] + unit] if at == place else table[keys[at]]
            if shape & PAIRED:
                pairs += 1
            elif not shape & GROUPS:
                break
            at += 1
        else:
            if pairs == 1:
                return True
        if declared:
            return False
        if self.orphans is not None and self._orphaned_with(keys, start, place, unit):
            return True
        return self.pairs > 0 and self._paired_with(keys, start, place, unit)

    def _orphaned_with(self, keys: Sequence[int], start: int, place: int, unit: int) -> bool:
        whole = list(keys[start : start + self.suits])
        whole[place - start] += unit
        return self.orphaned(whole)

    def _paired_with(self, keys: Sequence[int], start: int, place: int, unit: int) -> bool:
        at = start
        for table in self._odd:
            if table[keys[at] + unit] if at == place else table[keys[at]]:
                return False
            at += 1
        return True

    def basic(self, keys: Sequence[int]) -> bool:
        """Whether the hand is groups and one pair."""
        pairs = 0
        for table, key in zip(self._shape, keys):  # noqa: B905 — on the hot path, and equally long
            shape = table[key]
            if shape & PAIRED:
                pairs += 1
            elif not shape & GROUPS:
                return False
        return pairs == 1

    def paired(self, keys: Sequence[int]) -> bool:
        """Whether all tiles lie in pairs."""
        for table, key in zip(self._odd, keys):  # noqa: B905, SIM110 — as above
            if table[key]:
                return False
        return True

    def orphaned(self, keys: Sequence[int]) -> bool:
        """Whether the hand is 十三幺."""
        return self.orphans is not None and tuple(keys) in self.orphans.complete

    def odd(self, keys: Sequence[int]) -> int:
        """How many kinds are held an odd number of times."""
        return sum(table[key] for table, key in zip(self._odd, keys, strict=True))

    def coverable(self, keys: Sequence[int], wilds: int, declared: bool) -> bool:
        """Whether `wilds` wild tiles complete the hand of these keys, in which they are not counted.

        The number of tiles fixes how many groups there are, and wild tiles left over are groups of their own.
        """
        bare, spared = 0, -2  # the pair may be two wild tiles
        for table, key in zip(self._wild, keys):  # noqa: B905 — on the hot path, and equally long
            least = table[key]
            bare += least & FAR
            spared = max(spared, (least & FAR) - (least >> 4))
        if bare - spared <= wilds:
            return True
        return self.pairs > 0 and not declared and self.odd(keys) <= wilds

    def shaped(self, keys: Sequence[int], wilds: int, declared: bool) -> bool:
        """Whether natural tiles of these keys and `wilds` wild ones make a hand; with all of these the scorer tells."""
        if not self._wild:
            return self.complete(keys, declared)
        return wilds == self.tiles.copies or self.coverable(keys, wilds, declared)

    def short_of_one(self, keys: Sequence[int], declared: bool) -> bool:
        """Whether one tile, of which the hand does not hold four, would complete the hand."""
        shapes = [table[key] for table, key in zip(self._shape, keys, strict=True)]
        if _joins(shapes):
            return True
        if declared:
            return False
        if self.orphans is not None and tuple(keys) in self.orphans.short:
            return True
        return self.pairs > 0 and self.odd(keys) == 1

    def short_after_discard(self, keys: Sequence[int], declared: bool) -> bool:
        """Whether some discard leaves a hand that is short of one tile."""
        shapes = [table[key] for table, key in zip(self._shape, keys, strict=True)]
        for place, shape in enumerate(shapes):
            dropped = shape >> DROPPED
            if dropped and _joins([*shapes[:place], dropped, *shapes[place + 1 :]]):
                return True
        if declared:
            return False
        if self.orphans is not None and tuple(keys) in self.orphans.near:
            return True
        return self.pairs > 0 and self.odd(keys) in (0, 2)

    def distance(self, keys: Sequence[int], declared: int) -> int:
        """How many tiles must be changed until the hand is ready: 0 ready, −1 complete. `declared`: groups declared."""
        best = [[0, _IMPOSSIBLE]]
        for suit, key in zip(self.tiles.suits, keys, strict=True):
            best = _joined(best, _needs(suit.length, suit.runs, key))
        missing = best[self.groups - declared][1]
        if self.pairs and not declared:
            missing = min(missing, self._missing_pairs(keys))
        if self.orphans is not None and not declared:
            missing = min(missing, self.orphans.missing(keys))
        return missing - 1

    def _missing_pairs(self, keys: Sequence[int]) -> int:
        held = sum(_tiles_of(key) for key in keys)
        return self.pairs - (held - self.odd(keys)) // 2

    def waits(self, hand: Sequence[int], owned: Sequence[int], declared: bool) -> list[int]:
        """The kinds that complete the hand, but those of which `owned` (by kind, melds included) has all copies."""
        keys = self.keys(hand)
        found: list[int] = []
        if not self.short_of_one(keys, declared):
            return found
        for kind in range(self.tiles.kinds):
            if owned[kind] < self.tiles.copies:
                place = self.tiles.suit_of[kind]
                keys[place] += self.unit[kind]
                if self.complete(keys, declared):
                    found.append(kind)
                keys[place] -= self.unit[kind]
        return found


_IMPOSSIBLE = 99


def _needs(ranks: int, runs: bool, key: int) -> list[list[int]]:
    return [[table[key] for table in pair] for pair in distance_tables(ranks, runs)]


def _joined(left: list[list[int]], right: list[list[int]]) -> list[list[int]]:
    """Least missing tiles for so many groups and pairs in both parts together."""
    groups = len(right)
    best = [[_IMPOSSIBLE, _IMPOSSIBLE] for _ in range(groups)]
    for a, (bare, paired) in enumerate(left):
        for b in range(groups - a):
            best[a + b][0] = min(best[a + b][0], bare + right[b][0])
            best[a + b][1] = min(best[a + b][1], bare + right[b][1], paired + right[b][0])
    return best


def _tiles_of(key: int) -> int:
    tiles = 0
    while key:
        key, count = divmod(key, BASE)
        tiles += count
    return tiles


def _joins(shapes: Sequence[int]) -> bool:
    """Whether suits of these shapes make a hand that one tile completes.

    The number of tiles in a suit modulo three decides which bits it can have, so the open suits tell all.
    """
    unfinished = [shape for shape in shapes if not shape & GROUPS]
    if len(unfinished) == 1:
        return unfinished[0] & SHORT_PAIRED != 0
    if len(unfinished) != 2:
        return False
    one, other = unfinished
    return bool((one & PAIRED and other & SHORT) or (other & PAIRED and one & SHORT))
