"""What shared code has for each family of games: found by the class of its rules, never by the name of a game."""

from collections.abc import Mapping
from typing import Any, TypeVar

T = TypeVar("T")


def of_family(families: Mapping[type, T], rules: Any) -> T | None:
    """What stands for the family of these rules: class of rules → what; None for a family that is not there."""
    return next((families[kind] for kind in type(rules).__mro__ if kind in families), None)
