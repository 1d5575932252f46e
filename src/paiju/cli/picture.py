"""The picture of the table: laid out as roomy as the terminal allows, the hand and its keys always at the bottom."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.text import Text as Line

from paiju.cli.families import family_of
from paiju.cli.scene import GREY, Scene, rule_line
from paiju.cli.screen import Screen
from paiju.cli.speech import Text

JUST_NOW = Text("刚才", "just now")
ANSWER = Text("回车 回到牌桌", "Enter: back to the table")
NEWS_ROWS = 2
"""So many rows at least tell what has just happened."""


class Layout(NamedTuple):
    """How the picture saves room. `short`: a row for each seat; `steady`: rows for advice are kept free."""

    short: bool
    steady: bool


_LAYOUTS = (Layout(False, True), Layout(True, True), Layout(True, False))
_BELOW_EACH_OTHER = Layout(False, False)


class Parts(NamedTuple):
    """What stands above and below the middle, and the rows left between; None where rows do not matter."""

    top: list[Line]
    foot: list[Line]
    room: int | None


class Picture:
    """Draws the table for the person in one seat."""

    def __init__(self, scene: Scene[Any], screen: Screen, seat: int) -> None:
        self._scene = scene
        self._screen = screen
        self._seat = seat
        self._family = family_of(scene.game, scene.rules)

    def news(self, view: Any, menu: int, news: Sequence[Line]) -> None:
        """The table with the latest of the news."""
        parts = self._parts(view, menu, JUST_NOW)
        if parts.room is None:
            self._screen.draw([*parts.top, *_indented(news), *parts.foot])
            return
        if parts.room < 1 or any(row.cell_len > self._scene.width for row in parts.foot):
            self._screen.too_small()
        self._draw(parts, news[-parts.room :] if parts.room > 0 else ())

    def answer(self, view: Any, menu: int, rows: Sequence[Line]) -> None:
        """The answer to a question: in the table where there is room for it, else on a page of its own."""
        if not self._screen.still:
            self._screen.say(*self._screen.wrapped(rows))
            return
        rows, parts = self._screen.wrapped(rows), self._parts(view, menu, ANSWER)
        if parts.room is not None and len(rows) > parts.room:
            parts = parts._replace(top=parts.top[-1:], room=self._screen.room(1 + len(parts.foot)))
        if parts.room is not None and len(rows) > parts.room:
            self._screen.show([*rows, Line(str(ANSWER), style=GREY)])
        else:
            self._draw(parts, rows)

    def _draw(self, parts: Parts, middle: Sequence[Line]) -> None:
        free = max(0, (parts.room or 0) - len(middle))
        self._screen.draw([*parts.top, *_indented(middle), *([Line()] * free), *parts.foot])

    def _parts(self, view: Any, menu: int, title: Text) -> Parts:
        """The roomiest layout that leaves a few rows in the middle, or the smallest one."""
        if not self._screen.still:
            return self._laid(view, menu, title, _BELOW_EACH_OTHER)
        for layout in _LAYOUTS:
            parts = self._laid(view, menu, title, layout)
            if parts.room is None or parts.room >= NEWS_ROWS:
                break
        return parts

    def _laid(self, view: Any, menu: int, title: Text, layout: Layout) -> Parts:
        scene, seat, family = self._scene, self._seat, self._family
        table = family.table(scene, view, short=layout.short)
        top = [family.header(scene, view), *table, rule_line(scene, Line(str(title), style=GREY))]
        own = family.own(scene, view, seat, menu, short=layout.short)
        foot = [*own, *family.foot(scene, view, seat, menu, steady=layout.steady)]
        return Parts(top, foot, self._screen.room(len(top) + len(foot)))


def _indented(rows: Sequence[Line]) -> list[Line]:
    return [Line("  ").append_text(row) for row in rows]
