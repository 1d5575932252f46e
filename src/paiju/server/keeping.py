"""From what happened at a table to the rows that are stored, and back."""

from collections.abc import Iterable

from paiju.core import codec
from paiju.core.errors import InvalidError
from paiju.core.events import Event
from paiju.flow.career import Career
from paiju.storage.rows import Append, CareerStep, InputRow, RoundRow, TableRow
from paiju.table import commands, room
from paiju.table.commands import Entry
from paiju.table.stream import Finished, Piece, Played
from paiju.table.table import Table
from paiju.table.take import Taken, take


def appended(table: Table, entry: Entry, seq: int, taken: Taken) -> Append:
    """Everything that becomes durable with one command."""
    kind, body = commands.write(entry.command)
    row = InputRow(
        table=table.id,
        seq=seq,
        at=entry.at,
        kind=kind,
        player=entry.player,
        window=body.get("window"),
        client_id=entry.command.id,
        body={"name": entry.name, "face": entry.face, "command": body},
        events=caused(taken.pieces),
    )
    return Append(
        row,
        tuple(_round(table, finished, entry.at) for finished in taken.finished),
        tuple(step for finished in taken.finished for step in _steps(table.room.game.career, finished)),
        closed_at=entry.at if table.closed else None,
    )


def _round(table: Table, finished: Finished, now: int) -> RoundRow:
    return RoundRow(
        table=table.id,
        session=finished.session,
        number=finished.number,
        game=finished.origin.game.id,
        ended_at=now,
        names=list(finished.names),
        players=list(finished.players),
        deltas=list(finished.deltas),
        record=finished.record,
    )


def _steps(career: Career | None, finished: Finished) -> Iterable[CareerStep]:
    """What the round adds for each of its players, where the game keeps anything."""
    if career is None:
        return
    for player, delta in zip(finished.players, finished.deltas, strict=True):
        if player is not None:
            fled = int(career.escapes != "" and player in finished.escaped)
            yield CareerStep(player, finished.origin.game.id, 1, delta, fled)


def entry_of(row: InputRow) -> Entry:
    """What the row tells. Errors: `bad_request`."""
    command = commands.read(row.kind, {**row.body["command"], "id": row.client_id})
    # rows of the first versions know no faces
    return Entry(row.at, row.player, row.body["name"], command, row.body.get("face", ""))


def opened(row: TableRow, owner: str, face: str = "") -> tuple[Table, list[Piece]]:
    """The table as it was when it was opened, and what it showed; `owner`: the name of its owner, `face`: his face."""
    table = Table(row.id, row.code, row.owner, row.seed, room.read(row.settings))
    table.people[row.owner] = owner
    if face:
        table.faces[row.owner] = face
    table.open(row.created_at)
    pieces, table.pieces = table.pieces, []
    return table, pieces


def restored(row: TableRow, owner: str, inputs: Iterable[InputRow], face: str = "") -> tuple[Table, list[Piece]]:
    """The table as its rows make it, and all that it has shown.

    Errors: those of commands that no longer go; `diverged` where they cause other events than they did.
    """
    table, pieces = opened(row, owner, face)
    for stored in inputs:
        taken = take(table, entry_of(stored))
        if codec.dump(caused(taken.pieces)) != codec.dump(stored.events):
            raise InvalidError("diverged", f"input {stored.seq} causes other events than when it was stored")
        pieces += taken.pieces
    return table, pieces


def caused(pieces: Iterable[Piece]) -> list[Event]:
    """The events of rounds that pieces show, unmasked."""
    return [event for piece in pieces if isinstance(piece, Played) for event in piece.events]
