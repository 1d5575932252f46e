"""Changing places by consent, while no session runs: one player asks, the other agrees or refuses."""

from paiju.core.errors import IllegalError
from paiju.table import rounds
from paiju.table.commands import AnswerSwap, AskSwap, Entry
from paiju.table.sitting import existing
from paiju.table.table import Table


def exchange(table: Table, one: int, other: int) -> None:
    """Let two seats change places; neither is ready then, and what one of them asked or was asked is settled."""
    chairs = table.chairs
    chairs[one], chairs[other] = chairs[other].but(ready=False), chairs[one].but(ready=False)
    moved = {chairs[one].player, chairs[other].player}
    table.swaps = {by: to for by, to in table.swaps.items() if moved.isdisjoint((by, to))}
    table.clocks.stop("ready")
    rounds.call_off(table)


def forget_the_gone(table: Table) -> None:
    """Who has no seat any more neither asks nor is asked."""
    here = {table.chairs[seat].player for seat in table.humans()}
    table.swaps = {by: to for by, to in table.swaps.items() if here.issuperset((by, to))}


def _own_seat_of_a_table_that_waits(table: Table, entry: Entry) -> int:
    """Errors: `no_seat`, `playing`."""
    own = table.own_seat(entry.player)
    if table.running:
        raise IllegalError("playing", "seats do not change while a session runs")
    return own


def ask(table: Table, entry: Entry, command: AskSwap) -> None:
    """Ask another player, whom it is then up to; one question at a time.

    Errors: `no_seat`, `playing`, `no_such_seat`, `seat_empty` where no other player sits.
    """
    own = _own_seat_of_a_table_that_waits(table, entry)
    others = {by: to for by, to in table.swaps.items() if by != entry.player}
    if command.seat is not None:
        seat = existing(table, command.seat)
        player = table.chairs[seat].player
        if not player or seat == own:
            raise IllegalError("seat_empty", "no other player sits there", "/seat")
        others[entry.player] = player
    table.swaps = others


def answer(table: Table, entry: Entry, command: AnswerSwap) -> None:
    """Agree, or refuse. Errors: `no_seat`, `playing`, `no_such_seat`, `no_swap` where that player has not asked."""
    own = _own_seat_of_a_table_that_waits(table, entry)
    seat = existing(table, command.seat)
    asker = table.chairs[seat].player
    if table.swaps.get(asker) != entry.player:
        raise IllegalError("no_swap", "nobody in that seat asks to change places with you", "/seat")
    if command.yes:
        exchange(table, own, seat)
    else:
        table.swaps = {by: to for by, to in table.swaps.items() if by != asker}
