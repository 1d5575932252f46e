"""The numbers of the family: melds, turns, ways to win, phases. Small ints, since they stand in states and events."""

from typing import Final

from paiju.flow import booking

WIN_MONEY: Final[int] = booking.WIN_MONEY
"""Reason of a ledger row: a win."""

CHOW: Final = 0
PONG: Final = 1
KONG_EXPOSED: Final = 2
"""From a discard: 引杠, 直杠, 放杠."""
KONG_ADDED: Final = 3
"""Onto an own pong: 巴杠, 补杠."""
KONG_CONCEALED: Final = 4
"""暗杠."""

MELD_NAMES: Final = ("chow", "pong", "kong_exposed", "kong_added", "kong_concealed")
MELD_KINDS: Final = {name: kind for kind, name in enumerate(MELD_NAMES)}


def is_kong(kind: int) -> bool:
    """Whether the meld has four tiles."""
    return kind >= KONG_EXPOSED


TURN_DEAL: Final = 0
"""The dealer's turn with the dealt hand."""
TURN_DRAW: Final = 1
TURN_REPLACEMENT: Final = 2
"""With a kong's replacement tile, 补张."""
TURN_CLAIM: Final = 3
"""After a pong or chow: no tile was drawn."""

BY_DEAL: Final = 0
BY_DRAW: Final = 1
BY_DISCARD: Final = 2
BY_KONG: Final = 3
"""By robbing an added kong."""
WAY_NAMES: Final = ("deal", "draw", "discard", "kong")
WAYS: Final = {name: way for way, name in enumerate(WAY_NAMES)}

BEFORE: Final = 0
"""Nothing has happened yet."""
OPENING: Final = 1
"""Dealt; steps before the dealer's first turn."""
TURN: Final = 2
"""The seat `turn` acts."""
CLAIMS: Final = 3
"""A discard lies open."""
ROBBING: Final = 4
"""An added kong may be robbed."""
KONGED: Final = 5
"""A kong stands; its replacement is to be drawn."""
WON: Final = 6
"""Somebody has just won."""
OVER: Final = 7

NORMAL: Final = 0
"""A draw in turn, from the front of the wall."""
REPLACEMENT: Final = 1
"""A draw after a kong."""

NONE: Final = -2
"""No tile. (-1 is a tile that the viewer may not see.)"""

KONG_MONEY: Final = 1
"""Reason of a ledger row: a kong."""
FIRST_OTHER_MONEY: Final = 2
"""Reasons from here on are named by the game."""
