"""What each event does to a state. No rule is asked here, and nothing hidden is needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from paiju.core.events import HIDDEN, Event
from paiju.core.ledger import POT, Row
from paiju.core.seats import NOBODY
from paiju.zipai import events
from paiju.zipai.cards import SEQUENCES
from paiju.zipai.facts import BY_DRAW, BY_TURN, CHI
from paiju.zipai.facts import LIU as LIU_MELD
from paiju.zipai.facts import WEI as WEI_MELD
from paiju.zipai.kinds import (
    AFTER_CLAIM,
    AFTER_DEAL,
    AFTER_WEI,
    CLAIMS,
    DONE,
    LOOK,
    NONE,
    OPENING,
    OVER,
    OWED,
    TURNED,
    WON,
)

if TYPE_CHECKING:
    from paiju.zipai.state import State

HAND = 19
"""Cards dealt to each seat; the dealer has one more."""


def _start(state: State, event: Event) -> None:
    _, _, wall, hands, dealer, left, balances, pot, number, after_draw, away = event
    state.dealer = state.turn = dealer
    state.left, state.hands_dealt = left, hands
    state.balances, state.away = list(balances), list(away)
    state.pot, state.number, state.after_draw = pot, number, after_draw
    state.size = [HAND + (seat == dealer) for seat in range(state.seats)]
    if wall != HIDDEN:
        state.wall, state.head = wall, sum(state.size)
    for seat, hand in enumerate(hands):
        if hand != HIDDEN:
            state.hold(seat, hand)
    state.phase = OPENING


def _stake(state: State, event: Event) -> None:
    """What is paid stands in the ledger rows; this only says it aloud."""


def _begin(state: State, event: Event) -> None:
    _owes(state, event[1], AFTER_DEAL)


def _owes(state: State, seat: int, why: int) -> None:
    state.phase, state.turn, state.owed = OWED, seat, why
    state.tile = state.drawn = NONE


def _draw(state: State, event: Event) -> None:
    _, seat, tile = event
    state.left -= 1
    state.draws += 1
    if state.wall:
        state.head += 1
    state.phase, state.turn = LOOK, seat
    state.drawn, state.tile = tile, NONE


def _turn(state: State, event: Event) -> None:
    _lies_open(state, event, TURNED)


def _lies_open(state: State, event: Event, phase: int) -> None:
    _, seat, tile = event
    state.rivers[seat].append(tile)
    state.phase, state.tile, state.source = phase, tile, seat
    state.drawn = NONE


def _discard(state: State, event: Event) -> None:
    _, seat, tile = event
    state.take(seat, tile, -1)
    state.thrown[seat].append(tile)
    state.opening_discard |= int(state.owed == AFTER_DEAL)
    _lies_open(state, event, CLAIMS)


def _meld(state: State, event: Event) -> None:
    _, seat, kind, what, source, taken = event
    state.rivers[source].pop()
    state.melds[seat].append((kind, what, source, taken))
    cards = list(SEQUENCES[what]) if kind == CHI else [what] * 3
    cards.remove(taken)
    for card in cards:
        state.take(seat, card, -1)
    _owes(state, seat, AFTER_CLAIM)


def _wei(state: State, event: Event) -> None:
    _, seat, tile = event
    state.take(seat, tile, -2)
    state.melds[seat].append((WEI_MELD, tile, seat, tile))
    _owes(state, seat, AFTER_WEI)


def _hidden_wei(state: State, event: Event) -> None:
    if event[2] != HIDDEN:
        state.face_down[event[1]].append(event[2])
    _wei(state, event)


def _liu(state: State, event: Event) -> None:
    _, seat, tile, place, from_hand, drawn = event
    state.take(seat, tile, -from_hand)
    from_wall = drawn or place != NOBODY
    laid = (LIU_MELD, tile, seat if from_wall else NOBODY, tile)
    if place == NOBODY:
        state.melds[seat].append(laid)
    else:
        state.melds[seat][place] = laid
        if tile in state.face_down[seat]:
            state.face_down[seat].remove(tile)
    _done(state, seat)


def _done(state: State, seat: int) -> None:
    state.phase, state.turn = DONE, seat
    state.tile = state.drawn = NONE


def _dead(state: State, event: Event) -> None:
    state.dead[event[1]] = 1
    _done(state, event[1])


def _mark(state: State, event: Event) -> None:
    _, seat, marks, bits = event
    state.marks[marks][seat] |= bits


def _win(state: State, event: Event) -> None:
    _, seat, by, tile, source = event
    if by in (BY_DRAW, BY_TURN) and state.phase == TURNED:
        state.rivers[source].pop()
    state.winners.append(seat)
    state.wins.append((seat, by, tile, source))
    state.phase = WON
    state.drawn = NONE


def _score(state: State, event: Event) -> None:
    state.scores.append((event[1], event[3], event[4]))
    if event[2] != HIDDEN:
        state.splits += (event[2],)


def _row(state: State, event: Event) -> None:
    row = Row(*event[3:])
    state.rows.append(row)
    for who, sign in ((row.payer, -1), (row.payee, 1)):
        if who >= 0:
            state.balances[who] += sign * row.paid
        elif who == POT:
            state.pot += sign * row.paid


def _lapse(state: State, event: Event) -> None:
    """A time-out changes nothing in the state of this family."""


def _presence(state: State, event: Event) -> None:
    state.away[event[1]] = event[2]


def _end(state: State, event: Event) -> None:
    _, _, hands, melds, splits, next_dealer = event
    for seat, hand in enumerate(hands):
        if not state.knows[seat]:
            state.knows[seat] = True
            state.hold(seat, hand)
    state.melds = [list(laid) for laid in melds]
    state.face_down = [[] for _ in hands]
    state.splits, state.next_dealer = splits, next_dealer
    state.phase, state.over = OVER, True


FOLD: dict[int, Callable[[State, Event], None]] = {
    events.START: _start,
    events.STAKE: _stake,
    events.BEGIN: _begin,
    events.DRAW: _draw,
    events.TURN: _turn,
    events.DISCARD: _discard,
    events.MELD: _meld,
    events.WEI: _wei,
    events.HIDDEN_WEI: _hidden_wei,
    events.LIU: _liu,
    events.DEAD: _dead,
    events.MARK: _mark,
    events.OPEN_MARK: _mark,
    events.WIN: _win,
    events.SCORE: _score,
    events.ROW: _row,
    events.LAPSE: _lapse,
    events.PRESENCE: _presence,
    events.END: _end,
}
