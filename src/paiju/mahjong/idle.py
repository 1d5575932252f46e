"""What the house plays for a seat that is slow or away, as slots of the plan."""

from paiju.mahjong.actions import DISCARD, PASS, WIN
from paiju.mahjong.state import State


def win_or_throw(state: State, seat: int, menu: int) -> int:
    """Win where the hand can win, else decline, else throw the drawn tile."""
    return WIN if menu >> WIN & 1 else decline_and_throw(state, seat, menu)


def decline_and_throw(state: State, seat: int, menu: int) -> int:
    """Decline everything, wins included; in the own turn throw the drawn tile.

    Of a dealt hand that is the last tile dealt; where nothing was drawn or it may not be thrown, the last tile of the
    sorted hand that may.
    """
    if menu >> PASS & 1:
        return PASS
    if state.drawn >= 0 and menu >> DISCARD + state.drawn & 1:
        return DISCARD + state.drawn
    return DISCARD + (menu >> DISCARD & (1 << state.kinds) - 1).bit_length() - 1
