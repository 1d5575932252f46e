"""Honours and 十三幺 in the tables, and the tiles that a dead wall keeps, against the obvious way."""

import random
from collections.abc import Sequence

import pytest

from paiju.core.tiles import RANKS, TileSet
from paiju.mahjong.orphans import orphans
from paiju.mahjong.shapes import Shapes
from paiju.mahjong.wall import drawable
from tests.oracles import slow_reader

ALL = TileSet([(suit, RANKS[suit]) for suit in "mpsz"])
ENDS = ["1m", "9m", "1p", "9p", "1s", "9s", *(rank + "z" for rank in "1234567")]
DRAGONS = ["5z", "6z", "7z"]
SHAPES = Shapes(ALL, 4, 7, orphans(ALL, tuple(ALL.index[name] for name in DRAGONS)))


def slow_complete(names: Sequence[str]) -> bool:
    """Fourteen tiles: groups and a pair, seven pairs, or the thirteen with a dragon more."""
    rest = list(names)
    for end in ENDS:
        if end in rest:
            rest.remove(end)
    thirteen = len(rest) == 1 and set(ENDS) <= set(names) and rest[0] in DRAGONS
    return thirteen or slow_reader.is_pairs(list(names), None, 7) or bool(slow_reader.splits(list(names), 4, None))


def slow_short(names: Sequence[str]) -> bool:
    return any(names.count(name) < 4 and slow_complete([*names, name]) for name in ALL.names)


def near_orphans(chooser: random.Random) -> list[str]:
    """Fourteen tiles near 十三幺, or near groups with many honours."""
    if chooser.random() < 0.4:
        pool = [name for name in ALL.names if name[1] in "mz"] * 4
        return chooser.sample(pool, 14)
    hand = [*ENDS, chooser.choice(ENDS)]
    for _ in range(chooser.choice((0, 0, 1, 1, 2))):
        hand[chooser.randrange(14)] = chooser.choice(ALL.names)
    return hand


def test_complete_and_short_and_distance_agree_with_the_slow_reader() -> None:
    found = {"complete": 0, "short": 0, "far": 0}
    for seed in range(250):
        hand = near_orphans(random.Random(seed))
        if max(map(hand.count, hand)) > 4:
            continue
        kinds = [ALL.index[name] for name in hand]
        rest = [hand[:at] + hand[at + 1 :] for at in range(14)]
        short = [slow_short(one) for one in rest[:3]]
        whole = slow_complete(hand)
        assert SHAPES.complete(SHAPES.keys(kinds), False) == whole
        assert not SHAPES.complete(SHAPES.keys(kinds), True) or slow_reader.splits(hand, 4, None)
        for one, ready in zip(rest, short, strict=False):
            keys = SHAPES.keys([ALL.index[name] for name in one])
            assert SHAPES.short_of_one(keys, False) == ready
            assert (SHAPES.distance(keys, 0) <= 0) == ready
        found["complete"] += whole
        found["short"] += any(short)
        found["far"] += not any(short)
    assert min(found.values()) > 10


def test_a_discard_that_leaves_it_short_is_foreseen() -> None:
    """`short_after_discard` is whether any of the fourteen discards leaves a hand that one tile completes."""
    seen = set()
    for seed in range(60):
        hand = near_orphans(random.Random(1000 + seed))
        keys = SHAPES.keys([ALL.index[name] for name in hand])
        after = [SHAPES.keys([ALL.index[n] for n in hand[:at] + hand[at + 1 :]]) for at in range(14)]
        expected = any(SHAPES.short_of_one(one, False) for one in after)
        assert SHAPES.short_after_discard(keys, False) == expected
        seen.add(expected)
    assert seen == {True, False}


@pytest.mark.parametrize("tile", ["5z", "1z", "5m"])
def test_completes_is_complete_with_the_tile_added(tile: str) -> None:
    hand = [ALL.index[name] for name in ENDS]
    place, unit = ALL.suit_of[ALL.index[tile]], SHAPES.unit[ALL.index[tile]]
    padded = [7, 7, *SHAPES.keys(hand)]
    completes = SHAPES.completes(padded, 2, 2 + place, unit, False)
    assert completes == (tile in DRAGONS)
    assert not SHAPES.completes(padded, 2, 2 + place, unit, True)


def test_honours_form_no_chow() -> None:
    hand = [ALL.index[name] for name in ["1m", "2m", "3m", "4m", "5m", "6m", "7m", "8m", "9m", "1p", "1p"]]
    triplet, row = (["1z", "1z", "1z"], True), (["1z", "2z", "3z"], False)
    for honours, wins in (triplet, row):
        assert SHAPES.basic(SHAPES.keys([*hand, *(ALL.index[name] for name in honours)])) == wins


@pytest.mark.parametrize(("left", "kongs", "tiles"), [(83, 0, 71), (82, 1, 69), (81, 2, 69), (13, 1, 0), (12, 2, 0)])
def test_a_dead_wall_keeps_whole_stacks(left: int, kongs: int, tiles: int) -> None:
    assert drawable(left, kongs, 12) == tiles


def test_without_a_dead_wall_every_tile_is_drawn() -> None:
    assert [drawable(5, kongs, 0) for kongs in range(3)] == [5, 5, 5]
