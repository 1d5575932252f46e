"""What players do about their own seats: sit, leave, come back, be ready, hand over to the house."""

from paiju.core.errors import IllegalError
from paiju.flow.away import AUTO, GONE, HERE
from paiju.table import rounds, voting
from paiju.table.chair import EMPTY, Chair
from paiju.table.commands import Absent, AllReady, Auto, Back, Entry, Leave, Lost, Ready, Sit
from paiju.table.table import ABSENCE, Table


def sit(table: Table, entry: Entry, command: Sit) -> None:
    """Take a free seat, or move to it while no session runs. Errors: `seat_taken`, `no_such_seat`, `playing`."""
    own = table.seat_of(entry.player)
    if own is not None and table.running:
        raise IllegalError("playing", "seats do not change while a session runs")
    seat = _wanted(table, command.seat)
    if seat == own:
        return
    if not table.chairs[seat].free:
        raise IllegalError("seat_taken", "somebody sits there", "/seat")
    if own is not None:
        table.chairs[own] = EMPTY
    table.chairs[seat] = Chair(player=entry.player)
    if table.owner in table.lost and table.clocks.end(f"absent {table.owner}") is None:
        rounds.hand_on(table)  # he has been away for so long that there was nobody to hand it to
    rounds.begin_if_ready(table, entry.at)


def _wanted(table: Table, seat: int | None) -> int:
    if seat is None:
        free = [number for number, chair in enumerate(table.chairs) if chair.free]
        if not free:
            raise IllegalError("seat_taken", "all seats are taken")
        return free[0]
    return existing(table, seat)


def existing(table: Table, seat: int) -> int:
    """A seat that there is. Errors: `no_such_seat`."""
    if seat >= len(table.chairs):
        raise IllegalError("no_such_seat", f"seats are numbers from 0 to {len(table.chairs) - 1}", "/seat")
    return seat


def leave(table: Table, entry: Entry, _: Leave) -> None:
    """Give up the seat: at once between rounds, else when the round is settled. Errors: `no_seat`."""
    seat = table.own_seat(entry.player)
    if table.round is not None:
        table.set(seat, leaving=True)
        table.escaped |= {entry.player}
        appear(table, seat, GONE, entry.at)
    else:
        vacate(table, seat, entry.at)


def vacate(table: Table, seat: int, now: int) -> None:
    """Free a seat while no round runs; a session that runs ends with it. An owner who goes hands the table on."""
    table.set(seat, leaving=True)
    if table.running:
        rounds.end_session(table, now)
    else:
        if table.chairs[seat].player == table.owner:
            rounds.hand_on(table)
        table.chairs[seat] = EMPTY
        rounds.call_off(table)
    rounds.begin_if_ready(table, now)


def appear(table: Table, seat: int, away: int, now: int) -> None:
    """A seat goes, comes back or is handed to the house, in a round or between rounds of a session."""
    if table.running:
        table.match.presence(seat, away)
        voting.count(table, now)
        table.show_frames(now)
        rounds.settle_if_over(table, now)


def back(table: Table, entry: Entry, _: Back) -> None:
    """The player is there again: his seat too, unless the house plays for it because he wished so.

    Errors: `not_away` for who has not left and whose line was not lost.
    """
    if not missed(table, entry.player):
        raise IllegalError("not_away", "you are here already, or have no seat")
    table.lost -= {entry.player}
    table.clocks.stop(f"absent {entry.player}")
    seat = table.seat_of(entry.player)
    if seat is None:
        if not table.humans():
            rounds.begin_if_ready(table, entry.at)  # bots alone have waited for their owner to look on
        return
    table.set(seat, leaving=False)
    if table.away(seat) == GONE:
        appear(table, seat, HERE, entry.at)
    if table.running and table.round is None and table.clocks.end("next") is None:
        rounds.count_down(table, entry.at)


def missed(table: Table, player: str) -> bool:
    """Whether the player counts as gone: his line was lost, or he left and has not come back."""
    seat = table.seat_of(player)
    return player in table.lost or (seat is not None and table.chairs[seat].leaving)


def lost(table: Table, entry: Entry, _: Lost) -> None:
    """The line of a player is lost: in a session his seat is what the rules say of it, before one it is not ready."""
    table.lost |= {entry.player}
    table.clocks.set(f"absent {entry.player}", entry.at, ABSENCE)
    seat = table.seat_of(entry.player)
    if seat is None:
        return
    table.set(seat, ready=False)
    if table.running and table.away(seat) == HERE and table.rules.cut_off != HERE:
        appear(table, seat, table.rules.cut_off, entry.at)
    rounds.begin_if_ready(table, entry.at)


def absent(table: Table, entry: Entry, _: Absent) -> None:
    """The line has been lost for long."""
    table.clocks.stop(f"absent {entry.player}")
    seat = table.seat_of(entry.player)
    if seat is not None and not table.running:
        vacate(table, seat, entry.at)
    elif entry.player == table.owner:
        rounds.hand_on(table)


def ready(table: Table, entry: Entry, command: Ready) -> None:
    """Ready for the next round, or not. Errors: `no_seat`, `playing`."""
    seat = table.own_seat(entry.player)
    if table.round is not None:
        raise IllegalError("playing", "the round is not settled")
    table.set(seat, ready=command.on, seed=bytes.fromhex(command.seed) if command.on else b"")
    if not command.on:
        rounds.call_off(table)
    rounds.begin_if_ready(table, entry.at)


def all_ready(table: Table, entry: Entry, _: AllReady) -> None:
    """Who is there and not ready is made ready (HB-2.1, and the custom `next_seconds`). Errors: `playing`."""
    if table.round is not None:
        raise IllegalError("playing", "the round is not settled")
    table.clocks.stop("ready")
    table.clocks.stop("next")
    for seat in table.humans():
        if table.away(seat) == HERE:
            table.set(seat, ready=True)
    rounds.begin_if_ready(table, entry.at)


def auto(table: Table, entry: Entry, command: Auto) -> None:
    """Hand the seat to the house, or take it back; who does so has not left. Errors: `no_seat`, `not_playing`."""
    seat = table.own_seat(entry.player)
    if not table.running:
        raise IllegalError("not_playing", "no session runs")
    table.set(seat, leaving=False)
    appear(table, seat, AUTO if command.on else HERE, entry.at)
