"""Facts of one reading of a complete hand, computed once, from which the patterns of every game are short questions."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from paiju.core.tiles import TileSet
from paiju.mahjong.kinds import BY_DEAL, BY_DISCARD, BY_DRAW, CHOW, NONE, is_kong
from paiju.mahjong.readings import CHOW as CHOW_FORM
from paiju.mahjong.readings import NO_KIND, Group, Split, all_pairs, splits
from paiju.mahjong.shapes import Shapes


class Dealt(NamedTuple):
    """The hand was complete as dealt."""


class Drawn(NamedTuple):
    """The winner drew the winning tile."""

    last: bool = False
    """It was the last tile of the wall."""
    replacement: bool = False
    """It was a kong's replacement tile."""


class Discarded(NamedTuple):
    """Another seat discarded the winning tile."""

    last: bool = False
    """No tile was left in the wall."""
    after_kong: bool = False
    """The discarder had drawn a replacement tile."""
    first: bool = False
    """It was the dealer's first discard of the round."""


class Robbed(NamedTuple):
    """Another seat added the winning tile to its pong."""


Came = Dealt | Drawn | Discarded | Robbed
"""How the winning tile came: a closed set of cases, so that contradictions cannot be written."""


class Declared(NamedTuple):
    """A declared group: its kind and its tiles."""

    kind: int
    tiles: tuple[int, ...]


def declared(kind: int, tile: int) -> Declared:
    """The declared group of this kind on this tile (the lowest of a chow)."""
    if kind == CHOW:
        return Declared(kind, (tile, tile + 1, tile + 2))
    return Declared(kind, (tile,) * (4 if is_kong(kind) else 3))


class Facts(NamedTuple):
    """One reading of a complete hand."""

    split: Split | None
    """The concealed tiles as groups and a pair; None: all pairs, or 十三幺; empty: it wins without groups."""
    concealed: tuple[int, ...]
    """The concealed kinds, winning tile included, sorted."""
    melds: tuple[Declared, ...]
    counts: tuple[int, ...]
    """By kind, the copies among all tiles of the hand, wild ones left out."""
    suits: int
    """How many suits the tiles show."""
    chows: int
    """How many groups are chows, declared ones included."""
    came: Came
    tile: int
    """The winning tile, `NONE` for a dealt hand."""
    honours: int = 0
    """How many of the tiles are of suits that form no chows."""
    orphans: bool = False
    """The hand is read as 十三幺."""
    wilds: int = 0
    """How many of the concealed tiles are wild."""
    marks: int = 0
    """What else is told of the split, see `marks`."""

    @property
    def fours(self) -> int:
        """How many kinds are held four times."""
        return sum(count == 4 for count in self.counts)

    @property
    def lows(self) -> tuple[int, ...]:
        """The lowest kinds of the chows in the concealed tiles."""
        return tuple(group[1] for group in self.split or () if group[0] == CHOW_FORM)


def readings(
    tiles: TileSet, shapes: Shapes, concealed: Sequence[int], melds: Iterable[Declared], came: Came, tile: int
) -> list[Facts]:
    """The facts of every reading of a hand (`concealed` includes the winning tile); none where it is not complete."""
    hand, groups = tuple(sorted(concealed)), tuple(melds)
    counts = [0] * tiles.kinds
    for kind in hand + tuple(kind for meld in groups for kind in meld.tiles):
        counts[kind] += 1
    suits = len({tiles.suit_of[kind] for kind, count in enumerate(counts) if count})
    found: list[Split | None] = list(splits(tiles, hand, shapes.groups - len(groups)))
    if shapes.pairs and not groups and all_pairs(hand, shapes.pairs):
        found.append(None)
    own = sum(meld.kind == CHOW for meld in groups)
    honours = sum(sum(counts[suit.first : suit.first + suit.length]) for suit in tiles.suits if not suit.runs)
    lone = shapes.orphans is not None and not groups and shapes.orphaned(shapes.keys(hand))
    read = [*((split, False) for split in found), *[(None, True)] * lone]
    return [
        Facts(split, hand, groups, tuple(counts), suits, own + _chows(split or ()), came, tile, honours, orphaned)
        for split, orphaned in read
    ]


def _chows(split: Split) -> int:
    return sum(group[0] == CHOW_FORM for group in split)


def came(by: int, *, last: bool, after_kong: bool, first_discard: bool) -> Came:
    """The case that a way to win and the circumstances at the table make."""
    if by == BY_DEAL:
        return Dealt()
    if by == BY_DRAW:
        return Drawn(last, after_kong)
    if by == BY_DISCARD:
        return Discarded(last, after_kong, first_discard)
    return Robbed()


def split_texts(tiles: TileSet, facts: Facts, wild: int = NO_KIND) -> tuple[str, ...]:
    """The groups of a reading as texts of their tiles, that of the winning tile first, wild tiles as themselves."""
    if facts.orphans:
        return ()
    if facts.split is None:
        groups = _pairs(facts.concealed, wild)
    else:
        groups = [tuple(_tiles(group, wild)) for group in facts.split]
    if facts.tile != NONE:
        groups.sort(key=lambda group: facts.tile not in group)
    return tuple(tiles.write(group) for group in [*groups, *(meld.tiles for meld in facts.melds)])


def _pairs(concealed: Sequence[int], wild: int) -> list[tuple[int, ...]]:
    """All tiles in pairs: an odd one with a wild tile, a fourth of its kind first; equal ones; two wild tiles."""
    natural = [kind for kind in concealed if kind != wild]
    by_count = sorted(set(natural), key=lambda kind: (-natural.count(kind), kind))
    odd = [kind for kind in by_count if natural.count(kind) & 1]
    even = sorted((Counter(natural) - Counter(odd)).elements())
    spare = len(concealed) - len(natural) - len(odd)
    pairs = [tuple(even[at : at + 2]) for at in range(0, len(even), 2)]
    return [*((kind, wild) for kind in odd), *pairs, *[(wild, wild)] * (spare // 2)]


def _tiles(group: Group, wild: int) -> Iterator[int]:
    form, kind, natural, wilds = group
    if form == CHOW_FORM:
        yield from (kind + place for place in range(3) if natural >> place & 1)
    else:
        yield from (kind,) * natural
    yield from (wild,) * wilds
