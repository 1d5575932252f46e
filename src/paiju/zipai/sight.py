"""What a viewer may know of a whole state, built up from what is allowed: the other road to a view."""

from paiju.core.events import EVERYTHING, HIDDEN
from paiju.core.lists import copied
from paiju.zipai.cards import KINDS
from paiju.zipai.facts import WEI
from paiju.zipai.kinds import MARKS, NONE, PUBLIC_MARKS
from paiju.zipai.state import Meld, State

_PUBLIC = (
    "after_draw", "away", "balances", "dead", "dealer", "draws", "left", "next_dealer", "number", "opening_discard",
    "over", "owed", "phase", "pot", "rivers", "rows", "scores", "size", "source", "thrown", "tile", "turn", "winners",
    "wins",
)  # fmt: skip
"""Facts that everybody has seen happen."""


def seen_by(state: State, viewer: int) -> State:
    """The state as `viewer` (a seat or the public) may know it."""
    if viewer == EVERYTHING:
        return state.copy()
    view = State(state.seats, viewer)
    for name in _PUBLIC:
        setattr(view, name, copied(getattr(state, name)))
    view.hands_dealt = tuple(hand if seat == viewer else HIDDEN for seat, hand in enumerate(state.hands_dealt))
    view.drawn = state.drawn if viewer == state.turn or state.drawn == NONE else HIDDEN
    if state.over:
        view.splits = state.splits
    for seat in range(state.seats):
        shown = state.over or seat == viewer
        if shown:
            view.face_down[seat] = state.face_down[seat].copy()
        view.melds[seat] = [meld if shown else _from_outside(state, seat, meld) for meld in state.melds[seat]]
        if shown:
            _show_hand(state, view, seat)
    view.marks = [_marks(state, which, viewer) for which in range(MARKS)]
    return view


def _from_outside(state: State, seat: int, meld: Meld) -> Meld:
    """A declared group as others see it: a 偎 that lies face down keeps its kind to itself."""
    hidden = meld[0] == WEI and meld[1] in state.face_down[seat]
    return (WEI, HIDDEN, meld[2], HIDDEN) if hidden else meld


def _show_hand(state: State, view: State, seat: int) -> None:
    view.knows[seat] = True
    view.hand[seat * KINDS : (seat + 1) * KINDS] = state.counts(seat)
    view.held[seat] = state.held[seat]


def _marks(state: State, which: int, viewer: int) -> list[int]:
    marks = state.marks[which]
    return [bits if which in PUBLIC_MARKS or seat == viewer else 0 for seat, bits in enumerate(marks)]
