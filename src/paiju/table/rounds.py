"""From round to round: when the next begins, and what becomes of the table when one is settled."""

from typing import Any

from paiju.core import seeds
from paiju.core.seats import around
from paiju.flow.away import GONE, HERE
from paiju.flow.game import Outcome
from paiju.flow.round import AnyRound
from paiju.formats.record_writer import Origin, chance_of, end, write
from paiju.table.chair import EMPTY
from paiju.table.stream import Finished, Settled
from paiju.table.table import ABSENCE, SECOND, Table


def unready(table: Table) -> list[int]:
    """The seats that the next round waits for: free ones, and players who are there and not ready."""
    return [seat for seat, chair in enumerate(table.chairs) if chair.free or (chair.player and not _set(table, seat))]


def _set(table: Table, seat: int) -> bool:
    return table.chairs[seat].ready or (table.running and table.away(seat) != HERE)


def begin_if_ready(table: Table, now: int) -> None:
    """Begin the next round if every seat is taken and ready, a player is there to see it, and the house allows it."""
    if table.phase != "waiting" or table.held:
        return
    missing = unready(table)
    if not missing and attended(table):
        begin(table, now)
    else:
        _last_one(table, missing, now)


def attended(table: Table) -> bool:
    """Whether a player is there to see the next round: one who is not in 托管, or has said that he is ready.

    Bots alone play on as long as the owner looks on and the number of rounds is fixed.
    """
    humans = table.humans()
    if not humans:
        return table.running and table.match.rounds > 0 and table.owner not in table.lost
    there = [seat for seat in humans if table.chairs[seat].player not in table.lost]
    return any(table.away(seat) == HERE or table.chairs[seat].ready for seat in there)


def _last_one(table: Table, missing: list[int], now: int) -> None:
    """HB-2.1: when all others are ready, the last player has so many seconds, where the game says how many."""
    alone = len(missing) == 1 and not table.chairs[missing[0]].free and len(table.humans()) > 1
    if not alone or not table.rules.ready_seconds:
        table.clocks.stop("ready")
    elif table.clocks.end("ready") is None:
        table.clocks.set("ready", now, table.rules.ready_seconds * SECOND)


def begin(table: Table, now: int) -> None:
    """Deal the next round."""
    if not table.running:
        _take_places(table)
    match = table.match
    match.names = tuple(table.name(seat) for seat in range(table.rules.seats))
    given = [chair.seed for chair in table.chairs]
    for name in ("ready", "next"):
        table.clocks.stop(name)
    table.chairs = [chair.but(ready=False, seed=b"") for chair in table.chairs]
    table.refused, table.escaped, table.results, table.swaps = frozenset(), frozenset(), None, {}
    table.shown_frames, table.last_asked = 0, {}
    match.deal(given)
    table.show(now)
    table.show_frames(now)
    settle_if_over(table, now)


def _take_places(table: Table) -> None:
    """Seats are counted from the owner, who deals first where the rules say so; or from whom the lot names."""
    first = table.seat_of(table.owner) or 0
    if table.room.custom("lots"):
        first = seeds.first_dealer(table.match.seed, table.rules.seats)
    table.chairs = [table.chairs[seat] for seat in around(first, len(table.chairs))]


def settle_if_over(table: Table, now: int) -> None:
    """Close the books of a round that is over, and prepare what follows."""
    played = table.round
    if played is None or not played.over:
        return
    match = table.match
    outcome = match.close()
    ends = match.over or table.dissolving or any(chair.leaving for chair in table.chairs)
    origin = Origin(table.room.game, table.room.options, match.names, match.number, match.chance, ends)
    table.finished.append(_finished(table, played, origin, outcome))
    result = _result(table, played, outcome, ends)
    session, number = table.session, match.number
    game = table.room.game
    table.emit(now, lambda seq, at: Settled(seq, at, session, number, result, game, played))
    for name in ("window", "pause"):
        table.clocks.stop(name)
    _repair_bots(table)
    if ends:
        end_session(table, now)
    else:
        count_down(table, now)
    if not table.humans():
        begin_if_ready(table, now)


def count_down(table: Table, now: int) -> None:
    """Let the next round begin by itself."""
    seconds = table.room.custom("next_seconds")
    if seconds and not table.held:
        table.clocks.set("next", now, seconds * SECOND)


def call_off(table: Table) -> None:
    """Another session does not begin by itself any more; a session that runs goes on."""
    if not table.running:
        table.clocks.stop("next")


def _repair_bots(table: Table) -> None:
    """A bot that failed, or was too slow too often, begins the next round afresh."""
    for seat, chair in enumerate(table.chairs):
        if chair.bot and table.away(seat) != HERE:
            table.match.presence(seat, HERE)


def _finished(table: Table, played: AnyRound, origin: Origin, outcome: Outcome) -> Finished:
    return Finished(
        session=table.session,
        number=table.match.number,
        origin=origin,
        players=tuple(chair.player or None for chair in table.chairs),
        names=table.match.names,
        deltas=tuple(outcome.deltas),
        record="\n".join(write(origin, played)) + "\n",
        escaped=table.escaped,
    )


def _result(table: Table, played: AnyRound, outcome: Outcome, ends: bool) -> dict[str, Any]:
    """What is published when a round is settled: what its record says of the end and the chance, and the books."""
    last = end(played, ends)
    return {
        "deltas": last["deltas"],
        "scores": last["scores"],
        "balances": list(outcome.balances),
        "pot": outcome.pot,
        "next_dealer": last["next_dealer"],
        **chance_of(table.match.chance),
    }


def end_session(table: Table, now: int) -> None:
    """Divide the pot, keep the final standing, free the seats of those who left, and prepare a new session."""
    match = table.match
    shares = match.finish()
    start, stake = table.rules.start_balance, table.room.custom("stake")
    table.results = {
        "session": table.session,
        "rounds": match.number,
        "names": [table.name(seat) for seat in range(len(table.chairs))],
        "balances": list(match.balances),
        "shares": list(shares),
        "points": [(balance - start) * stake for balance in match.balances],
    }
    if any(chair.leaving and chair.player == table.owner for chair in table.chairs):
        hand_on(table)
    table.chairs = [EMPTY if chair.leaving else chair.but(ready=False) for chair in table.chairs]
    for name in ("next", "vote", "ready"):
        table.clocks.stop(name)
    for seat in table.humans():
        if table.chairs[seat].player in table.lost:
            table.clocks.set(f"absent {table.chairs[seat].player}", now, ABSENCE)
    table.dissolving, table.vote = False, None
    table.session += 1
    table.prepare()


def hand_on(table: Table) -> None:
    """Make the next player who is there and stays the owner; without one the table stays his."""
    first = table.seat_of(table.owner) or 0
    for seat in around(first, len(table.chairs)):
        chair = table.chairs[seat]
        there = table.away(seat) != GONE and chair.player not in table.lost
        if chair.player and chair.player != table.owner and there and not chair.leaving:
            table.owner = chair.player
            return
