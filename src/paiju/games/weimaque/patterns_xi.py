"""安乡偎麻雀: the hard xi of the groups (WM-10.1 … WM-10.13)."""

from collections.abc import Callable

from paiju.games.weimaque.facts import XI, Facts
from paiju.games.weimaque.rows import Row


def counted(name: str) -> Callable[[Facts], int]:
    """How many groups count as this."""
    return lambda facts: facts.elements.count(name)


_ENGLISH = {
    "黑碰": "Black Peng",
    "红碰": "Red Peng",
    "黑偎": "Black Wei",
    "红偎": "Red Wei",
    "黑坎": "Black Kan",
    "红坎": "Red Kan",
    "黑明团圆": "Black Open Tuanyuan",
    "红明团圆": "Red Open Tuanyuan",
    "黑暗团圆": "Black Closed Tuanyuan",
    "红暗团圆": "Red Closed Tuanyuan",
    "红麻雀": "Red Sparrow",
    "红麻雀转弯": "Red Sparrow with Zhuanwan",
    "黑麻雀转弯": "Black Sparrow with Zhuanwan",
}

ROWS = tuple(
    Row(f"WM-10.{place}", name, _ENGLISH[name], "xi", xi, counted(name))
    for place, (name, xi) in enumerate(XI.items(), start=1)
)
