"""The vote on ending a session early."""

from typing import NamedTuple


class Vote(NamedTuple):
    """`by`: the player who proposed; `yes`: all players who agree, he among them."""

    by: str
    yes: frozenset[str]
