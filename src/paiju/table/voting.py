"""Ending a session early: one proposes, all agree, and it ends when the round is settled (NJ-11.1)."""

from paiju.core.errors import IllegalError
from paiju.flow.away import GONE
from paiju.table import rounds
from paiju.table.commands import Dissolve, Entry, VoteOver
from paiju.table.commands import Vote as Ballot
from paiju.table.table import SECOND, Table
from paiju.table.vote import Vote


def propose(table: Table, entry: Entry, _: Dissolve) -> None:
    """Propose to end the session. Errors: `no_seat`, `not_playing`, `voting`, `refused` until the next round."""
    table.own_seat(entry.player)
    if not table.running:
        raise IllegalError("not_playing", "no session runs")
    if table.vote is not None or table.dissolving:
        raise IllegalError("voting", "it has been proposed already")
    if entry.player in table.refused:
        raise IllegalError("refused", "it was refused; propose it again in the next round")
    table.vote = Vote(entry.player, frozenset({entry.player}))
    table.clocks.set("vote", entry.at, table.room.custom("vote_seconds") * SECOND)
    count(table, entry.at)


def vote(table: Table, entry: Entry, command: Ballot) -> None:
    """Agree or refuse. Errors: `no_seat`, `no_vote`."""
    table.own_seat(entry.player)
    if table.vote is None:
        raise IllegalError("no_vote", "nothing has been proposed")
    if command.yes:
        table.vote = table.vote._replace(yes=table.vote.yes | {entry.player})
        count(table, entry.at)
    else:
        table.refused |= {table.vote.by}
        table.vote = None
        table.clocks.stop("vote")


def vote_over(table: Table, entry: Entry, _: VoteOver) -> None:
    """The time is over: who was silent agrees."""
    if table.vote is not None:
        _agreed(table, entry.at)


def count(table: Table, now: int) -> None:
    """If something is proposed: whether all players who are there agree; of who is gone nobody asks."""
    there = {table.chairs[seat].player for seat in table.humans() if table.away(seat) != GONE}
    if table.vote is not None and there <= table.vote.yes:
        _agreed(table, now)


def _agreed(table: Table, now: int) -> None:
    table.vote = None
    table.clocks.stop("vote")
    if table.round is not None:
        table.dissolving = True
    else:
        rounds.end_session(table, now)
