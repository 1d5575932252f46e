"""Appends as rows of the database, many in one transaction."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Executable, bindparam, exists, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from paiju.storage.engine import Database
from paiju.storage.errors import ConflictError, StorageError
from paiju.storage.rows import Append, CareerStep, InputRow, RoundRow
from paiju.storage.schema import inputs, played, rounds, tables
from paiju.storage.values import FARTHEST, checked, json_text

Values = dict[str, Any]

_OF_TABLE = update(tables).where(tables.c.id == bindparam("of"))
# What is fed is added where the sum lies, so no reader and no other server can come between. Both databases read this.
_FEED = text(f"""
    INSERT INTO careers (player_id, game, rounds, score, escapes)
    VALUES (:player_id, :game, :rounds, :score, :escapes)
    ON CONFLICT (player_id, game) DO UPDATE SET
        rounds = careers.rounds + excluded.rounds,
        score = CASE WHEN careers.score + excluded.score > {FARTHEST} THEN {FARTHEST}
                     WHEN careers.score + excluded.score < -{FARTHEST} THEN -{FARTHEST}
                     ELSE careers.score + excluded.score END,
        escapes = careers.escapes + excluded.escapes
""")


class Entry(NamedTuple):
    """An append, ready to be written; each list holds the values of one statement."""

    table: str
    seq: int
    input: Values
    settings: list[Values]
    closings: list[Values]
    rounds: list[Values]
    played: list[Values]
    careers: list[Values]

    def __repr__(self) -> str:
        return f"Entry(table={self.table!r}, seq={self.seq})"


def entry(append: Append) -> Entry:
    """The append as rows. Errors: `bad_request` for values that no database takes; nothing is queued then."""
    of = append.row.table
    settings = [] if append.settings is None else [checked({"of": of, "settings": json_text(append.settings)})]
    closings = [] if append.closed_at is None else [checked({"of": of, "closed_at": append.closed_at})]
    return Entry(
        of,
        append.row.seq,
        _input(append.row),
        settings,
        closings,
        [_round(row) for row in append.rounds],
        [seat for row in append.rounds for seat in _played(row)],
        [_career(step) for step in append.steps],
    )


class Journal:
    """Writes entries."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def write(self, entries: Sequence[Entry]) -> None:
        """All entries in one transaction, in this order. Errors are those of SQLAlchemy; then none is written."""
        async with self._database.writing() as connection:
            await _run(connection, insert(inputs), [each.input for each in entries])
            await _run(connection, _OF_TABLE, [row for each in entries for row in each.settings])
            await _run(connection, _OF_TABLE, [row for each in entries for row in each.closings])
            await _run(connection, insert(rounds), [row for each in entries for row in each.rounds])
            await _run(connection, insert(played), [row for each in entries for row in each.played])
            await _run(connection, _FEED, sorted((row for each in entries for row in each.careers), key=_whose))

    async def refusal(self, refused: Entry) -> StorageError:
        """Why the database, being in order, did not take this entry. Errors: `StorageError` where it is not."""
        async with self._database.reading() as connection:
            if await _is_there(connection, inputs.c.table_id == refused.table, inputs.c.seq == refused.seq):
                return ConflictError("conflict", f"table {refused.table} has an input {refused.seq} already")
            if not await _is_there(connection, tables.c.id == refused.table):
                return StorageError("unknown_table", f"there is no table {refused.table}")
            if not await _follows(connection, refused):
                return StorageError("gap", f"table {refused.table} has no input that {refused.seq} could follow")
        return StorageError("refused", f"input {refused.seq} of table {refused.table} doubles a round or names nobody")


async def _run(connection: AsyncConnection, statement: Executable, rows: list[Values]) -> None:
    if rows:
        await connection.execute(statement, rows)


async def _is_there(connection: AsyncConnection, *conditions: ColumnElement[bool]) -> bool:
    return bool(await connection.scalar(select(exists().where(*conditions))))


async def _follows(connection: AsyncConnection, refused: Entry) -> bool:
    if refused.seq == 1:
        return True
    before = refused.input["previous"]
    return await _is_there(connection, inputs.c.table_id == refused.table, inputs.c.seq == before)


def _input(row: InputRow) -> Values:
    return checked(
        {
            "table_id": row.table,
            "seq": row.seq,
            "previous": row.seq - 1 if row.seq > 1 else None,
            "at": row.at,
            "kind": row.kind,
            "player_id": row.player,
            "window": row.window,
            "client_id": row.client_id,
            "body": json_text(row.body),
            "events": json_text(row.events),
        }
    )


def _round(row: RoundRow) -> Values:
    return checked(
        {
            "table_id": row.table,
            "session": row.session,
            "number": row.number,
            "game": row.game,
            "ended_at": row.ended_at,
            "names": json_text(row.names),
            "players": json_text(row.players),
            "deltas": json_text(row.deltas),
            "record": row.record,
        }
    )


def _played(row: RoundRow) -> list[Values]:
    players = dict.fromkeys(player for player in row.players if player is not None)
    return [
        checked({"player_id": player, "table_id": row.table, "session": row.session, "number": row.number})
        for player in players
    ]


def _career(step: CareerStep) -> Values:
    return checked(
        {
            "player_id": step.player,
            "game": step.game,
            "rounds": step.rounds,
            "score": max(-FARTHEST, min(FARTHEST, step.score)),
            "escapes": step.escapes,
        }
    )


def _whose(row: Values) -> tuple[str, str]:
    # One order for every server: two that feed the same careers then wait for one another and never in a circle.
    return row["player_id"], row["game"]
