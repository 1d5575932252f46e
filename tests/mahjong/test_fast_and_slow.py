"""The fast readers against the slow ones: scores, waits, readings with wild tiles, distance."""

import random
from typing import Any

import pytest

import paiju
from paiju.core.tiles import RANKS, TileSet
from paiju.mahjong import readings
from paiju.mahjong.shapes import Shapes
from tests.mahjong.hands import Hand, random_hand
from tests.oracles import slow_neijiang, slow_reader

CHUNKS = 16
HANDS = 20_160
GROUPS = {4: 4, 6: 2}

MARKS = [
    ("draw", set[str]()), ("draw", {"last_tile"}), ("discard", set[str]()), ("discard", {"last_tile"}),
    ("discard", {"kong_discard"}), ("discard", {"kong_discard", "last_tile"}), ("kong", set[str]()),
]  # fmt: skip


def options_for(chooser: random.Random, players: int) -> dict[str, Any]:
    return {
        "players": players,
        "base": chooser.choice((1, 3)),
        "fan_cap": chooser.choice((0, 0, 1, 3)),
        "zimo_bonus": chooser.choice(("none", "stake", "fan")),
        "allow_negative": chooser.choice((False, True)),
    }


def check_score(chooser: random.Random) -> bool:
    """One hand through the public scorer and through the oracle; whether it wins."""
    players = chooser.choice((4, 4, 6))
    hand = random_hand(chooser, GROUPS[players])
    by, marks = chooser.choice(MARKS)
    if by == "kong" and hand.tile in hand.hand + [tile for _, tile in hand.melds]:
        by = "discard"
    options = options_for(chooser, players)
    payer = None if by == "draw" else chooser.randrange(1, players)
    balances = [chooser.choice((None, 0, 1, 5, 100)) for _ in range(players)]
    answer = paiju.score(request(hand, by, marks, options, payer, balances))
    expected = slow_neijiang.best(hand.hand, hand.melds, hand.tile, players, by, marks, options)
    assert answer["win"] == (expected is not None), hand
    if expected is not None:
        assert {item["name"]: item["value"] for item in answer["items"]} == expected["items"], hand
        assert answer["total"] == expected["total"]
        assert answer["deltas"] == slow_neijiang.deltas(expected, players, 0, by, payer, options, balances=balances), (
            hand
        )
    return expected is not None


def request(hand: Hand, by: str, marks: set[str], options: dict[str, Any], payer: int | None, balances: Any) -> Any:
    size = {"pong": 3}
    return {
        "game": "neijiang",
        "options": options,
        "hand": "".join(hand.hand),
        "melds": [{"kind": kind, "tiles": tile * size.get(kind, 4)} for kind, tile in hand.melds],
        "win": {"by": by, "tile": hand.tile} | ({} if payer is None else {"from": payer}),
        "marks": sorted(marks),
        "balances": balances,
    }


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_scores_of_random_hands(chunk: int) -> None:
    won = [check_score(random.Random(seed)) for seed in range(chunk, HANDS, CHUNKS)]
    assert len(won) == HANDS // CHUNKS
    assert len(won) * 0.4 < sum(won) < len(won) * 0.95, "winning and other hands"


def check_waits(chooser: random.Random) -> int:
    players = chooser.choice((4, 6))
    hand = random_hand(chooser, GROUPS[players])
    options = {"players": players, "zimo_bonus": chooser.choice(("none", "fan"))}
    asked = request(hand, "draw", set(), options, None, [None] * players)
    del asked["win"]
    found = paiju.waits(asked)["waits"]
    assert found == slow_neijiang.waits(hand.hand, hand.melds, players, options)
    return len(found)


def test_waits_of_random_hands() -> None:
    numbers = [check_waits(random.Random(seed)) for seed in range(1500)]
    assert {0, 1, 2, 3} <= set(numbers)


ALL = TileSet([(suit, RANKS[suit]) for suit in "mpsz"])


def as_slow(split: readings.Split) -> slow_reader.Split:
    """A split of the fast reader in the words of the slow one."""
    return slow_reader.split_of(*(_group(group) for group in split))


def _group(group: readings.Group) -> Any:
    form, kind, natural, wilds = group
    name = "" if kind == readings.NO_KIND else ALL.names[kind]
    if form == readings.CHOW:
        places = [ALL.names[kind + place] for place in range(3) if natural >> place & 1]
        return (form, name, tuple(places), wilds)
    return (form, name, natural, wilds)


def check_readings(chooser: random.Random) -> int:
    """A hand with 0 to 4 wild tiles: every split of one reader is one of the other."""
    groups, wilds = chooser.choice((1, 2, 3, 4)), chooser.randrange(5)
    wild = chooser.choice(ALL.names)
    start = chooser.choice((0, 9, 18, 25))
    pool = [name for name in ALL.names[start : start + chooser.choice((6, 9, 12))] if name != wild] * 4
    chooser.shuffle(pool)
    hand = [wild] * wilds + pool[: 3 * groups + 2 - wilds]
    fast = readings.splits(ALL, [ALL.index[name] for name in hand], groups, ALL.index[wild])
    assert len(set(fast)) == len(fast)
    assert {as_slow(split) for split in fast} == slow_reader.splits(hand, groups, wild), hand
    kinds = [ALL.index[name] for name in hand]
    pairs = len(hand) // 2
    assert readings.all_pairs(kinds, pairs, ALL.index[wild]) == slow_reader.is_pairs(hand, wild, pairs)
    return len(fast)


def test_readings_with_wild_tiles() -> None:
    numbers = [check_readings(random.Random(seed)) for seed in range(700)]
    assert sum(number > 0 for number in numbers) > 200
    assert max(numbers) > 20


SIX = Shapes(TileSet([("p", "123456789"), ("s", "123456789")]), groups=2, pairs=4)
FOUR = Shapes(SIX.tiles, groups=4, pairs=7)


@pytest.mark.parametrize(("shapes", "players", "size"), [(SIX, 6, 7), (FOUR, 4, 13)], ids=["six seats", "four seats"])
def test_distance_is_one_more_than_the_best_next_step(shapes: Shapes, players: int, size: int) -> None:
    """0 exactly for hands that a tile completes (slow reader); else one more than after the best draw and discard."""
    chooser = random.Random(size)
    seen = set()
    for _ in range(120):
        hand = sorted(chooser.sample(SIX.tiles.all_tiles(), size))
        distance = shapes.distance(shapes.keys(hand), 0)
        seen.add(distance)
        names = [shapes.tiles.names[kind] for kind in hand]
        assert (distance == 0) == slow_neijiang.ready(names, [], players)
        if distance > 0:
            assert distance == 1 + min(_next_distances(shapes, hand)), names
    assert len(seen) >= 3


def _next_distances(shapes: Shapes, hand: list[int]) -> list[int]:
    found = []
    for kind in range(shapes.tiles.kinds):
        for place in range(len(hand)):
            changed = [*hand[:place], *hand[place + 1 :], kind]
            if changed.count(kind) <= 4:
                found.append(shapes.distance(shapes.keys(changed), 0))
    return found


def test_ready_bits_agree_with_the_slow_reader() -> None:
    """`short_of_one`, `short_after_discard`, `complete` on random hands of both sizes; `test_peer` has many more."""
    hits = 0
    for seed in range(250):
        chooser = random.Random(seed)
        players, shapes = chooser.choice(((4, FOUR), (6, SIX)))
        hand = random_hand(chooser, shapes.groups)
        if hand.melds:
            continue
        names = [*hand.hand, hand.tile]
        kinds = [shapes.tiles.index[name] for name in names]
        ready = [slow_neijiang.ready(names[:at] + names[at + 1 :], [], players) for at in range(len(names))]
        assert shapes.short_after_discard(shapes.keys(kinds), False) == any(ready)
        for at, expected in enumerate(ready):
            assert shapes.short_of_one(shapes.keys(kinds[:at] + kinds[at + 1 :]), False) == expected
        wins = slow_neijiang.best(hand.hand, [], hand.tile, players, "draw", set(), {}) is not None
        assert shapes.complete(shapes.keys(kinds), False) == wins
        hits += any(ready)
    assert hits > 60
