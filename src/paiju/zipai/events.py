"""The events of the family, and who sees which field of them. What has no word on it is hidden."""

from typing import Final

from paiju.core.events import Seen, Vocabulary, event_type

START: Final = 1
STAKE: Final = 2
BEGIN: Final = 3
DRAW: Final = 4
TURN: Final = 5
DISCARD: Final = 6
MELD: Final = 7
WEI: Final = 8
HIDDEN_WEI: Final = 9
LIU: Final = 10
DEAD: Final = 11
MARK: Final = 12
OPEN_MARK: Final = 13
WIN: Final = 14
SCORE: Final = 15
ROW: Final = 16
LAPSE: Final = 17
PRESENCE: Final = 18
END: Final = 19

_ALL = Seen.ALL

EVENTS: Final = Vocabulary(
    [
        event_type(
            START, "start", "wall", hands=Seen.OWN_PART, dealer=_ALL, left=_ALL, balances=_ALL, pot=_ALL, number=_ALL,
            after_draw=_ALL, away=_ALL,
        ),
        event_type(STAKE, "stake", pays=_ALL),
        event_type(BEGIN, "begin"),
        event_type(DRAW, "draw", tile=Seen.OWNER),
        event_type(TURN, "turn", tile=_ALL),
        event_type(DISCARD, "discard", tile=_ALL),
        # what: a kind, or for an eaten group the place of its sequence
        event_type(MELD, "meld", kind=_ALL, what=_ALL, source=_ALL, taken=_ALL),
        event_type(WEI, "wei", tile=_ALL),
        event_type(HIDDEN_WEI, "hidden wei", tile=Seen.OWNER),
        # place: of the 偎 that becomes a 溜, -1 for none; from_hand: cards the hand gives; drawn: 1 with the drawn card
        event_type(LIU, "liu", tile=_ALL, place=_ALL, from_hand=_ALL, drawn=_ALL),
        event_type(DEAD, "dead"),
        event_type(MARK, "mark", private=True, set=Seen.OWNER, bits=Seen.OWNER),
        event_type(OPEN_MARK, "open mark", set=_ALL, bits=_ALL),
        event_type(WIN, "win", by=_ALL, tile=_ALL, source=_ALL),
        event_type(SCORE, "score", "split", total=_ALL, items=_ALL),
        event_type(ROW, "row", index=_ALL, reason=_ALL, payer=_ALL, payee=_ALL, due=_ALL, paid=_ALL, state=_ALL),
        event_type(LAPSE, "lapse", private=True),
        event_type(PRESENCE, "presence", away=_ALL, before=_ALL),
        event_type(END, "end", hands=_ALL, melds=_ALL, splits=_ALL, next_dealer=_ALL),
    ]
)  # fmt: skip
