"""Word cards by name, and every way to lay them into groups, by plain recursion.

Tiles are names: ``"5x"`` is the small 五, ``"0d"`` the big 拾. A group is a tuple, its
form first and then its tiles in the order of `TILES`:

======================  =======================================================
``("triple", …)``       three equal tiles
``("run", …)``          three tiles of one size, ranks n, n+1, n+2, no wrap
``("red", …)``          二七十 of one size
``("pair", …)``         two equal tiles
``("red_two", …)``      two of the three ranks of a 二七十, one size
``("run_two", …)``      two tiles of one size, ranks differing by 1 or 2, no wrap
======================  =======================================================

A split is the sorted tuple of its groups, so that one split is one value whatever the
order in which it was found.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

Group = tuple[str, ...]
Split = tuple[Group, ...]

SIZES = "xd"
RANKS = "1234567890"
TILES = [rank + size for size in SIZES for rank in RANKS]
RED_RANKS = "270"
RED = frozenset(rank + size for size in SIZES for rank in RED_RANKS)
COPIES = 4

FACES = dict(zip("一二三四五六七八九十壹贰叁肆伍陆柒捌玖拾", TILES, strict=True))

TRIPLES: list[Group] = [("triple", tile, tile, tile) for tile in TILES]
PAIRS: list[Group] = [("pair", tile, tile) for tile in TILES]
RUNS: list[Group] = [
    ("run", RANKS[low] + size, RANKS[low + 1] + size, RANKS[low + 2] + size) for size in SIZES for low in range(8)
]
RED_RUNS: list[Group] = [("red", "2" + size, "7" + size, "0" + size) for size in SIZES]
RED_TWOS: list[Group] = [("red_two", a + size, b + size) for size in SIZES for a, b in combinations(RED_RANKS, 2)]
RUN_TWOS: list[Group] = [
    ("run_two", RANKS[low] + size, RANKS[high] + size)
    for size in SIZES
    for low, high in combinations(range(10), 2)
    if high - low <= 2
]


def read_tiles(text: str) -> list[str]:
    """The tiles of a text in the order of `TILES`: ``"270x 壹"`` is 2x 7x 0x 1d.

    Runs of digits with their size letter, faces and spaces; anything else is a
    ValueError.
    """
    found: list[str] = []
    ranks = ""
    for character in text.replace(" ", ""):
        if character in RANKS:
            ranks += character
        elif character in SIZES and ranks:
            found += [rank + character for rank in ranks]
            ranks = ""
        elif character in FACES and not ranks:
            found.append(FACES[character])
        else:
            raise ValueError(f"no word cards: {text!r}")
    if ranks:
        raise ValueError(f"digits without a size: {text!r}")
    return in_order(found)


def in_order(tiles: Sequence[str]) -> list[str]:
    """The tiles sorted small before big and 一 to 十."""
    return sorted(tiles, key=TILES.index)


def text_of(tiles: Sequence[str]) -> str:
    """The compact text of some tiles: ``["0x", "9x", "1d"]`` is ``"90x1d"``."""
    runs = ["".join(tile[0] for tile in in_order(tiles) if tile[1] == size) for size in SIZES]
    return "".join(run + size for run, size in zip(runs, SIZES, strict=True) if run)


def hand_splits(tiles: Sequence[str], threes: int, two: bool, *, red_runs: bool, loose_two: bool) -> set[Split]:
    """Every way to lay all tiles into `threes` 3-groups and, if `two`, one 2-group.

    3-groups are triples and runs, with `red_runs` also 二七十. The 2-group is a pair,
    with `loose_two` also either kind of 搭子. Tiles that do not fill the groups exactly
    have no split; no tiles, no threes and no two have the empty one.
    """
    if len(tiles) != 3 * threes + 2 * two:
        return set()
    return set(_lay(tuple(in_order(tiles)), two, red_runs, loose_two))


@lru_cache(maxsize=50_000)
def _lay(tiles: Group, two: bool, red_runs: bool, loose_two: bool) -> frozenset[Split]:
    """Lay the first tile in every possible way, then the rest."""
    if not tiles:
        return frozenset() if two else frozenset({()})
    found: set[Split] = set()
    for group in _groups_with(tiles[0], two, red_runs, loose_two):
        rest = _without(tiles, group[1:])
        if rest is not None:
            for laid in _lay(rest, two and len(group[1:]) == 3, red_runs, loose_two):
                found.add(tuple(sorted((group, *laid))))
    return frozenset(found)


def _groups_with(tile: str, two: bool, red_runs: bool, loose_two: bool) -> Iterator[Group]:
    """Every allowed group in which the tile occurs."""
    allowed = TRIPLES + RUNS
    if red_runs:
        allowed = allowed + RED_RUNS
    if two:
        allowed = allowed + PAIRS
    if two and loose_two:
        allowed = allowed + RED_TWOS + RUN_TWOS
    return (group for group in allowed if tile in group[1:])


def _without(tiles: Group, used: Group) -> Group | None:
    """The tiles left when the used ones are taken away, None if one is not there."""
    rest = list(tiles)
    for tile in used:
        if tile not in rest:
            return None
        rest.remove(tile)
    return tuple(rest)
