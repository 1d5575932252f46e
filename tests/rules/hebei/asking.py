"""Short ways to ask for a score in 河北麻将; the words are those of 内江's tests."""

from functools import partial
from typing import Any

from tests.rules.neijiang import asking

score = partial(asking.score, game="hebei")
items = partial(asking.items, game="hebei")
waits = partial(asking.waits, game="hebei")

OPEN = "pong 222z"
"""A pong that takes 门清 away and adds nothing."""


def why(hand: str, win: str, groups: str = "", **options: Any) -> str:
    """The rule by which a hand does not win; it must not."""
    answer = score(hand, win, groups, options=options)
    assert not answer["win"]
    assert not any(answer["deltas"])
    rule: str = answer["why"]["rule"]
    return rule
