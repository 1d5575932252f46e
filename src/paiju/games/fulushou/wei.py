"""歪胡子: when a drawn tile makes a 歪, and what that forbids (FL-5)."""

from collections.abc import Mapping
from typing import Any


def may_wei(options: Mapping[str, Any], held: int) -> bool:
    """Whether a 歪 can be made of a drawn tile of which the hand holds `held` (FL-5.1, FL-5.2)."""
    return held == 2 or (held == 3 and options["kan_draw"] == "wei")


def forced_wei(options: Mapping[str, Any], held: int) -> bool:
    """Whether it must be made, or with three in hand a 溜 instead (FL-5.2, FL-5.8)."""
    return bool(options["forced_wei"]) and may_wei(options, held)


def no_win_on(options: Mapping[str, Any], held: int) -> bool:
    """Whether the tile just drawn cannot be won because a 歪 must be made of it (FL-5.7, FL-11.4)."""
    return forced_wei(options, held) and not options["hu_before_wei"]
