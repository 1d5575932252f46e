"""HB-3: who deals."""

import pytest

from paiju.core.seeds import sitting_seed
from paiju.flow.away import GONE
from paiju.flow.match import Match
from tests.kit import Table, compiled
from tests.rules.hebei.setups import DEAD, WAIT_6S, Hebei, quiet
from tests.rules.neijiang.setups import in_match, next_round


def _won_by(seats: str, dealer: str = "A") -> Table:
    """A and C wait for 6s; B draws it and gives it, and those named take it."""
    hands = {"A": WAIT_6S, "C": WAIT_6S.replace("11z", "33z")}
    hands[dealer] = hands.get(dealer, "") and hands[dealer] + "4z"
    before = (0 - "ABCD".index(dealer)) % 4
    table = quiet([hands.get(seat, "") for seat in "ABCD"], "4z4z4z"[: 2 * before] + "6s", dealer=dealer)
    table.drain(left=82 - before).play("B discard 6s")
    for seat in table.asked:
        table.answer(seat, "win" if seat in seats else "pass")
    assert set(table.winners) == set(seats)
    return table


@pytest.mark.parametrize("seed", range(6))
def test_hb_3_1_the_first_dealer_is_drawn(seed: int) -> None:
    first = sitting_seed(f"dealer {seed}")
    match = Match(compiled("hebei"), first)
    dealer = match.deal().state.dealer
    assert match.chance is not None
    assert dealer == match.rules.first_dealer(match.chance.seed)


def test_hb_3_1_every_seat_can_be_drawn() -> None:
    rules = compiled("hebei")
    assert {rules.first_dealer(sitting_seed(str(seed))) for seed in range(40)} == {0, 1, 2, 3}


def test_hb_3_1_near_miss_the_second_round_draws_nobody() -> None:
    table = Hebei([], dealer="C").finish()
    assert next_round(table).state.dealer == 2


def test_hb_3_2_a_dealer_who_wins_stays() -> None:
    table = quiet(["456m123789p22299s"], dealer="A").play("A win")
    assert table.next_dealer == "A"


@pytest.mark.parametrize(("dealer", "winner", "follows"), [("D", "A", "A"), ("D", "C", "A"), ("A", "C", "B")])
def test_hb_3_2_else_the_next_seat_deals_whoever_won(dealer: str, winner: str, follows: str) -> None:
    table = _won_by(winner, dealer=dealer)
    assert table.next_dealer == follows
    assert next_round(table).state.dealer == "ABCD".index(follows)


@pytest.mark.parametrize("dealer", "AC")
def test_hb_3_3_nobody_won_so_the_dealer_stays(dealer: str) -> None:
    assert Hebei([], dealer=dealer).finish().next_dealer == dealer


def test_hb_3_3_near_miss_won_with_the_last_discard() -> None:
    table = quiet([WAIT_6S + "4z"], tail="6s" + DEAD).drain(left=12).play("D discard 6s; A win")
    assert table.winners == "A"
    table = quiet(["4z", "", WAIT_6S], tail="6s" + DEAD).drain(left=12).play("D discard 6s; C win")
    assert table.next_dealer == "B"


def test_hb_3_4_a_round_is_played_out_and_settled_before_the_session_ends() -> None:
    table = quiet(["", WAIT_6S], "6s")
    session = in_match(table)
    session.presence(1, GONE)
    assert not session.may_dissolve()
    table.finish()
    assert table.winners == "B", "the system wins for who left"
    assert session.finish() == (0, 0, 0, 0)
    assert session.balances == (-4, 8, -2, -2)
    assert session.over


def test_hb_3_4_near_miss_who_stays_is_asked_himself() -> None:
    table = quiet(["", WAIT_6S], "6s").drain(left=82)
    assert table.asked == "B"
    assert table.winners == ""


def test_hb_3_5_the_dealer_is_among_several_winners() -> None:
    table = _won_by("AC", dealer="A")
    assert table.next_dealer == "A"


def test_hb_3_5_near_miss_he_is_not() -> None:
    assert _won_by("AC", dealer="B").next_dealer == "C"
