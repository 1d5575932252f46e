"""How many cards a hand of word cards lacks at least: its distance from a complete hand."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from paiju.zipai.cards import KINDS, RANKS_A_SIZE, SEQUENCES, SIZES, is_red_sequence
from paiju.zipai.halves import COMPLETES, HALVES
from paiju.zipai.readings import Forms

NEVER = 99
"""The distance of a hand that no cards can complete: it shrinks with every group, and too few of its cards fit."""

Lacks = dict[tuple[int, int], int]
"""(groups of three, groups of two) → the least number of cards that are missing for so many."""
Use = tuple[tuple[int, ...], int, int, int]
"""Cards of the hand, and what they are meant for: groups of three, groups of two, cards missing."""


def distance(counts: Sequence[int], groups: int, forms: Forms, gone: int = 0) -> int:
    """The least number of cards that must come until the hand has `groups` groups of three and one of two.

    `counts` by kind, of a hand that owes no discard (3 × groups + 1 cards) or owes one; `gone`: kinds, as bits, of
    which no card can come any more. A card that comes makes a group at once or is lost to the hand, so each missing
    card needs a half, or a single card for the group of two, that waits for it. `NEVER` where there are too few.
    """
    small, big = (
        _lacks(tuple(counts[first : first + RANKS_A_SIZE]), first, gone >> first & (1 << RANKS_A_SIZE) - 1, forms)
        for first in range(0, KINDS, RANKS_A_SIZE)
    )
    sums = (
        lacking + big[groups - threes, 1 - twos]
        for (threes, twos), lacking in small.items()
        if (groups - threes, 1 - twos) in big
    )
    return min(sums, default=NEVER)


@lru_cache(maxsize=1 << 14)
def _lacks(counts: tuple[int, ...], base: int, gone: int, forms: Forms) -> Lacks:
    """For the cards of one size, which starts at kind `base`."""
    first = next((rank for rank, count in enumerate(counts) if count), None)
    if first is None:
        return {(0, 0): 0}
    found: Lacks = {}
    for cards, threes, twos, missing in _uses(forms)[first]:
        if missing and not _can_come(cards, threes, gone, forms):
            continue
        rest = list(counts)
        for card in cards:
            rest[card] -= 1
        if min(rest) >= 0:
            _note(found, _lacks(tuple(rest), base, gone, forms), (threes, twos, missing))
    return found


def _note(found: Lacks, rest: Lacks, use: tuple[int, int, int]) -> None:
    threes, twos, missing = use
    for (more, others), lacking in rest.items():
        key = threes + more, twos + others
        if key[1] <= 1:
            found[key] = min(found.get(key, NEVER), missing + lacking)


def _can_come(cards: tuple[int, ...], threes: int, gone: int, forms: Forms) -> bool:
    """Whether a card is left that completes these ones."""
    if len(set(cards)) == 2:
        return any(not gone >> third & 1 for third in COMPLETES[HALVES.index((cards[0], cards[1]))])
    if threes or not forms.loose_twos:
        return not gone >> cards[0] & 1
    wanted = {cards[0]} | {other for half in HALVES if cards[0] in half and half[1] < RANKS_A_SIZE for other in half}
    return any(not gone >> card & 1 for card in wanted)


@lru_cache(maxsize=8)
def _uses(forms: Forms) -> tuple[tuple[Use, ...], ...]:
    """By rank, what the lowest card of a hand can be used for, within one size."""
    by_first: list[list[Use]] = [[] for _ in range(RANKS_A_SIZE)]
    for use in (*_equal_uses(), *_sequence_uses(forms)):
        by_first[use[0][0]].append(use)
    return tuple(map(tuple, by_first))


def _equal_uses() -> Iterator[Use]:
    for rank in range(RANKS_A_SIZE):
        yield (rank,), 0, 0, 0
        yield (rank,), 0, 1, 1
        yield (rank,) * 2, 0, 1, 0
        yield (rank,) * 2, 1, 0, 1
        yield (rank,) * 3, 1, 0, 0


def _sequence_uses(forms: Forms) -> Iterator[Use]:
    for place, cards in enumerate(SEQUENCES[: len(SEQUENCES) // SIZES]):
        if forms.red_runs or not is_red_sequence(place):
            yield cards, 1, 0, 0
    for half in HALVES:
        if half[1] >= RANKS_A_SIZE:
            continue
        if forms.red_runs or half[1] - half[0] <= 2:
            yield half, 1, 0, 1
        if forms.loose_twos:
            yield half, 0, 1, 0
