"""The fast scorer of 榆树麻将 against the slow one, with 0 to 4 会: scores, the rule that fails, splits, waits."""

import random
from typing import Any

import pytest

import paiju
from paiju.games.yushu.tiles import RED, TILES
from paiju.mahjong import readings
from paiju.mahjong.marks import CHOWS, LONE, NARROW, TRIPLETS, WILD, Question, is_narrow, marked
from tests.games.yushu.hands import request
from tests.oracles.slow_yushu import answer

CHUNKS = 4
HANDS = 20_000
"""Evenly over 0 to 4 会, and over hands that win and hands that do not."""


def check(chooser: random.Random) -> bool:
    """A hand with any number of 会 through both; whether it wins."""
    return bool(check_hand(chooser, chooser.randrange(5), chooser.random() < 0.5)["win"])


def check_hand(chooser: random.Random, wilds: int, wins: bool) -> dict[str, Any]:
    """The first hand with so many 会 of which the fast scorer says so, through both; what came out."""
    fast: dict[str, Any] = {}
    while fast.get("win") != wins:
        given = request(chooser, wilds, wins)
        fast = paiju.score(given)
    compare(given, fast, answer(given))
    return fast


def compare(given: dict[str, Any], fast: dict[str, Any], slow: dict[str, Any]) -> None:
    """Both say the same, and the groups shown are those of a reading that is worth as much."""
    assert fast["win"] == slow["win"], given
    if not slow["win"]:
        assert fast["why"]["rule"] == slow["why"], given
        return
    assert {key: fast[key] for key in ("total", "deltas")} == {key: slow[key] for key in ("total", "deltas")}, given
    assert fast["items"] == slow["items"], given
    first, *rest = fast["split"] or [""]
    shown = {(groups[0] if groups else "", *sorted(groups[1:])) for groups in slow["splits"]}
    assert (first, *sorted(rest)) in shown, (given, fast["split"], slow["splits"])


def check_waits(chooser: random.Random) -> int:
    """The waits of one hand through both; how many there are."""
    given = request(chooser, chooser.randrange(5), chooser.random() < 0.5)
    if given["win"]["by"] == "deal":
        return 0
    del given["win"], given["marks"]
    found = paiju.waits(given)["waits"]
    assert found == answer(given)["waits"], given
    return len(found)


def expected(wilds: int) -> set[str]:
    """Items and reasons that so many hands must have shown."""
    common = {
        "平胡",
        "夹胡",
        "飘胡",
        "七小对",
        "立门胡",
        "清一色",
        "杠开",
        "豪华",
        "YS-6.1",
        "YS-6.2",
        "YS-6.3",
        "YS-6.4",
    }
    rare = {0: {"干巴", "YS-6.5", "YS-6.11"}, 4: {"四会", "YS-6.8"}}
    return common | rare.get(wilds, {"YS-6.8"})


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("wilds", range(5))
def test_scores_of_random_hands(wilds: int, chunk: int) -> None:
    each, seen = HANDS // 5 // CHUNKS, set[str]()
    for seed in range(chunk * each, (chunk + 1) * each):
        found = check_hand(random.Random(seed * 5 + wilds), wilds, seed % 2 == 0)
        seen |= {item["name"] for item in found["items"]} if found["win"] else {found["why"]["rule"]}
    assert expected(wilds) <= seen, expected(wilds) - seen


def test_waits_of_random_hands() -> None:
    numbers = [check_waits(random.Random(seed)) for seed in range(60)]
    assert {0, 1, 2} <= set(numbers)


def check_marks(chooser: random.Random) -> int:
    """The marks of a hand's splits, taken from every split one by one; how many sets of marks there are."""
    wild = chooser.randrange(27)
    groups, wilds = chooser.choice((1, 2, 3, 4)), chooser.randrange(5)
    pool = [kind for kind in chooser.choice((range(6), range(28), (*range(20, 24), 27))) if kind != wild] * 4
    chooser.shuffle(pool)
    natural = pool[: 3 * groups + 2 - wilds]
    counts = [natural.count(kind) for kind in range(TILES.kinds)]
    question = Question(chooser.choice([WILD, *natural]) if wilds else natural[0], wild, chooser.choice((8, 216)), 7)
    expected = {_marks(split, question) for split in readings.splits(TILES, natural + [wild] * wilds, groups, wild)}
    found = marked(TILES, counts, wilds, groups, question)
    assert set(found) == expected, (natural, wilds, question)
    assert all(_marks(split, question) == marks for marks, split in found.items())
    return len(found)


def _marks(split: readings.Split, question: Question) -> int:
    marks = 0
    for group in split:
        form, kind, natural, _ = group
        marks |= CHOWS if form == readings.CHOW else TRIPLETS if form == readings.PONG else 0
        marks |= LONE if form != readings.CHOW and natural == 1 and kind != RED else 0
        marks |= NARROW if is_narrow(TILES, group, question) else 0
    return marks


def test_marks_are_those_of_every_split() -> None:
    numbers = [check_marks(random.Random(seed)) for seed in range(500)]
    assert sum(number > 0 for number in numbers) > 100
    assert max(numbers) > 5
