"""NJ-10.6: the order of the payments at the end, netting, and balances that run out."""

from typing import Any

import pytest

from paiju.flow.round import AnyRound
from tests.kit import Table, compiled, play_out

POOR = [1000, 1000, 1000, 3]


def quiet(hands: list[str], draws: str = "", tail: str = "", **options: Any) -> Table:
    return Table(hands, draws, tail, allow_ready=False, **options)


def two_ready(dealer: str, balances: list[int]) -> Table:
    """B's hand is worth 2, C's 4; A and D are not ready."""
    hands = ["", "33345p789p123s88s", "111222777p666s7s", ""]
    hands["ABCD".index(dealer)] += "9s"
    table = quiet(hands, tail="9p9p9p4s", dealer=dealer, balances=balances)
    return table.play(f"{dealer} discard 9s").finish()


@pytest.mark.parametrize(
    ("dealer", "expected"), [("A", [-6, 4, 5, -3]), ("B", [-6, 4, 5, -3]), ("C", [-6, 2, 7, -3]), ("D", [-6, 4, 5, -3])]
)
def test_nj_10_6_settling_pays_the_dealer_first_then_counter_clockwise(dealer: str, expected: list[int]) -> None:
    table = two_ready(dealer, POOR)
    assert table.payments("NJ-10.3") == expected
    assert table.balances[3] == 0


def test_nj_10_6_near_miss_with_enough_the_order_changes_nothing() -> None:
    assert two_ready("A", [9, 9, 9, 9]).money == two_ready("C", [9, 9, 9, 9]).money == [-6, 4, 8, -6]


@pytest.mark.parametrize(("has", "settled", "rain"), [(3, -3, 0), (4, -3, -1), (5, -3, -2), (6, -3, -2), (2, -2, 0)])
def test_nj_10_6_settling_goes_before_kong_money(has: int, settled: int, rain: int) -> None:
    # A: 2 for his hand and 2 for his 暗杠; B: 1 for his hand. C and D are not ready.
    hands = ["1111p234567p333s9s", "456p999456678s2s"]
    table = quiet(hands, draws="8p", tail="8p8p9p9p", balances=[1000, 1000, 1000, has])
    table.play("A kong 1p; A discard 8p").finish()
    assert table.payments("NJ-10.3")[3] == settled
    assert table.payments("NJ-10.3")[1] == 2 - (has == 2)
    assert table.payments("NJ-9.2") == [4 - rain, -2, -2, rain]


def two_kongs(answer: str, dealer: str, balances: list[int]) -> Table:
    """The dealer and the seat opposite are ready, each with a 暗杠; the latter answers the seat between them.

    With the dealer A: B, who is not ready, discards the 2s that C waits for.
    """
    first, second, third = (("A", "B", "C"), ("C", "D", "A"))[dealer == "C"]
    hands = ["", "", "", ""]
    place = "ABCD".index
    hands[place(first)] = "1111p234567p333s9s"
    hands[place(second)] = "999s"
    hands[place(third)] = "8888p456p678567s"
    table = quiet(hands, "7p1s2s1s1s1s2s", "9p9p9p9p", dealer=dealer, balances=balances)
    table.play(f"{first} kong 1p; {first} discard 7p").drain(16).play(f"{third} kong 8p; {third} discard 1s").drain(12)
    return table.play(f"{second} discard 2s; {third} {answer}").finish()


def test_nj_10_6_kong_money_pays_the_winners_first() -> None:
    table = two_kongs("win", "A", [1000, 1000, 1000, 5])
    # 查叫: B and D pay A 2. D has 3 left: 2 for C, who has won, and 1 for A. A and C owe each other 2.
    assert table.payments("NJ-10.3") == [4, -2, 0, -2]
    assert table.payments("NJ-9.2") == [3, -4, 4, -3]


@pytest.mark.parametrize(("dealer", "rain"), [("A", [4, -4, 3, -3]), ("C", [3, -3, 4, -4])])
def test_nj_10_6_then_the_others_the_dealer_first(dealer: str, rain: list[int]) -> None:
    poor = 3 if dealer == "A" else 1
    balances = [1000] * 4
    balances[poor] = 7
    table = two_kongs("pass", dealer, balances)
    # 查叫: 2 for each of the two hands.
    assert [table.payments("NJ-10.3")[seat] for seat in (1, 3)] == [-4, -4]
    assert table.payments("NJ-9.2") == rain


def test_nj_10_6_near_miss_the_dealer_is_not_first_where_a_seat_has_won() -> None:
    table = two_kongs("win", "C", [1000, 5, 1000, 1000])
    assert table.payments("NJ-9.2") == [4, -3, 3, -4]


def test_nj_10_6_debts_of_two_players_are_netted() -> None:
    # Without netting C would pay A 1 and get 2 from him.
    table = two_kongs("pass", "A", [5, 0, 1, 0])
    assert table.payments("NJ-9.2") == [0, 0, 0, 0]
    assert table.balances == [5, 0, 1, 0]


@pytest.mark.parametrize("seed", range(25))
def test_nj_10_6_and_nj_8_6_balances_never_go_below_zero(seed: int) -> None:
    start = (3, 0, 5, 1)

    def look(played: AnyRound) -> None:
        assert min(played.state.balances) >= 0
        assert sum(played.state.balances) == sum(start)

    play_out(compiled("neijiang", {"base": 2}), seed, look, balances=start)


def test_nj_10_6_near_miss_with_debts_allowed_everything_is_paid() -> None:
    hands = ["9s", "33345p789p123s88s", "111222777p666s7s"]
    table = quiet(hands, tail="9p9p9p4s", balances=POOR, allow_negative=True).play("A discard 9s").finish()
    assert table.payments("NJ-10.3") == [-6, 4, 8, -6]
    assert table.balances == [994, 1004, 1008, -3]
