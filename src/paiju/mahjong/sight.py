"""What a viewer may know of a whole state, built up from what is allowed: the other road to a view.

Folding masked events must lead to the same state; the tests hold the two against each other.
"""

from paiju.core.events import EVERYTHING, HIDDEN
from paiju.core.lists import copied
from paiju.mahjong.kinds import NONE
from paiju.mahjong.state import State

_PUBLIC = (
    "after_replacement", "away", "balances", "dealer", "dealer_discards", "dice", "fled", "kong_rows_from", "left",
    "melds", "next_dealer", "over", "phase", "ready", "rivers", "rows", "scores", "size", "source", "tile", "turn",
    "turn_kind", "turn_rows_from", "wild", "winners", "wins",
)  # fmt: skip
"""Facts that everybody has seen happen."""


def seen_by(state: State, viewer: int) -> State:
    """The state as `viewer` (a seat or the public) may know it."""
    if viewer == EVERYTHING:
        return state.copy()
    view = State(state.tiles, state.seats, viewer, state.unit)
    for name in _PUBLIC:
        setattr(view, name, copied(getattr(state, name)))
    view.hands_dealt = tuple(hand if seat == viewer else HIDDEN for seat, hand in enumerate(state.hands_dealt))
    view.drawn = state.drawn if viewer == state.turn or state.drawn == NONE else HIDDEN
    if state.over:
        view.splits = state.splits
    for seat in range(state.seats):
        if seat == viewer or state.over:
            _show_hand(state, view, seat)
    if 0 <= viewer < state.seats:
        view.barred[viewer] = state.barred[viewer]
    return view


def _show_hand(state: State, view: State, seat: int) -> None:
    view.knows[seat] = True
    view.hand[seat * state.kinds : (seat + 1) * state.kinds] = state.hand[seat * state.kinds : (seat + 1) * state.kinds]
    view.held[seat], view.fours[seat] = state.held[seat], state.fours[seat]
    view.keys[seat * state.suits : (seat + 1) * state.suits] = state.keys[seat * state.suits : (seat + 1) * state.suits]
