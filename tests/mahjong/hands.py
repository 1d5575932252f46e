"""Random hands of 内江 for comparing fast and slow readers: plain ones, and ones built so that many are complete."""

import random
from typing import NamedTuple

from paiju.core.tiles import TileSet
from paiju.games.neijiang.rules import TILES

MELD_SIZE = {"pong": 3, "kong_exposed": 4, "kong_added": 4, "kong_concealed": 4}


class Hand(NamedTuple):
    """Concealed tiles without the winning one, declared groups, the winning tile; all by name."""

    hand: list[str]
    melds: list[tuple[str, str]]
    tile: str


def _group(chooser: random.Random, tiles: TileSet) -> list[int]:
    kind = chooser.randrange(tiles.kinds)
    if chooser.random() < 0.6 and tiles.rank_of[kind] < 7:
        return [kind, kind + 1, kind + 2]
    return [kind] * 3


def random_hand(chooser: random.Random, groups: int) -> Hand:
    """A legal hand: mostly complete or nearly so, sometimes pairs, sometimes anything."""
    while True:
        melds, tiles = _melds(chooser, groups), list[int]()
        style = chooser.random()
        if style < 0.2 and not melds:
            tiles = [kind for kind in chooser.choices(range(18), k=groups + groups // 2 + 1) for _ in range(2)]
        elif style < 0.9:
            tiles = [kind for _ in range(groups - len(melds)) for kind in _group(chooser, TILES)]
            tiles += [chooser.randrange(18)] * 2
            if style > 0.7:
                tiles[chooser.randrange(len(tiles))] = chooser.randrange(18)
        else:
            tiles = [chooser.randrange(18) for _ in range(3 * (groups - len(melds)) + 2)]
        if chooser.random() < 0.3:  # one suit, so that several readings are common
            tiles = [kind % 9 for kind in tiles]
        counts = tiles + [kind for name, kind in melds for _ in range(MELD_SIZE[name])]
        if all(counts.count(kind) <= 4 for kind in set(counts)) and len(tiles) == 3 * (groups - len(melds)) + 2:
            chooser.shuffle(tiles)
            names = [TILES.names[kind] for kind in tiles]
            return Hand(names[1:], [(name, TILES.names[kind]) for name, kind in melds], names[0])


def _melds(chooser: random.Random, groups: int) -> list[tuple[str, int]]:
    return [
        (chooser.choice(list(MELD_SIZE)), chooser.randrange(18)) for _ in range(chooser.choice((0, 0, 1, 1, groups)))
    ]
