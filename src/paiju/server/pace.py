"""How fast the messages of one line may come."""

import time

BURST, A_SECOND = 40, 15
"""How many messages may come at once, and how many a second in the long run."""


class Pace:
    """How fast messages may come: a bucket of `BURST` that fills by `A_SECOND`."""

    def __init__(self) -> None:
        self._level = float(BURST)
        self._at = time.monotonic()

    def allows(self) -> bool:
        """Whether one more may come now."""
        now = time.monotonic()
        self._level = min(BURST, self._level + (now - self._at) * A_SECOND) - 1
        self._at = now
        if self._level < 0:
            self._level = max(self._level, -1.0)
            return False
        return True
