"""What the owner of a table may do, and how a room ends."""

from paiju.core.errors import IllegalError, InvalidError
from paiju.flow.away import GONE
from paiju.table import room, rounds
from paiju.table.chair import EMPTY, Chair
from paiju.table.commands import Bot, Close, Entry, Expire, Hand, Kick, Settings, Start, Swap, Unwanted, Watch
from paiju.table.sitting import existing, vacate
from paiju.table.swapping import exchange
from paiju.table.table import IDLE, Table


def must_own(table: Table, entry: Entry) -> None:
    """Errors: `not_owner`."""
    if entry.player != table.owner:
        raise IllegalError("not_owner", "only the owner of the table may do this")


def must_go_on(table: Table) -> None:
    """Errors: `draining`."""
    if table.held:
        raise IllegalError("draining", "the house is being emptied: no round begins any more")


def _must_wait(table: Table) -> None:
    if table.round is not None:
        raise IllegalError("playing", "the round is not settled")


def _before_session(table: Table, entry: Entry) -> None:
    """Errors: `not_owner`, `playing`."""
    must_own(table, entry)
    if table.running:
        raise IllegalError("playing", "a session runs")


def kick(table: Table, entry: Entry, command: Kick) -> None:
    """Free the seat of a player. Errors: `not_owner`, `playing`, `no_such_seat`, `seat_empty`."""
    must_own(table, entry)
    _must_wait(table)
    seat = existing(table, command.seat)
    if not table.chairs[seat].player:
        raise IllegalError("seat_empty", "no player sits there", "/seat")
    if table.running and table.away(seat) != GONE:
        raise IllegalError("playing", "while a session runs only a player who is gone can be sent away", "/seat")
    vacate(table, seat, entry.at)


def unwanted(table: Table, entry: Entry, _: Unwanted) -> None:
    """Free the seat of a player whom the owner does not want here. Errors: `no_seat`, `playing`."""
    seat = table.own_seat(entry.player)
    if table.running:
        raise IllegalError("playing", "a session is played to its end with all who began it")
    vacate(table, seat, entry.at)


def swap(table: Table, entry: Entry, command: Swap) -> None:
    """Let two seats change places. Errors: `not_owner`, `playing`, `no_such_seat`."""
    _before_session(table, entry)
    exchange(table, existing(table, command.seat), existing(table, command.other))


def bot(table: Table, entry: Entry, command: Bot) -> None:
    """Put a bot into a free seat, or take it away. Errors: `not_owner`, `playing`, `no_such_seat`, `seat_taken`."""
    _before_session(table, entry)
    seat = existing(table, command.seat)
    if table.chairs[seat].player:
        raise IllegalError("seat_taken", "a player sits there", "/seat")
    table.chairs[seat] = Chair(bot=command.bot) if command.bot else EMPTY
    if not command.bot:
        rounds.call_off(table)
    rounds.begin_if_ready(table, entry.at)


def settings(table: Table, entry: Entry, command: Settings) -> None:
    """Change the game, its options, the customs; nobody is ready then.

    Errors: `not_owner`, `playing`, `too_many_people` for a game with fewer seats, and those of `room.read`.
    """
    _before_session(table, entry)
    wanted = _room(command)
    seats, sitting = wanted.rules().seats, [chair for chair in table.chairs if chair.player]
    if len(sitting) > seats:
        raise IllegalError("too_many_people", f"{len(sitting)} players sit here, the game has {seats} seats", "/room")
    if sum(not chair.free for chair in table.chairs) > seats:
        table.chairs = [chair for chair in table.chairs if not chair.bot]
    table.clocks.stop("ready")
    rounds.call_off(table)
    table.furnish(wanted)


def _room(command: Settings) -> room.Room:
    """The room that is wanted; places of errors lead into the command."""
    try:
        return room.read(command.room)
    except InvalidError as error:
        raise InvalidError(error.code, error.message, "/room" + error.at) from None


def start(table: Table, entry: Entry, command: Start) -> None:
    """Begin the next round.

    Errors: `not_owner`, `playing`, `draining`, `seats_empty`, `not_ready` naming who is waited for.
    """
    must_own(table, entry)
    _must_wait(table)
    must_go_on(table)
    own = table.seat_of(entry.player)
    if any(chair.free for chair in table.chairs):
        raise IllegalError("seats_empty", "a seat is free; a bot can take it")
    missing = [table.name(seat) for seat in rounds.unready(table) if seat != own]
    if missing:
        raise IllegalError("not_ready", f"not ready yet: {', '.join(missing)}")
    if own is not None:
        table.set(own, ready=True, seed=bytes.fromhex(command.seed))
    rounds.begin(table, entry.at)


def watch(table: Table, entry: Entry, command: Watch) -> None:
    """Let others watch, or not. Errors: `not_owner`."""
    must_own(table, entry)
    table.room = table.room.but(spectators=command.on)


def hand(table: Table, entry: Entry, command: Hand) -> None:
    """Hand the table over. Errors: `not_owner`, `no_such_seat`, `seat_empty`."""
    must_own(table, entry)
    player = table.chairs[existing(table, command.seat)].player
    if not player:
        raise IllegalError("seat_empty", "no player sits there", "/seat")
    table.owner = player


def close(table: Table, entry: Entry, _: Close) -> None:
    """Close the room for good. Errors: `not_owner`, `playing`."""
    _before_session(table, entry)
    close_for_good(table)


def expire(table: Table, entry: Entry, _: Expire) -> None:
    """No player has done anything for long: a session that waits for its next round ends, and the room is closed.

    A round that is played is played out, the session ends with it, and the room has as long again.
    """
    if table.round is not None:
        table.dissolving = True
        table.clocks.set("idle", entry.at, IDLE)
        return
    end(table, entry.at)


def end(table: Table, now: int) -> None:
    """Close the room while no round is played; a session that runs ends first, so that its pot is divided."""
    if table.running:
        rounds.end_session(table, now)
    close_for_good(table)


def close_for_good(table: Table) -> None:
    """No command is taken any more."""
    table.closed = True
    table.chairs = [EMPTY for _ in table.chairs]
    for _, name in list(table.clocks.running()):
        table.clocks.stop(name)
