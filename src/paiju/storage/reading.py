"""Rows out of the database."""

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncConnection

from paiju.storage.rows import Career, InputRow, Page, PlayerRow, ReportRow, RoundRow, TableRow
from paiju.storage.schema import careers, devices, inputs, played, players, reports, rounds, tables
from paiju.storage.values import checked

_PLAYERS = select(players.c.id, players.c.name, players.c.created_at, players.c.face)
_TABLES = select(tables.c.id, tables.c.code, tables.c.owner_id, tables.c.created_at, tables.c.seed, tables.c.settings)
_INPUTS = select(*(column for column in inputs.c if column.name != "previous"))
_REPORTS: Select[Any] = select(*(column for column in reports.c if column.name != "id"), reports.c.id).order_by(
    reports.c.id.desc()
)
_LISTED = [column for column in rounds.c if column.name != "record"]


async def player(connection: AsyncConnection, id: str) -> PlayerRow | None:
    """The player with this id."""
    return await _player(connection, _PLAYERS.where(players.c.id == _text(id)))


async def player_of(connection: AsyncConnection, token_hash: bytes) -> PlayerRow | None:
    """The player of whose tokens one has this hash."""
    later = select(devices.c.player_id).where(devices.c.token_hash == token_hash)
    return await _player(connection, _PLAYERS.where((players.c.token_hash == token_hash) | players.c.id.in_(later)))


async def players_among(connection: AsyncConnection, ids: Sequence[str]) -> list[PlayerRow]:
    """The players with these ids."""
    wanted = _PLAYERS.where(players.c.id.in_([_text(id) for id in ids]))
    return [PlayerRow(*row) for row in await connection.execute(wanted)]


async def table(connection: AsyncConnection, id: str) -> TableRow | None:
    """The table with this id, closed or not."""
    row = (await connection.execute(_TABLES.where(tables.c.id == _text(id)))).one_or_none()
    return None if row is None else _table(row)


async def live_tables(connection: AsyncConnection) -> list[TableRow]:
    """The tables that are not closed, oldest first."""
    live = _TABLES.where(tables.c.closed_at.is_(None)).order_by(tables.c.created_at, tables.c.id)
    return [_table(row) for row in await connection.execute(live)]


async def inputs_of(connection: AsyncConnection, table: str, after: int) -> list[InputRow]:
    """The inputs of a table with a greater `seq` than `after`, in order."""
    later = _INPUTS.where(inputs.c.table_id == _text(table), inputs.c.seq > _number(after)).order_by(inputs.c.seq)
    return [_input(row) for row in await connection.execute(later)]


async def round_of(connection: AsyncConnection, table: str, session: int, number: int) -> RoundRow | None:
    """One round, with its record."""
    wanted = select(rounds).where(
        rounds.c.table_id == _text(table), rounds.c.session == _number(session), rounds.c.number == _number(number)
    )
    row = (await connection.execute(wanted)).one_or_none()
    return None if row is None else _round(row)


async def rounds_of(connection: AsyncConnection, table: str) -> list[RoundRow]:
    """The rounds of a table in order, without their records."""
    listed = select(*_LISTED).where(rounds.c.table_id == _text(table)).order_by(rounds.c.session, rounds.c.number)
    return [_round((*row, "")) for row in await connection.execute(listed)]


async def newest_rounds(connection: AsyncConnection, skip: int, limit: int) -> list[RoundRow]:
    """At most `limit` rounds of all tables, the newest first, after so many, without their records."""
    order = (rounds.c.ended_at.desc(), rounds.c.table_id, rounds.c.session.desc(), rounds.c.number.desc())
    listed = select(*_LISTED).order_by(*order).offset(_number(skip)).limit(_number(limit))
    return [_round((*row, "")) for row in await connection.execute(listed)]


async def history(connection: AsyncConnection, player: str, before: int | None, limit: int) -> Page:
    """At most `limit` rounds of a player, newest first, without their records."""
    found = (await connection.execute(_history(player, before).limit(limit + 1))).all()
    page = found[:limit]
    return Page([_round((*row[1:], "")) for row in page], page[-1][0] if len(found) > limit else None)


async def career(connection: AsyncConnection, player: str, game: str) -> Career:
    """A player's career in a game; zeros before the first round."""
    wanted = select(careers).where(careers.c.player_id == _text(player), careers.c.game == _text(game))
    row = (await connection.execute(wanted)).one_or_none()
    return Career(player, game, 0, 0, 0) if row is None else Career(*row)


async def reports_before(connection: AsyncConnection, before: int | None, limit: int) -> list[ReportRow]:
    """At most `limit` reports, newest first, of those with a smaller id than `before`."""
    wanted = _REPORTS if before is None else _REPORTS.where(reports.c.id < _number(before))
    return [ReportRow(*row) for row in await connection.execute(wanted.limit(_number(limit)))]


def _history(player: str, before: int | None) -> Select[Any]:
    key = (rounds.c.table_id, rounds.c.session, rounds.c.number)
    same = [ours == theirs for ours, theirs in zip(key, (played.c[one.name] for one in key), strict=True)]
    found = select(played.c.id, *_LISTED).select_from(played).join(rounds, same[0] & same[1] & same[2])
    found = found.where(played.c.player_id == _text(player)).order_by(played.c.id.desc())
    return found if before is None else found.where(played.c.id < _number(before))


async def _player(connection: AsyncConnection, wanted: Select[Any]) -> PlayerRow | None:
    row = (await connection.execute(wanted)).one_or_none()
    return None if row is None else PlayerRow(*row)


def _table(row: Sequence[Any]) -> TableRow:
    *plain, settings = row
    return TableRow(*plain, *_loaded(settings))


def _input(row: Sequence[Any]) -> InputRow:
    *plain, body, events = row
    return InputRow(*plain, *_loaded(body, events))


def _round(row: Sequence[Any]) -> RoundRow:
    *plain, names, seats, deltas, record = row
    return RoundRow(*[*plain, *_loaded(names, seats, deltas), record])


def _loaded(*texts: str) -> list[Any]:
    return [json.loads(text) for text in texts]


def _text(value: str) -> str:
    checked({"the id": value})
    return value


def _number(value: int) -> int:
    checked({"the number": value})
    return value
