"""The scorer held against the slow reading of the rule page, on random requests of every kind."""

import random
from collections import Counter
from typing import Any

import pytest

from paiju.core.tiles import compact
from tests.games.fulushou.asking import answer
from tests.oracles import slow_fulushou as slow
from tests.oracles.slow_cards import RED, TILES

RANKS = [tuple(ranks) for ranks in ("123", "234", "345", "456", "567", "678", "789", "890", "270")]
CHUNKS = 16
HANDS = 20_160
SWITCHES = ("forced_wei", "hu_before_wei", "pair_xi", "hao_plus", "mingtang_plus", "dealer_dihu")
SEQUENCES = [(f"{a}{size}", f"{b}{size}", f"{c}{size}") for size in "xd" for a, b, c in RANKS]
MARKS: tuple[list[str], ...] = ([], [], ["last_tile"], ["first_turn"], ["no_discard"], ["no_discard", "last_tile"])


def some_options(chooser: random.Random) -> dict[str, Any]:
    options: dict[str, Any] = {key: chooser.random() < 0.5 for key in SWITCHES if chooser.random() < 0.4}
    if chooser.random() < 0.3:
        options["kan_draw"] = "wei"
    return options | {"players": chooser.choice((2, 3, 3))}


def some_groups(chooser: random.Random) -> list[tuple[str, ...]]:
    """A two and six threes of few kinds, of which there are enough copies."""
    pool = chooser.sample(TILES, chooser.choice((7, 8, 10, 20))) + chooser.choice(([], sorted(RED)))
    runs = [run for run in SEQUENCES if set(run) & set(pool)]
    while True:
        equal = chooser.choice((0.2, 0.5, 0.8, 1))
        threes = [(chooser.choice(pool),) * 3 if chooser.random() < equal else chooser.choice(runs) for _ in range(6)]
        run = chooser.choice(runs)
        two = chooser.choice([(chooser.choice(pool),) * 2, run[:2], run[1:], (run[0], run[2])])
        groups: list[tuple[str, ...]] = [tuple(two), *(tuple(three) for three in threes)]
        if max(Counter(card for group in groups for card in group).values()) <= 4:
            return groups


def some_meld(chooser: random.Random, group: tuple[str, ...], seat: int, seats: int, used: Counter[str]) -> Any:
    tiles = compact(group)
    if len(set(group)) > 1:
        source = chooser.choice((seat, (seat - 1) % seats))
        return {"kind": "chi", "tiles": tiles, "from": source, "taken": chooser.choice(group)}
    if used[group[0]] == 3 and chooser.random() < 0.3:
        return {"kind": "liu", "tiles": group[0] * 4} | chooser.choice(({}, {"from": seat}))
    return {"kind": chooser.choice(("peng", "wei")), "tiles": tiles}


def complete(chooser: random.Random) -> dict[str, Any]:
    """A request whose tiles are complete, whatever they are worth; sometimes with one tile changed."""
    options = some_options(chooser)
    seats = options["players"]
    two, *threes = some_groups(chooser)
    used = Counter(card for group in (two, *threes) for card in group)
    seat, laid = chooser.randrange(seats), chooser.randrange(7)
    melds = [some_meld(chooser, group, seat, seats, used) for group in threes[:laid]]
    cards = [card for group in (two, *threes[laid:]) for card in group]
    if chooser.random() < 0.15:
        cards[chooser.randrange(len(cards))] = chooser.choice([tile for tile in TILES if used[tile] < 4])
    asked = {"game": "fulushou", "options": options, "seat": seat, "dealer": chooser.randrange(seats), "melds": melds}
    by = chooser.choice(("turn", "turn", "draw", "wei"))
    if by == "wei" and melds and melds[-1]["kind"] == "wei":
        asked["win"] = {"by": "wei"}
    else:
        tile = cards.pop(chooser.randrange(len(cards)))
        other = {"from": (seat + 1) % seats} if by == "turn" else {}
        asked["win"] = {"by": "draw" if by == "wei" else by, "tile": tile} | other
    return asked | {"hand": "".join(cards), "marks": list(chooser.choice(MARKS))}


def dealt(chooser: random.Random) -> dict[str, Any]:
    """A dealt hand: complete, or leaning to a pair special."""
    options = some_options(chooser)
    seat = chooser.choice((0, 0, 1))
    size = 20 - (seat > 0)
    style = chooser.random()
    if style < 0.4:
        cards = [card for group in some_groups(chooser) for card in group][:size]
    else:
        copies = chooser.choice((1, 2, 2, 3))
        pool = TILES * copies if copies == 1 else chooser.sample(TILES, 10) * copies + chooser.sample(TILES, 3)
        pool = [card for card, count in Counter(pool).items() for _ in range(min(count, 4))]
        pool += chooser.sample(TILES, 20 - len(pool)) if len(pool) < 20 else []
        cards = chooser.sample(pool, size)
    if max(Counter(cards).values()) > 4:
        return dealt(chooser)
    return {"game": "fulushou", "options": options, "seat": seat, "hand": "".join(cards), "win": {"by": "deal"}}


def waiting(chooser: random.Random) -> dict[str, Any]:
    """A complete hand less one tile, without a win."""
    asked = complete(chooser)
    while asked["win"]["by"] == "wei":
        asked = complete(chooser)
    del asked["win"]
    asked["marks"] = [mark for mark in asked["marks"] if mark == "no_discard"]
    return asked


def slow_answer(asked: dict[str, Any]) -> dict[str, Any]:
    """The slow answer in the short form."""
    if "win" not in asked:
        return {"waits": slow.waits(asked)}
    found = slow.best(asked)
    return {"win": False, "why": found} if isinstance(found, str) else {"win": True, **found}


def check(chooser: random.Random) -> bool:
    """One random request, answered alike by both; whether it wins."""
    make = chooser.choices((complete, dealt, waiting), weights=(16, 3, 1))[0]
    asked = make(chooser)
    told = answer(asked)
    if told.get("error") == "too_many_copies":  # a 溜 took the fourth tile that the hand needs
        return False
    expected = slow_answer(asked)
    assert {key: told[key] for key in expected} == expected, asked
    return bool(told.get("win"))


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_scorer_agrees_with_the_slow_reading(chunk: int) -> None:
    won = [check(random.Random(seed)) for seed in range(chunk, HANDS, CHUNKS)]
    assert len(won) == HANDS // CHUNKS
    assert len(won) * 0.3 < sum(won) < len(won) * 0.97
