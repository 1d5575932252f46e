"""Tiles and groups of 安乡偎麻雀: the tile text, and every way to lay concealed tiles.

A tile is named ``"5x"`` (small) or ``"5d"`` (big), ``"0x"`` is 十. Groups have the forms
``sequence``, ``peng``, ``wei``, ``kan`` and ``pair``.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

KINDS = [rank + case for case in "xd" for rank in "1234567890"]
FACES = dict(zip("一二三四五六七八九十壹贰叁肆伍陆柒捌玖拾", KINDS, strict=True))
RED = {"2x", "7x", "0x", "2d", "7d", "0d"}  # WM-1.2


def rank_of(kind: str) -> int:
    return int(kind[0]) or 10


def case_of(kind: str) -> str:
    return kind[1]


def adjacent(one: str, other: str) -> bool:
    """WM-1.4."""
    return case_of(one) == case_of(other) and abs(rank_of(one) - rank_of(other)) == 1


def near(one: str, other: str) -> bool:
    """WM-15.3: one case, distance 1 or 2."""
    return case_of(one) == case_of(other) and abs(rank_of(one) - rank_of(other)) in (1, 2)


def step(kind: str, by: int) -> str | None:
    """The kind `by` ranks further in the same case, None beyond the ends."""
    rank = rank_of(kind) + by
    return f"{rank % 10}{case_of(kind)}" if 1 <= rank <= 10 else None


def in_order(tiles: Iterable[str]) -> list[str]:
    return sorted(tiles, key=KINDS.index)


def read_tiles(text: str) -> list[str]:
    """``"12x0d"`` or the faces, as sorted names; spaces do not matter."""
    tiles: list[str] = []
    ranks = ""
    for sign in text:
        if sign in FACES:
            tiles.append(FACES[sign])
        elif sign in "0123456789":
            ranks += sign
        elif sign != " ":
            tiles += [rank + sign for rank in ranks]
            ranks = ""
    return in_order(tiles)


@dataclass(frozen=True, order=True)
class Group:
    """One of the seven 句 of a hand (WM-3.4); `table` where it lies on the table."""

    form: str
    tiles: tuple[str, ...]
    table: bool = False

    @property
    def kind(self) -> str:
        """The kind of equal tiles, the lowest kind of a sequence."""
        return self.tiles[0]

    @property
    def red(self) -> bool:
        return any(tile in RED for tile in self.tiles)


Split = tuple[Group, ...]


def splits(concealed: Sequence[str]) -> set[Split]:
    """Every way to lay all tiles into sequences, groups of three equal tiles and exactly one pair (WM-9.2)."""
    return {tuple(sorted(laid)) for laid in _lay(in_order(concealed), 1)}


def _lay(tiles: list[str], pairs: int) -> Iterator[Split]:
    """Lay the first tile in every possible way, then the rest."""
    if not tiles:
        if pairs == 0:
            yield ()
        return
    for group in _groups_beginning_with(tiles[0]):
        rest = _without(tiles, group.tiles)
        pairs_left = pairs - (group.form == "pair")
        if rest is not None and pairs_left >= 0:
            for laid in _lay(rest, pairs_left):
                yield (group, *laid)


def _groups_beginning_with(first: str) -> list[Group]:
    groups = [Group("kan", (first,) * 3), Group("pair", (first,) * 2)]
    second, third = step(first, 1), step(first, 2)
    if second is not None and third is not None:
        groups.append(Group("sequence", (first, second, third)))
    return groups


def _without(tiles: list[str], used: tuple[str, ...]) -> list[str] | None:
    rest = list(tiles)
    for tile in used:
        if tile not in rest:
            return None
        rest.remove(tile)
    return rest
