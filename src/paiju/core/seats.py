"""Seat arithmetic: seats are numbered from 0, counter-clockwise, and this is the only place that wraps around."""

from collections.abc import Iterator

NOBODY = -1


def after(seat: int, steps: int, seats: int) -> int:
    """The seat `steps` places counter-clockwise of `seat`; negative steps go the other way."""
    return (seat + steps) % seats


def distance(start: int, seat: int, seats: int) -> int:
    """How many places counter-clockwise `seat` lies from `start`: 0 … seats − 1."""
    return (seat - start) % seats


def around(seat: int, seats: int) -> Iterator[int]:
    """All seats counter-clockwise, `seat` first."""
    return (after(seat, steps, seats) for steps in range(seats))


def others(seat: int, seats: int) -> Iterator[int]:
    """All seats but `seat`, counter-clockwise, its neighbour 下家 first."""
    return (after(seat, steps, seats) for steps in range(1, seats))


def opposite_or_after(seat: int, total: int, seats: int) -> int:
    """The seat that a throw of `total` pips names, counted counter-clockwise with `seat` as one."""
    return after(seat, total - 1, seats)
