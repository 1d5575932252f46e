"""The fast reader of hands with wild tiles: of all ways to lay them out, one for each set of marks.

What a game wants to know of a split is a few bits, the marks of its groups. Splits with the same marks are worth the
same, so each suit keeps one of them, and a hand with four wild tiles is read off a few dozen rows.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache, reduce
from itertools import product
from operator import or_
from typing import Final, NamedTuple

from paiju.core.tiles import TileSet
from paiju.mahjong.kinds import NONE
from paiju.mahjong.readings import CHOW, NO_KIND, PAIR, PONG, Group, Split, groups_with, without
from paiju.mahjong.tables import BASE, FAR, wild_table

CHOWS: Final = 1
"""A group is a chow."""
TRIPLETS: Final = 2
"""A group is three equal tiles, or three wild ones."""
LONE: Final = 4
"""A pair or triplet of suit tiles has exactly one natural tile."""
MIDDLE: Final = 8
"""The winning tile is the middle of a chow."""
EDGE: Final = 16
"""… the 3 of 123 or the 7 of 789."""
OUTER: Final = 32
"""… the 1 of 123 or the 9 of 789."""
BLOCKED: Final = 64
"""… one end of a chow whose other end is the wild kind."""
PAIRED: Final = 128
"""… part of the pair."""
NARROW: Final = 256
"""… in one of the places that the question names."""

WILD: Final = -3
"""As the winning tile: it is itself wild, and any place of a wild tile is its own."""

Marked = dict[int, Split]
"""Marks → one split that has them."""


class Question(NamedTuple):
    """What is asked of a hand: the winning tile (a kind, `WILD` or `NONE`), the wild kind, which marks matter.

    `narrow` are the places that together become the mark `NARROW`; of the other marks those in `keep` are told.
    """

    tile: int
    wild: int
    narrow: int
    keep: int


class _View(NamedTuple):
    """A question as one suit sees it: the winning tile and the wild kind as ranks; `NONE` where in another suit."""

    ranks: int
    runs: bool
    tile: int
    wild: int
    narrow: int
    keep: int


def marked(tiles: TileSet, counts: Sequence[int], wilds: int, groups: int, asked: Question) -> Marked:
    """Every set of marks that a split into `groups` groups and a pair has, with one such split.

    `counts` by kind are the natural tiles, `wilds` the number of the others; together 3 × groups + 2.
    """
    found: dict[tuple[int, int], Marked] = dict(_bare(wilds, groups, asked))
    for place, suit in enumerate(tiles.suits):
        held = tuple(counts[suit.first : suit.first + suit.length])
        found = _joined(found, held, _view(tiles, place, asked), wilds, suit.first)
    return found.get((wilds, 1), {})


def _bare(wilds: int, groups: int, asked: Question) -> Iterator[tuple[tuple[int, int], Marked]]:
    """Groups of wild tiles only, and perhaps the pair: by (wild tiles spent, pairs)."""
    for own_groups, own_pair in product(range(min(groups, wilds // 3) + 1), (0, 1)):
        spent = 3 * own_groups + 2 * own_pair
        if spent <= wilds:
            marks = (TRIPLETS if own_groups else 0) | (PAIRED if own_pair and asked.tile == WILD else 0)
            split = ((PAIR, NO_KIND, 0, 2),) * own_pair + ((PONG, NO_KIND, 0, 3),) * own_groups
            yield (spent, own_pair), {_told(marks, asked.narrow, asked.keep): split}


def _view(tiles: TileSet, place: int, asked: Question) -> _View:
    suit = tiles.suits[place]
    ranks = (
        tiles.rank_of[kind] if kind >= 0 and tiles.suit_of[kind] == place else NONE for kind in (asked.tile, asked.wild)
    )
    tile, wild = ranks
    return _View(suit.length, suit.runs, WILD if asked.tile == WILD else tile, wild, asked.narrow, asked.keep)


def _joined(
    found: dict[tuple[int, int], Marked], held: tuple[int, ...], view: _View, wilds: int, first: int
) -> dict[tuple[int, int], Marked]:
    """Every reading so far with every reading of one suit more."""
    joined: dict[tuple[int, int], Marked] = {}
    if not any(held):
        return found
    size = sum(held)
    for (spent, pairs), rows in found.items():
        for used, paired in product(range(wilds - spent + 1), range(2 - pairs)):
            if (size + used - 2 * paired) % 3 == 0:
                own = suit_marked(held, used, paired, view, first)
                if own:
                    into = joined.setdefault((spent + used, pairs + paired), {})
                    for marks, split in rows.items():
                        for more, groups in own:
                            into.setdefault(marks | more, split + groups)
    return joined


@lru_cache(maxsize=1 << 15)
def suit_marked(
    counts: tuple[int, ...], wilds: int, pairs: int, view: _View, first: int
) -> tuple[tuple[int, Split], ...]:
    """The same for the tiles of one suit with exactly `wilds` wild ones; every group holds a tile of the suit.

    `first` is the kind of the lowest rank.
    """
    least = wild_table(view.ranks, view.runs)[_key(counts)]
    if (least >> 4 if pairs else least & FAR) > wilds:
        return ()
    rank = next((rank for rank, count in enumerate(counts) if count), None)
    if rank is None:
        return ((0, ()),) if not wilds and not pairs else ()
    found: Marked = {}
    for group in groups_with(counts, rank, view.runs, wilds, pairs):
        form, kind, natural, wild = group
        own = _told(_marks(group, view), view.narrow, view.keep)
        for marks, split in suit_marked(without(counts, group), wilds - wild, pairs - (form == PAIR), view, first):
            if marks | own not in found:
                found[marks | own] = ((form, first + kind, natural, wild), *split)
    return tuple(found.items())


def is_narrow(tiles: TileSet, group: Group, asked: Question) -> bool:
    """Whether the winning tile may be in a narrow place of this group (`kind` counted in the whole set of tiles)."""
    form, kind, natural, wilds = group
    if kind == NO_KIND:
        return form == PAIR and asked.tile == WILD and bool(asked.narrow & PAIRED)
    place = tiles.suit_of[kind]
    own = (form, kind - tiles.suits[place].first, natural, wilds)
    return bool(_marks(own, _view(tiles, place, asked)) & asked.narrow)


def _key(counts: tuple[int, ...]) -> int:
    """The key of the tables."""
    key = 0
    for count in reversed(counts):
        key = key * BASE + count
    return key


def _told(marks: int, narrow: int, keep: int) -> int:
    return marks & keep | (NARROW if marks & narrow else 0)


def _marks(group: Group, view: _View) -> int:
    form, kind, natural, wilds = group
    if form == CHOW:
        places = (place for place in range(3) if _is_winning(kind + place, natural >> place & 1, view))
        return reduce(or_, (_place(kind, place, view) for place in places), CHOWS)
    marks = LONE if natural == 1 and view.runs else 0
    if form == PONG:
        return marks | TRIPLETS
    return marks | (PAIRED if kind == view.tile or (wilds and view.tile == WILD) else 0)


def _is_winning(rank: int, natural: int, view: _View) -> bool:
    return rank == view.tile if natural else view.tile == WILD


def _place(low: int, place: int, view: _View) -> int:
    """The marks of the winning tile in a place of a chow."""
    if place == 1:
        return MIDDLE
    other = low + 3 if place == 0 else low - 1
    if not 0 <= other < view.ranks:
        return EDGE
    outer = low == 0 if place == 0 else low + 3 == view.ranks
    return (OUTER if outer else 0) | (BLOCKED if other == view.wild else 0)
