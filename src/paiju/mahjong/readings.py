"""Every reading of a hand: all ways to lay its tiles, wild ones included, into groups and one pair.

A group is `(form, kind, natural, wilds)`. `kind` is the lowest place of a chow, else the kind, or `NO_KIND` for a group
of wild tiles only. `natural` is for a chow a bit mask of its places that hold natural tiles, else their number.
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import product

from paiju.core.tiles import TileSet

CHOW = "chow"
PONG = "pong"
PAIR = "pair"
NO_KIND = -1

Group = tuple[str, int, int, int]
Split = tuple[Group, ...]

_CHOW_MASKS = (0b111, 0b110, 0b101, 0b011, 0b100, 0b010, 0b001)
"""Which places of a chow are natural; at least one is."""


def splits(tiles: TileSet, hand: Sequence[int], groups: int, wild: int | None = None) -> list[Split]:
    """All ways to lay `hand` (kinds) into `groups` groups and one pair; tiles of kind `wild` stand for any tile.

    Each split is sorted; no two are equal. A chow has at least one natural tile; three wild tiles make a group, two
    the pair.
    """
    counts = [0] * tiles.kinds
    for kind in hand:
        counts[kind] += 1
    wilds = 0
    if wild is not None:
        wilds, counts[wild] = counts[wild], 0
    if len(hand) != 3 * groups + 2:
        return []
    return sorted(set(_hands(tiles, counts, groups, wilds)))


def _hands(tiles: TileSet, counts: Sequence[int], groups: int, wilds: int) -> Iterator[Split]:
    """Spread wild tiles and the pair over the suits, the rest of the wild tiles over groups of their own."""
    for own_groups, own_pair in product(range(groups + 1), (0, 1)):
        spent = 3 * own_groups + 2 * own_pair
        if spent > wilds:
            continue
        bare: Split = ((PONG, NO_KIND, 0, 3),) * own_groups + ((PAIR, NO_KIND, 0, 2),) * own_pair
        for split in _suits(tiles, counts, 0, wilds - spent, 1 - own_pair):
            if len(split) + own_groups + own_pair == groups + 1:
                yield tuple(sorted(bare + split))


def _suits(tiles: TileSet, counts: Sequence[int], at: int, wilds: int, pairs: int) -> Iterator[Split]:
    """Splits of the suits from `at` on that use exactly these wild tiles and pairs."""
    if at == len(tiles.suits):
        if not wilds and not pairs:
            yield ()
        return
    suit = tiles.suits[at]
    held = tuple(counts[suit.first : suit.first + suit.length])
    for used, paired in product(range(wilds + 1), range(pairs + 1)):
        for own in suit_splits(held, suit.runs, used, paired):
            placed = tuple((form, suit.first + kind, natural, wild) for form, kind, natural, wild in own)
            for rest in _suits(tiles, counts, at + 1, wilds - used, pairs - paired):
                yield placed + rest


@lru_cache(maxsize=1 << 16)
def suit_splits(counts: tuple[int, ...], runs: bool, wilds: int, pairs: int) -> tuple[Split, ...]:
    """All ways to lay the tiles of one suit with exactly `wilds` wild tiles into groups, `pairs` of them pairs.

    Every group holds at least one tile of the suit.
    """
    first = next((rank for rank, count in enumerate(counts) if count), None)
    if first is None:
        return ((),) if not wilds and not pairs else ()
    found = set()
    for group in groups_with(counts, first, runs, wilds, pairs):
        rest = without(counts, group)
        for split in suit_splits(rest, runs, wilds - group[3], pairs - (group[0] == PAIR)):
            found.add(tuple(sorted((group, *split))))
    return tuple(sorted(found))


def groups_with(counts: tuple[int, ...], rank: int, runs: bool, wilds: int, pairs: int) -> Iterator[Group]:
    """The groups that hold a tile of `rank`, the lowest rank of the suit that is left."""
    for natural in range(1, min(3, counts[rank]) + 1):
        if 3 - natural <= wilds:
            yield (PONG, rank, natural, 3 - natural)
    for natural in range(1, min(2, counts[rank]) + 1):
        if pairs and 2 - natural <= wilds:
            yield (PAIR, rank, natural, 2 - natural)
    if runs:
        yield from _chows(counts, rank, wilds)


def _chows(counts: tuple[int, ...], rank: int, wilds: int) -> Iterator[Group]:
    for group, places in _chows_with(len(counts), rank):
        if group[3] <= wilds and all(counts[place] for place in places):
            yield group


@cache
def _chows_with(ranks: int, rank: int) -> tuple[tuple[Group, tuple[int, ...]], ...]:
    """Every chow in which a tile of `rank` is natural, and its natural places."""
    found = []
    for low, mask in product(range(max(0, rank - 2), min(rank, ranks - 3) + 1), _CHOW_MASKS):
        places = tuple(low + place for place in range(3) if mask >> place & 1)
        if rank in places:
            found.append(((CHOW, low, mask, 3 - len(places)), places))
    return tuple(found)


def without(counts: tuple[int, ...], group: Group) -> tuple[int, ...]:
    """What is left of a suit when a group of it is taken away."""
    form, kind, natural, _ = group
    left = list(counts)
    if form == CHOW:
        for place in range(3):
            left[kind + place] -= natural >> place & 1
    else:
        left[kind] -= natural
    return tuple(left)


def all_pairs(hand: Sequence[int], pairs: int, wild: int | None = None) -> bool:
    """Whether the tiles are exactly `pairs` pairs, four equal being two of them; wild tiles complete odd kinds."""
    if len(hand) != 2 * pairs:
        return False
    natural = [kind for kind in hand if kind != wild]
    odd = sum(natural.count(kind) & 1 for kind in set(natural))
    return odd <= len(hand) - len(natural)
