"""Per-suit tables: what every possible holding of one suit can become, looked up in one step.

A holding is a key: the count (0–4) of each rank as a digit to the base 5, rank 0 the lowest. Sets of keys are bit sets
in one big integer, so that "add a pong of rank r to every holding" is a mask and a shift; whole tables take a fraction
of a second to build and are built once.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, product

BASE = 5
MOST_GROUPS = 4
MOST_WILD = 4
"""So many tiles at most stand for any other."""

GROUPS = 1
"""All tiles of the suit lie in groups."""
PAIRED = 2
"""All tiles lie in groups and one pair."""
SHORT = 4
"""One tile more makes GROUPS."""
SHORT_PAIRED = 8
"""One tile more makes PAIRED."""
DROPPED = 4
"""Shift: one tile less makes what the bit without the shift says."""

Keys = int
"""A set of keys: bit k is set when key k is in it."""

FAR = 15
"""More tiles than any holding can be short of."""


class Suit:
    """The bit sets of a suit of `ranks` ranks; `runs`: whether three ranks in a row are a group."""

    def __init__(self, ranks: int, runs: bool) -> None:
        self.ranks = ranks
        self.size: int = BASE**ranks
        self.unit: list[int] = [BASE**rank for rank in range(ranks)]
        chows = [tuple(range(low, low + 3)) for low in range(ranks - 2)] if runs else []
        self.melds = [dict.fromkeys(chow, 1) for chow in chows] + [{rank: 3} for rank in range(ranks)]

    @cache  # noqa: B019 — lives as long as the tables
    def at_most(self, rank: int, count: int) -> Keys:
        """All holdings with at most `count` tiles of a rank."""
        block = (1 << self.unit[rank] * (count + 1)) - 1
        period, length = self.unit[rank] * BASE, self.size
        while period < length:
            block |= block << period
            period *= 2
        return block & ((1 << length) - 1)

    def plus(self, keys: Keys, tiles: dict[int, int]) -> Keys:
        """Every holding of `keys` with `tiles` (rank → count) added, where no fifth copy arises."""
        shift = 0
        for rank, count in tiles.items():
            keys &= self.at_most(rank, BASE - 1 - count)
            shift += count * self.unit[rank]
        return keys << shift

    def one_more(self, keys: Keys) -> Keys:
        """Every holding with one tile added."""
        return _union(self.plus(keys, {rank: 1}) for rank in range(self.ranks))

    def one_less(self, keys: Keys) -> Keys:
        """Every holding with one tile taken away."""
        return _union((keys & ~self.at_most(rank, 0)) >> self.unit[rank] for rank in range(self.ranks))

    def with_pair(self, keys: Keys) -> Keys:
        """Every holding with a pair added."""
        return _union(self.plus(keys, {rank: 2}) for rank in range(self.ranks))

    def with_group(self, keys: Keys) -> Keys:
        """Every holding with a group added."""
        return _union(self.plus(keys, meld) for meld in self.melds)

    def by_groups(self) -> list[Keys]:
        """For 0 … MOST_GROUPS groups: the holdings that are exactly so many groups."""
        sets = [1]
        for _ in range(MOST_GROUPS):
            sets.append(self.with_group(sets[-1]))
        return sets

    def parts(self) -> list[list[dict[int, int]]]:
        """By the number of tiles missing, 0 to 2: what a group holds when so many of it are wild."""
        found: list[list[dict[int, int]]] = [[], [], []]
        for missing, meld in product(range(3), self.melds):
            for tiles in map(Counter, combinations(Counter(meld).elements(), 3 - missing)):
                if dict(tiles) not in found[missing]:
                    found[missing].append(dict(tiles))
        return found

    def by_wilds(self) -> list[Keys]:
        """For 0 … MOST_WILD wild tiles: the holdings that make groups with exactly so many, none of them all wild."""
        parts = self.parts()
        sets = level = [1, *[0] * MOST_WILD]
        for _ in range(MOST_GROUPS):
            level = [_union(self._with_parts(level, parts, wilds)) for wilds in range(MOST_WILD + 1)]
            sets = [before | now for before, now in zip(sets, level, strict=True)]
        return sets

    def _with_parts(self, sets: list[Keys], parts: list[list[dict[int, int]]], wilds: int) -> Iterator[Keys]:
        for missing, groups in enumerate(parts[: wilds + 1]):
            yield from (self.plus(sets[wilds - missing], tiles) for tiles in groups)

    def paired_by_wilds(self, sets: list[Keys]) -> list[Keys]:
        """The same with one pair more, which holds a natural tile as well."""
        singles = [self.one_more(keys) for keys in sets]
        return [self.with_pair(keys) | (singles[wilds - 1] if wilds else 0) for wilds, keys in enumerate(sets)]

    def at_least(self, keys: Keys) -> Keys:
        """Every holding that contains one of `keys`."""
        for rank in range(self.ranks):
            for _ in range(BASE - 1):
                keys |= self.plus(keys, {rank: 1})
        return keys

    def as_bytes(self, keys: Keys, value: int) -> int:
        """A number whose byte k is `value` where k is in `keys`: bytes tables are sums of these."""
        digits = format(keys, f"0{self.size}b").encode()
        return int.from_bytes(digits.translate(bytes.maketrans(b"01", bytes((0, value)))), "big")


def _union(sets: Iterable[Keys]) -> Keys:
    union = 0
    for keys in sets:
        union |= keys
    return union


@cache
def suit(ranks: int, runs: bool) -> Suit:
    """The one `Suit` of its kind."""
    return Suit(ranks, runs)


@cache
def shape_table(ranks: int, runs: bool) -> bytes:
    """Key → the bits GROUPS, PAIRED, SHORT, SHORT_PAIRED, and the same four shifted by DROPPED."""
    sets = suit(ranks, runs)
    groups = _union(sets.by_groups())
    paired = sets.with_pair(groups)
    planes = [groups, paired, sets.one_less(groups), sets.one_less(paired)]
    planes += [sets.one_more(keys) for keys in planes]
    table = sum(sets.as_bytes(keys, 1 << bit) for bit, keys in enumerate(planes))
    return table.to_bytes(sets.size, "little")


@cache
def wild_table(ranks: int, runs: bool) -> bytes:
    """Key → the least wild tiles that make it groups (low four bits), and groups and a pair (high four bits).

    FAR where MOST_WILD are not enough. Every group and the pair hold a natural tile.
    """
    sets = suit(ranks, runs)
    bare = sets.by_wilds()
    table, everything = 0, (1 << sets.size) - 1
    for shift, by_wilds in ((1, bare), (16, sets.paired_by_wilds(bare))):
        left = everything
        for wilds, keys in enumerate(by_wilds):
            table += sets.as_bytes(left & keys, wilds * shift)
            left &= ~keys
        table += sets.as_bytes(left, FAR * shift)
    return table.to_bytes(sets.size, "little")


@cache
def odd_table(ranks: int) -> bytes:
    """Key → how many ranks are held an odd number of times."""
    table = bytes(1)
    odd = bytes((count + 1) % 256 for count in range(256))
    for _ in range(ranks):
        other = table.translate(odd)
        table = table + other + table + other + table
    return table


@cache
def distance_tables(ranks: int, runs: bool) -> tuple[tuple[bytes, bytes], ...]:
    """[groups][pairs][key] → how many tiles must be added to hold so many groups and pairs; others may be left over."""
    sets = suit(ranks, runs)
    return tuple((_missing(sets, keys), _missing(sets, sets.with_pair(keys))) for keys in sets.by_groups())


def _missing(sets: Suit, goal: Keys) -> bytes:
    """Key → how many tiles it is short of containing one of `goal`; FAR where that can never be."""
    everything = (1 << sets.size) - 1
    reached, planes = sets.at_least(goal), [0, 0, 0, 0]
    for _ in range(FAR):
        carry = everything & ~reached
        if not carry:
            break
        for bit, plane in enumerate(planes):  # one more tile for all not yet there, counted in binary
            planes[bit], carry = plane ^ carry, plane & carry
        reached |= sets.one_less(reached)
    table = sum(sets.as_bytes(plane, 1 << bit) for bit, plane in enumerate(planes))
    return table.to_bytes(sets.size, "little")
