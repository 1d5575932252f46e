"""安乡偎麻雀: how kinds lie to each other."""

from collections.abc import Iterable
from itertools import combinations

from paiju.zipai.cards import RANKS_A_SIZE, SEQUENCES, is_red_sequence, rank_of, size_of

RUNS = tuple(cards for place, cards in enumerate(SEQUENCES) if not is_red_sequence(place))
"""一句话: n, n+1, n+2 of one size, the only sequences there are (WM-4.1)."""

SMALL_ONE, SMALL_TEN = 0, RANKS_A_SIZE - 1
BIG_ONE, BIG_TEN = RANKS_A_SIZE, 2 * RANKS_A_SIZE - 1
ENDS = (frozenset({SMALL_ONE, SMALL_TEN}), frozenset({BIG_ONE, BIG_TEN}))
"""一 and 十, 壹 and 拾."""
CROSSED_ENDS = (frozenset({SMALL_ONE, BIG_TEN}), frozenset({BIG_ONE, SMALL_TEN}))
"""一 and 拾, 壹 and 十."""


def apart(one: int, other: int) -> int:
    """How many ranks lie between two kinds of one size; more than any rank for different sizes."""
    return abs(rank_of(one) - rank_of(other)) if size_of(one) == size_of(other) else RANKS_A_SIZE


def adjacent(one: int, other: int) -> bool:
    """Of one size, and the ranks differ by one (WM-1.4)."""
    return apart(one, other) == 1


def any_adjacent(kinds: Iterable[int]) -> bool:
    """Whether two of the kinds are adjacent."""
    return any(adjacent(one, other) for one, other in combinations(kinds, 2))


def any_run(kinds: frozenset[int]) -> bool:
    """Whether three of the kinds are a run."""
    return any(kinds.issuperset(run) for run in RUNS)
