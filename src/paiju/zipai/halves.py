"""Halves: two cards that a third completes to a sequence."""

from typing import Final

from paiju.zipai.cards import KINDS, SEQUENCES


def _halves() -> tuple[tuple[int, int], ...]:
    found = {pair for cards in SEQUENCES for pair in ((cards[0], cards[1]), (cards[0], cards[2]), (cards[1], cards[2]))}
    return tuple(sorted(found))


HALVES: Final = _halves()
"""Every pair of kinds that lie in one sequence, runs and 二七十 alike, sorted."""

HALF_PLACE: Final[dict[tuple[int, ...], int]] = {half: place for place, half in enumerate(HALVES)}


def _completing() -> tuple[frozenset[int], ...]:
    found: list[set[int]] = [set() for _ in HALVES]
    for cards in SEQUENCES:
        for third in cards:
            one, other = (card for card in cards if card != third)
            found[HALF_PLACE[one, other]].add(third)
    return tuple(frozenset(kinds) for kinds in found)


COMPLETES: Final = _completing()
"""By half, the kinds that complete it."""

HALVES_OF: Final = tuple(
    tuple(place for place, kinds in enumerate(COMPLETES) if kind in kinds) for kind in range(KINDS)
)
"""By kind, the places of the halves that it completes."""


HALF_OF: Final = tuple(
    {taken: HALF_PLACE[tuple(card for card in cards if card != taken)] for taken in cards} for cards in SEQUENCES
)
"""By sequence and taken card, the place of the half that eats it."""

HALF_BITS: Final = tuple(1 << one | 1 << other for one, other in HALVES)
"""By half, a bit for each of its cards."""


def half_of(sequence: int, taken: int) -> int:
    """The place of the half that eats `taken` into the sequence at this place."""
    return HALF_OF[sequence][taken]


def halves_in(held: int, kind: int) -> int:
    """The halves, as bits, that `kind` completes and of which a hand (a bit for each kind held) has both cards."""
    return sum(1 << place for place in HALVES_OF[kind] if held & HALF_BITS[place] == HALF_BITS[place])
