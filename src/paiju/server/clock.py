"""The server's clock: the only place where its tables learn the time."""

import asyncio
import time


class Clock:
    """Milliseconds since 1970 when the server started, and from then on `rate` times as fast as the wall clock.

    It never goes back, whatever is done to the machine's clock.
    """

    def __init__(self, rate: float = 1.0) -> None:
        self.rate = rate
        self._start = time.time() * 1000
        self._base = time.monotonic()

    def now(self) -> int:
        """The time in milliseconds."""
        return int(self._start + (time.monotonic() - self._base) * 1000 * self.rate)

    def not_before(self, when: int) -> None:
        """Go forward to `when`, if that lies ahead: what has been seen at a time cannot lie in the future."""
        self._start += max(0, when - self.now())

    async def until(self, when: int) -> None:
        """Sleep until the clock shows `when`."""
        while (left := when - self.now()) > 0:
            await asyncio.sleep(self.seconds(left))

    def seconds(self, milliseconds: int) -> float:
        """How long so much of this clock's time takes on the wall, in seconds; never so short that nothing passes."""
        return max(0.0005, milliseconds / 1000 / self.rate)
