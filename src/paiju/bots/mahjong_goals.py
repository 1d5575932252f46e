"""The sorts of hand that win, and what they score: found by showing the game's scorer a sample of each.

What a game asks of a hand beside its shape (suits, ends, triplets, honours, an open hand), and what it pays more for,
is known to its scorer alone. A sample of a sort has nothing that the sort does not name; where it wins, the sort does.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from paiju.bots.mahjong_needs import END, MARKS, TRIPLET, Reach, Sort
from paiju.flow.score import Score
from paiju.mahjong.facts import Declared, Discarded, declared
from paiju.mahjong.kinds import CHOW, NONE
from paiju.mahjong.plan import Hand, Plan
from paiju.mahjong.shapes import Shapes
from paiju.mahjong.tables import BASE

MOST_KEPT = 1 << 12

_MIDDLES = (1, 4, 2, 5, 3)
"""Lowest ranks of chows without an end, in the order in which they are tried; triplets lie in their middles."""


class Goal(NamedTuple):
    """A sort that wins."""

    reach: "Reach | Pairs | Lone"
    score: Score
    """Of its sample."""


class Pairs:
    """How far hands are from nothing but pairs."""

    def __init__(self, shapes: Shapes, whole: bool) -> None:
        """`whole`: whether every suit must be there, and an end."""
        self._shapes = shapes
        self._suits = [at for at, suit in enumerate(shapes.tiles.suits) if suit.runs] if whole else []

    def around(self, keys: Sequence[int]) -> Callable[[int, int], int]:
        """The tiles missing with another key in one suit."""
        pairs = [_pairs(key) for key in keys]
        twos, ones = sum(two for two, _ in pairs), sum(one for _, one in pairs)

        def missing(place: int, key: int) -> int:
            two, one = _pairs(key)
            left = self._shapes.pairs - twos + pairs[place][0] - two
            absent = sum(not (key if at == place else keys[at]) for at in self._suits)
            return left + max(0, left - ones + pairs[place][1] - one) + absent

        return missing

    def missing(self, keys: Sequence[int]) -> int:
        """The tiles that the hand lacks."""
        return self.around(keys)(0, keys[0])


class Lone:
    """How far hands are from 十三幺."""

    def __init__(self, shapes: Shapes) -> None:
        assert shapes.orphans is not None
        self._missing = shapes.orphans.missing

    def missing(self, keys: Sequence[int]) -> int:
        """The tiles that the hand lacks."""
        return self._missing(keys)

    def around(self, keys: Sequence[int]) -> Callable[[int, int], int]:
        """The tiles missing with another key in one suit."""
        return lambda place, key: self._missing([*keys[:place], key, *keys[place + 1 :]])


@lru_cache(maxsize=1 << 16)
def _pairs(key: int) -> tuple[int, int]:
    """Pairs, and tiles without one."""
    twos = ones = 0
    while key:
        key, count = divmod(key, BASE)
        twos += count >> 1
        ones += count & 1
    return twos, ones


def goals(plan: Plan, melds: Sequence[Declared], wilds: int) -> tuple[Goal, ...]:
    """The sorts that win with these declared groups; of those that ask for more, only what the scorer pays more for.

    `wilds`: wild tiles in the hand. What is declared, and which kind is wild, matters for its sort only, so that the
    same few questions answer for all rounds of one compiled set of rules.
    """
    wild = plan.wilds[len(plan.wilds) // 2] if plan.wilds else NONE
    alike = Sample(plan.shapes, (), wild).alike(melds)
    return _goals(plan.shapes, plan.score, alike, wild, min(1, wilds))


@lru_cache(maxsize=MOST_KEPT)
def _goals(
    shapes: Shapes, score: Callable[[Hand], Score], melds: tuple[Declared, ...], wild: int, wilds: int
) -> tuple[Goal, ...]:
    left = shapes.groups - len(melds)
    suits = [(suit.length, suit.runs) for suit in shapes.tiles.suits]
    found: list[Goal] = []
    for sort in _sorts(shapes, melds):
        won = _shown(shapes, score, melds, wild, wilds, sort)
        if won is not None and not any(_covers(goal, sort, won) for goal in found):
            found.append(Goal(Reach(suits, sort, left, wild != NONE), won))
    return (*found, *_closed(shapes, score, wild, wilds)) if not melds else tuple(found)


def _covers(goal: Goal, sort: Sort, won: Score) -> bool:
    """Whether what the goal asks for is part of what the sort asks for, and pays as much."""
    assert isinstance(goal.reach, Reach)
    known = goal.reach.sort
    easier = (
        {*sort.places} <= {*known.places}
        and {*known.shown} <= {*sort.shown}
        and not known.marks & ~sort.marks
        and known.chows >= sort.chows
    )
    return easier and goal.score.total >= won.total


def _sorts(shapes: Shapes, melds: Sequence[Declared]) -> Iterator[Sort]:
    """Sorts of groups and a pair, those that ask for less first."""
    suits = shapes.tiles.suits
    runs = tuple(at for at, suit in enumerate(suits) if suit.runs)
    honours = tuple(at for at, suit in enumerate(suits) if not suit.runs)
    there = {shapes.tiles.suit_of[meld.tiles[0]] for meld in melds}
    absent = tuple(at for at in runs if at not in there)
    every = (*runs, *honours)
    for shown in dict.fromkeys(((), absent)):
        for marks in (0, END, TRIPLET, MARKS):
            yield Sort(every, shown, marks)
            yield from (Sort(every, (*shown, at), marks) for at in honours if at not in there)
    for suit in runs:
        if there <= {suit}:
            yield from (Sort((suit,), (), marks) for marks in (0, END, TRIPLET, MARKS))
        if there <= {suit, *honours}:
            yield from (Sort((suit, at), () if at in there else (at,), 0) for at in honours)
    if all(len({*meld.tiles}) == 1 for meld in melds):
        for shown in dict.fromkeys(((), absent)):
            yield from (Sort(every, shown, marks, chows=False) for marks in (0, END))


def _closed(shapes: Shapes, score: Callable[[Hand], Score], wild: int, wilds: int) -> Iterator[Goal]:
    """The sorts of hand that are no groups."""
    tiles = shapes.tiles
    for whole in (False, True) if shapes.pairs else ():
        kinds = [suit.first + rank for rank in (*_MIDDLES, 6, 7) for suit in tiles.suits if suit.runs]
        chosen = [kind for kind in kinds if kind != wild][: shapes.pairs]
        if whole:
            ends = [suit.first + suit.length - 1 for suit in tiles.suits if suit.runs]
            chosen = [*[kind for kind in ends if kind != wild], *chosen][: shapes.pairs]
        hand = (*chosen, *[wild] * wilds, *chosen[wilds:])
        won = score(Hand(hand, (), Discarded(), chosen[-1], wild))
        if won.win:
            yield Goal(Pairs(shapes, whole), won)
            break
    if shapes.orphans is not None:
        hand = (*shapes.orphans.kinds, shapes.orphans.doubled[0])
        yield Goal(Lone(shapes), score(Hand(hand, (), Discarded(), hand[0], wild)))


def _shown(
    shapes: Shapes, score: Callable[[Hand], Score], melds: tuple[Declared, ...], wild: int, wilds: int, sort: Sort
) -> Score | None:
    """What a sample of the sort scores, None where it does not win or there is none."""
    sample = Sample(shapes, melds, wild)
    hand = sample.hand(sort)
    if hand is None:
        return None
    if wilds and len(hand) > 2:
        hand[1] = wild
    won = score(Hand(tuple(hand), melds, Discarded(), hand[0], wild))
    return won if won.win else None


class Sample:
    """Builds a hand that has what a sort names, and nothing else that could count, as far as tiles allow."""

    def __init__(self, shapes: Shapes, melds: Sequence[Declared], wild: int) -> None:
        self._tiles = shapes.tiles
        self._groups = shapes.groups - len(melds)
        self._left = [shapes.tiles.copies - (kind == wild) * shapes.tiles.copies for kind in range(shapes.tiles.kinds)]
        for kind in chain.from_iterable(meld.tiles for meld in melds):
            self._left[kind] -= 1
        self._there = {shapes.tiles.suit_of[meld.tiles[0]] for meld in melds}

    def alike(self, melds: Sequence[Declared]) -> tuple[Declared, ...]:
        """Other groups of the same kinds, in the same suits, with ends where these have them, as far as tiles allow."""
        ordered = sorted((meld.kind, self._tiles.suit_of[meld.tiles[0]], not self._ends(meld), meld) for meld in melds)
        return tuple(self._like(meld, place, not middle) for _, place, middle, meld in ordered)

    def _like(self, meld: Declared, place: int, end: bool) -> Declared:
        piece = self._take(self._chows(place, end) if meld.kind == CHOW else self._triplets(place, end))
        return meld if piece is None else declared(meld.kind, piece[0])

    def _ends(self, meld: Declared) -> bool:
        suit = self._tiles.suits[self._tiles.suit_of[meld.tiles[0]]]
        return suit.runs and bool({suit.first, suit.first + suit.length - 1} & {*meld.tiles})

    def hand(self, sort: Sort) -> list[int] | None:
        """Concealed tiles, the first group first; None where the sort cannot be made."""
        runs = [at for at in sort.places if self._tiles.suits[at].runs]
        honours = [at for at in sort.shown if at not in runs]
        wanted = [at for at in sort.shown if at in runs]
        order = wanted or sorted(runs, key=lambda at: at not in self._there)[:2]
        places = [*order, *honours]
        if len(sort.shown) > self._groups + 1 or (sort.marks & TRIPLET and not self._groups) or not order:
            return None
        pair_at = places[-1] if honours or len(places) > self._groups else order[-1]
        made = [self._group(order[number % len(order)], sort, number) for number in range(self._groups)]
        made.append(self._take(self._pairs(pair_at, bool(sort.marks & END) and not self._groups)))
        return None if None in made else [kind for group in made if group for kind in group]

    def _group(self, place: int, sort: Sort, number: int) -> tuple[int, ...] | None:
        """The group of this number: the last one has the triplet, the one before it (or the same) the end."""
        last = number == self._groups - 1
        triplet = bool(sort.marks & TRIPLET) and last
        apart = self._groups > 1 and sort.marks == MARKS
        end = bool(sort.marks & END) and (number == self._groups - 2 if apart else last)
        return self._take(self._triplets(place, end) if triplet or not sort.chows else self._chows(place, end))

    def _chows(self, place: int, end: bool) -> Iterator[tuple[int, ...]]:
        first, length = self._tiles.suits[place].first, self._tiles.suits[place].length
        for low in (0, length - 3) if end else _MIDDLES:
            yield (first + low, first + low + 1, first + low + 2)

    def _triplets(self, place: int, end: bool) -> Iterator[tuple[int, ...]]:
        return ((kind,) * 3 for kind in self._singles(place, end))

    def _pairs(self, place: int, end: bool) -> Iterator[tuple[int, ...]]:
        return ((kind,) * 2 for kind in self._singles(place, end))

    def _singles(self, place: int, end: bool) -> Iterator[int]:
        suit = self._tiles.suits[place]
        if not suit.runs:
            return iter(range(suit.first, suit.first + suit.length))
        ranks = (0, suit.length - 1) if end else (*(low + 1 for low in _MIDDLES), 1, suit.length - 2)
        return (suit.first + rank for rank in ranks)

    def _take(self, pieces: Iterator[tuple[int, ...]]) -> tuple[int, ...] | None:
        """The first piece of those whose tiles are used least so far; None where there is none."""
        there = [piece for piece in pieces if all(self._left[kind] >= piece.count(kind) for kind in piece)]
        best = max(there, key=lambda piece: min(self._left[kind] for kind in piece), default=None)
        for kind in best or ():
            self._left[kind] -= 1
        return best
