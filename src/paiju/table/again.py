"""Another session at the same table: one tap of the owner, and everybody stays where he sits."""

from paiju.core.errors import IllegalError
from paiju.table import rounds
from paiju.table.commands import Entry, Rematch
from paiju.table.owning import must_go_on, must_own
from paiju.table.table import SECOND, Table

REMATCH = 20 * SECOND
"""Who sits here has so long to get up or to say that he is not ready; both call it off."""


def rematch(table: Table, entry: Entry, command: Rematch) -> None:
    """Begin another session when all are ready, and soon in any case, where the room lets rounds begin by themselves.

    Errors: `not_owner`, `draining`, `playing`, `not_playing` where no session was played, `seats_empty`.
    """
    must_own(table, entry)
    must_go_on(table)
    if table.running:
        raise IllegalError("playing", "a session runs")
    if table.results is None:
        raise IllegalError("not_playing", "no session has been played here")
    if any(chair.free for chair in table.chairs):
        raise IllegalError("seats_empty", "a seat is free; a bot can take it")
    own = table.seat_of(entry.player)
    if own is not None:
        table.set(own, ready=True, seed=bytes.fromhex(command.seed))
    if table.room.custom("next_seconds"):
        table.clocks.set("next", entry.at, REMATCH)
    rounds.begin_if_ready(table, entry.at)
