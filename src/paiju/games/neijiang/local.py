"""内江麻将: the rules that exist nowhere else — dice, rain money, the check for waits, who deals next."""

from collections.abc import Callable, Sequence

from paiju.core.ledger import RowState, equal_parts, netted
from paiju.core.seats import around, opposite_or_after
from paiju.mahjong.kinds import (
    FIRST_OTHER_MONEY,
    KONG_ADDED,
    KONG_EXPOSED,
    KONG_MONEY,
)
from paiju.mahjong.menus import Menus
from paiju.mahjong.plan import Due, Hand, Money
from paiju.mahjong.state import State

CHECK_MONEY = FIRST_OTHER_MONEY
"""查叫 (NJ-10.3)."""
RAIN_MONEY = FIRST_OTHER_MONEY + 1
"""雨钱 in one sum at the end (NJ-9.2)."""

STACKS = {4: 9, 6: 6}
"""Seats → stacks of two in front of each seat, 36 in all (NJ-1.5)."""


def thrower(dealer: int, dice: Sequence[int], seats: int) -> int:
    """还色子: the seat that the dealer's two dice name (NJ-2.1)."""
    return opposite_or_after(dealer, dice[0] + dice[1], seats)


def break_stack(dice: Sequence[int]) -> int:
    """Where the wall of the thrower is broken: the smallest single die of both throws (NJ-2.2)."""
    return min(dice)


def kong_dues(base: int) -> Callable[[State, int, int, int], Sequence[Due]]:
    """刮风下雨: who owes what for a kong (NJ-9.1)."""

    def dues(state: State, seat: int, kind: int, source: int) -> Sequence[Due]:
        if kind == KONG_EXPOSED:
            return [Due(source, 2 * base)]
        stakes = 1 if kind == KONG_ADDED else 2
        return [Due(other, stakes * base) for other in state.playing() if other != seat]

    return dues


def no_draw_after_robbing(state: State, robbers: Sequence[int]) -> int | None:
    """`robbed_konger_draws` off: the next unfinished seat after the last robber draws in turn (NJ-4.13).

    Counted from the robbed player, who comes last himself.
    """
    last = robbers[-1]
    return next(seat for seat in around(last, state.seats) if seat not in state.winners)


def robbed_draws(state: State, robbers: Sequence[int]) -> int | None:
    """A robbed player still takes his replacement (NJ-4.13)."""
    return None


def move_rain(whole_turn: bool) -> Callable[[Money, State, Sequence[int]], None]:
    """杠上炮 moves the rows of the discarder's last kong, or of his whole turn, to the winners (NJ-9.6, NJ-9.7)."""

    def moved(money: Money, state: State, winners: Sequence[int]) -> None:
        if not state.after_replacement:
            return
        first = state.turn_rows_from if whole_turn else state.kong_rows_from
        for index in range(first, len(state.rows)):
            row = state.rows[index]
            if row.reason == KONG_MONEY and row.payee == state.source and row.state == RowState.DUE:
                money.change(index, RowState.MOVED)
                for winner, part in zip(winners, equal_parts(row.due, len(winners)), strict=True):
                    if winner != row.payer and part:
                        money.owe(KONG_MONEY, row.payer, winner, part)

    return moved


class Settlement:
    """The end of a round: 查叫, then 雨钱 (NJ-10.6)."""

    def __init__(self, void_last: bool, value: Callable[[Hand, Sequence[int]], int]) -> None:
        """`void_last`: the rows of a last player who is 无叫 are struck out (NJ-9.4).

        `value`: what the hand of a seat that waits for these kinds is worth in the check (NJ-10.5).
        """
        self._void_last = void_last
        self._value = value

    def __call__(self, money: Money, state: State, menus: Menus) -> None:
        """Settle all that is still open (NJ-10.1, NJ-10.2)."""
        playing = [seat for seat in around(state.dealer, state.seats) if seat not in state.winners]
        waits = {seat: menus.waits(state, seat) for seat in playing}
        not_waiting = [seat for seat in playing if not waits[seat]]
        if len(playing) > 1:
            for payee in playing:
                if waits[payee]:
                    self._check(money, payee, not_waiting, self._value(menus.waiting_hand(state, payee), waits[payee]))
        if len(playing) > 1 or self._void_last:
            strike_out(money, state, not_waiting)
        pay_rain(money, state, [*state.winners, *playing])

    def _check(self, money: Money, payee: int, not_waiting: Sequence[int], due: int) -> None:
        """查叫: every 无叫 player pays a 有叫 player that player's hand (NJ-10.3)."""
        for payer in not_waiting:
            money.pay(CHECK_MONEY, payer, payee, due)


def strike_out(money: Money, state: State, seats: Sequence[int]) -> None:
    """The rows of players who are 无叫 are void (NJ-9.3); rows moved to winners are theirs and stay (NJ-9.8)."""
    for index, row in enumerate(state.rows):
        if row.reason == KONG_MONEY and row.state == RowState.DUE and row.payee in seats:
            money.change(index, RowState.VOID)


def pay_rain(money: Money, state: State, receivers: Sequence[int]) -> None:
    """雨钱: debts of each two players are netted, then the receivers are paid in order (NJ-9.2, NJ-10.6)."""
    net = netted(state.rows, state.seats)
    for index, row in enumerate(state.rows):
        if row.state == RowState.DUE:
            money.change(index, RowState.MOVED)
    for payee in receivers:
        for payer in around(payee, state.seats):
            if (payer, payee) in net:
                money.pay(RAIN_MONEY, payer, payee, net[payer, payee])


def first_winner_deals(state: State) -> int:
    """The 一胡 deals next, the nearest of several; the dealer stays where nobody won (NJ-3.2, NJ-3.3, NJ-3.4)."""
    return state.winners[0] if state.winners else state.dealer


def source_deals_after_several(state: State) -> int:
    """`dealer_on_multi_win` = `discarder`: who gave the first winning tile to several deals next (NJ-3.3)."""
    if len(state.wins) > 1 and not state.wins[1][4]:  # the second win is of the first one's tile
        return state.wins[0][3]
    return first_winner_deals(state)


def owner_deals(seed: bytes) -> int:
    """The owner of the table, who sat down first, deals first (NJ-3.1)."""
    return 0
