"""Section 8: who pays how much for a win."""

import pytest

from tests.rules.yushu.setups import ask, sit

PLAIN = ("789m123p5699s", "4s", "pong 777s", "8m")
"""平胡 with a 会, opened: total 1."""


def _deltas(by: str, seat: int, source: int | None = None, **more: object) -> list[int]:
    hand, tile, melds, wild = PLAIN
    win = {"by": by, "tile": tile} | ({} if source is None else {"from": source})
    found: list[int] = ask(hand, "", melds, wild, seat=seat, win=win, **more)["deltas"]
    return found


@pytest.mark.parametrize(
    ("by", "seat", "source", "deltas"),
    [
        ("draw", 0, None, [12, -4, -4, -4]),
        ("draw", 1, None, [-4, 8, -2, -2]),
        ("discard", 1, 0, [-4, 6, -1, -1]),
        ("discard", 0, 2, [8, -2, -4, -2]),
        ("discard", 1, 3, [-2, 5, -1, -2]),
    ],
)
def test_ys_8_2_the_table(by: str, seat: int, source: int | None, deltas: list[int]) -> None:
    assert _deltas(by, seat, source) == deltas


def test_ys_8_1_class_times_two_to_the_fans_times_the_stake() -> None:
    given = ask("1111234567999m", "8m")
    assert given["total"] == 2 * 2**3
    assert _deltas("draw", 0) == [12, -4, -4, -4]
    assert _deltas("draw", 0, options={"base": 3}) == [36, -12, -12, -12]


def test_ys_8_3_the_robbed_player_pays_as_the_discarder() -> None:
    assert _deltas("kong", 1, 3) == _deltas("discard", 1, 3)
    assert _deltas("kong", 1, 3) != _deltas("draw", 1)


def test_ys_8_4_losers_pay_the_same_opened_or_not() -> None:
    """C has opened by a pong, B has not; both are neither dealer nor discarder."""
    table = sit(["77s9m", "", "9m9m", "34m123p567s99s777p"], draws="5m")
    table.play("A discard 9m; C pong")
    assert table.melds("C")
    while "win" not in table.menu("D"):
        table.drain_one()
    assert table.play("D win").money == [-16, -8, -8, 32]


def test_ys_8_5_a_cap_by_option_and_debts_without_one() -> None:
    assert _deltas("draw", 0, options={"pay_cap": 3}) == [9, -3, -3, -3]
    assert _deltas("draw", 0, options={"pay_cap": 3, "base": 2}) == [18, -6, -6, -6]
    assert _deltas("draw", 0, options={"pay_cap": 4}) == _deltas("draw", 0)
    assert min(sit(["34m123p567s99s777p5m"]).play("A win").balances) < 0
