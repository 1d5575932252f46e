"""The numbers of a round of word cards: phases, sorts of owed discards, marks, reasons of money."""

from typing import Final

from paiju.flow import booking

WIN_MONEY: Final[int] = booking.WIN_MONEY
"""Reason of a ledger row: a win."""

BEFORE: Final = 0
OPENING: Final = 1
"""Dealt; who wins with the dealt hand may say so."""
LOOK: Final = 2
"""The seat `turn` looks at the card it drew; nobody else knows it."""
TURNED: Final = 3
"""A drawn card lies open for all."""
CLAIMS: Final = 4
"""A discard lies open for all."""
OWED: Final = 5
"""The seat `turn` owes a discard."""
DONE: Final = 6
"""The turn is over; the next seat draws."""
WON: Final = 7
OVER: Final = 8

AFTER_DEAL: Final = 0
AFTER_CLAIM: Final = 1
AFTER_WEI: Final = 2
"""Why a discard is owed."""

NO_CHI: Final = 0
"""Kinds that may not be eaten any more; everybody knows them."""
NO_PENG: Final = 1
"""Kinds that may not be taken by 碰 any more; private."""
DEAD_HALF: Final = 2
"""Halves that may not eat any more, as places in `halves.HALVES`; private."""
PASSED_PENG: Final = 3
"""Kinds of which a 碰 was passed by; private."""
MARKS: Final = 4
PUBLIC_MARKS: Final = frozenset({NO_CHI})

NONE: Final = -2
"""No card. (-1 is a card that the viewer may not see.)"""

STAKE_MONEY: Final = 1
"""Reason of a ledger row: into the pot."""
POT_MONEY: Final = 2
"""Out of the pot."""
