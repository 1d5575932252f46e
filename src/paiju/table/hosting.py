"""What the host of the house does to a table: let no round begin, or close it."""

from paiju.table import owning, rounds
from paiju.table.commands import Entry, Hold, Shut
from paiju.table.table import Table


def hold(table: Table, entry: Entry, command: Hold) -> None:
    """Let no round begin any more, or let them begin again; a round that is played is played out."""
    table.held = command.on
    if command.on:
        for name in ("ready", "next"):
            table.clocks.stop(name)
        return
    if table.running and table.round is None:
        rounds.count_down(table, entry.at)
    rounds.begin_if_ready(table, entry.at)


def shut(table: Table, entry: Entry, _: Shut) -> None:
    """Close the room; a round that is played is played out, the session ends with it, and then the room is closed."""
    if table.round is None:
        owning.end(table, entry.at)
    else:
        table.dissolving = table.shutting = True


def shut_if_settled(table: Table) -> None:
    """Close a room that was to be closed with its round, once that is settled."""
    if table.shutting and table.round is None and not table.closed:
        owning.close_for_good(table)
