"""The fast scorer of 榆树麻将 against the slow one, with 0 to 4 会: scores, the rule that fails, splits, waits."""

import random
import time

import pytest

import paiju
from paiju.mahjong import readings
from paiju.mahjong.marks import Question, is_narrow, marked
from paiju.mahjong.wilds import natural_counts
from paiju.games.yushu.scorer import SHAPES
from paiju.games.yushu.tiles import TILES
from tests.games.yushu.hands import request
from tests.oracles.slow_yushu import answer

CHUNKS = 4
HANDS = 1200


def check(chooser: random.Random) -> bool:
    """One request through both; whether the hand wins."""
    asked = request(chooser)
    fast, slow = paiju.score(asked), answer(asked)
    assert fast["win"] == slow["win"], asked
    if not slow["win"]:
        assert fast["why"]["rule"] == slow["why"], asked
        return False
    assert {key: fast[key] for key in ("total", "deltas")} == {key: slow[key] for key in ("total", "deltas")}, asked
    assert fast["items"] == slow["items"], asked
    first, *rest = fast["split"] or [""]
    shown = {(groups[0] if groups else "", *sorted(groups[1:])) for groups in slow["splits"]}
    assert (first, *sorted(rest)) in shown, (asked, fast["split"], slow["splits"])
    return True


def check_waits(chooser: random.Random) -> int:
    """The waits of one hand through both; how many there are."""
    asked = request(chooser)
    if asked["win"]["by"] == "deal":
        return 0
    del asked["win"], asked["marks"]
    found = paiju.waits(asked)["waits"]
    assert found == answer(asked)["waits"], asked
    return len(found)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_scores_of_random_hands(chunk: int) -> None:
    won = [check(random.Random(seed)) for seed in range(chunk, HANDS, CHUNKS)]
    assert len(won) * 0.2 < sum(won) < len(won) * 0.95, "winning and other hands"


def test_waits_of_random_hands() -> None:
    numbers = [check_waits(random.Random(seed)) for seed in range(60)]
    assert {0, 1, 2} <= set(numbers)
