"""Dealing word cards: nineteen to each seat and one more to the dealer, in the order that the game names."""

from collections.abc import Callable, Sequence

from paiju.core.seats import around
from paiju.zipai.fold import HAND

Hands = tuple[tuple[int, ...], ...]
Dealing = Callable[[Sequence[int], int, int], Hands]
"""(wall, dealer, seats) → hands by seat."""


def one_by_one(wall: Sequence[int], dealer: int, seats: int) -> Hands:
    """One card at a time from the dealer on, nineteen rounds, then the dealer's twentieth."""
    hands = [list[int]() for _ in range(seats)]
    for place, seat in enumerate(around(dealer, seats)):
        hands[seat] += wall[place : HAND * seats : seats]
    hands[dealer].append(wall[HAND * seats])
    return tuple(tuple(hand) for hand in hands)


def hand_by_hand(wall: Sequence[int], dealer: int, seats: int) -> Hands:
    """The dealer's twenty cards, then nineteen to each seat after it."""
    hands = [list[int]() for _ in range(seats)]
    at = 0
    for seat in around(dealer, seats):
        count = HAND + (seat == dealer)
        hands[seat] += wall[at : at + count]
        at += count
    return tuple(tuple(hand) for hand in hands)
