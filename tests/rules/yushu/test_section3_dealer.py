"""Section 3: who deals."""

from collections import Counter
from typing import Any

from paiju.core import seeds
from tests.kit import Table, compiled
from tests.rules.yushu.setups import WAITS_5M, sit


def test_ys_3_1_the_first_dealer_is_drawn_by_lot() -> None:
    rules = compiled("yushu")
    dealers = Counter(rules.first_dealer(seeds.sitting_seed(str(number))) for number in range(400))
    assert all(60 < dealers[seat] < 140 for seat in range(4))


def test_ys_3_2_the_dealer_stays_when_he_wins() -> None:
    assert sit([WAITS_5M + "5m"], dealer="A").play("A win").next_dealer == "A"
    assert sit(["", WAITS_5M + "5m"], dealer="B").play("B win").next_dealer == "B"


def _d_wins(**more: Any) -> Table:
    table = sit(["5m", "", "", WAITS_5M], **more)
    return table.play("A discard 5m; D win")


def test_ys_3_2_another_winner_passes_the_deal_to_the_next_seat_whoever_won() -> None:
    assert _d_wins().next_dealer == "B"


def test_ys_3_3_after_a_drawn_round_the_dealer_stays_or_by_option_passes() -> None:
    assert sit([]).finish().next_dealer == "A"
    assert sit([], draw_passes_deal=True).finish().next_dealer == "B"
    assert sit([WAITS_5M + "5m"], draw_passes_deal=True).play("A win").next_dealer == "A"


def test_ys_3_4_the_dealer_pays_and_is_paid_twice() -> None:
    assert _d_wins().money == [-16, -4, -4, 24]
    assert sit([WAITS_5M + "5m"]).play("A win").money[1] == -32
