"""歪胡子: what a hand is worth, and which tiles it waits for (FL-20)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Protocol

from paiju.core.seats import after
from paiju.flow.score import Ask, Score, Wait, WinAsk
from paiju.games.fulushou.scorer import Scorer
from paiju.games.fulushou.wei import may_wei, no_win_on
from paiju.zipai import asks
from paiju.zipai.cards import CARDS
from paiju.zipai.facts import BY_DRAW, WEI, Hand, Laid


class Scoring(Protocol):
    """What requests need of the compiled rules."""

    @property
    def scorer(self) -> Scorer: ...

    @property
    def seats(self) -> int: ...

    @property
    def options(self) -> Mapping[str, Any]: ...


def judge(rules: Scoring, ask: Ask) -> Score:
    """The score of a request with a win, or the first rule of FL-20.8 by which it is none. Errors: `InvalidError`."""
    check(rules, ask)
    if ask.win is None:
        raise asks.bad("a score needs a win", "win")
    score = _score(rules, ask, ask.win)
    return replace(score, deltas=deltas(score.total, ask.seat, rules.seats))


def _score(rules: Scoring, ask: Ask, win: WinAsk) -> Score:
    if win.by == asks.BY_DISCARD:
        return Score(False, why="FL-12.3")
    return _allowed(rules, asks.hand_of(ask, win))


def _allowed(rules: Scoring, hand: Hand) -> Score:
    """The score of a hand whose winning tile may be won (FL-5.7)."""
    if hand.by == BY_DRAW and no_win_on(rules.options, _held(hand.concealed, hand.tile)):
        return Score(False, why="FL-5.7")
    return rules.scorer.score(hand)


def _held(concealed: tuple[int, ...], tile: int | None) -> int:
    return sum(card == tile for card in concealed)


def deltas(total: int, winner: int, seats: int) -> tuple[int, ...]:
    """Every other seat pays the winner the total (FL-18.1, FL-18.2)."""
    return tuple(total * (seats - 1) if seat == winner else -total for seat in range(seats))


def waits(rules: Scoring, ask: Ask) -> list[Wait]:
    """The tiles that would complete the hand, of which a copy is left (FL-20.6). Errors: `InvalidError`."""
    check(rules, ask)
    owned = asks.owned(ask)
    left = {kind: CARDS.copies - owned[kind] for kind in range(CARDS.kinds)}
    totals = {kind: _total(rules, ask, kind) for kind in left if left[kind]}
    return [Wait(CARDS.names[kind], left[kind], total) for kind, total in totals.items() if total]


def _total(rules: Scoring, ask: Ask, kind: int) -> int:
    """What the tile scores: the best when drawn, else when another seat turns it, else 0 (FL-20.6)."""
    drawn = max(_allowed(rules, hand).total for hand in _drawn(rules, ask, kind))
    other = after(ask.seat, 1, rules.seats)
    return drawn or rules.scorer.score(asks.hand_of(ask, WinAsk("turn", kind, other))).total


def _drawn(rules: Scoring, ask: Ask, kind: int) -> Iterator[Hand]:
    """The hand with the tile drawn and turned up, and with the 歪 that it makes (FL-5)."""
    hand = asks.hand_of(ask, WinAsk("draw", kind))
    yield hand
    if may_wei(rules.options, _held(hand.concealed, kind)):
        yield with_wei(asks.hand_of(ask, WinAsk("wei")), kind)


def with_wei(hand: Hand, kind: int) -> Hand:
    """The hand after two of its tiles and a drawn third were laid as 歪 (FL-5.1)."""
    rest = list(hand.concealed)
    rest.remove(kind)
    rest.remove(kind)
    made = Laid(WEI, (kind,) * 3, hand.seat, kind)
    return hand._replace(concealed=tuple(rest), melds=(*hand.melds, made))


def check(rules: Scoring, ask: Ask) -> None:
    """Refuse what cannot be (FL-20.2 … FL-20.5, FL-20.7). Errors: `wrong_count`, `too_many_copies`, `bad_request`."""
    asks.check(asks.Terms(rules.seats, red_runs=True, told=True, exact=True), ask)
    first = "first_turn" in ask.marks
    if first and "last_tile" in ask.marks:
        raise asks.bad("the first tile of the wall is not the last", "marks")
    if first and ask.win is not None and ask.win.by == "deal":
        raise asks.bad("a dealt hand has no winning tile", "marks")
    allowed = int(ask.seat == ask.dealer)
    if "no_discard" in ask.marks and len(ask.extras.get("discarded", ())) > allowed:
        raise asks.bad("these are more discards than no_discard allows", "discarded")
