from typing import Any

import pytest

from paiju.core.seeds import sitting_seed
from paiju.flow.match import Match
from tests.kit import Table, compiled
from tests.rules.neijiang.setups import PLAIN_5P, PONGS_5P, ROB_B, ROB_D, next_round, robbing

LONE_5S = "222333p777999s5s"
LONE_2S = "111222333p666s2s"


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e"])
@pytest.mark.parametrize("players", [4, 6])
def test_nj_3_1_the_owner_deals_first(seed: str, players: int) -> None:
    rules = compiled("neijiang", {"players": players})
    assert rules.first_dealer(sitting_seed(seed)) == 0
    assert Match(rules, sitting_seed(seed)).deal().state.dealer == 0


def test_nj_3_1_near_miss_the_owner_deals_the_second_round_only_as_first_winner() -> None:
    table = Table(["", "", PLAIN_5P], "5p", allow_ready=False).drain(left=18).play("B discard 5p; C win").finish()
    assert next_round(table).state.dealer == 2


@pytest.mark.parametrize(("hands", "winner"), [(["", PLAIN_5P], "B"), (["", "", PLAIN_5P], "C")])
def test_nj_3_2_the_first_winner_deals_next(hands: list[str], winner: str) -> None:
    table = Table(hands, "1p2p5p", dealer="A", allow_ready=False).drain(left=16)
    table.play(f"D discard 5p; {winner} win").finish()
    assert table.winners == winner
    assert table.next_dealer == winner
    assert next_round(table).state.dealer == "ABCD".index(winner)


def test_nj_3_2_near_miss_a_later_winner_does_not_deal() -> None:
    table = Table(["", LONE_5S, PLAIN_5P], "1p1p5p5s", allow_ready=False).drain(left=16)
    table.play("D discard 5p; C win; D discard 5s; B win").finish()
    assert table.winners == "CB"
    assert table.next_dealer == "C"


def _two_wait_for_5p(value: str) -> Table:
    """A and C wait for 5p; B has drawn it."""
    hands = [PLAIN_5P, "", PONGS_5P]
    return Table(hands, "2p5p", dealer="D", dealer_on_multi_win=value, allow_ready=False).drain(left=17)


@pytest.mark.parametrize(("value", "dealer"), [("nearest", "C"), ("discarder", "B")])
def test_nj_3_3_several_winners_of_the_first_tile(value: str, dealer: str) -> None:
    table = _two_wait_for_5p(value)
    table.play("B discard 5p; A win; C win").finish()
    assert table.winners == "CA"
    assert table.next_dealer == dealer
    assert next_round(table).state.dealer == "ABCD".index(dealer)


@pytest.mark.parametrize(("value", "dealer"), [("nearest", "B"), ("discarder", "A")])
def test_nj_3_3_several_robbers(value: str, dealer: str) -> None:
    table = robbing(ROB_B, d=ROB_D, c="", dealer_on_multi_win=value).play("B win; D win").finish()
    assert table.winners[:2] == "BD"
    assert table.next_dealer == dealer


@pytest.mark.parametrize("value", ["nearest", "discarder"])
def test_nj_3_3_near_miss_one_winner_of_the_first_tile(value: str) -> None:
    table = _two_wait_for_5p(value)
    table.play("B discard 5p; A win; C pass").finish()
    assert table.next_dealer == "A"


@pytest.mark.parametrize("value", ["nearest", "discarder"])
def test_nj_3_3_near_miss_several_winners_of_a_later_tile(value: str) -> None:
    hands = [PLAIN_5P, "", LONE_2S, PONGS_5P]
    table = Table(hands, "2s9p9p5p", dealer="B", dealer_on_multi_win=value, allow_ready=False).drain(left=18)
    table.play("C win").drain(left=15).play("B discard 5p; D win; A win")
    assert table.winners == "CDA"
    assert table.next_dealer == "C"


def test_nj_3_3_near_miss_two_who_could_win_where_one_may() -> None:
    options: dict[str, Any] = {"dealer_on_multi_win": "discarder", "multi_win": False, "allow_ready": False}
    table = Table([PLAIN_5P, "", PONGS_5P], "2p5p", dealer="D", **options).drain(left=17)
    table.play("B discard 5p; A win; C win")
    assert table.winners == "C"
    assert table.finish().next_dealer == "C"


@pytest.mark.parametrize("dealer", "AC")
def test_nj_3_4_nobody_won_so_the_dealer_stays(dealer: str) -> None:
    table = Table([], dealer=dealer).finish()
    assert table.winners == ""
    assert table.next_dealer == dealer
    assert next_round(table).state.dealer == "ABCD".index(dealer)


def test_nj_3_4_near_miss_won_with_the_last_tile() -> None:
    table = Table(["", "", "", PLAIN_5P], tail="5p", dealer="A").finish()
    assert table.winners == "D"
    assert table.next_dealer == "D"
