"""What each event does to a state. No rule is asked here, and nothing hidden is needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from paiju.core.events import HIDDEN, Event
from paiju.core.ledger import Row
from paiju.core.seats import NOBODY
from paiju.flow.away import GONE
from paiju.mahjong import events
from paiju.mahjong.kinds import (
    BY_DISCARD,
    BY_DRAW,
    BY_KONG,
    CHOW,
    CLAIMS,
    KONG_ADDED,
    KONG_CONCEALED,
    KONG_EXPOSED,
    KONGED,
    NONE,
    OPENING,
    OVER,
    PONG,
    REPLACEMENT,
    ROBBING,
    TURN,
    TURN_CLAIM,
    TURN_DEAL,
    TURN_DRAW,
    TURN_REPLACEMENT,
    WON,
)

if TYPE_CHECKING:
    from paiju.mahjong.state import State


def _start(state: State, event: Event) -> None:
    _, _, wall, hands, dealer, dice, left, balances, away = event
    state.dealer = state.turn = dealer
    state.dice, state.left, state.hands_dealt = dice, left, hands
    state.balances = list(balances)
    state.away = list(away)
    if wall != HIDDEN:
        total = state.kinds * state.tiles.copies
        state.wall, state.lots = wall[:total], wall[total:]
        state.head, state.tail = total - left, total
    for seat, hand in enumerate(hands):
        if hand != HIDDEN:
            state.hold(seat, hand)
    state.size = _sizes(state)
    state.phase = OPENING


def _sizes(state: State) -> list[int]:
    dealt = [len(hand) for hand in state.hands_dealt if isinstance(hand, tuple)]
    total = state.kinds * state.tiles.copies - state.left
    each = (total - 1) // state.seats
    assert not dealt or max(dealt) <= each + 1
    return [each + (seat == state.dealer) for seat in range(state.seats)]


def _wild(state: State, event: Event) -> None:
    state.wild = event[2]


def _begin(state: State, event: Event) -> None:
    dealt = state.hands_dealt[event[1]]
    _turn(state, event[1], TURN_DEAL)
    state.drawn = dealt[-1] if isinstance(dealt, tuple) else HIDDEN


def _turn(state: State, seat: int, kind: int) -> None:
    state.phase, state.turn, state.turn_kind = TURN, seat, kind
    state.tile = NONE


def _draw(state: State, event: Event) -> None:
    _, seat, tile, kind, tail = event
    state.left -= 1
    if state.wall:
        state.head += 1 - tail
        state.tail -= tail
    state.take(seat, tile, 1)
    state.barred[seat] = -1
    if kind != REPLACEMENT:
        state.turn_rows_from = state.kong_rows_from = len(state.rows)
    _turn(state, seat, TURN_REPLACEMENT if kind == REPLACEMENT else TURN_DRAW)
    state.drawn = tile


def _discard(state: State, event: Event) -> None:
    _, seat, tile, ready = event
    state.take(seat, tile, -1)
    state.rivers[seat].append(tile)
    state.dealer_discards += seat == state.dealer
    state.ready[seat] |= ready
    state.phase, state.tile, state.source = CLAIMS, tile, seat
    state.after_replacement = int(state.turn_kind == TURN_REPLACEMENT)
    state.drawn = NONE


def _ready(state: State, event: Event) -> None:
    state.ready[event[1]] = 1


def _meld(state: State, event: Event) -> None:
    _, seat, kind, tile, source, taken = event
    if kind == KONG_ADDED:
        place = next(at for at, meld in enumerate(state.melds[seat]) if meld[:2] == (PONG, tile))
        state.melds[seat][place] = (kind, *state.melds[seat][place][1:])
    else:
        state.melds[seat].append((kind, tile, source, taken))
    for used, count in _from_hand(kind, tile, taken):
        state.take(seat, used, -count)
    if source != NOBODY and kind != KONG_ADDED:
        state.rivers[source].pop()
    _after_meld(state, seat, kind, tile)


def _from_hand(kind: int, tile: int, taken: int) -> list[tuple[int, int]]:
    if kind == CHOW:
        return [(used, 1) for used in range(tile, tile + 3) if used != taken]
    return [(tile, {PONG: 2, KONG_EXPOSED: 3, KONG_ADDED: 1, KONG_CONCEALED: 4}[kind])]


def _after_meld(state: State, seat: int, kind: int, tile: int) -> None:
    state.drawn = NONE
    if kind in (CHOW, PONG):
        state.turn_rows_from = state.kong_rows_from = len(state.rows)
        _turn(state, seat, TURN_CLAIM)
        return
    state.kong_rows_from = len(state.rows)
    if kind == KONG_EXPOSED:
        state.turn_rows_from = len(state.rows)
    state.turn, state.source = seat, seat
    state.phase = ROBBING if kind == KONG_ADDED else KONGED
    state.tile = tile if kind == KONG_ADDED else NONE


def _win(state: State, event: Event) -> None:
    _, seat, by, tile, source = event
    first = state.phase != WON
    if by == BY_DRAW:
        state.take(seat, tile, -1)
    elif first and by == BY_DISCARD:
        state.rivers[source].pop()
    elif first and by == BY_KONG:
        melds = state.melds[source]
        place = next(at for at, meld in enumerate(melds) if meld[:2] == (KONG_ADDED, tile))
        melds[place] = (PONG, *melds[place][1:])
    state.winners.append(seat)
    state.wins.append((seat, by, tile, source, first or by == BY_DRAW))
    state.drawn = NONE
    state.phase = WON


def _score(state: State, event: Event) -> None:
    state.scores.append((event[1], event[3], event[4]))
    if event[2] != HIDDEN:
        state.splits += (event[2],)


def _row(state: State, event: Event) -> None:
    index, row = event[2], Row(*event[3:])
    before = state.rows[index].paid if index < len(state.rows) else 0
    if index == len(state.rows):
        state.rows.append(row)
    else:
        state.rows[index] = row
    if row.payer >= 0:
        state.balances[row.payer] -= row.paid - before
    if row.payee >= 0:
        state.balances[row.payee] += row.paid - before


def _barred(state: State, event: Event) -> None:
    state.barred[event[1]] = max(state.barred[event[1]], event[2])


def _lapse(state: State, event: Event) -> None:
    """A time-out changes nothing in the state of this family."""


def _told(state: State) -> bool:
    """Whether a record has a line of this round: who leaves before it is away from the start, as a record has it."""
    on_its_way = state.phase not in (OPENING, TURN) or state.turn_kind != TURN_DEAL
    return on_its_way or state.wild != NONE or any(state.ready)


def _presence(state: State, event: Event) -> None:
    state.away[event[1]] = event[2]
    if event[2] == GONE and _told(state):
        state.fled[event[1]] = 1


def _end(state: State, event: Event) -> None:
    _, _, hands, splits, next_dealer = event
    for seat, hand in enumerate(hands):
        if not state.knows[seat]:
            state.knows[seat] = True
            state.hold(seat, hand)
    state.splits = splits
    state.next_dealer = next_dealer
    state.phase = OVER
    state.over = True


FOLD: dict[int, Callable[[State, Event], None]] = {
    events.START: _start,
    events.BEGIN: _begin,
    events.DRAW: _draw,
    events.DISCARD: _discard,
    events.READY: _ready,
    events.MELD: _meld,
    events.WIN: _win,
    events.SCORE: _score,
    events.ROW: _row,
    events.BARRED: _barred,
    events.LAPSE: _lapse,
    events.PRESENCE: _presence,
    events.END: _end,
    events.WILD: _wild,
}
