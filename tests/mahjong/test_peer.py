"""Complete, ready, waits and distance of hands without wild tiles, against `mahjong`, a library for another game.

Where the rules of the two differ, this is what is compared:

- Its seven pairs are of seven different kinds, here four equal tiles are two pairs. So a hand in which some kind lies
  four times may be complete here as pairs only, and its distance is compared for groups alone; that of a hand with
  fewer than seven kinds too.
- Its 十三幺 takes any of the thirteen as the pair, as 河北 does with `thirteen_pair` = `any`; with the default a dragon
  is asked for beside.
- It knows 34 kinds. Sets with fewer are laid into them, and 红中 of 榆树 is one of its honours.
- It counts a fifth tile of a kind as a wait, so waits are asked for kinds that the hand does not hold four times.
"""

import random
from collections.abc import Sequence
from functools import cache

import pytest
from mahjong.agari import Agari
from mahjong.shanten import Shanten

from paiju.core.tiles import RANKS, TileSet
from paiju.mahjong.shapes import Shapes
from tests.kit import compiled

CHUNKS = 8
HANDS = 100_000
WAITS = 5
"""The waits of every so many hands are compared too: they cost as much as the rest."""

ALL = [rank + suit for suit in "mpsz" for rank in RANKS[suit]]
ENDS = [kind for kind in ALL if kind[0] in "19" or kind[1] == "z"]
DRAGONS = ["5z", "6z", "7z"]


class Game:
    """The shapes of a game, and its kinds as places in the library's count of 34."""

    def __init__(self, name: str, doubled: Sequence[str] = (), **options: object) -> None:
        """`doubled`: the pairs that 十三幺 may have, if the game has it."""
        self.shapes: Shapes = compiled(name, options).plan.shapes  # type: ignore[attr-defined]
        self.tiles: TileSet = self.shapes.tiles
        self.places = [ALL.index(kind) for kind in self.tiles.names]
        self.groups = Shapes(self.tiles, self.shapes.groups, 0)
        self.thirteen = [self.tiles.index[name] for name in ENDS] if doubled else []
        self.doubled = [ALL.index(name) for name in doubled]
        self.alike = doubled in ((), ENDS)

    def counts(self, hand: Sequence[int]) -> list[int]:
        """By the library's kinds."""
        counts = [0] * len(ALL)
        for kind in hand:
            counts[self.places[kind]] += 1
        return counts

    def hand(self, chooser: random.Random) -> list[int]:
        """As many tiles as a hand with 0 to 4 declared groups has when it wins, most of them complete or nearly so."""
        while True:
            tiles = self._complete(chooser, chooser.choice((4, 4, 4, 3, 2, 1, 0)))
            for _ in range(chooser.choice((0, 0, 1, 1, 2, 4))):
                tiles[chooser.randrange(len(tiles))] = chooser.randrange(self.tiles.kinds)
            chooser.shuffle(tiles)
            if max(map(tiles.count, tiles)) <= 4:
                return tiles

    def _complete(self, chooser: random.Random, groups: int) -> list[int]:
        pool = range(self.tiles.kinds)
        if chooser.random() < 0.4:  # one suit, so that tiles can be laid in many ways
            suit = chooser.choice(self.tiles.suits[:3])
            pool = range(suit.first, suit.first + suit.length)
        style = chooser.random()
        if groups == 4 and style < 0.15:
            return [kind for kind in chooser.choices(pool, k=7) for _ in range(2)]
        if groups == 4 and style < 0.25 and self.thirteen:
            return [*self.thirteen, chooser.choice(self.thirteen)]
        return [kind for _ in range(groups) for kind in self._group(chooser, pool)] + [chooser.choice(pool)] * 2

    def _group(self, chooser: random.Random, pool: range) -> list[int]:
        kind = chooser.choice(pool)
        suit = self.tiles.suits[self.tiles.suit_of[kind]]
        if suit.runs and kind + 2 < suit.first + suit.length and chooser.random() < 0.7:
            return [kind, kind + 1, kind + 2]
        return [kind] * 3

    def wins(self, counts: Sequence[int]) -> bool:
        """By the library, and by the differences of rule."""
        if self.thirteen and all(counts[self.places[kind]] for kind in self.thirteen):
            return any(counts[place] == 2 for place in self.doubled)
        fours = sum(counts) == 14 and 4 in counts and not any(count & 1 for count in counts)
        return fours or Agari.is_agari(counts)


@cache
def games() -> list[Game]:
    """The sets of tiles and shapes that are compared."""
    return [
        Game("hebei", DRAGONS),
        Game("hebei", ENDS, thirteen_pair="any"),
        Game("hebei", honours=False),
        Game("yushu"),
        Game("neijiang"),
    ]


def check_random(chooser: random.Random) -> bool:
    """A hand of any game; whether it is complete."""
    return check(chooser.choice(games()), chooser, chooser.randrange(WAITS) == 0)[0]


def check(game: Game, chooser: random.Random, waits: bool) -> tuple[bool, int]:
    """One hand; whether it is complete, and its distance with a tile less."""
    hand, shapes = game.hand(chooser), game.shapes
    complete = shapes.complete(shapes.keys(hand), len(hand) < 14)
    assert complete == game.wins(game.counts(hand)), shapes.tiles.write(sorted(hand))
    distance = check_distance(game, hand[1:])
    if waits:
        check_waits(game, hand[1:])
        check_discards(shapes, hand)
    return complete, distance


def check_distance(game: Game, hand: list[int]) -> int:
    """How far from ready, and whether ready: with seven pairs and 十三幺 where the two count them alike."""
    counts, declared = game.counts(hand), 4 - len(hand) // 3
    alike = game.alike and 4 not in counts and len(set(hand)) >= 7
    shapes = game.shapes if alike else game.groups
    keys = shapes.keys(hand)
    distance = shapes.distance(keys, declared)
    assert distance == Shanten.calculate_shanten(counts, alike, alike and bool(game.thirteen)), (hand, declared)
    assert shapes.short_of_one(keys, declared > 0) == (distance == 0), (hand, declared)
    return distance


def check_waits(game: Game, hand: list[int]) -> None:
    """Each kind that completes a hand, and that it is ready if there is one."""
    counts, shapes, found = game.counts(hand), game.shapes, []
    for kind, place in enumerate(game.places):
        if counts[place] < 4:
            counts[place] += 1
            found += [kind] if game.wins(counts) else []
            counts[place] -= 1
    declared = len(hand) < 13
    assert shapes.waits(hand, [counts[place] for place in game.places], declared) == found, hand
    assert shapes.short_of_one(shapes.keys(hand), declared) == bool(found), hand


def check_discards(shapes: Shapes, hand: list[int]) -> None:
    """Whether some discard leaves the hand ready; when a hand is ready, the library has been asked before."""
    declared = len(hand) < 14
    rests = [shapes.keys(hand[:at] + hand[at + 1 :]) for at in range(len(hand))]
    foreseen = shapes.short_after_discard(shapes.keys(hand), declared)
    assert foreseen == any(shapes.short_of_one(keys, declared) for keys in rests), hand


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_shapes_agree_with_another_library(chunk: int) -> None:
    each, sets = HANDS // CHUNKS, games()
    found = [
        check(sets[seed % len(sets)], random.Random(seed), seed // len(sets) % WAITS == 0)
        for seed in range(chunk * each, (chunk + 1) * each)
    ]
    won = sum(complete for complete, _ in found)
    assert each * 0.2 < won < each * 0.6, "complete and other hands"
    ready = sum(distance == 0 and not complete for complete, distance in found)
    assert ready > each * 0.1, "hands that are ready without being a complete one before"
    assert {distance for _, distance in found} >= {0, 1, 2, 3}
