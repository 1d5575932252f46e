"""The scorer held against the slow reading of the rule page, on random requests of every kind."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from paiju.games.weimaque.cards import RUNS
from paiju.games.weimaque.options import EDITIONS, OPTIONS
from paiju.zipai import asks
from paiju.zipai.cards import CARDS, KINDS, RED
from tests.games.weimaque.asking import answer, read
from tests.oracles import slow_weimaque as slow

PARTS = 16
HANDS = 20_160
SWITCHES = [option.key for option in OPTIONS if option.choices == (True, False)]
Cards = tuple[int, ...]


def some_options(chance: random.Random) -> dict[str, Any]:
    given: dict[str, Any] = {key: chance.random() < 0.6 for key in SWITCHES if chance.random() < 0.25}
    return {"edition": chance.choice(EDITIONS), "deng_fen": chance.choice((80, 100, 200))} | given


def some_groups(chance: random.Random) -> list[Cards]:
    """A pair and six groups of few kinds, of which there are enough copies."""
    while True:
        pool = chance.sample(range(KINDS), chance.choice((6, 8, 12, 20))) + chance.choice(([], sorted(RED)))
        runs = [run for run in RUNS if set(run) & set(pool)]
        equal = chance.choice((0.2, 0.5, 0.8, 1))
        threes = [(chance.choice(pool),) * 3 if chance.random() < equal else chance.choice(runs) for _ in range(6)]
        groups: list[Cards] = [(chance.choice(pool),) * 2, *threes]
        if max(Counter(card for group in groups for card in group).values()) <= CARDS.copies:
            return groups


def some_melds(chance: random.Random, groups: Sequence[Cards]) -> Iterator[dict[str, Any]]:
    for group in groups:
        if len(set(group)) > 1:
            yield {"kind": "chi", "tiles": CARDS.write(group), "taken": CARDS.names[chance.choice(group)]}
        else:
            yield {"kind": chance.choice(("peng", "wei")), "tiles": CARDS.write(group)}


def dealt_with(chance: random.Random, hand: Sequence[int], melds: Sequence[dict[str, Any]], count: int) -> str:
    """Cards that the seat may have been dealt."""
    held = list(hand)
    for meld in melds:
        cards = CARDS.read(meld["tiles"])
        cards.remove(CARDS.index[meld["taken"]] if "taken" in meld else cards[0])
        held += cards
    rest = list((Counter(CARDS.all_tiles()) - Counter(held)).elements())
    return CARDS.write(held + chance.sample(rest, count - len(held)))


def complete(chance: random.Random) -> dict[str, Any]:
    """A request whose cards are complete, whatever it is worth."""
    pair, *threes = some_groups(chance)
    laid = chance.randrange(7)
    melds = list(some_melds(chance, threes[:laid]))
    cards = [card for group in (pair, *threes[laid:]) for card in group]
    asked: dict[str, Any] = {"melds": melds, "seat": chance.randrange(3), "dealer": chance.randrange(3)}
    by = chance.choice(("turn", "draw", "wei"))
    if by == "wei" and melds and melds[-1]["kind"] == "wei":
        asked["win"] = {"by": "wei"}
    else:
        tile = cards.pop(chance.randrange(len(cards)))
        asked["win"] = {"by": "turn" if by == "wei" else by, "tile": CARDS.names[tile]}
    if chance.random() < 0.5:
        asked["dealt"] = dealt_with(chance, cards, melds, 19 + (asked["seat"] == asked["dealer"]))
    marks = ["last_tile"] if chance.random() < 0.2 else []
    return asked | {"hand": CARDS.write(cards), "marks": marks, "pot": chance.choice((0, 80, 300))}


def heavenly(chance: random.Random) -> dict[str, Any]:
    """The dealer's complete hand."""
    return {"hand": CARDS.write(card for group in some_groups(chance) for card in group), "win": {"by": "deal"}}


def opening(chance: random.Random) -> dict[str, Any]:
    """A dealt hand that leans to one of the special kinds."""
    leaning = chance.choice((range(KINDS), sorted(set(range(KINDS)) - RED), chance.sample(range(KINDS), 9)))
    few = chance.sample(range(KINDS), 2)
    cards = chance.choice(([], few * 2, few * 4, few[:1] * 4))
    pool = [kind for kind in leaning if kind not in few] * chance.choice((3, 4))
    if cards and len(leaning) == KINDS:
        pool = [kind for kind in leaning if kind not in few]
    dealer = chance.randrange(2)
    count = min(20 - (dealer > 0) - len(cards), len(pool))
    filled = cards + chance.sample(pool, count)
    rest = list((Counter(CARDS.all_tiles()) - Counter(filled)).elements())
    filled += chance.sample(rest, 20 - (dealer > 0) - len(filled))
    return {"hand": CARDS.write(filled), "dealer": dealer, "win": {"by": "deal"}}


def waiting(chance: random.Random) -> dict[str, Any]:
    """A complete hand less one card, without a win."""
    asked = complete(chance)
    if asked["win"]["by"] == "wei":
        asked["hand"] = CARDS.write(CARDS.read(asked["hand"])[1:])
        asked.pop("dealt", None)
    del asked["win"]
    return asked


def slow_answer(asked: dict[str, Any]) -> dict[str, Any]:
    """The slow answer in the short form."""
    if "win" not in asked:
        return {"waits": slow.waits(asked)}
    found = slow.best(asked)
    return {"win": False, "why": found} if isinstance(found, str) else {"win": True, **found}


KINDS_OF_HANDS = (complete, complete, complete, heavenly, opening, waiting)


def check(chance: random.Random) -> bool:
    """One random request, answered alike by both; whether it wins."""
    asked = {"game": "weimaque", "options": some_options(chance)} | chance.choice(KINDS_OF_HANDS)(chance)
    told = answer(asked)
    assert told == slow_answer(asked), asked
    request = read(asked)
    if request.ask.win is not None:
        scorer = request.rules.scorer  # type: ignore[attr-defined]
        assert scorer.wins(asks.hand_of(request.ask, request.ask.win)) == told["win"], asked
    return bool(told.get("win"))


@pytest.mark.parametrize("part", range(PARTS))
def test_the_scorer_agrees_with_the_slow_reading(part: int) -> None:
    won = [check(random.Random(seed)) for seed in range(part, HANDS, PARTS)]
    assert len(won) == HANDS // PARTS
    assert sum(won) > len(won) * 0.2
