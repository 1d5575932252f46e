"""Gates: what a complete hand must meet beside its shape, as rows, so that a hand that fails can be told why."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from paiju.mahjong.facts import Facts


class Gate(NamedTuple):
    """The rule id of a condition, and whether a reading meets it."""

    rule: str
    open: Callable[[Facts], bool]


def passing(gates: Iterable[Gate], readings: Sequence[Facts], shape: str) -> tuple[Sequence[Facts], str]:
    """The readings that meet every gate; where none does, the rule of the first gate that the last of them failed.

    `shape` is the rule by which a hand without any reading fails.
    """
    if not readings:
        return (), shape
    for gate in gates:
        left = [facts for facts in readings if gate.open(facts)]
        if not left:
            return (), gate.rule
        readings = left
    return readings, ""
