"""Random requests of 榆树麻将 with a chosen number of 会, complete or nearly so."""

import random
from typing import Any

from paiju.core.tiles import compact
from paiju.games.yushu.tiles import RED, TILES, WILDS

OPTIONS = {
    "base": (1, 3), "limen": (True, False), "ganba": (True, False), "haohua": (True, False), "jia_37": (True, False),
    "jia_yao": (True, False), "piao_qidui_free": (False, True), "pay_cap": (0, 5),
}  # fmt: skip
MELDS = {"chow": 3, "pong": 3, "kong_exposed": 4, "kong_added": 4, "kong_concealed": 4}
WAYS = ("draw", "draw", "draw", "draw", "discard", "discard", "discard", "kong", "deal")
DECLARED = {
    0: (0, 0, 0, 1, 1, 2, 3, 4), 1: (0, 0, 0, 1, 1, 2, 3, 4), 2: (0, 0, 1, 1, 2, 2, 3, 4),
    3: (0, 1, 1, 2, 2, 2, 3), 4: (0, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3),
}  # fmt: skip
"""How many groups are declared, by the number of 会: a slow reader takes a second for some closed hands with four."""


def request(chooser: random.Random, wilds: int, sound: bool) -> dict[str, Any]:
    """A request that is not refused, with so many 会 in the hand, winning tile included.

    `sound`: it looks like a hand that wins; otherwise one that fails, for any of the reasons.
    """
    while True:
        wild = chooser.choice(WILDS)
        pools = _pools(chooser, wild, sound)
        chows = chooser.choice((0.0, 0.6, 0.8, 1.0))
        melds = [_meld(chooser, chooser.choice(pools), chows) for _ in range(chooser.choice(DECLARED[wilds]))]
        tiles = _tiles(chooser, pools, len(melds), chows)
        if not sound and chooser.random() < 0.4:
            tiles[chooser.randrange(len(tiles))] = chooser.choice(chooser.choice(pools))
        for place in _places(chooser, len(tiles), wilds):
            tiles[place] = wild
        winning = chooser.randrange(len(tiles))
        tiles[0], tiles[winning] = tiles[winning], tiles[0]
        every = tiles + [kind for _, kinds in melds for kind in kinds]
        if every.count(wild) == wilds and all(every.count(kind) <= 4 for kind in every):
            return _asked(chooser, wild, melds, tiles)


def _pools(chooser: random.Random, wild: int, sound: bool) -> list[list[int]]:
    """The kinds that the hand is made of, suit by suit: all of them, or few of each, so that many readings are common.

    A hand that looks sound has the ends of the suits, or 红中.
    """
    first = chooser.choice((0, 4)) if sound else chooser.randrange(5)
    few = [list(range(suit + first, suit + first + 5)) for suit in (0, 9, 18)]
    every = [list(range(suit, suit + 9)) for suit in (0, 9, 18)]
    pools = chooser.choice((every, few, [*few, [RED]], few[:1] if sound else few[:2], every[:1]))
    return [[kind for kind in pool if kind != wild] for pool in pools]


def _places(chooser: random.Random, size: int, wilds: int) -> list[int]:
    """Where the 会 lie, often on one tile of the pair, which is last."""
    places = chooser.sample(range(size), min(size, wilds))
    return places if not places or size - 1 in places or chooser.random() < 0.6 else [*places[1:], size - 1]


def _group(chooser: random.Random, pool: list[int], chows: float) -> list[int]:
    kind = chooser.choice(pool)
    run = [kind, kind + 1, kind + 2]
    return run if chooser.random() < chows and all(other in pool for other in run) else [kind] * 3


def _meld(chooser: random.Random, pool: list[int], chows: float) -> tuple[str, list[int]]:
    group = _group(chooser, pool, chows)
    if group[0] != group[1]:
        return "chow", group
    name = chooser.choice(("pong", "kong_exposed", "kong_added", "kong_concealed"))
    return name, group[:1] * MELDS[name]


def _tiles(chooser: random.Random, pools: list[list[int]], declared: int, chows: float) -> list[int]:
    """The tiles of the hand, of all suits in turn, the pair last."""
    if not declared and chooser.random() < 0.25:
        return [kind for at in range(7) for kind in [chooser.choice(pools[at % len(pools)])] * 2]
    groups = [_group(chooser, pools[at % len(pools)], chows) for at in range(declared, 4)]
    return [kind for group in groups for kind in group] + [chooser.choice(pools[-1])] * 2


def _asked(chooser: random.Random, wild: int, melds: list[tuple[str, list[int]]], tiles: list[int]) -> dict[str, Any]:
    """The request, its winning tile being the first."""
    by, seat, dealer = chooser.choice(WAYS), chooser.randrange(4), chooser.randrange(4)
    asked: dict[str, Any] = {
        "game": "yushu", "wild": TILES.names[wild], "dealer": dealer, "seat": seat,
        "options": {key: chooser.choice(values) for key, values in OPTIONS.items() if chooser.random() < 0.3},
        "melds": [{"kind": name, "tiles": _text(kinds)} for name, kinds in melds],
    }  # fmt: skip
    if by == "deal" and not melds:
        asked["dealer"] = chooser.choice((seat, seat, dealer))
        hand = tiles if asked["dealer"] == seat else sorted(tiles, key=lambda kind: kind == wild)[1:]
        return asked | {"hand": _text(hand), "win": {"by": "deal"}}
    robs = by == "kong" and tiles[0] not in tiles[1:] and all(tiles[0] not in kinds for _, kinds in melds)
    if tiles[0] == wild or by == "deal" or (by == "kong" and not robs):
        by = "draw"
    win: dict[str, Any] = {"by": by, "tile": TILES.names[tiles[0]]}
    if by != "draw":
        win["from"] = chooser.choice([other for other in range(4) if other != seat])
    kong = any(name.startswith("kong") for name, _ in melds)
    marks = ["kong_draw"] if by == "draw" and kong and chooser.random() < 0.5 else []
    return asked | {"hand": _text(tiles[1:]), "win": win, "marks": marks}


def _text(kinds: list[int]) -> str:
    return compact(TILES.names[kind] for kind in kinds)
