"""Tiles as people read them: `五筒` in Chinese, `5p` in English, each four columns wide, a colour for each suit."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.text import Text as Line

from paiju.cli.columns import centred
from paiju.cli.speech import Language, Text, language
from paiju.core.tiles import TileSet

WIDTH = 4
"""Columns of a tile."""

_RANKS = "一二三四五六七八九"
_SUITS = {"m": "万", "p": "筒", "s": "条"}
_ALSO = {"m": "萬", "p": "饼同", "s": "索"}
_HONOURS = "东南西北白发中"
_INKS = {"m": "#a8321e", "p": "#1d5fa6", "s": "#1f6b3a", "z": "#23201c"}
_PAPER = "#fbf6e8"
_GILDED = "#f2d78c"
WILD_MARK = Text("会", "*")
"""Beside a tile that stands for any other, so that its gold is not all that tells."""


def face(name: str) -> str:
    """What stands on the tile of this name in the language of the terminal."""
    return _chinese(name) if language() is Language.ZH else name


def _chinese(name: str) -> str:
    rank, suit = int(name[0]) - 1, name[1]
    return _HONOURS[rank] if suit == "z" else _RANKS[rank] + _SUITS[suit]


def tile(name: str, wild: str = "") -> Line:
    """The tile on its paper, four columns wide; on gold where it is `wild`."""
    text = face(name) if language() is Language.ZH else note(name, wild)
    return Line(centred(text, WIDTH), style=_style(name, wild))


def _style(name: str, wild: str) -> str:
    return f"bold {_INKS[name[1]]} on {_GILDED if name == wild else _PAPER}"


def tiles(names: Iterable[str], wild: str = "") -> Line:
    """Tiles side by side."""
    return Line(" ").join([tile(name, wild) for name in names])


def group(names: Iterable[str], wild: str = "") -> Line:
    """The tiles of one group, edge to edge."""
    return Line("").join([tile(name, wild) for name in names])


def compact(names: Iterable[str], wild: str = "") -> Line:
    """Many tiles in little room, as people write a hand: `三三五筒 六条`, in English `335p 6s`; wild ones marked."""
    parts = []
    for (suit, marked), run in groupby(names, key=lambda name: (name[1], name == wild)):
        several = list(run)
        text = _together([name[0] for name in several], suit)
        mark = str(WILD_MARK) if marked else ""
        parts.append(Line(f" {_marked(text, mark)} ", style=_style(several[0], wild)))
    return Line("").join(parts)


def _marked(text: str, mark: str) -> str:
    return text + mark if language() is Language.EN else mark + text


def note(name: str, wild: str = "") -> str:
    """What is written small below a tile: its notation, and the mark of a wild one."""
    return _marked(name, str(WILD_MARK) if name == wild else "")


def _together(ranks: Sequence[str], suit: str) -> str:
    if language() is Language.EN:
        return "".join(ranks) + suit
    words = "".join((_HONOURS if suit == "z" else _RANKS)[int(rank) - 1] for rank in ranks)
    return words + _SUITS.get(suit, "")


def read(tile_set: TileSet, text: str) -> str | None:
    """The name of the one tile that `text` writes, as `5p`, `五筒`, `5筒` or `五饼`; None where it writes none."""
    return next((name for name in tile_set.names if text in _spellings(name)), None)


def _spellings(name: str) -> Sequence[str]:
    rank, suit = name[0], name[1]
    if suit not in _SUITS:
        return (name, _chinese(name))
    words = _SUITS[suit] + _ALSO[suit]
    return (name, *(digit + word for digit in (rank, _RANKS[int(rank) - 1]) for word in words))
