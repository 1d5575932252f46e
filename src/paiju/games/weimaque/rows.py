"""安乡偎麻雀: the making of rows, whose worth the edition fills in."""

from collections.abc import Callable

from paiju.flow.patterns import Pattern
from paiju.games.weimaque.facts import Facts

Row = Pattern[Facts]

BY_EDITION = 0
"""The worth of a row before an edition is chosen."""


def times(rule: str, name: str, english: str, count: Callable[[Facts], int]) -> Row:
    """A multiplier of the hard xi."""
    return Row(rule, name, english, "times", BY_EDITION, count)


def bonus(rule: str, name: str, english: str, count: Callable[[Facts], int]) -> Row:
    """Added 息."""
    return Row(rule, name, english, "bonus", BY_EDITION, count)
