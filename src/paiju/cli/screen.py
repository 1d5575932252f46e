"""The terminal: a picture that stays where it is, lines below each other where there is none, and typed lines."""

import contextlib
import io
import select
import sys
import time
from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text as Line

from paiju.cli.columns import folded
from paiju.cli.output import console
from paiju.cli.speech import Text

PROMPT = "> "
MORE_BELOW = Text("-- 回车 往下看 --", "-- Enter for more --")
NEEDED = Text(
    "终端只有 {width}×{height}，放不下整张桌子：请放大到 80×24。",
    "This terminal has {width}×{height}, too little for the whole table: please make it 80×24.",
)
PACE = 0.7
"""Seconds for which a move of another seat is shown."""
WIDEST = 100


class InputEnded(Exception):
    """Nobody types any more."""


class Screen:
    """Where a game is shown. `still`: the picture is drawn over the last one, which a terminal alone can do."""

    def __init__(self, *, plain: bool = False, fast: bool = False) -> None:
        self.console = console(no_color=True if plain else None)
        self.still = self.console.is_terminal and sys.stdin.isatty() and not plain
        self._pace = 0.0 if fast or not self.still else PACE
        self._typed: list[str] = []
        self._told_small = False
        self._hurried = False
        if self.still:
            self.console.print("\n" * (self.console.height - 1), end="")

    @property
    def width(self) -> int:
        """Columns of a picture."""
        return min(self.console.width, WIDEST)

    def room(self, taken: int) -> int | None:
        """How many rows are left beside `taken` and the line to type in, below 0 where there are too few.

        None where rows do not matter.
        """
        return self.console.height - taken - 1 if self.still else None

    def draw(self, rows: Sequence[Line]) -> None:
        """Show a picture; each row is one line of the terminal."""
        if not self.still:
            self.say(*rows, "")
            return
        with self.console.capture() as captured:
            for row in rows:
                self.console.print(row, no_wrap=True, overflow="ellipsis", crop=True)
        lines = captured.get().splitlines()[1 - self.console.height :]
        self.console.file.write("\x1b[H" + "".join(f"{line}\x1b[K\n" for line in lines) + "\x1b[J")
        self.console.file.flush()

    def say(self, *rows: RenderableType) -> None:
        """Print below what is there."""
        for row in rows:
            self.console.print(row)

    def wrapped(self, rows: Sequence[Line]) -> list[Line]:
        """The rows broken where they are too long for a picture."""
        return [part for row in rows for part in folded(row, self.width - 4)]

    def show(self, parts: Sequence[RenderableType]) -> None:
        """Show a page from its top, in pieces where it is taller than the terminal. Errors: `InputEnded`."""
        if not self.still:
            self.say(*parts)
            return
        with self.console.capture() as captured:
            self.say(*parts)
        lines, tall = captured.get().splitlines(), max(1, self.console.height - 2)
        self.console.file.write("\x1b[2J\x1b[H")
        for start in range(0, len(lines), tall):
            self.console.file.write("\n".join(lines[start : start + tall]) + "\n")
            self.console.file.flush()
            if start + tall < len(lines):
                self._more()

    def _more(self) -> None:
        """Wait for Enter, then take the prompt away again."""
        if self._pace:
            forget_typed()
        self._line(str(MORE_BELOW))
        self.console.file.write("\x1b[A\r\x1b[2K")

    def too_small(self) -> None:
        """Say, once, that the terminal is too small for a table. Errors: `InputEnded`."""
        if self.still and not self._told_small:
            self._told_small = True
            needed = NEEDED.of(width=self.console.width, height=self.console.height)
            self.show([Line(needed, style="bold")])
            self._more()

    def start(self) -> None:
        """A round begins: nobody is in a hurry."""
        self._hurried = False

    def wait(self, *, may_hurry: bool = False) -> None:
        """Leave the picture for a moment; `may_hurry`: until Enter is pressed, and from then on no longer."""
        if not self._pace or self._hurried:
            return
        if not may_hurry:
            time.sleep(self._pace)
        elif typed_within(self._pace):
            self._hurried = True
            forget_typed()

    def listen(self) -> bool:
        """Whether anything can be typed: for input that is no terminal its first line is taken at once."""
        if sys.stdin is None:
            return False
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        if sys.stdin.isatty():
            return True
        with contextlib.suppress(InputEnded):
            self._typed.append(self._line(""))
        return bool(self._typed)

    def ask(self) -> str:
        """A typed line, stripped. Errors: `InputEnded`."""
        if self._typed:
            return self._typed.pop()
        if self._pace:
            forget_typed()
        return self._line(PROMPT if sys.stdin.isatty() else "")

    def _line(self, prompt: str) -> str:
        try:
            return input(prompt).strip()
        except EOFError:
            raise InputEnded from None


def typed_within(seconds: float) -> bool:
    """Wait so long at most for a line; whether there is one."""
    try:
        ready, _, _ = select.select([sys.stdin], [], [], seconds)
    except OSError:  # a system that can only wait for sockets
        time.sleep(seconds)
        return False
    return bool(ready)


def forget_typed() -> None:
    """Drop what was typed before the question stood there, so that no impatient key throws a tile."""
    try:
        import termios
    except ImportError:  # a system without such terminals keeps the keys
        return
    termios.tcflush(sys.stdin, termios.TCIFLUSH)
