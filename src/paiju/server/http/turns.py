"""Work that is done one piece at a time: the tables, which share the machine with it, wait for no crowd."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from anyio import CapacityLimiter

from paiju.core.errors import InvalidError


class Turns:
    """Lets in one after the other. So many may wait; the next is told `refusal`."""

    def __init__(self, most_waiting: int, refusal: str) -> None:
        self._turn = CapacityLimiter(1)
        self._most_waiting = most_waiting
        self._refusal = refusal
        self._there = 0  # the limiter itself counts only those who have begun to wait

    @asynccontextmanager
    async def taken(self) -> AsyncIterator[None]:
        """Be in turn within the block. Errors: `too_many` where others wait already."""
        if self._there > self._most_waiting:
            raise InvalidError("too_many", self._refusal)
        self._there += 1
        try:
            async with self._turn:
                yield
        finally:
            self._there -= 1
