"""A tile that a hand waits for."""

from typing import NamedTuple


class Wait(NamedTuple):
    """A kind that would complete the hand: copies that its seat has not seen, and the total, when drawn if it can."""

    kind: int
    left: int
    total: int


Discards = dict[int, list[Wait]]
"""Each kind whose discard makes the hand ready → what it then waits for, the widest first."""


def widest_first(found: dict[int, list[Wait]]) -> Discards:
    """Only the discards after which the hand waits for something, by how many tiles that are left would do."""
    ready = [(kind, waiting) for kind, waiting in found.items() if waiting]
    return dict(sorted(ready, key=lambda entry: -sum(wait.left for wait in entry[1])))
