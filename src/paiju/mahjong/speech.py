"""Words of the public formats that the games of the family share."""

from collections.abc import Mapping

MARKS: Mapping[str, frozenset[str]] = {
    "last_tile": frozenset({"draw", "discard"}),
    "kong_draw": frozenset({"draw"}),
    "kong_discard": frozenset({"discard"}),
    "first_discard": frozenset({"discard"}),
}
"""Mark → the ways to win with which it may stand."""


def marks(*counting: str) -> Mapping[str, frozenset[str]]:
    """The marks of a game in which these count and the others are accepted and change nothing."""
    return {mark: ways if mark in counting else frozenset() for mark, ways in MARKS.items()}
