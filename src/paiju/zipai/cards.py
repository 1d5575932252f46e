"""The 80 word cards: 20 kinds, small 一…十 and big 壹…拾, four of each; and the groups that lie in them."""

from typing import Final

from paiju.core.tiles import RANKS, TileSet

CARDS: Final = TileSet([("x", RANKS["x"]), ("d", RANKS["d"])])
KINDS: Final = CARDS.kinds
RANKS_A_SIZE: Final = 10
SIZES: Final = 2
"""Small, then big."""

RED_RANKS: Final = (1, 6, 9)
"""二 七 十, counted from 0."""
RED: Final = frozenset(size * RANKS_A_SIZE + rank for size in range(SIZES) for rank in RED_RANKS)
"""The kinds that are red: 24 of the 80 cards."""


def size_of(kind: int) -> int:
    """0 for a small card, 1 for a big one."""
    return kind // RANKS_A_SIZE


def rank_of(kind: int) -> int:
    """The rank, counted from 0."""
    return kind - size_of(kind) * RANKS_A_SIZE


def big_twin(kind: int) -> int:
    """The kind of the same rank in the other size."""
    return kind + RANKS_A_SIZE if kind < RANKS_A_SIZE else kind - RANKS_A_SIZE


def _sequences() -> tuple[tuple[int, int, int], ...]:
    runs = [(low, low + 1, low + 2) for low in range(RANKS_A_SIZE - 2)]
    one_size = [*runs, (RED_RANKS[0], RED_RANKS[1], RED_RANKS[2])]
    firsts = [size * RANKS_A_SIZE for size in range(SIZES)]
    return tuple((first + a, first + b, first + c) for first in firsts for a, b, c in one_size)


SEQUENCES: Final = _sequences()
"""Every group of three different cards: per size the eight runs 顺子, then 二七十. An eaten group is a place in it."""

SEQUENCE_PLACE: Final[dict[tuple[int, ...], int]] = {cards: place for place, cards in enumerate(SEQUENCES)}


def is_red_sequence(place: int) -> bool:
    """Whether the sequence at this place is a 二七十."""
    return SEQUENCES[place][1] - SEQUENCES[place][0] > 1


def sequences_with(kind: int) -> tuple[int, ...]:
    """The places of the sequences that hold this kind."""
    return _WITH[kind]


_WITH: Final = tuple(tuple(place for place, cards in enumerate(SEQUENCES) if kind in cards) for kind in range(KINDS))
