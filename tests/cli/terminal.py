"""The command line on a terminal of its own: a pseudo-terminal of any size, and what stands on its screen."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from types import TracebackType
from typing import Self

from rich.cells import get_character_cell_size as columns_of

from tests.cli.drive import PAIJU

SIZE = (24, 80)
PATIENCE = 60.0
"""Seconds for anything to happen, on a machine that is busy with other tests."""
_PARTS = re.compile(r"\x1b\[[?0-9;]*[A-Za-z]|\x1b[=>]|\r|\n|[^\x1b\r\n]")


class Picture:
    """What a terminal shows after what was written to it."""

    def __init__(self, height: int) -> None:
        self.rows: list[list[str]] = [[] for _ in range(height)]
        self._row, self._column = 0, 0

    def write(self, text: str) -> None:
        """Take in text with its control sequences."""
        for part in _PARTS.findall(text):
            if part == "\n":
                self._down()
            elif part == "\r":
                self._column = 0
            elif part[0] == "\x1b":
                self._control(part)
            elif part >= " ":
                self._put(part)

    def _down(self) -> None:
        if self._row == len(self.rows) - 1:
            self.rows = [*self.rows[1:], []]
        else:
            self._row += 1

    def _put(self, char: str) -> None:
        row, width = self.rows[self._row], columns_of(char)
        row += [" "] * (self._column + width - len(row))
        row[self._column : self._column + width] = [char, *[""] * (width - 1)]
        self._column += width

    def _control(self, part: str) -> None:
        if part.endswith("H"):
            self._row = self._column = 0
        elif part.endswith("A"):
            self._row = max(0, self._row - int(part[2:-1] or 1))
        elif part == "\x1b[2J":
            self.rows = [[] for _ in self.rows]
        elif part == "\x1b[2K":
            self.rows[self._row] = []
        elif part.endswith(("K", "J")):
            del self.rows[self._row][self._column :]
            if part.endswith("J"):
                self.rows[self._row + 1 :] = [[] for _ in self.rows[self._row + 1 :]]

    @property
    def text(self) -> str:
        """The rows, one below the other."""
        return "\n".join("".join(row) for row in self.rows)


class Terminal:
    """`paiju` run on a terminal with so many rows and columns."""

    def __init__(self, *arguments: str, size: tuple[int, int] = SIZE, **environment: str) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
        known = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "PAIJU_LANG")}
        self._process = subprocess.Popen(
            [PAIJU, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True,
            env=known | {"TERM": "xterm-256color", "PAGER": "cat"} | environment,
        )  # fmt: skip
        os.close(theirs)
        self.size = size
        self.written = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._ours)

    def until(self, *texts: str, seconds: float = PATIENCE) -> str:
        """Wait until the screen shows one of the texts; the screen."""
        end = time.monotonic() + seconds
        while not any(text in self.screen for text in texts):
            assert time.monotonic() < end, f"none of {texts} is on the screen:\n{self.screen}"
            assert self._more(end) or any(text in self.screen for text in texts), (
                f"ended without {texts}:\n{self.written}"
            )
        return self.screen

    def settled(self, seconds: float = 0.4) -> str:
        """The screen once nothing has been written for a while."""
        while select.select([self._ours], [], [], seconds)[0] and self._read():
            pass
        return self.screen

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self._ours, text.encode())

    def end(self, seconds: float = PATIENCE) -> int:
        """Wait for the end; the exit code."""
        end = time.monotonic() + seconds
        while self._more(end):
            pass
        return self._process.wait(seconds)

    def _more(self, end: float) -> bool:
        ready, _, _ = select.select([self._ours], [], [], max(0.0, end - time.monotonic()))
        return bool(ready) and self._read()

    def _read(self) -> bool:
        try:
            data = os.read(self._ours, 65536)
        except OSError:  # the other end is closed
            return False
        self._raw = getattr(self, "_raw", b"") + data
        self.written = self._raw.decode("utf-8", "ignore")
        return bool(data)

    @property
    def screen(self) -> str:
        """What stands on the screen."""
        picture = Picture(self.size[0])
        picture.write(self.written)
        return picture.text
