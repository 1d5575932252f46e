"""The tiles that hands lack, held against every hand that they could become."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import cast

import pytest

from paiju.bots.mahjong_goals import goals
from paiju.bots.mahjong_needs import END, MARKS, TRIPLET, Reach, Sort
from paiju.mahjong.play import MahjongRules
from paiju.mahjong.tables import BASE
from tests.kit import compiled

SUITS = [(9, True), (2, False)]
"""One suit of runs and two honours, as kinds 0 to 8, 9 and 10."""
Group = tuple[int, ...]


def every_hand(sort: Sort, groups: int) -> Iterator[list[Group]]:
    """All hands of this sort."""
    runs = [(low, low + 1, low + 2) for low in range(7)] if sort.chows else []
    catalog = [group for group in [*runs, *((kind,) * 3 for kind in range(11))] if place(group) in sort.places]
    for chosen in combinations_with_replacement(catalog, groups):
        for pair in ((kind,) * 2 for kind in range(11) if place((kind,)) in sort.places):
            if meets([*chosen, pair], sort):
                yield [*chosen, pair]


def place(group: Group) -> int:
    return int(group[0] > 8)


def meets(hand: list[Group], sort: Sort) -> bool:
    ends = any(kind in (0, 8) for group in hand for kind in group)
    triplets = any(len(group) == 3 and len({*group}) == 1 for group in hand)
    shown = {*sort.shown} <= {place(group) for group in hand}
    return shown and (ends or not sort.marks & END) and (triplets or not sort.marks & TRIPLET)


def slow(counts: Sequence[int], sort: Sort, groups: int, wild: bool) -> int:
    """The least tiles that must be added; without wild tiles no kind has a fifth copy."""
    wanted = [Counter(kind for group in hand for kind in group) for hand in every_hand(sort, groups)]
    return min(
        sum(max(0, count - counts[kind]) for kind, count in want.items())
        for want in wanted
        if wild or max(want.values()) <= 4
    )


def keys(counts: Sequence[int]) -> list[int]:
    parts = (counts[:9], counts[9:])
    return [sum(count * BASE**rank for rank, count in enumerate(part)) for part in parts]


SORTS = [
    *(Sort((0, 1), (), marks) for marks in range(MARKS + 1)),
    Sort((0, 1), (1,), END),
    Sort((0, 1), (0, 1), TRIPLET),
    Sort((0,), (), MARKS),
    Sort((0, 1), (), END, chows=False),
]


@pytest.mark.parametrize("wild", [False, True])
@pytest.mark.parametrize("sort", SORTS)
def test_missing_tiles_are_the_least_of_all_hands(sort: Sort, wild: bool) -> None:
    chooser = random.Random(5)
    reach = Reach(SUITS, sort, 2, wild)
    for _ in range(12):
        dealt = chooser.sample([kind for kind in range(11) for _ in range(4)], 7)
        counts = [dealt.count(kind) for kind in range(11)]
        assert reach.missing(keys(counts)) == slow(counts, sort, 2, wild), counts


def test_a_wild_tile_can_be_a_fifth() -> None:
    """4444 and a wild tile are a triplet and a pair; without wild tiles a pair of another kind is needed."""
    counts = [0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0]
    sort = Sort((0, 1))
    assert [Reach(SUITS, sort, 1, wild).missing(keys(counts)) for wild in (True, False)] == [1, 2]


def test_another_tile_in_one_suit_is_the_same_as_another_hand() -> None:
    chooser = random.Random(6)
    reach = Reach(SUITS, Sort((0, 1), (), MARKS), 3, True)
    for _ in range(20):
        dealt = chooser.sample([kind for kind in range(11) for _ in range(4)], 10)
        counts = [dealt.count(kind) for kind in range(11)]
        around = reach.around(keys(counts))
        for kind in (kind for kind in range(11) if counts[kind] < 4):
            more = [count + (kind == other) for other, count in enumerate(counts)]
            at = place((kind,))
            assert around(at, keys(more)[at]) == reach.missing(keys(more))


@pytest.mark.parametrize("game", ["neijiang", "hebei"])
def test_without_gates_the_nearest_goal_is_as_far_as_the_shapes_say(game: str) -> None:
    plan, chooser = cast(MahjongRules, compiled(game)).plan, random.Random(7)
    for _ in range(60):
        hand = chooser.sample(plan.tiles.all_tiles(), sum(plan.passes))
        told = plan.shapes.keys(hand)
        nearest = min(goal.reach.missing(told) for goal in goals(plan, (), 0)) - 1
        assert nearest == plan.shapes.distance(told, 0), plan.tiles.write(hand)


def test_with_wild_tiles_no_hand_is_farther_than_its_shape() -> None:
    """A hand whose wild tiles make up all that is missing has a winning shape, and the other way round."""
    plan, chooser = cast(MahjongRules, compiled("yushu")).plan, random.Random(8)
    suits = [(suit.length, suit.runs) for suit in plan.tiles.suits]
    reach = Reach(suits, Sort((0, 1, 2, 3)), 2, True)
    found = []
    for _ in range(3000):
        wilds = chooser.randrange(1, 5)
        hand = [chooser.choice([0, 1, 2, 3, 9, 10, 11, 27]) for _ in range(8 - wilds)]
        if max(Counter(hand).values()) <= 4:
            told = plan.shapes.keys(hand)
            found.append(reach.missing(told) == wilds)
            assert found[-1] == plan.shapes.coverable(told, wilds, True), plan.tiles.write(hand)
    assert 100 < sum(found) < len(found) - 100
