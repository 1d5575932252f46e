"""What both families write into the last lines of a record: wins with their items, other payments, presence."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from paiju.core.ledger import POT, Row, moved_by
from paiju.flow.away import AUTO, GONE
from paiju.flow.patterns import Pattern

WIN_MONEY = 0
"""Reason of a ledger row: a win. Games name all other reasons."""

Scored = tuple[int, int, tuple[tuple[int, int], ...]]
"""A win as states keep it: seat, total, items as (row of the patterns, value)."""


class Payment(NamedTuple):
    """How a payment that is no win is named: rule id, Chinese name, English name."""

    rule: str
    name: str
    english: str


def written_wins(
    scores: Iterable[Scored],
    splits: Iterable[Sequence[str]],
    patterns: Sequence[Pattern[Any]],
    rows: Sequence[Row],
    seats: int,
) -> list[dict[str, Any]]:
    """Every win as a score of the formats, with its seat and what it moved."""
    return [
        {
            "seat": seat,
            "win": True,
            "items": [_item(patterns[row], value) for row, value in items],
            "total": total,
            "deltas": moved_by((row for row in rows if row.reason == WIN_MONEY and row.payee == seat), seats),
            "split": list(split),
        }
        for (seat, total, items), split in zip(scores, splits, strict=True)
    ]


def _item(pattern: Pattern[Any], value: int) -> dict[str, Any]:
    return {"rule": pattern.rule, "name": pattern.name, "unit": pattern.unit, "value": value}


def written_payments(payments: Mapping[int, Payment], rows: Sequence[Row], seats: int) -> list[dict[str, Any]]:
    """Every other payment that moved something, one entry a reason, with the pot's part where it has one."""
    written = []
    for reason, payment in payments.items():
        own = [row for row in rows if row.reason == reason]
        pot = sum(row.paid * ((row.payee == POT) - (row.payer == POT)) for row in own)
        entry: dict[str, Any] = {"rule": payment.rule, "name": payment.name, "deltas": moved_by(own, seats)}
        if any(entry["deltas"]):
            written.append(entry | {"pot": pot} if pot else entry)
    return written


def written_presence(seat: int, away: int, before: int) -> dict[str, Any]:
    """A seat leaves (also out of 托管), is put in or out of 托管, or comes back."""
    if away == GONE:
        return {"seat": seat, "do": "leave"}
    if AUTO in (away, before):
        return {"seat": seat, "do": "auto", "on": away == AUTO}
    return {"seat": seat, "do": "back"}
