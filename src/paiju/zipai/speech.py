"""Words of the public formats that the games of the family share."""

from collections.abc import Mapping

from paiju.zipai.asks import BY_DISCARD
from paiju.zipai.facts import WAY_NAMES

_TURNED = frozenset(WAY_NAMES) - {"deal"}

_MARKS: Mapping[str, frozenset[str]] = {
    "last_tile": _TURNED,
    "first_turn": _TURNED,
    "no_discard": frozenset(WAY_NAMES),
}
"""Mark → the ways to win with which it may stand."""

WAYS = frozenset({*WAY_NAMES, BY_DISCARD})
"""A `discard` is a fair question with the answer no."""


def marks(*counting: str) -> Mapping[str, frozenset[str]]:
    """The marks of a game in which these count and the others are accepted and change nothing."""
    return {mark: ways if mark in counting else frozenset() for mark, ways in _MARKS.items()}
