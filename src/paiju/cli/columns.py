"""Text in columns of the terminal, where a Chinese character takes two."""

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.text import Text as Line

LEFT_OUT = "… "
CLOSING = "，。、；：？！）”》】"
"""These begin no row."""


def centred(text: str, width: int) -> str:
    """The text in the middle of so many columns."""
    spare = max(0, width - cell_len(text))
    return " " * (spare // 2) + text + " " * (spare - spare // 2)


def padded(text: str, width: int) -> str:
    """The text at the left of so many columns."""
    return text + " " * max(0, width - cell_len(text))


def flowed(parts: Iterable[Line], width: int, between: str = "  ") -> list[Line]:
    """The parts in as many rows as they need; one empty row where there are none."""
    rows = [Line()]
    for part in parts:
        if rows[-1] and rows[-1].cell_len + len(between) + part.cell_len > width:
            rows.append(Line())
        rows[-1].append(between if rows[-1] else "").append_text(part)
    return rows


def last_fitting(parts: Sequence[Line], width: int) -> Line:
    """The last parts, edge to edge, that the width has room for; a mark in front where some are left out."""
    row, left = Line(), width - cell_len(LEFT_OUT)
    for place in range(len(parts) - 1, -1, -1):
        if parts[place].cell_len > (width - row.cell_len if place == 0 else left - row.cell_len):
            return Line(LEFT_OUT).append_text(row)
        row = parts[place].copy().append_text(row)
    return row


def folded(line: Line, width: int) -> list[Line]:
    """The line in rows of this width: broken between any two Chinese characters, and between Latin words."""
    breaks, start, column = [], 0, 0
    for place, char in enumerate(line.plain):
        column += cell_len(char)
        if column > width:
            at = max((at for at in range(start + 1, place + 1) if _may_break(line.plain, at)), default=place)
            breaks.append(at)
            start, column = at, cell_len(line.plain[at : place + 1])
    return list(line.divide(breaks))


def _may_break(text: str, at: int) -> bool:
    """Whether a row may end before this character: not inside a Latin word, nor before what closes a phrase."""
    if text[at] in CLOSING or text[at] == " ":
        return False
    return text[at - 1] == " " or cell_len(text[at]) == 2 or cell_len(text[at - 1]) == 2


def joined(*parts: str | Line | None) -> Line:
    """The parts that there are, a space between each two."""
    return Line(" ").join([Line(part) if isinstance(part, str) else part for part in parts if part is not None])
