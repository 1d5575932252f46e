"""The wall: how it is dealt, which end a replacement comes from, and the picture that the dice give."""

from collections.abc import Sequence

from paiju.core.seats import around


def drawable(left: int, kongs: int, dead_wall: int) -> int:
    """The tiles that may still be drawn in turn when `left` are left and so many kongs took one from the tail.

    A dead wall is whole stacks of two: the single tile that an odd number of kongs leaves at the tail stays too.
    """
    return left - dead_wall - (kongs & 1 if dead_wall else 0)


def dealt(wall: Sequence[int], dealer: int, seats: int, passes: Sequence[int]) -> list[tuple[int, ...]]:
    """The hands by seat: from the dealer on, in each pass so many tiles to each seat, then one more to the dealer."""
    hands: list[list[int]] = [[] for _ in range(seats)]
    at = 0
    for count in passes:
        for seat in around(dealer, seats):
            hands[seat] += wall[at : at + count]
            at += count
    hands[dealer].append(wall[at])
    return [tuple(hand) for hand in hands]
