"""WM-5.3 to WM-5.5: who comes first."""

import pytest

from tests.kit.cards import CardTable
from tests.rules.weimaque.setups import until, weimaque

WAITS = ["1235699x111222333444d", "1235600x555666777888d", "11223344455x89x999000d"]
"""By seat, a hand that waits for 七."""


def turned(turner: str, hands: list[str], card: str = "7x", quiet: str = "0d") -> CardTable:
    """`turner` turns a card; the seat before it has discarded."""
    dealer = {"A": "C", "B": "A", "C": "B"}[turner]
    given = [hand + quiet if seat == dealer else hand for seat, hand in zip("ABC", hands, strict=True)]
    table = weimaque(given, draws=card, dealer=dealer).play(f"{dealer} discard {quiet}")
    return until(table, f"{turner} turn {card}")


def test_wm_5_3_a_win_before_a_peng_and_a_peng_before_a_chi() -> None:
    table = turned("A", ["68x", WAITS[1], "77x"]).play("A chi 678x; C peng; B win")
    assert table.winner == "B"
    table = turned("A", ["68x", "56x", "77x"]).play("A chi 678x; B chi 567x; C peng")
    assert table.events[-1] == "C peng 777x"


def test_wm_5_3_wei_before_all() -> None:
    table = weimaque(["0d77x", WAITS[1], "00x"], draws="7x", dealer="C").play("C discard 0x")
    until(table, "A wei 777x")
    assert table.asked == "A"


def test_wm_5_3_near_miss_what_was_passed_does_not_count() -> None:
    table = turned("A", ["68x", WAITS[1], "77x"]).play("A chi 678x; B pass; C pass")
    assert "A chi 678x" in table.events


def test_wm_5_3_naming_the_claim_declines_the_win() -> None:
    table = turned("A", ["68x", WAITS[1], "77x"]).play("B chi 567x; C pass; A pass")
    assert "B chi 567x" in table.events


@pytest.mark.parametrize("turner", ["A", "B", "C"])
@pytest.mark.parametrize("out", [0, 1, 2, 3])
def test_wm_5_4_the_turner_then_in_turn(turner: str, out: int) -> None:
    table = turned(turner, WAITS, quiet={"A": "0d", "B": "8x", "C": "6x"}[turner])
    order = {"A": "ABC", "B": "BCA", "C": "CAB"}[turner]
    for seat in reversed(order):
        if seat in table.asked:
            table.play(f"{seat} {'pass' if seat in order[:out] else 'win'}")
    assert table.winner == (order[out] if out < 3 else "")


def test_wm_5_5_the_drawer_eats_first() -> None:
    table = turned("A", ["56x", "89x", ""]).play("B chi 789x")
    assert "A" in table.asked
    table.play("A chi 567x").pass_all()
    assert table.melds("A") == [("chi", "567x")]


def test_wm_5_5_near_miss_the_drawer_passes() -> None:
    table = turned("A", ["56x", "89x", ""]).play("A pass; B chi 789x").pass_all()
    assert table.melds("B") == [("chi", "789x")]
