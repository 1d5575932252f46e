"""Every reading of concealed word cards: all ways to lay them into groups of three and at most one group of two.

A group is `(form, cards)`: its form and its kinds, sorted.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from paiju.zipai.cards import RANKS_A_SIZE, RED_RANKS, SIZES

TRIPLE = "triple"
RUN = "run"
RED_RUN = "red run"
"""二七十."""
PAIR = "pair"
RED_TWO = "red two"
"""二七十搭子: two of 二 七 十."""
RUN_TWO = "run two"
"""顺子搭子: two of one size whose ranks differ by 1 or 2."""

TWOS = frozenset({PAIR, RED_TWO, RUN_TWO})

Group = tuple[str, tuple[int, ...]]
Split = tuple[Group, ...]


class Forms(NamedTuple):
    """Which groups a game has besides triples, runs and pairs."""

    red_runs: bool
    """二七十 is a group of three."""
    loose_twos: bool
    """搭子 are groups of two."""


def splits(hand: Sequence[int], forms: Forms) -> list[Split]:
    """All ways to lay `hand` (kinds) into groups of three and, where the number of cards asks for it, one group of two.

    Each split is sorted; no two are equal.
    """
    twos = 1 if len(hand) % 3 == 2 else 0
    if len(hand) % 3 == 1:
        return []
    counts = [0] * (RANKS_A_SIZE * SIZES)
    for kind in hand:
        counts[kind] += 1
    small, big = tuple(counts[:RANKS_A_SIZE]), tuple(counts[RANKS_A_SIZE:])
    found = []
    for own in range(twos + 1):
        for one, other in product(size_splits(small, own, forms), size_splits(big, twos - own, forms)):
            found.append(tuple(sorted(one + tuple((form, _big(cards)) for form, cards in other))))
    return sorted(found)


def can_be_laid(small: tuple[int, ...], big: tuple[int, ...], forms: Forms) -> bool:
    """Whether cards, by their counts in both sizes, have any split with one group of two."""
    return any(size_splits(small, own, forms) and size_splits(big, 1 - own, forms) for own in (0, 1))


def _big(cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(card + RANKS_A_SIZE for card in cards)


@lru_cache(maxsize=1 << 16)
def size_splits(counts: tuple[int, ...], twos: int, forms: Forms) -> tuple[Split, ...]:
    """All ways to lay the cards of one size, given by their counts, into threes and exactly `twos` groups of two."""
    if sum(counts) % 3 != 2 * twos % 3:
        return ()
    first = next((rank for rank, count in enumerate(counts) if count), None)
    if first is None:
        return () if twos else ((),)
    found = set()
    for group in _groups_with(counts, first, twos, forms):
        rest = list(counts)
        for card in group[1]:
            rest[card] -= 1
        for split in size_splits(tuple(rest), twos - (group[0] in TWOS), forms):
            found.add(tuple(sorted((group, *split))))
    return tuple(sorted(found))


def _groups_with(counts: tuple[int, ...], rank: int, twos: int, forms: Forms) -> Iterator[Group]:
    """The groups that hold the lowest card left."""
    if counts[rank] >= 3:
        yield TRIPLE, (rank,) * 3
    if rank + 2 < RANKS_A_SIZE and counts[rank + 1] and counts[rank + 2]:
        yield RUN, (rank, rank + 1, rank + 2)
    if forms.red_runs and rank == RED_RANKS[0] and all(counts[red] for red in RED_RANKS):
        yield RED_RUN, RED_RANKS
    if twos:
        yield from _twos_with(counts, rank, forms)


def _twos_with(counts: tuple[int, ...], rank: int, forms: Forms) -> Iterator[Group]:
    if counts[rank] >= 2:
        yield PAIR, (rank, rank)
    if not forms.loose_twos:
        return
    for other in (rank + 1, rank + 2):
        if other < RANKS_A_SIZE and counts[other]:
            yield RUN_TWO, (rank, other)
    for pair in combinations(RED_RANKS, 2):
        if pair[0] == rank and counts[pair[1]]:
            yield RED_TWO, pair
