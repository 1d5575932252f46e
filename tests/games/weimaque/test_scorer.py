"""The scorer as the round uses it: the best reading, ties, 登, and the quick question whether a hand wins."""

from typing import Any

import pytest

from paiju.flow.options import completed
from paiju.flow.score import Item, Score
from paiju.games.weimaque.options import OPTIONS
from paiju.games.weimaque.scorer import Scorer
from paiju.zipai import asks
from paiju.zipai.facts import Hand
from tests.games.weimaque.asking import hand, items, read

WALK_12: dict[str, Any] = {
    "cards": "1112223x",
    "win": "turn 2x",
    "groups": "chi 345x, peng 444x, wei 888d, chi 456d",
    "edition": "quan",
}


def scorer(**given: Any) -> Scorer:
    return Scorer(completed(OPTIONS, {"edition": "quan"} | given))


def asked(*args: Any, **rest: Any) -> Hand:
    """The hand of a request."""
    ask = read(hand(*args, **rest)).ask
    assert ask.win is not None
    return asks.hand_of(ask, ask.win)


def test_wm_9_5_the_greater_gain_is_scored() -> None:
    assert "手牵手" in items(**WALK_12)
    assert "边坎" in items(**WALK_12, dou_liu_zi=True, pot=80)
    assert "手牵手" in items(**WALK_12, pot=80), "no pot without the option"


def test_wm_9_5_the_winning_group_comes_first() -> None:
    split = scorer().score(asked(**WALK_12)).split
    assert split[0] == "222x"
    assert sorted(split[1:]) == sorted(["11x", "123x", "345x", "444x", "888d", "456d"])
    by_wei = scorer().score(asked("345x99d", "wei", "peng 222x, wei 777x, peng 000x, chi 678d, wei 555d"))
    assert by_wei.split[0] == "555d"


@pytest.mark.parametrize(
    ("xi", "pot", "share"), [(17, 500, 0), (18, 500, 100), (20, 500, 300), (20, 250, 250), (20, 0, 0)]
)
def test_wm_16_4_share_of_the_pot(xi: int, pot: int, share: int) -> None:
    score = Score(True, (Item("WM-10.1", "黑碰", "xi", xi), Item("WM-12.7", "红胡", "bonus", 30)), xi + 30)
    assert scorer(dou_liu_zi=True, deng_fen=100).share(score, pot) == share
    assert scorer(deng_fen=100).share(score, pot) == 0
    assert scorer().hard_xi(score) == xi


def test_wm_14_2_the_worked_example() -> None:
    told = scorer(edition="zuanshi").score(
        asked("3377x", "turn 7x", "peng 111x, wei 444x, peng 555x, peng 888x, peng 999x")
    )
    names = {item.name: item.value for item in told.items}
    assert {"对子胡": 10, "小字胡": 200, "飘对": 50, "对倒胡": 30}.items() <= names.items()
    assert told.total == 14 * 10 + 280


@pytest.mark.parametrize(
    ("cards", "win", "groups", "why"),
    [
        ("36888x99d", "turn 5x", "chi 456d, peng 222x, peng 777x, peng 000x", "WM-9.2"),
        ("34888x99d", "turn 5x", "chi 456d, peng 222x, peng 111x, chi 678d", "WM-9.3"),
        ("55x99d", "draw 5x", "chi 456d, peng 222x, peng 777x, peng 000x, chi 678d", "WM-6.1"),
        ("1223347778890x122345d", "deal", "", "WM-15.3"),
    ],
)
def test_wm_18_6_the_first_rule_that_fails(cards: str, win: str, groups: str, why: str) -> None:
    held = asked(cards, win, groups, dealer=1)
    assert scorer().score(held) == Score(False, why=why)
    assert not scorer().wins(held)


def test_wm_15_1_a_closed_window() -> None:
    black = asked("1133445689x133455689d", "deal", dealer=1)
    assert scorer().wins(black)
    assert scorer().deal_open
    assert not scorer(edition="dazhuo").deal_open
    assert scorer(edition="dazhuo", tian_hu=True).deal_open
    assert scorer(edition="quan", tian_hu=False).deal_open
    assert not scorer(edition="lao", tian_hu=True).deal_open
    assert scorer(edition="dazhuo").score(black) == Score(False, why="WM-15.1")
