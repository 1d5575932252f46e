"""Money: rows that say who owes whom what and why, and what became of it. Integers only, and it always sums to zero."""

from collections.abc import Iterable
from enum import IntEnum
from typing import NamedTuple

HOUSE = -1
POT = -2


class RowState(IntEnum):
    """What became of a row."""

    DUE = 0
    PAID = 1
    VOID = 2
    MOVED = 3
    """Replaced by other rows, which carry the debt on."""


class Row(NamedTuple):
    """`payer` owes `payee` (seats, or `HOUSE`, `POT`) the sum `due` for `reason` (a number that the game names)."""

    reason: int
    payer: int
    payee: int
    due: int
    paid: int = 0
    state: int = RowState.DUE


def payable(due: int, balance: int | None) -> int:
    """The part of `due` that a payer with `balance` (None: no limit) can pay without falling below zero."""
    return due if balance is None else max(0, min(due, balance))


def paid(row: Row, balance: int | None) -> Row:
    """The row after payment from `balance` (None: no limit)."""
    return row._replace(paid=payable(row.due, balance), state=RowState.PAID)


def moved_by(rows: Iterable[Row], seats: int) -> list[int]:
    """What each seat has gained or lost by the payments in `rows`."""
    deltas = [0] * seats
    for row in rows:
        if row.payer >= 0:
            deltas[row.payer] -= row.paid
        if row.payee >= 0:
            deltas[row.payee] += row.paid
    return deltas


def equal_parts(due: int, payees: int) -> list[int]:
    """`due` in whole parts for `payees`; what is left over goes one each to the first of them."""
    part, rest = divmod(due, payees)
    return [part + (place < rest) for place in range(payees)]


def netted(rows: Iterable[Row], seats: int) -> dict[tuple[int, int], int]:
    """(payer, payee) → what remains due between each two seats when their open debts are set against each other."""
    net: dict[tuple[int, int], int] = {}
    for row in rows:
        if row.state == RowState.DUE:
            net[row.payer, row.payee] = net.get((row.payer, row.payee), 0) + row.due
    pairs = [(a, b) for a in range(seats) for b in range(seats) if a != b]
    balance = {(a, b): net.get((a, b), 0) - net.get((b, a), 0) for a, b in pairs}
    return {pair: due for pair, due in balance.items() if due > 0}
