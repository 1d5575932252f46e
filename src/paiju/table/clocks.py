"""The clocks of a table: when each began, and how long it runs."""

from collections.abc import Iterator
from typing import NamedTuple


class Clock(NamedTuple):
    """It began at `start` and runs for `length`; both in milliseconds."""

    start: int
    length: int

    @property
    def end(self) -> int:
        """When its time is over."""
        return self.start + self.length


class Clocks:
    """Clocks by name."""

    def __init__(self) -> None:
        self._clocks: dict[str, Clock] = {}

    def set(self, name: str, start: int, length: int) -> None:
        """Start a clock, or start it anew."""
        self._clocks[name] = Clock(start, length)

    def stop(self, name: str) -> None:
        """Take a clock away, if it runs."""
        self._clocks.pop(name, None)

    def end(self, name: str) -> int | None:
        """When the time of a clock is over; None where it does not run."""
        return self._clocks[name].end if name in self._clocks else None

    def start(self, name: str) -> int | None:
        """When a clock began; None where it does not run."""
        return self._clocks[name].start if name in self._clocks else None

    def running(self) -> Iterator[tuple[int, str]]:
        """(end, name) of every clock."""
        return ((clock.end, name) for name, clock in self._clocks.items())

    def rewind(self, now: int) -> None:
        """Give every clock its full time again."""
        self._clocks = {name: Clock(max(now, clock.start), clock.length) for name, clock in self._clocks.items()}

    def copy(self) -> "Clocks":
        """Independent clocks."""
        other = Clocks()
        other._clocks = dict(self._clocks)
        return other
