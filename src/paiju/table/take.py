"""The one way to change a table: take what happens, check it, carry it out, and say what is to be shown."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from paiju.core.errors import IllegalError
from paiju.table import again, commands, hosting, owning, playing, sitting, swapping, voting
from paiju.table.commands import Command, Entry
from paiju.table.stream import Finished, Piece
from paiju.table.table import IDLE, Table

HANDLERS: Mapping[type[Command], Callable[[Table, Entry, Any], None]] = {
    commands.Sit: sitting.sit,
    commands.Leave: sitting.leave,
    commands.Back: sitting.back,
    commands.Ready: sitting.ready,
    commands.Auto: sitting.auto,
    commands.Lost: sitting.lost,
    commands.Absent: sitting.absent,
    commands.AllReady: sitting.all_ready,
    commands.Answer: playing.answer,
    commands.BotAnswer: playing.bot_answer,
    commands.BotFailed: playing.bot_failed,
    commands.Lapse: playing.lapse,
    commands.Go: playing.go,
    commands.Dissolve: voting.propose,
    commands.Vote: voting.vote,
    commands.VoteOver: voting.vote_over,
    commands.AskSwap: swapping.ask,
    commands.AnswerSwap: swapping.answer,
    commands.Kick: owning.kick,
    commands.Swap: owning.swap,
    commands.Bot: owning.bot,
    commands.Settings: owning.settings,
    commands.Start: owning.start,
    commands.Rematch: again.rematch,
    commands.Watch: owning.watch,
    commands.Hand: owning.hand,
    commands.Close: owning.close,
    commands.Unwanted: owning.unwanted,
    commands.Expire: owning.expire,
    commands.Hold: hosting.hold,
    commands.Shut: hosting.shut,
}


class Taken(NamedTuple):
    """What came of it: the pieces to show, the rounds that are settled."""

    pieces: list[Piece]
    finished: list[Finished]


def take(table: Table, entry: Entry) -> Taken:
    """Let `entry` happen to the table, which changes. Errors: what the command says; then the table must be dropped.

    Whoever needs the table as it was takes on a `clone`.
    """
    if table.closed:
        raise IllegalError("closed", "this room is closed")
    if entry.player:
        table.people[entry.player] = entry.name
    if entry.face:
        table.faces[entry.player] = entry.face
    HANDLERS[type(entry.command)](table, entry, entry.command)
    hosting.shut_if_settled(table)
    swapping.forget_the_gone(table)
    if not table.closed and (entry.player or table.clocks.end("idle") is None):
        table.clocks.set("idle", entry.at, IDLE)
    table.show(entry.at)
    taken = Taken(table.pieces, table.finished)
    table.pieces, table.finished = [], []
    return taken


def due(table: Table) -> tuple[int, Entry] | None:
    """What time will do next if nothing else happens, and when; None while no clock runs."""
    first = min(table.due(), default=None)
    if first is None:
        return None
    when, clock = first
    name, _, player = clock.partition(" ")
    return when, Entry(when, player, table.people.get(player, ""), _command(table, name))


def _command(table: Table, clock: str) -> Command:
    if clock == "window":
        window = table.round.window if table.round is not None else None
        return commands.Lapse(window=window.number if window is not None else -1)
    return {
        "pause": commands.Go,
        "absent": commands.Absent,
        "ready": commands.AllReady,
        "next": commands.AllReady,
        "vote": commands.VoteOver,
        "idle": commands.Expire,
    }[clock]()
