"""How many tiles a hand lacks until it is a hand of a certain sort, each suit looked up on its own."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import product
from operator import add, itemgetter
from typing import NamedTuple

from paiju.mahjong.tables import BASE, distance_tables

END = 1
"""Mark: a group or the pair holds the first or the last rank of a suit of runs."""
TRIPLET = 2
"""Mark: a group is three equal tiles."""
MARKS = END | TRIPLET

NEVER = 99
"""More tiles than any hand lacks."""

MOST_KEPT = 1 << 11
"""Holdings of one suit that are remembered, of those met last."""
FIFTH = BASE - 1
"""Copies of a kind in hand of which a wild tile can be one more."""

Picker = Callable[[Sequence[int]], tuple[int, ...]]
Needs = tuple[int, ...]
"""Missing tiles, for each set of marks that are wanted, so many groups, and none or one pair.

Marks are sets of those that matter, the empty set first, the whole one last; an entry means at least these marks.
"""


class Suited(NamedTuple):
    """What a suit is asked for."""

    ranks: int
    runs: bool
    groups: int
    """Most groups."""
    marks: int
    """The marks that matter."""
    chows: bool
    """Whether chows are wanted at all."""
    shown: bool
    """Whether some group or the pair must lie in this suit."""
    wild: bool
    """Whether wild tiles may stand in for those that are missing."""


Piece = tuple[tuple[int, ...], int, int]
"""Ranks, their place among needs (2 for a group, 1 for a pair), and the marks that the rest must have."""


class Form:
    """`Suited` put to work."""

    def __init__(self, suited: Suited) -> None:
        self.suited = suited
        self.of = lru_cache(maxsize=MOST_KEPT)(self._of)
        """Key → needs."""
        self._with = lru_cache(maxsize=MOST_KEPT)(self._least)
        self._wanted = [marks for marks in range(MARKS + 1) if not marks & ~suited.marks]
        self._pieces = {marks: _pieces(suited, marks) for marks in range(MARKS + 1)}
        tables = distance_tables(suited.ranks, suited.runs)
        self._tables = [table for pair in tables[: suited.groups + 1] for table in pair]

    def _of(self, key: int) -> Needs:
        found: list[int] = []
        for marks in self._wanted:
            needs = self._with(key, marks)
            found += [NEVER, *needs[1:]] if self.suited.shown else needs
        return tuple(found)

    def _least(self, key: int, marks: int) -> list[int]:
        """The least over the pieces that have the marks, and whatever for the rest."""
        if not marks:
            return self._plain(key)
        counts = [key // BASE**rank % BASE for rank in range(self.suited.ranks)]
        least: dict[tuple[int, int, int], int] = {}
        for piece, place, others in self._pieces[marks]:
            used, missing = _used(counts, piece)
            at = (key - used, place, others)
            least[at] = min(missing, least.get(at, NEVER))
        best = [NEVER] * len(self._tables)
        for (rest, place, others), missing in least.items():
            _lower(best, self._with(rest, others), missing, place)
        return best

    def _plain(self, key: int) -> list[int]:
        """Needs without marks."""
        if not self.suited.chows and self.suited.runs:
            return _equal([key // BASE**rank % BASE for rank in range(self.suited.ranks)], self.suited.groups)
        found = [table[key] for table in self._tables]
        if self.suited.wild:
            self._stand_in(found, key)
        return found

    def _stand_in(self, found: list[int], key: int) -> None:
        """A wild tile may be the fifth of a kind: some pair or triplet of it is made with wild tiles then."""
        for rank in range(self.suited.ranks):
            if key // BASE**rank % BASE == FIFTH:
                for natural, size in ((1, 2), (2, 3), (1, 3)):
                    _lower(found, self._plain(key - natural * BASE**rank), size - natural, size - 1)


def _used(counts: Sequence[int], piece: Sequence[int]) -> tuple[int, int]:
    """What the tiles that are there of a piece take off the key, and how many are not there."""
    used = missing = 0
    for rank in {*piece}:
        wanted = piece.count(rank)
        there = min(wanted, counts[rank])
        used, missing = used + there * BASE**rank, missing + wanted - there
    return used, missing


def _lower(best: list[int], rest: Sequence[int], missing: int, place: int) -> None:
    """Needs with a piece that lacks so many tiles, where that is less."""
    for at in range(place, len(best), 1 + (place & 1)):
        lacking = missing + rest[at - place]
        if lacking < best[at]:  # noqa: PLR1730 — on the hot path, where a call of min costs more than the rest
            best[at] = lacking


def _pieces(suited: Suited, marks: int) -> list[Piece]:
    """The pieces that have the marks, or one of two."""
    last = suited.ranks - 1
    equal = [(rank,) * 3 for rank in range(suited.ranks)]
    if marks == TRIPLET:
        return [(piece, 2, 0) for piece in equal]
    if not marks or not suited.runs:
        return []
    chows = [(0, 1, 2), (last - 2, last - 1, last)] if suited.chows else []
    triplets = [piece for piece in equal if piece[0] in (0, last)]
    rest = marks & TRIPLET
    found = [*((piece, 2, rest) for piece in chows), *(((rank, rank), 1, rest) for rank in (0, last))]
    return [*found, *((piece, 2, rest) for piece in triplets), *((piece, 2, 0) for piece in triplets)]


def _equal(counts: Sequence[int], groups: int) -> list[int]:
    """Needs without marks where groups are equal tiles only: the kinds held most often make them."""
    best = sorted(counts, reverse=True)
    found = []
    for number in range(groups + 1):
        triplets = sum(max(0, 3 - count) for count in best[:number]) if number <= len(best) else NEVER
        pair = max(0, 2 - best[number]) if number < len(best) else NEVER
        found += [triplets, triplets + pair]
    return found


@cache
def form(suited: Suited) -> Form:
    """The one `Form` of its kind."""
    return Form(suited)


@lru_cache(maxsize=1 << 13)
def joined(one: Needs, other: Needs, sets: int) -> Needs:
    """Needs of two suits together; `sets`: how many sets of marks there are."""
    return tuple(min(map(add, have(one), rest(other))) for have, rest in _ways(len(one), sets))


@cache
def _ways(size: int, sets: int) -> list[tuple[Picker, Picker]]:
    """By place among needs, what picks the entries of two parts that make it up together."""
    width = size // sets
    found: list[tuple[Picker, Picker]] = []
    for marks, to in product(range(sets), range(width)):
        parts = [part for part in range(marks + 1) if part & marks == part]
        ways = [(part * width + at, (marks - part) * width + to - at) for part in parts for at in _below(to)]
        have, rest = zip(*ways, *ways[:1], strict=True)  # the first one twice, for a single place picks no tuple
        found.append((itemgetter(*have), itemgetter(*rest)))
    return found


def _below(to: int) -> list[int]:
    """The places that a part of one can have: no more groups, and no pair without one."""
    return [at for at in range(to + 1) if at & 1 <= to & 1]


class Sort(NamedTuple):
    """A sort of hand: groups and a pair out of certain suits."""

    places: tuple[int, ...]
    """The suits, by number, that its tiles may be of."""
    shown: tuple[int, ...] = ()
    """Those that must lie in it, declared groups left out."""
    marks: int = 0
    """The marks that it must have, declared groups left out."""
    chows: bool = True


class Reach:
    """How far hands are from one sort."""

    def __init__(self, suits: Sequence[tuple[int, bool]], sort: Sort, groups: int, wild: bool) -> None:
        """`suits`: ranks and runs of each; `groups`: those that are not declared yet."""
        self.sort = sort
        self._forms = [
            form(Suited(*suits[at], groups, sort.marks, sort.chows, at in sort.shown, wild)) for at in sort.places
        ]
        self._sets = 1 << sort.marks.bit_count()
        self._nothing: Needs = (0, *[NEVER] * ((2 * groups + 2) * self._sets - 1))

    def missing(self, keys: Sequence[int]) -> int:
        """The tiles that a hand of these natural keys lacks to be complete; wild ones count as missing."""
        place = self.sort.places[0]
        return self.around(keys)(place, keys[place])

    def around(self, keys: Sequence[int]) -> "Around":
        """The same for hands that differ from this one in one suit."""
        return Around(self.sort.places, self._forms, keys, self._nothing, self._sets)


class Around:
    """Hands that differ from one in a single suit."""

    def __init__(
        self, places: Sequence[int], forms: Sequence[Form], keys: Sequence[int], nothing: Needs, sets: int
    ) -> None:
        self._places = places
        self._forms = forms
        self._keys = keys
        self._nothing = nothing
        self._sets = sets
        self._rests: dict[int, Needs] = {}

    def __call__(self, place: int, key: int) -> int:
        """The tiles missing with this key in that suit."""
        if place not in self._places:
            place = self._places[0]
            key = self._keys[place]
        rest = self._rests.get(place)
        if rest is None:
            rest = self._rests[place] = self._rest(place)
        needs: Needs = self._forms[self._places.index(place)].of(key)
        least: int = min(map(add, needs, rest))
        return least

    def _rest(self, place: int) -> Needs:
        """The needs of all other suits, backwards: the entry that completes each entry of this suit."""
        rest = self._nothing
        for at, own in zip(self._places, self._forms, strict=True):
            if at != place:
                needs = own.of(self._keys[at])
                rest = needs if rest is self._nothing else joined(rest, needs, self._sets)
        return rest[::-1]
