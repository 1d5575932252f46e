"""Text in columns of the terminal, where a Chinese character takes two."""

from rich.cells import cell_len
from rich.text import Text as Line


def centred(text: str, width: int) -> str:
    """The text in the middle of so many columns."""
    spare = max(0, width - cell_len(text))
    return " " * (spare // 2) + text + " " * (spare - spare // 2)


def padded(text: str, width: int) -> str:
    """The text at the left of so many columns."""
    return text + " " * max(0, width - cell_len(text))


def joined(*parts: str | Line | None) -> Line:
    """The parts that there are, a space between each two."""
    return Line(" ").join([Line(part) if isinstance(part, str) else part for part in parts if part is not None])
