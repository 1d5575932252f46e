"""Who is who at the table, from where the person at the screen sits."""

from collections.abc import Sequence

from paiju.cli.speech import Language, Text, language
from paiju.core import seats

YOU = Text("你", "you")
NEXT = Text("下家", "right")
OPPOSITE = Text("对家", "across")
BEFORE = Text("上家", "left")
SECOND_NEXT = Text("下下家", "2nd right")
SECOND_BEFORE = Text("上上家", "2nd left")
NUMBERED = Text("{seat} 号位", "seat {seat}")

_PLACES = {
    2: (YOU, OPPOSITE),
    3: (YOU, NEXT, BEFORE),
    4: (YOU, NEXT, OPPOSITE, BEFORE),
    5: (YOU, NEXT, SECOND_NEXT, SECOND_BEFORE, BEFORE),
    6: (YOU, NEXT, SECOND_NEXT, OPPOSITE, SECOND_BEFORE, BEFORE),
}

_BOTS_ZH = ("阿芳", "老陈", "小周", "王姨", "李叔")
_BOTS_EN = ("Fang", "Chen", "Zhou", "Wang", "Li")


def bot_names() -> Sequence[str]:
    """What the bots are called, the seat after the person's first."""
    return _BOTS_ZH if language() is Language.ZH else _BOTS_EN


def printable(name: str) -> str:
    """The name without what would move the cursor or cannot be written."""
    return "".join(char if char.isprintable() else "?" for char in name)


class People:
    """Names and places; `seat` is where the person sits, None for somebody who only looks on."""

    def __init__(self, names: Sequence[str], seat: int | None) -> None:
        self.names = tuple(map(printable, names))
        self.seat = seat

    def place(self, seat: int) -> str:
        """`你`, `下家`, `对家` …, in English the name; the number of the seat for somebody who looks on."""
        name = self.names[seat]
        if language() is Language.EN and self.seat not in (None, seat) and self.names.count(name) == 1 and name.strip():
            return name
        return self._position(seat)

    def _position(self, seat: int) -> str:
        if self.seat is None:
            return NUMBERED.of(seat=seat)
        return str(_PLACES[len(self.names)][seats.distance(self.seat, seat, len(self.names))])

    def label(self, seat: int) -> str:
        """Place and name."""
        position = self._position(seat)
        return position if self.names[seat] == position else f"{position} {self.names[seat]}"

    def others(self) -> list[int]:
        """The other seats in the order of play; all of them for somebody who looks on."""
        if self.seat is None:
            return list(range(len(self.names)))
        return list(seats.others(self.seat, len(self.names)))
