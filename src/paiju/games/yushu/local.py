"""榆树麻将: the rules that exist nowhere else — who pays how much for wins and 杠, the fine, who deals next."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

from paiju.core.ledger import HOUSE, RowState
from paiju.core.seats import others
from paiju.flow.booking import Payment
from paiju.flow.score import Score
from paiju.mahjong.kinds import FIRST_OTHER_MONEY, KONG_ADDED, KONG_CONCEALED, KONG_EXPOSED, NONE
from paiju.mahjong.menus import Menus
from paiju.mahjong.payments import KongEntries
from paiju.mahjong.plan import Due, Money, owed
from paiju.mahjong.state import State
from paiju.mahjong.steps import Step

SEATS = 4

SHOWN_BIG, HIDDEN_BIG, SHOWN_SMALL, HIDDEN_SMALL = range(4)
"""The sorts of 杠 (YS-9.1)."""

KONG_STAKES = {SHOWN_BIG: 2, HIDDEN_BIG: 4, SHOWN_SMALL: 1, HIDDEN_SMALL: 2}
"""What each payer owes for a 杠, in 底注 (YS-9.1)."""

ESCAPE = FIRST_OTHER_MONEY
"""The fine of who leaves (YS-5.4): this reason and the number of the seat, so that each is an entry of its own."""

KONGS = KongEntries(
    (
        Payment("YS-9.1", "明大杠", "exposed big kong"),
        Payment("YS-9.1", "暗大杠", "concealed big kong"),
        Payment("YS-9.1", "明小杠", "exposed small kong"),
        Payment("YS-9.1", "暗小杠", "concealed small kong"),
    ),
    4 * SEATS,
    ESCAPE + SEATS,
)
PAYMENTS = KONGS.payments | {ESCAPE + seat: Payment("YS-5.4", "逃跑", "escape") for seat in range(SEATS)}

_BY_MAKING = {KONG_EXPOSED: SHOWN_BIG, KONG_ADDED: SHOWN_SMALL, KONG_CONCEALED: HIDDEN_BIG}
"""With `kong_size` = `making` the making alone tells which sort a 杠 is (YS-9.2)."""


class WinDues:
    """What each of the other three pays for a win (YS-8.1, YS-8.5)."""

    def __init__(self, base: int, cap: int) -> None:
        self._base = base
        self._cap = cap

    def of(self, dealer: int, winner: int, source: int | None, total: int) -> list[Due]:
        """What is paid for a win of this total; `source`: who gave the tile, None for an own draw."""
        return [owed(payer, total, self._steps(dealer, winner, source, payer)) for payer in others(winner, SEATS)]

    def _steps(self, dealer: int, winner: int, source: int | None, payer: int) -> Iterator[Step]:
        if dealer in (payer, winner):
            yield Step("YS-3.4", "庄家", "dealer", "×", 2)
        if source is None:
            yield Step("YS-8.1", "自摸", "own draw", "×", 2)
        elif source == payer:
            yield Step("YS-8.1", "点炮", "gave the tile", "×", 2)
        if self._cap:
            yield Step("YS-8.5", "封顶", "limit", "≤", self._cap)
        yield Step("YS-8.1", "底注", "stake", "×", self._base)

    def __call__(self, state: State, winner: int, by: int, source: int, score: Score) -> Sequence[Due]:
        """The same at the table; a robbed player pays as a discarder (YS-8.3)."""
        return self.of(state.dealer, winner, source if source >= 0 else None, score.total)


def kong_sort(options: Mapping[str, Any], big: Collection[int]) -> Callable[[int, int], int]:
    """(kind of 杠, tile) → its sort, by the tile or by the making (YS-9.2)."""

    def by_making(kind: int, tile: int) -> int:
        return _BY_MAKING[kind]

    def by_tile(kind: int, tile: int) -> int:
        hidden = kind == KONG_CONCEALED
        if tile in big:
            return HIDDEN_BIG if hidden else SHOWN_BIG
        return HIDDEN_SMALL if hidden else SHOWN_SMALL

    return by_making if options["kong_size"] == "making" else by_tile


def kong_dues(base: int, sort: Callable[[int, int], int]) -> Callable[[State, int, int, int], Sequence[Due]]:
    """杠随庄走: all three others owe for a 杠, doubled where the dealer pays or is paid (YS-9.3)."""

    def dues(state: State, seat: int, kind: int, source: int) -> Sequence[Due]:
        tile = state.tile if state.tile != NONE else state.melds[seat][-1][1]
        made = sort(kind, tile)
        amount, reason = base * KONG_STAKES[made], KONGS.reason(state.kongs(), made)
        return [Due(payer, amount << (state.dealer in (payer, seat)), reason) for payer in others(seat, SEATS)]

    return dues


class Settlement:
    """The end of a round: all 杠 are paid, whoever won (YS-9.4, YS-9.5); who left pays his fine to the house."""

    def __init__(self, fine: int) -> None:
        self._fine = fine

    def __call__(self, money: Money, state: State, menus: Menus) -> None:
        """Settle all that is still open (YS-5.4, YS-5.5)."""
        for index, row in enumerate(tuple(state.rows)):
            if row.state == RowState.DUE:
                money.settle(index)
        for seat, left in enumerate(state.fled):
            if left and self._fine:
                money.pay(ESCAPE + seat, seat, HOUSE, self._fine)
