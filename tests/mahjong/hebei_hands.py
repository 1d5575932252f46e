"""Random requests to score hands of 河北麻将, built so that many win and every item comes up."""

import random
from typing import Any

SUITED = [rank + suit for suit in "mps" for rank in "123456789"]
HONOURS = [rank + "z" for rank in "1234567"]
THIRTEEN = ["1m", "9m", "1p", "9p", "1s", "9s", *HONOURS]
STRAIGHTS = ["mmm", "sss", "mps", "smp", "psm"]
KONGS = ["kong_exposed", "kong_added", "kong_concealed", "kong_concealed"]
MARKS = ["last_tile", "kong_draw", "kong_discard", "first_discard"]
SWITCHES = [
    "dealer_bonus", "menqing", "menqing_needs_zimo", "dadiaoche", "haidi", "haidi_on_discard", "hualong", "zhuowu",
    "zhuowu_single_wait",
]  # fmt: skip


def request(chooser: random.Random) -> dict[str, Any]:
    """A request in the public form, sometimes one that cannot be."""
    melds, tiles = _hand(chooser)
    dealer, seat = chooser.randrange(4), chooser.randrange(4)
    asked = {"game": "hebei", "options": _options(chooser), "dealer": dealer, "seat": seat, "melds": melds}
    style = chooser.random()
    if style < 0.1:
        return asked | {"hand": "".join(tiles[1:])}
    if style < 0.2 and not melds:
        return asked | {"seat": dealer, "hand": "".join(tiles), "win": {"by": "deal"}}
    by = chooser.choice(("draw", "draw", "discard", "discard", "kong"))
    win = {"by": by, "tile": tiles[0]} | ({} if by == "draw" else {"from": (seat + chooser.randrange(1, 4)) % 4})
    marks = [mark for mark in MARKS if chooser.random() < 0.06]
    return asked | {"hand": "".join(tiles[1:]), "win": win, "marks": marks}


def _options(chooser: random.Random) -> dict[str, Any]:
    options: dict[str, Any] = {key: chooser.random() < 0.5 for key in SWITCHES if chooser.random() < 0.2}
    if chooser.random() < 0.3:
        options |= {"thirteen_pair": "any", "base": chooser.choice((1, 7))}
    return options | ({"honours": False} if chooser.random() < 0.04 else {})


def _hand(chooser: random.Random) -> tuple[list[dict[str, Any]], list[str]]:
    """Declared groups, and the concealed tiles with the winning one first."""
    pool = _pool(chooser)
    style = chooser.random()
    melds = _melds(chooser, pool) if style > 0.3 else []
    groups = 4 - len(melds)
    if style < 0.2:
        tiles = [kind for kind in chooser.choices(pool, k=7) for _ in range(2)]
    elif style < 0.25:
        tiles = [*THIRTEEN, chooser.choice(THIRTEEN)]
    else:
        tiles = _straight(chooser) if groups > 2 and chooser.random() < 0.25 else []
        tiles += [kind for _ in range(groups - len(tiles) // 3) for kind in _group(chooser, pool)]
        tiles += [chooser.choice(pool)] * 2
    if chooser.random() < 0.1:
        tiles[0] = chooser.choice(SUITED)
    chooser.shuffle(tiles)
    return melds, sorted(tiles, key=lambda kind: kind != "5m") if chooser.random() < 0.5 else tiles


def _pool(chooser: random.Random) -> list[str]:
    style = chooser.random()
    if style < 0.1:
        return HONOURS
    if style < 0.5:
        suit = chooser.choice("mps")
        return [kind for kind in SUITED if kind[1] == suit] + chooser.choice(([], HONOURS))
    return SUITED + HONOURS


def _melds(chooser: random.Random, pool: list[str]) -> list[dict[str, Any]]:
    kinds = [chooser.choice(("pong", *KONGS)) for _ in range(chooser.choice((0, 1, 1, 2, 4)))]
    tiles = [chooser.choice(pool) for _ in kinds]
    return [
        {"kind": kind, "tiles": tile[0] * (3 if kind == "pong" else 4) + tile[1]}
        for kind, tile in zip(kinds, tiles, strict=True)
    ]


def _straight(chooser: random.Random) -> list[str]:
    suits = chooser.choice(STRAIGHTS)
    return [rank + suits[(int(rank) - 1) // 3] for rank in "123456789"]


def _group(chooser: random.Random, pool: list[str]) -> list[str]:
    kind = chooser.choice(pool)
    if chooser.random() < 0.6 and kind in SUITED and int(kind[0]) < 8:
        return [str(int(kind[0]) + step) + kind[1] for step in range(3)]
    return [kind] * 3
