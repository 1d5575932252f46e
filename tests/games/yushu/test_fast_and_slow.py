"""The fast scorer of 榆树麻将 against the slow one, with 0 to 4 会: scores, the rule that fails, splits, waits."""

import random
import time

import pytest

import paiju
from paiju.games.yushu.scorer import SHAPES
from paiju.games.yushu.tiles import RED, TILES
from paiju.mahjong import readings
from paiju.mahjong.facts import Drawn
from paiju.mahjong.marks import CHOWS, LONE, NARROW, TRIPLETS, WILD, Question, is_narrow, marked
from paiju.mahjong.plan import Hand
from paiju.mahjong.wilds import asked, bare_facts
from paiju.mahjong.wilds import readings as wild_readings
from tests.games.yushu.hands import request
from tests.oracles.slow_yushu import answer

CHUNKS = 4
HANDS = 1200


def check(chooser: random.Random) -> bool:
    """One request through both; whether the hand wins."""
    given = request(chooser)
    fast, slow = paiju.score(given), answer(given)
    assert fast["win"] == slow["win"], given
    if not slow["win"]:
        assert fast["why"]["rule"] == slow["why"], given
        return False
    assert {key: fast[key] for key in ("total", "deltas")} == {key: slow[key] for key in ("total", "deltas")}, given
    assert fast["items"] == slow["items"], given
    first, *rest = fast["split"] or [""]
    shown = {(groups[0] if groups else "", *sorted(groups[1:])) for groups in slow["splits"]}
    assert (first, *sorted(rest)) in shown, (given, fast["split"], slow["splits"])
    return True


def check_waits(chooser: random.Random) -> int:
    """The waits of one hand through both; how many there are."""
    given = request(chooser)
    if given["win"]["by"] == "deal":
        return 0
    del given["win"], given["marks"]
    found = paiju.waits(given)["waits"]
    assert found == answer(given)["waits"], given
    return len(found)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_scores_of_random_hands(chunk: int) -> None:
    won = [check(random.Random(seed)) for seed in range(chunk, HANDS, CHUNKS)]
    assert len(won) * 0.2 < sum(won) < len(won) * 0.95, "winning and other hands"


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


def test_a_hand_with_four_wild_tiles_is_read_in_under_200_microseconds() -> None:
    """Read again, when the tables are there, the quickest of a few times; all of it, waits and money left out."""
    hand = Hand((*TILES.read("1234m567p12s8888s3s"),), (), Drawn(), TILES.index["3s"], TILES.index["8s"])
    bare = bare_facts(TILES, hand)
    times = []
    for _ in range(50):
        start = time.perf_counter()
        found = wild_readings(SHAPES, hand, bare, asked(hand, 216, 7))
        times.append(time.perf_counter() - start)
    assert found
    assert min(times) < 200e-6
