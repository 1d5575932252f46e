"""HB-11: the limit of a round, ranks, sessions."""

import random
from typing import Any

import pytest

from paiju.core import seeds
from paiju.flow.away import GONE
from paiju.flow.career import Sums
from paiju.flow.match import Match
from paiju.games.hebei.local import limited
from paiju.games.hebei.ranks import CAREER
from tests.kit import Table, compiled
from tests.rules.hebei.setups import quiet

FIVE = "456m123789p22299s"
"""As dealt 捉五, F = 5: 9 points from each."""


def _dealt(**options: Any) -> Table:
    return quiet([FIVE], **options).play("A win")


@pytest.mark.parametrize(("cap", "gain"), [(1000, 1000), (500, 500), (0, 2700), (2700, 2700)])
def test_hb_11_1_no_result_goes_beyond_the_limit(cap: int, gain: int) -> None:
    assert _dealt(base=100, cap=cap).money[0] == gain


def test_hb_11_1_near_miss_within_the_limit_nothing_changes() -> None:
    table = _dealt(base=37)
    assert table.money == [999, -333, -333, -333]
    assert table.payments("HB-11.2") == [0, 0, 0, 0]


def test_hb_11_2_missing_units_go_to_the_first_after_the_dealer() -> None:
    table = _dealt(base=100)
    assert table.money == [1000, -334, -333, -333]
    assert table.payments("HB-11.2") == [-1700, 566, 567, 567]


@pytest.mark.parametrize(
    ("net", "wanted"),
    [
        ([-3000, 1500, 1500, 0], [-1000, 500, 500, 0]),
        ([-3000, 2000, 999, 1], [-1000, 667, 333, 0]),
        ([3000, -1500, -1000, -500], [1000, -400, -400, -200]),
        ([1800, 1200, -1500, -1500], [1000, 800, -900, -900]),
        ([900, 100, -1000, 0], [900, 100, -1000, 0]),
    ],
)
def test_hb_11_2_losses_first_then_gains(net: list[int], wanted: list[int]) -> None:
    assert limited(net, 1000, [0, 1, 2, 3]) == wanted


@pytest.mark.parametrize(("order", "wanted"), [([0, 1, 2, 3], [5, -2, -2, -1]), ([3, 0, 1, 2], [5, -2, -1, -2])])
def test_hb_11_2_the_dealer_comes_first(order: list[int], wanted: list[int]) -> None:
    assert limited([9, -3, -3, -3], 5, order) == wanted


def test_hb_11_2_the_sum_stays_0_and_nobody_is_beyond() -> None:
    for seed in range(300):
        chooser = random.Random(seed)
        parts = [chooser.randrange(-40, 41) for _ in range(3)]
        result = limited([*parts, -sum(parts)], 12, [1, 2, 3, 0])
        assert sum(result) == 0
        assert max(map(abs, result)) <= 12


def test_hb_11_2_near_miss_a_result_of_exactly_the_limit_stays() -> None:
    assert limited([12, -12, 0, 0], 12, [0, 1, 2, 3]) == [12, -12, 0, 0]


RANKS = [
    (100, "白板", "一万"), (200, "一万", "二万"), (500, "二万", "三万"), (1000, "三万", "四万"), (2000, "四万", "五万"),
    (5000, "五万", "六万"), (10_000, "六万", "七万"), (20_000, "七万", "八万"), (50_000, "八万", "九万"),
    (80_000, "九万", "东风"), (100_000, "东风", "西风"), (200_000, "西风", "南风"), (500_000, "南风", "北风"),
    (800_000, "北风", "中"), (1_200_000, "中", "发"), (2_000_000, "发", "雀神"),
]  # fmt: skip


def _rank(score: int) -> str:
    """The name of the rank that a player with this score has."""
    rank = CAREER.standing(Sums(1, score))["rank"]
    name: str = rank["ladder"][rank["place"]]["name"]
    return name


@pytest.mark.parametrize(("score", "below", "reached"), RANKS)
def test_hb_11_3_a_rank_is_reached_with_its_score_and_not_below(score: int, below: str, reached: str) -> None:
    assert _rank(score) == reached
    assert _rank(score - 1) == below


def test_hb_11_3_near_miss_below_0_it_is_still_the_lowest() -> None:
    assert _rank(-500) == "白板"
    assert len(CAREER.ranks) == 17
    assert "escapes" not in CAREER.standing(Sums())


def _rounds(session: Match, count: int) -> None:
    for _ in range(count):
        played = session.deal()
        while not played.over:
            played.lapse(played.asked()[0])
        session.close()


def test_hb_11_4_a_session_ends_after_its_rounds() -> None:
    session = Match(compiled("hebei", {"rounds": 2}), seeds.sitting_seed("session"))
    _rounds(session, 1)
    assert not session.over
    _rounds(session, 1)
    assert session.over


def test_hb_11_4_near_miss_0_is_no_fixed_number_and_leaving_costs_nothing() -> None:
    session = Match(compiled("hebei"), seeds.sitting_seed("session"))
    _rounds(session, 3)
    assert not session.over
    table = quiet([])
    table.round.presence(2, GONE)
    assert table.finish().money == [0, 0, 0, 0]
