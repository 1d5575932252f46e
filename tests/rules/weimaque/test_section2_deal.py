"""WM-2: the deal, who deals, the order of a hand."""

import json
from typing import Any

import pytest

from paiju.core import seeds
from paiju.flow.match import Match
from paiju.zipai.cards import CARDS
from tests.kit import compiled
from tests.rules.weimaque.setups import ALL, chosen_match, in_match, lines_of, run, sit, weimaque

WINS_7X = "1235699x111444666888d"
HEAVEN = "222345777000x45678999d"
"""Twenty cards that win as dealt."""


@pytest.mark.parametrize("dealer", ["A", "B", "C"])
def test_wm_2_1_twenty_and_nineteen(dealer: str) -> None:
    table = weimaque([], dealer=dealer)
    assert table.state.size == [20 if seat == dealer else 19 for seat in "ABC"]
    assert table.left == 22


def test_wm_2_1_the_wall_is_drawn_in_its_order() -> None:
    table = weimaque([]).finish()
    drawn = "".join(event.split(" ")[2] for event in table.events if " draw " in event)
    assert drawn == "".join(CARDS.names[kind] for kind in table.round.deal.wall[58:])


def test_wm_2_2_the_owner_is_the_first_dealer() -> None:
    for number in range(6):
        assert Match(compiled("weimaque"), seeds.sitting_seed(str(number))).deal().setup.dealer == 0


def test_wm_2_2_near_miss_the_option_makes_it_random() -> None:
    rules = compiled("weimaque", {"first_dealer": "random"})
    dealt = {Match(rules, seeds.sitting_seed(str(number))).deal().setup.dealer for number in range(20)}
    assert dealt == {0, 1, 2}


@pytest.mark.parametrize("winner", ["A", "B", "C"])
@pytest.mark.parametrize("dealer", ["A", "B"])
def test_wm_2_3_the_winner_deals(winner: str, dealer: str) -> None:
    hands = [WINS_7X if seat == winner else "" for seat in "ABC"]
    hands["ABC".index(dealer)] += "0d"
    table = run(weimaque(hands, draws="5d7x7x7x", dealer=dealer), f"{dealer} discard 0d; {winner} win")
    assert table.next_dealer == winner
    assert in_match(table).close().next_dealer == "ABC".index(winner)


@pytest.mark.parametrize(("dealer", "after"), [("A", "B"), ("B", "C"), ("C", "A")])
def test_wm_2_4_nobody_won(dealer: str, after: str) -> None:
    table = weimaque([], dealer=dealer).finish()
    assert (table.left, table.winner, table.next_dealer) == (0, "", after)
    assert in_match(table).close().drawn


def test_wm_2_4_near_miss_somebody_won() -> None:
    table = run(weimaque([WINS_7X + "0d", "", ""], draws="5d7x"), "A discard 0d; A win")
    assert (table.next_dealer, in_match(table).close().drawn) == ("A", False)


def test_wm_2_5_the_pot_then_the_window_then_the_discard() -> None:
    table = weimaque([HEAVEN], edition="quan", dou_liu_zi=True)
    assert table.events == ["A stake", "B stake", "C stake"]
    assert (table.money, table.asked, table.menu("A")) == ([-20, -10, -10], "A", {"win", "pass"})
    table.play("A pass")
    assert (table.asked, len(table.menu("A"))) == ("A", len(set(CARDS.read(HEAVEN))) - 4)
    assert not any(" draw " in event for event in table.events)


def test_wm_2_5_near_miss_no_pot_and_no_window() -> None:
    table = weimaque([HEAVEN])
    assert (table.events, table.asked) == ([], "A")
    assert "win" not in table.menu("A")


@pytest.mark.parametrize(("dealer", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
def test_wm_2_6_the_wall_in_its_order(dealer: str, order: str) -> None:
    rules = compiled("weimaque")
    table = weimaque([], dealer=dealer)
    wall = list(table.round.deal.wall)
    parts = [wall[:20], wall[20:39], wall[39:58]]
    assert [table.hand(seat) for seat in order] == [CARDS.write(part) for part in parts]
    assert rules.plan.buried == 0  # type: ignore[attr-defined]


def test_wm_2_6_in_a_record() -> None:
    table = weimaque([ALL], dealer="A").finish()
    header: dict[str, Any] = json.loads(lines_of(table)[0])
    wall = CARDS.read(header["wall"])
    assert header["hands"] == [CARDS.write(wall[a:b]) for a, b in ((0, 20), (20, 39), (39, 58))]
    assert header["pot"] == 0


def test_wm_2_3_over_a_sitting() -> None:
    match = chosen_match()
    run(sit(match, ["0d", "", WINS_7X], draws="5d7x"), "A discard 0d; C win")
    match.close()
    sit(match, []).finish()
    assert match.round is not None
    assert match.round.setup.dealer == 2
    match.close()
    assert match.deal().setup.dealer == 0
