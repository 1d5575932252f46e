"""河北麻将: the rules that exist nowhere else — the base score, 杠分, the limit of a round, who deals next."""

from collections.abc import Callable, Iterable, Sequence

from paiju.core.ledger import RowState, moved_by
from paiju.core.seats import around, distance, opposite_or_after, others
from paiju.flow.booking import Payment
from paiju.mahjong.kinds import FIRST_OTHER_MONEY, KONG_ADDED, KONG_CONCEALED, KONG_EXPOSED
from paiju.mahjong.menus import Menus
from paiju.mahjong.payments import KongEntries
from paiju.mahjong.plan import Due, Money
from paiju.mahjong.state import State

SEATS = 4
LIMIT_MONEY = FIRST_OTHER_MONEY
"""封顶 (HB-11.2)."""

_SORTS = (KONG_EXPOSED, KONG_ADDED, KONG_CONCEALED)
KONGS = KongEntries(
    (
        Payment("HB-9.1", "放杠", "feeding a kong"),
        Payment("HB-9.1", "明杠", "exposed kong"),
        Payment("HB-9.1", "暗杠", "concealed kong"),
    ),
    4 * SEATS,
    LIMIT_MONEY + 1,
)
PAYMENTS = {**KONGS.payments, LIMIT_MONEY: Payment("HB-11.2", "封顶", "limit")}


def thrown_at(dealer: int, dice: Sequence[int]) -> tuple[int, int]:
    """The wall that the dice name, by its seat, and how many of its stacks are passed over (HB-2.2)."""
    total = sum(dice)
    return opposite_or_after(dealer, total, SEATS), total


def stacks(seat: int, dealer: int, honours: bool) -> int:
    """The stacks of two that a seat builds (HB-1.2)."""
    if honours:
        return 17
    return 13 + (distance(dealer, seat, SEATS) in (0, 2))


def by_dealer(dealer: int, winner: int, source: int | None, payer: int) -> int:
    """The base score of one payer; `source`: who gave the tile, None for 自摸 (HB-8.1)."""
    if source is None:
        return 4 if dealer in (winner, payer) else 2
    if winner == dealer:
        return 8
    return 6 if payer == dealer else 5


def for_all_alike(dealer: int, winner: int, source: int | None, payer: int) -> int:
    """`dealer_bonus` off (HB-8.6)."""
    return 2 if source is None else 5


def kong_dues(base: int, feeder_pays: bool) -> Callable[[State, int, int, int], Sequence[Due]]:
    """杠分: who owes what for a kong (HB-9.1)."""

    def dues(state: State, seat: int, kind: int, source: int) -> Sequence[Due]:
        reason = KONGS.reason(state.kongs(), _SORTS.index(kind))
        if kind == KONG_EXPOSED and feeder_pays:
            return [Due(source, 3 * base, reason)]
        points = 2 if kind == KONG_CONCEALED else 1
        return [Due(other, points * base, reason) for other in others(seat, state.seats)]

    return dues


class Settlement:
    """The end of a round: 杠分, unless nobody won, then the limit of what a seat wins or loses."""

    def __init__(self, limit: int) -> None:
        """`limit`: 0 for none (HB-11.1)."""
        self._limit = limit

    def __call__(self, money: Money, state: State, menus: Menus) -> None:
        """Pay or strike out the 杠分 (HB-9.2, HB-9.3), then move back what goes beyond the limit (HB-11.2)."""
        for index, row in enumerate(state.rows):
            if row.state == RowState.DUE and state.winners:
                money.settle(index)
            elif row.state == RowState.DUE:
                money.change(index, RowState.VOID)
        if self._limit:
            net = moved_by(state.rows, state.seats)
            order = list(around(state.dealer, state.seats))
            give_back(money, net, limited(net, self._limit, order), order)


def limited(net: Sequence[int], limit: int, order: Sequence[int]) -> list[int]:
    """The results within the limit, their sum still 0; missing units go to the seats in `order` (HB-11.2)."""
    bounded = [max(result, -limit) for result in net]
    bounded = _reduced(bounded, -sum(min(result, 0) for result in bounded), 1, order)
    bounded = [min(result, limit) for result in bounded]
    return _reduced(bounded, sum(max(result, 0) for result in bounded), -1, order)


def _reduced(results: Sequence[int], total: int, sign: int, order: Iterable[int]) -> list[int]:
    """The results of this sign, in proportion, so that together they are no more than `total`; others as they are."""
    group = {seat: results[seat] * sign for seat in order if results[seat] * sign > 0}
    whole = sum(group.values())
    if whole <= total:
        return list(results)
    shares = {seat: amount * total // whole for seat, amount in group.items()}
    missing = total - sum(shares.values())
    for seat in list(group)[:missing]:
        shares[seat] += 1
    return [sign * shares.get(seat, sign * result) for seat, result in enumerate(results)]


def give_back(money: Money, net: Sequence[int], wanted: Sequence[int], order: Sequence[int]) -> None:
    """Rows that turn the results `net` into those wanted: who won too much pays who lost too much."""
    change = [after - before for before, after in zip(net, wanted, strict=True)]
    for payer in order:
        for payee in order:
            part = min(-change[payer], change[payee])
            if part > 0:
                money.pay(LIMIT_MONEY, payer, payee, part)
                change[payer] += part
                change[payee] -= part
