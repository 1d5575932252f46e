"""Scoring patterns as rows, and the one evaluator: readings × rows → exclusions → value → the best reading."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from paiju.flow.score import Item

F = TypeVar("F")
"""Facts of one reading of a hand."""


@dataclass(frozen=True)
class Pattern(Generic[F]):
    """A row: rule id, names, unit and worth of one count, how often it holds, and what it excludes by name."""

    rule: str
    name: str
    english: str
    unit: str
    worth: int
    count: Callable[[F], int]
    """How often the pattern holds: 0 or False for not at all."""
    excludes: tuple[str, ...] = ()
    shown_at_zero: bool = False
    """Listed although its worth is 0."""


def items(rows: Iterable[Pattern[F]], facts: F) -> tuple[Item, ...]:
    """The rows that hold for `facts` and that no other of them excludes, in the order of the rows."""
    held = [(row, times) for row in rows if (times := int(row.count(facts)))]
    excluded = {name for row, _ in held for name in row.excludes}
    return tuple(
        Item(row.rule, row.name, row.unit, row.worth * times)
        for row, times in held
        if row.name not in excluded and (row.worth or row.shown_at_zero)
    )


def best(
    rows: Sequence[Pattern[F]], readings: Iterable[F], value: Callable[[Sequence[Item]], Any]
) -> tuple[F, tuple[Item, ...]] | None:
    """The reading with the greatest value (anything that compares) and its items; of equal ones the first.

    None without a reading.
    """
    scored = [(facts, items(rows, facts)) for facts in readings]
    return max(scored, key=lambda reading: value(reading[1]), default=None)


def summed(rows: Iterable[Item], unit: str) -> int:
    """The sum of the values of one unit."""
    return sum(item.value for item in rows if item.unit == unit)
