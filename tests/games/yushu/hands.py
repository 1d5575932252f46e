"""Random requests of 榆树麻将: most hands complete or nearly so, with 0 to 4 会 among them."""

import random
from typing import Any

from paiju.core.tiles import compact
from paiju.games.yushu.tiles import RED, TILES, WILDS

OPTIONS = {
    "base": (1, 3), "limen": (True, False), "ganba": (True, False), "haohua": (True, False), "jia_37": (True, False),
    "jia_yao": (True, False), "piao_qidui_free": (False, True), "pay_cap": (0, 5),
}  # fmt: skip
MELDS = {"chow": 3, "pong": 3, "kong_exposed": 4, "kong_added": 4, "kong_concealed": 4}
WAYS = ("draw", "draw", "draw", "discard", "discard", "kong", "deal")


def request(chooser: random.Random) -> dict[str, Any]:
    """A request that is not refused."""
    while True:
        wild = chooser.choice(WILDS)
        pool = _pool(chooser, wild)
        melds = [_meld(chooser, pool) for _ in range(chooser.choice((0, 0, 0, 1, 1, 2, 3, 4)))]
        tiles = _tiles(chooser, pool, 4 - len(melds), bool(melds))
        for _ in range(chooser.choice((0, 0, 1, 1, 2, 3, 4))):
            tiles[chooser.randrange(len(tiles))] = wild
        if chooser.random() < 0.2:
            tiles[chooser.randrange(len(tiles))] = chooser.choice(pool)
        chooser.shuffle(tiles)
        every = tiles + [kind for _, kinds in melds for kind in kinds]
        if all(every.count(kind) <= 4 for kind in set(every)):
            return _asked(chooser, wild, melds, tiles)


def _pool(chooser: random.Random, wild: int) -> list[int]:
    """The kinds that the hand is made of: all of them, or few of each suit, so that many readings are common."""
    first = chooser.randrange(5)
    some = [suit + rank for suit in (0, 9, 18) for rank in range(first, first + 5)]
    one = list(range(9))
    pool = chooser.choice((list(range(TILES.kinds)), some, [*some, RED, RED], one))
    return [kind for kind in pool if kind != wild]


def _group(chooser: random.Random, pool: list[int], chows: float) -> list[int]:
    kind = chooser.choice(pool)
    run = [kind, kind + 1, kind + 2]
    if chooser.random() < chows and all(other in pool for other in run) and TILES.rank_of[kind] < 7:
        return run
    return [kind] * 3


def _meld(chooser: random.Random, pool: list[int]) -> tuple[str, list[int]]:
    group = _group(chooser, pool, 0.4)
    if group[0] != group[1]:
        return "chow", group
    name = chooser.choice(("pong", "kong_exposed", "kong_added", "kong_concealed"))
    return name, group[:1] * MELDS[name]


def _tiles(chooser: random.Random, pool: list[int], groups: int, opened: bool) -> list[int]:
    if not opened and chooser.random() < 0.25:
        return [kind for kind in chooser.choices(pool, k=7) for _ in range(2)]
    chows = chooser.choice((0.0, 0.7, 0.9))
    return [kind for _ in range(groups) for kind in _group(chooser, pool, chows)] + [chooser.choice(pool)] * 2


def _asked(chooser: random.Random, wild: int, melds: list[tuple[str, list[int]]], tiles: list[int]) -> dict[str, Any]:
    by, seat, dealer = chooser.choice(WAYS), chooser.randrange(4), chooser.randrange(4)
    asked: dict[str, Any] = {
        "game": "yushu", "wild": TILES.names[wild], "dealer": dealer, "seat": seat,
        "options": {key: chooser.choice(values) for key, values in OPTIONS.items() if chooser.random() < 0.3},
        "melds": [{"kind": name, "tiles": _text(kinds)} for name, kinds in melds],
    }  # fmt: skip
    if by == "deal" and not melds:
        asked["dealer"] = chooser.choice((seat, seat, dealer))
        hand = tiles if asked["dealer"] == seat else tiles[1:]
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
