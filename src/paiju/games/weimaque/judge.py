"""安乡偎麻雀: requests: what a hand is worth, and which cards it waits for (WM-9.7, WM-17.1, WM-18)."""

from collections import Counter
from typing import Protocol

from paiju.flow.score import Ask, Score, Wait
from paiju.games.weimaque.scorer import Scorer
from paiju.zipai import asks
from paiju.zipai.cards import CARDS, KINDS
from paiju.zipai.facts import BY_DRAW, BY_TURN, BY_WEI, WEI, Hand, Laid

SEATS = 3

TERMS = asks.Terms(seats=SEATS, red_runs=False, told=False, exact=False)
"""Who gave which card may be left out (WM-18.5)."""


class Judging(Protocol):
    """What a request needs of the rules."""

    @property
    def scorer(self) -> Scorer: ...


def judge(rules: Judging, ask: Ask) -> Score:
    """The score of a request with a win; `why` by WM-18.6 where the hand does not win. Errors: `InvalidError`."""
    check(ask)
    if ask.win is None:
        raise asks.bad("a score needs a win", "win")
    if ask.win.by == asks.BY_DISCARD:
        return _with(Score(False, why="WM-9.1"), deltas(ask.seat, 0))
    score = rules.scorer.score(asks.hand_of(ask, ask.win))
    return _with(score, deltas(ask.seat, score.total))


def deltas(winner: int, total: int) -> tuple[int, ...]:
    """Each of the others pays the total to the winner (WM-17.1)."""
    return tuple((SEATS - 1) * total if seat == winner else -total for seat in range(SEATS))


def _with(score: Score, moved: tuple[int, ...]) -> Score:
    return Score(score.win, score.items, score.total, moved, score.split, score.why)


def check(ask: Ask) -> None:
    """Refuse a request that cannot be (WM-18.3, WM-18.4). Errors: `InvalidError`."""
    for place, meld in enumerate(ask.melds):
        if len(meld.tiles) != 3:
            raise asks.bad("a group on the table has three cards", "melds", place, "tiles")
    asks.check(TERMS, ask)


def waits(rules: Judging, ask: Ask) -> list[Wait]:
    """The cards that complete the hand, each scored as an own draw, else as another seat's (WM-9.7).

    Errors: `InvalidError`.
    """
    check(ask)
    owned = asks.owned(ask)
    left = {kind: CARDS.copies - owned[kind] for kind in range(KINDS)}
    totals = {kind: _total(rules.scorer, ask, kind) for kind in range(KINDS) if left[kind] > 0}
    return [Wait(CARDS.names[kind], left[kind], total) for kind, total in totals.items() if total is not None]


def _total(scorer: Scorer, ask: Ask, kind: int) -> int | None:
    """What the card scores when it comes, None where it completes nothing."""
    ways = (_drawn(ask, kind), _hand(ask, ask.hand, asks.laid(ask), BY_TURN, kind))
    return next((scorer.score(hand).total for hand in ways if scorer.wins(hand)), None)


def _drawn(ask: Ask, kind: int) -> Hand:
    """The hand with this card as its own draw: 偎 where two are held (WM-6.1, WM-6.2)."""
    if ask.hand.count(kind) < 2:
        return _hand(ask, ask.hand, asks.laid(ask), BY_DRAW, kind)
    rest = Counter(ask.hand)
    rest[kind] -= 2
    return _hand(ask, tuple(rest.elements()), (*asks.laid(ask), Laid(WEI, (kind,) * 3)), BY_WEI, None)


def _hand(ask: Ask, cards: tuple[int, ...], melds: tuple[Laid, ...], by: int, tile: int | None) -> Hand:
    dealt = ask.extras.get("dealt")
    known = None if dealt is None else tuple(dealt)
    last = "last_tile" in ask.marks
    return Hand(cards, melds, by, tile, ask.seat, ask.dealer, known, last, pot=asks.pot(ask))
