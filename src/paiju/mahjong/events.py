"""The events of the family, and who sees which field of them. What has no word on it is hidden."""

from typing import Final

from paiju.core.events import Seen, Vocabulary, event_type

START: Final = 1
BEGIN: Final = 2
DRAW: Final = 3
DISCARD: Final = 4
READY: Final = 5
MELD: Final = 6
WIN: Final = 7
SCORE: Final = 8
ROW: Final = 9
BARRED: Final = 10
LAPSE: Final = 11
PRESENCE: Final = 12
END: Final = 13
WILD: Final = 14

_ALL = Seen.ALL

EVENTS: Final = Vocabulary(
    [
        # wall: the order of all tiles, behind it what else was drawn by lot; hands: as dealt, in order; left: tiles in
        # the wall after the deal
        event_type(
            START, "start", "wall", hands=Seen.OWN_PART, dealer=_ALL, dice=_ALL, left=_ALL, balances=_ALL, away=_ALL
        ),
        event_type(WILD, "wild", tile=_ALL),
        event_type(BEGIN, "begin"),
        event_type(DRAW, "draw", tile=Seen.OWNER, kind=_ALL, tail=_ALL),
        event_type(DISCARD, "discard", tile=_ALL, ready=_ALL),
        event_type(READY, "ready"),
        event_type(MELD, "meld", kind=_ALL, tile=_ALL, source=_ALL, taken=_ALL),
        event_type(WIN, "win", by=_ALL, tile=_ALL, source=_ALL),
        # items: (row of the pattern table, value); the split waits for the end, for it shows the hand
        event_type(SCORE, "score", "split", total=_ALL, items=_ALL),
        event_type(ROW, "row", index=_ALL, reason=_ALL, payer=_ALL, payee=_ALL, due=_ALL, paid=_ALL, state=_ALL),
        event_type(BARRED, "barred", private=True, worth=Seen.OWNER),
        event_type(LAPSE, "lapse", private=True),
        event_type(PRESENCE, "presence", away=_ALL, before=_ALL),
        event_type(END, "end", hands=_ALL, splits=_ALL, next_dealer=_ALL),
    ]
)
