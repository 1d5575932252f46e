"""What one size of a hand of word cards can be laid out as: complete groups, halves that still need a card, the two.

A hand only shrinks: a drawn card stays with it only as part of a group laid at once. So each of its cards ends in a
complete group, in a half that a claimed card completes, in the group of two, or on the discards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from paiju.zipai.cards import KINDS, RANKS_A_SIZE, SEQUENCES, is_red_sequence
from paiju.zipai.halves import COMPLETES, HALVES
from paiju.zipai.readings import Forms

GROUP, TWO, XI = 1, 8, 16
"""Steps of a key, which counts groups of three, the group of two, and xi: groups + 8 × twos + 16 × xi."""

NEGLIGIBLE = 1e-18
"""Weights up to this are left out: of what one size can become, chances far below one in a thousand."""

Table = dict[int, float]
"""Key → how likely the best ways to lay cards out so are to come true."""


class Piece(NamedTuple):
    """Cards of a hand that are meant for one purpose, or for two that count more together."""

    cards: tuple[int, ...]
    """Their ranks, lowest first."""
    key: int
    weight: float
    """How likely the purpose is to come true."""


class Shape(NamedTuple):
    """A half or sequence of the family: kinds in hand, and the kinds that complete it."""

    cards: tuple[int, ...]
    missing: tuple[int, ...]
    red: bool
    """Of 二 七 十."""


def _shapes(forms: Forms) -> Iterator[Shape]:
    for place, cards in enumerate(SEQUENCES):
        if forms.red_runs or not is_red_sequence(place):
            yield Shape(cards, (), is_red_sequence(place))
    for place, half in enumerate(HALVES):
        red = half[1] - half[0] > 2
        if forms.red_runs or not red:
            yield Shape(half, tuple(sorted(COMPLETES[place])), red)


class Shapes:
    """All sequences and halves of a game's forms, by size."""

    def __init__(self, forms: Forms) -> None:
        every = list(_shapes(forms))
        self.by_size = [
            [shape for shape in every if shape.cards[0] // RANKS_A_SIZE == size]
            for size in range(KINDS // RANKS_A_SIZE)
        ]
        halves = [shape for shape in every if shape.missing]
        self.partners = [tuple(_partners(halves, kind, red) for red in (False, True)) for kind in range(KINDS)]
        """By kind, the kinds that make a half of a run with it, and those that make one of 二 七 十."""


def _partners(halves: Sequence[Shape], kind: int, red: bool) -> tuple[int, ...]:
    found = {other for half in halves if half.red == red and kind in half.cards for other in half.cards}
    return tuple(sorted(found - {kind}))


_Step = tuple[int, int, float]
Prepared = tuple[list[list[_Step]], list[int]]


class Layouts:
    """All ways to lay out the cards of one size, each card used once; what is alike for several hands is kept."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], Table] = {}
        self._names: dict[tuple[object, ...], int] = {}

    def prepared(self, pieces: Iterable[Piece]) -> Prepared:
        """The pieces in the form in which tables are made of them."""
        by_first: list[list[_Step]] = [[] for _ in range(RANKS_A_SIZE)]
        for cards, key, weight in pieces:
            by_first[cards[0]].append((sum(map(_PLACES.__getitem__, cards)), key, weight))
        return by_first, self._suffixes(by_first)

    def table(self, counts: Sequence[int], prepared: Prepared) -> Table:
        """Key → summed weight of all ways; `counts` by rank. A hand has one group of two at most."""
        packed = sum(count * place for count, place in zip(counts, _PLACES, strict=True))
        return self._table(packed, 0, *prepared)

    def _suffixes(self, by_first: list[list[_Step]]) -> list[int]:
        """By rank, a number below `_STARTS` bits for the pieces from this rank on."""
        suffixes, name = [0] * RANKS_A_SIZE, 0
        for rank in reversed(range(RANKS_A_SIZE)):
            name = self._names.setdefault((rank, name, *by_first[rank]), len(self._names) + 1)
            suffixes[rank] = name
        return suffixes

    def _table(self, packed: int, start: int, by_first: list[list[_Step]], suffixes: list[int]) -> Table:
        """Of the cards left; the pieces of one rank are taken in order, from `start` on, so that no way comes twice."""
        if not packed:
            return _DONE
        first = (packed & -packed).bit_length() - 1 >> 2
        name = (packed, suffixes[first] << 8 | start)
        known = self._known.get(name)
        if known is not None:
            return known
        found: Table = {}
        pieces, guarded, more = by_first[first], packed | _GUARDS, 15 << 4 * first
        for place in range(start, len(pieces)):
            cards, step, weight = pieces[place]
            if guarded - cards & _GUARDS != _GUARDS:
                continue
            rest, two = packed - cards, step & TWO
            for key, value in self._table(rest, place if rest & more else 0, by_first, suffixes).items():
                if not two & key:
                    found[key + step] = found.get(key + step, 0.0) + value * weight
        likely = self._known[name] = {key: value for key, value in found.items() if value > NEGLIGIBLE}
        return likely


_PLACES = tuple(1 << 4 * rank for rank in range(RANKS_A_SIZE))
"""Counts are packed four bits a rank, of which the highest guards against using a card that is not there."""
_GUARDS = sum(8 * place for place in _PLACES)
_DONE: Table = {0: 1.0}
