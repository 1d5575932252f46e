"""Tiles: the public notation of both families, and the set of tiles that one game plays with.

A tile is named by rank and suit letter (`5p`, `7z`, `0d`). Inside the engine a kind is a small int: its place in the
game's `TileSet`, which lists the kinds in suit and rank order.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from paiju.core.errors import InvalidError

RANKS = {"m": "123456789", "p": "123456789", "s": "123456789", "z": "1234567", "x": "1234567890", "d": "1234567890"}
"""Suit letter → its ranks in order; `0` is 十 and 拾."""

_VARIATION_SELECTORS = "\ufe0e\ufe0f"


def _names(suit: str) -> list[str]:
    return [rank + suit for rank in RANKS[suit]]


def _faces() -> dict[str, str]:
    tables = [
        ("一二三四五六七八九十", "x"),
        ("壹贰叁肆伍陆柒捌玖拾", "d"),
        ("壹貳參肆伍陸柒捌玖拾", "d"),
        ("东南西北白发中", "z"),
        ("東南西北白發中", "z"),
        ("🀀🀁🀂🀃🀆🀅🀄", "z"),
        ("🀇🀈🀉🀊🀋🀌🀍🀎🀏", "m"),
        ("🀐🀑🀒🀓🀔🀕🀖🀗🀘", "s"),
        ("🀙🀚🀛🀜🀝🀞🀟🀠🀡", "p"),
    ]
    return {face: name for faces, suit in tables for face, name in zip(faces, _names(suit), strict=True)}


FACES = _faces()
"""A face as people write it → the name of the tile."""


def read_names(text: str, at: str = "") -> list[str]:
    """The names of the tiles in `text`, in its order. Errors: `bad_tile` with the place of the fault."""
    names: list[str] = []
    run: list[tuple[int, str]] = []
    for place, char in enumerate(text):
        if char.isspace() or char in _VARIATION_SELECTORS:
            continue
        if char in "0123456789":
            run.append((place, char))
        elif char in RANKS and run:
            names += [_name(rank, char, where, at) for where, rank in run]
            run = []
        elif char in FACES and not run:
            names.append(FACES[char])
        else:
            raise InvalidError("bad_tile", f"{char!r} at character {place + 1} is no tile", at)
    if run:
        raise InvalidError("bad_tile", f"{run[0][1]!r} at character {run[0][0] + 1} has no suit behind it", at)
    return names


def _name(rank: str, suit: str, place: int, at: str) -> str:
    if rank not in RANKS[suit]:
        raise InvalidError("bad_tile", f"{rank + suit!r} at character {place + 1} is no tile", at)
    return rank + suit


def compact(names: Iterable[str]) -> str:
    """The names as one text in which a suit letter follows its run of ranks, in the order given."""
    text: list[str] = []
    for name in names:
        if text and text[-1][-1] == name[-1]:
            text[-1] = text[-1][:-1] + name
        else:
            text.append(name)
    return "".join(text)


@dataclass(frozen=True)
class Suit:
    """A run of kinds: its letter, the first kind, how many kinds, and whether three in a row are a group."""

    letter: str
    first: int
    length: int
    runs: bool


class TileSet:
    """The kinds of one game, in suit and rank order, with `copies` of each."""

    def __init__(self, suits: Sequence[tuple[str, str]], copies: int = 4) -> None:
        """`suits`: letter and the ranks that this game has of it, in order."""
        self.copies = copies
        self.names = tuple(rank + letter for letter, ranks in suits for rank in ranks)
        self.kinds = len(self.names)
        self.index = {name: kind for kind, name in enumerate(self.names)}
        self.suits: tuple[Suit, ...] = tuple(_suits(suits))
        self.suit_of = tuple(place for place, suit in enumerate(self.suits) for _ in range(suit.length))
        self.rank_of = tuple(rank for suit in self.suits for rank in range(suit.length))

    def all_tiles(self) -> list[int]:
        """Every tile, the copies of a kind together: the order before the shuffle."""
        return [kind for kind in range(self.kinds) for _ in range(self.copies)]

    def read(self, text: str, at: str = "") -> list[int]:
        """The kinds in `text`, in its order. Errors: `bad_tile`, `not_in_game`."""
        return [self.kind(name, at) for name in read_names(text, at)]

    def kind(self, name: str, at: str = "") -> int:
        """The kind of one named tile. Errors: `not_in_game`."""
        kind = self.index.get(name)
        if kind is None:
            raise InvalidError("not_in_game", f"this game has no {name}", at)
        return kind

    def write(self, kinds: Iterable[int]) -> str:
        """The compact text, sorted by suit and rank."""
        return self.write_in_order(sorted(kinds))

    def write_in_order(self, kinds: Iterable[int]) -> str:
        """The compact text, in the order given."""
        return compact(self.names[kind] for kind in kinds)


def _suits(suits: Sequence[tuple[str, str]]) -> Iterable[Suit]:
    first = 0
    for letter, ranks in suits:
        yield Suit(letter, first, len(ranks), letter != "z")
        first += len(ranks)
