"""The score of a hand does not depend on the order in which its tiles and groups are given."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import paiju
from paiju.core.errors import InvalidError
from paiju.core.tiles import read_names
from tests.games.fulushou import test_fast_and_slow as fulushou
from tests.games.weimaque import test_fast_and_slow as weimaque
from tests.mahjong.hands import random_hand
from tests.mahjong.test_fast_and_slow import request

Make = Callable[[random.Random], dict[str, Any]]


def mahjong(chooser: random.Random) -> dict[str, Any]:
    hand = random_hand(chooser, 4)
    asked: dict[str, Any] = request(hand, "draw", set(), {"players": 4}, None, [None] * 4)
    return asked


def cards(chooser: random.Random) -> dict[str, Any]:
    return {"game": "weimaque", "options": weimaque.some_options(chooser)} | weimaque.complete(chooser)


def shuffled(asked: dict[str, Any], chooser: random.Random) -> dict[str, Any]:
    """The same request with tiles, melds and marks in another order; the 歪 just made stays the last meld."""
    names = read_names(asked["hand"])
    chooser.shuffle(names)
    melds = list(asked["melds"])
    last = [melds.pop()] if melds and asked["win"]["by"] == "wei" else []
    chooser.shuffle(melds)
    marks = asked.get("marks", [])
    return asked | {"hand": " ".join(names), "melds": melds + last, "marks": marks[::-1]}


@pytest.mark.parametrize("make", [mahjong, fulushou.complete, cards], ids=["neijiang", "fulushou", "weimaque"])
def test_total_and_items_stay_the_same(make: Make) -> None:
    chooser = random.Random(4)
    won = 0
    for _ in range(400):
        asked = make(chooser)
        try:
            answer = paiju.score(asked)
        except InvalidError:
            continue
        twin = paiju.score(shuffled(asked, chooser))
        assert (twin["total"], twin["items"], twin["deltas"]) == (answer["total"], answer["items"], answer["deltas"]), (
            asked
        )
        assert sorted(twin["split"]) == sorted(answer["split"]) or twin["items"] == answer["items"]
        won += answer["win"]
    assert won > 100
