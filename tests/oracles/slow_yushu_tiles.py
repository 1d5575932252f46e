"""Tiles of 榆树麻将 and every way to lay a hand, without any cleverness.

Tiles are names such as ``"5p"``. A group is written as in `slow_reader`; a 会 is never natural (YS-1.4).
"""

import re
from collections.abc import Iterator, Sequence

from tests.oracles.slow_reader import Group, Split, split_of

SUITS = "mps"
RED = "7z"
KINDS = [f"{rank}{suit}" for suit in SUITS for rank in range(1, 10)] + [RED]
COPIES = 4

PUBLIC = {f"{rank}{suit}" for suit in SUITS for rank in range(1, 10)}
PUBLIC |= {f"{rank}z" for rank in range(1, 8)} | {f"{rank}{case}" for case in "xd" for rank in range(10)}
FACES = {
    face: f"{rank}{suit}"
    for faces, suit in (
        ("🀀🀁🀂🀃🀆🀅🀄", "z"),
        ("东南西北白发中", "z"),
        ("🀇🀈🀉🀊🀋🀌🀍🀎🀏", "m"),
        ("🀙🀚🀛🀜🀝🀞🀟🀠🀡", "p"),
        ("🀐🀑🀒🀓🀔🀕🀖🀗🀘", "s"),
        ("一二三四五六七八九", "x"),
        ("壹贰叁肆伍陆柒捌玖", "d"),
    )
    for rank, face in enumerate(faces, start=1)
} | {"十": "0x", "拾": "0d"}


def read(text: str) -> tuple[list[str], set[str]]:
    """The tiles of this game in `text`, and the codes of the faults: ``bad_tile``, ``not_in_game``."""
    names: list[str] = []
    for run in re.findall(r"[0-9]+[mpszxd]|.", text.replace(" ", ""), re.DOTALL):
        names += [FACES.get(run, run)] if len(run) == 1 else [rank + run[-1] for rank in run[:-1]]
    codes = {"bad_tile" if name not in PUBLIC else "not_in_game" for name in names if name not in KINDS}
    return [name for name in names if name in KINDS], codes


def write(tiles: Sequence[str]) -> str:
    """The compact form, sorted by suit and rank: ``"8p 3m 4m"`` is ``34m8p``."""
    ordered = sorted(tiles, key=KINDS.index)
    runs = [(suit, "".join(tile[0] for tile in ordered if tile[1] == suit)) for suit in "mpsz"]
    return "".join(ranks + suit for suit, ranks in runs if ranks)


def tiles_of(group: Group, wild: str) -> list[str]:
    """The tiles that lie in the group, a 会 as itself."""
    _, kind, natural, wilds = group
    own = [kind] * natural if isinstance(natural, int) else list(natural)
    return own + [wild] * wilds


def pair_splits(tiles: Sequence[str], wild: str) -> set[Split]:
    """Every way to lay 14 tiles into seven pairs, a pair being two equal tiles, a tile and a 会, or two 会."""
    if len(tiles) != 14:
        return set()
    natural = sorted(tile for tile in tiles if tile != wild)
    return {split_of(*laid) for laid in _pairs(natural, len(tiles) - len(natural))}


def _pairs(natural: list[str], wilds: int) -> Iterator[Split]:
    if not natural:
        yield (("pair", "", 0, 2),) * (wilds // 2)
        return
    first, rest = natural[0], natural[1:]
    if first in rest:
        for laid in _pairs(rest[1:], wilds):
            yield (("pair", first, 2, 0), *laid)
    if wilds:
        for laid in _pairs(rest, wilds - 1):
            yield (("pair", first, 1, 1), *laid)
