"""Word cards as people read them: `七` and `柒`, in English `7x` and `7d`; red cards red, big ones bold and darker."""

from collections.abc import Iterable

from rich.text import Text as Line

from paiju.cli.columns import centred
from paiju.cli.speech import Language, language
from paiju.core.errors import InvalidError
from paiju.zipai.cards import CARDS, RED, size_of

WIDTH = 4
"""Columns of a card that stands alone."""

CLOSE = 3
"""Columns of a card among many."""

_FACES = "一二三四五六七八九十壹贰叁肆伍陆柒捌玖拾"
_RED_INK, _BLACK_INK, _DULL_INK = "#c9361e", "#23201c", "#a39b8b"
_PAPERS = ("#fbf6e8", "#ecdcb4")
_SMALL, _BIG = "", "bold "
_BACK = "▮"
_BACK_STYLE = "#2f7a5a on #cfe0d4"


def face(kind: int) -> str:
    """What stands on the card, in the language of the terminal; two columns."""
    return _FACES[kind] if language() is Language.ZH else CARDS.names[kind]


def style(kind: int, *, dull: bool = False) -> str:
    """Ink and paper; `dull`: of a card that may not be used now."""
    ink = _DULL_INK if dull else _RED_INK if kind in RED else _BLACK_INK
    return f"{_BIG if size_of(kind) and not dull else _SMALL}{ink} on {_PAPERS[size_of(kind)]}"


def card(kind: int, width: int = WIDTH, *, dull: bool = False) -> Line:
    """One card on its paper."""
    return Line(centred(face(kind), width), style=style(kind, dull=dull))


def cards(kinds: Iterable[int]) -> Line:
    """Single cards side by side."""
    return Line("").join([card(kind) for kind in kinds])


def group(kinds: Iterable[int]) -> Line:
    """The cards of one group, close together."""
    parts = [Line(face(kind), style=style(kind)) for kind in kinds]
    paper = f"on {_PAPERS[0]}"
    between = Line("" if language() is Language.ZH else " ", style=paper)
    return Line("").join([Line(" ", style=paper), between.join(parts), Line(" ", style=paper)])


def backs(count: int) -> Line:
    """Cards that lie face down."""
    return Line(f" {_BACK * count} ", style=_BACK_STYLE)


def read(text: str) -> list[int]:
    """The kinds that `text` writes, as `7x`, `柒` or `123x`; none where it writes no cards."""
    try:
        return CARDS.read(text)
    except InvalidError:
        return []
