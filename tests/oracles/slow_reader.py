"""Every way to lay mahjong tiles into groups and a pair, by plain recursion.

Tiles are names: ``"5p"`` is rank and suit, suits ``m p s`` run, honours ``z`` do
not. One kind may be wild; a tile of that kind is always counted as a wild, also
where it happens to stand for itself.

The shape of an answer, chosen so that two different splits are two different
values and one split is one value whatever the order of the tiles:

=============================================  =====================================
``("chow", "3p", ("3p", "5p"), 1)``            lowest place, the natural tiles on
                                               their places, number of wilds on the
                                               other places (here one wild as 4p)
``("pong", "5p", 2, 1)``                       kind, natural tiles, wilds
``("pong", "", 0, 3)``                         three wilds
``("pair", "5p", 1, 1)``                       kind, natural tiles, wilds
``("pair", "", 0, 2)``                         two wilds
=============================================  =====================================

A split is the tuple of these groups in the order of `split_of`.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product

Group = tuple[str, str, tuple[str, ...] | int, int]
Split = tuple[Group, ...]

RUNNING_SUITS = "mps"


def split_of(*groups: Group) -> Split:
    """The split made of these groups: chows, then the pair, then pongs."""
    return tuple(sorted(groups, key=repr))


def splits(tiles: Sequence[str], groups: int, wild: str | None = None) -> set[Split]:
    """Every way to lay all tiles into `groups` groups and exactly one pair.

    A group is a chow with at least one natural tile, a pong, or three wilds. Tiles
    that do not fill the groups and the pair exactly have no split.
    """
    if len(tiles) != 3 * groups + 2:
        return set()
    natural = sorted((t for t in tiles if t != wild), key=lambda t: (t[1], t[0]))
    wilds = len(tiles) - len(natural)
    return {split_of(*laid) for laid in _lay(natural, wilds, groups, 1)}


def is_pairs(tiles: Sequence[str], wild: str | None = None, pairs: int = 7) -> bool:
    """Whether all tiles lie in pairs; four equal tiles are two pairs.

    Every natural kind held an odd number of times needs one wild. The wilds left
    over are then even in number and pair among themselves.
    """
    if len(tiles) != 2 * pairs:
        return False
    natural = [tile for tile in tiles if tile != wild]
    odd = [kind for kind in set(natural) if natural.count(kind) % 2 == 1]
    return len(odd) <= len(tiles) - len(natural)


def _lay(natural: list[str], wilds: int, groups: int, pairs: int) -> Iterator[Split]:
    """Lay the first natural tile in every possible way, then the rest."""
    if not natural:
        if wilds == 3 * groups + 2 * pairs:
            yield (("pong", "", 0, 3),) * groups + (("pair", "", 0, 2),) * pairs
        return
    for group, used in _groups_of_first(natural, wilds):
        is_pair = group[0] == "pair"
        groups_left, pairs_left = groups - (not is_pair), pairs - is_pair
        if groups_left >= 0 and pairs_left >= 0:
            rest = _without(natural, used)
            for laid in _lay(rest, wilds - group[3], groups_left, pairs_left):
                yield (group, *laid)


def _groups_of_first(natural: list[str], wilds: int) -> Iterator[tuple[Group, list[str]]]:
    """Every pair, pong and chow that holds the first tile, and its natural tiles."""
    first = natural[0]
    for form, size in (("pair", 2), ("pong", 3)):
        for own in range(1, min(natural.count(first), size) + 1):
            if size - own <= wilds:
                yield (form, first, own, size - own), [first] * own
    for low, used in _chows_with(first):
        if 3 - len(used) <= wilds and all(tile in natural for tile in used):
            yield ("chow", low, tuple(used), 3 - len(used)), used


@cache
def _chows_with(tile: str) -> list[tuple[str, list[str]]]:
    """Lowest place and natural tiles of every chow in which `tile` is natural."""
    rank, suit = int(tile[0]), tile[1]
    found: list[tuple[str, list[str]]] = []
    if suit not in RUNNING_SUITS:
        return found
    for low in range(max(1, rank - 2), min(7, rank) + 1):
        places = [f"{low + step}{suit}" for step in range(3)]
        for kept in product((True, False), repeat=3):
            used = [place for place, keep in zip(places, kept, strict=True) if keep]
            if tile in used:
                found.append((places[0], used))
    return found


def _without(tiles: list[str], used: list[str]) -> list[str]:
    rest = list(tiles)
    for tile in used:
        rest.remove(tile)
    return rest
