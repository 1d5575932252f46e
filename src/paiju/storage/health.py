"""How a database is, found out without writing a byte of its own."""

import asyncio
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, text

from paiju.core.errors import InvalidError
from paiju.storage import address, migrate, space
from paiju.storage.address import Address
from paiju.storage.engine import Database
from paiju.storage.errors import StorageError
from paiju.storage.space import Space

_RIGHTS = text(
    "SELECT bool_and(has_table_privilege(c.oid, 'INSERT')) FROM pg_class c "
    "WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'"
)
_NEWEST = "SELECT max(ended_at) FROM rounds"


class Health(NamedTuple):
    """What was found.

    `there`: whether there is a database at all; `fault`: why it could not be read, "" where it could; `damage`: what is
    wrong inside; `version`: of its schema, "" where Paiju has never used it; `newest`: when the last round ended (ms);
    `ahead`: how much the database's clock is ahead of this machine's (ms), None where it has none.
    """

    shown: str
    there: bool
    fault: str = ""
    writable: bool = True
    journal: str = ""
    damage: tuple[str, ...] = ()
    version: str = ""
    newest: int = 0
    space: Space | None = None
    ahead: int | None = None


def examine(url: str) -> Health:
    """Look at the database. Errors: `bad_setting` for an address that cannot be read, or a driver that is missing."""
    where = address.read(url)
    if where.file is None:
        return asyncio.run(_server(where))
    try:
        address.check_folder(where.file)
        if address.is_file(where.file):
            return _file(where, where.file)
    except InvalidError as error:
        return Health(where.shown, there=True, fault=error.message)
    writable = os.access(where.file.parent, os.W_OK)
    return Health(where.shown, there=False, writable=writable, space=space.of_file(where.file))


def standing(version: str) -> str:
    """`current`, `older`, `newer`, or `none` for a database that Paiju has never used."""
    if not version:
        return "none"
    if {version} == migrate.newest():
        return "current"
    return "older" if version in migrate.known() else "newer"


def _file(where: Address, file: Path) -> Health:
    writable = os.access(file, os.W_OK) and os.access(file.parent, os.W_OK)
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?{_how(file)}", uri=True)) as opened:
            damage = [row[0] for row in opened.execute("PRAGMA integrity_check(5)") if row[0] != "ok"]
            loose = opened.execute("PRAGMA foreign_key_check").fetchmany(5)
            names = {row[0] for row in opened.execute("SELECT name FROM sqlite_master")}
            version = _one(opened, f"SELECT version_num FROM {migrate.VERSION_TABLE}", migrate.VERSION_TABLE in names)
            newest = _one(opened, _NEWEST, "rounds" in names)
    except sqlite3.OperationalError as error:
        return Health(where.shown, there=True, fault=str(error), writable=writable, space=space.of_file(file))
    except sqlite3.DatabaseError as error:
        return Health(where.shown, there=True, damage=(str(error),), writable=writable, space=space.of_file(file))
    return Health(
        where.shown,
        there=True,
        writable=writable,
        journal=_journal(file),
        damage=(*damage, *(f"a row of {row[0]} hangs loose" for row in loose)),
        version=str(version or ""),
        newest=int(newest or 0),
        space=space.of_file(file),
    )


def _how(file: Path) -> str:
    """How to read so that no file is made: one that nobody uses must be said to stand still."""
    return "mode=ro" if Path(f"{file}-wal").exists() else "mode=ro&immutable=1"


def _journal(file: Path) -> str:
    """As the file itself has it: one that is said to stand still has none."""
    with file.open("rb") as opened:
        return "wal" if opened.read(19)[18:] == b"\2" else "delete"


def _one(opened: sqlite3.Connection, question: str, there: bool) -> Any:
    row = opened.execute(question).fetchone() if there else None
    return row[0] if row is not None else None


async def _server(where: Address) -> Health:
    database = Database(where)
    try:
        async with database.reading() as connection:
            found = await connection.run_sync(migrate.found)
            ahead = await connection.run_sync(_ahead)
            room = await space.of_server(connection)
            version = next(iter(found), "")
            writable = bool(await connection.scalar(_RIGHTS)) if version else True
            newest = int(await connection.scalar(text(_NEWEST)) or 0) if version else 0
    except StorageError as error:
        return Health(where.shown, there=True, fault=error.message)
    finally:
        await database.close()
    return Health(where.shown, there=True, writable=writable, version=version, newest=newest, space=room, ahead=ahead)


def _ahead(connection: Connection) -> int:
    there = connection.scalar(text("SELECT extract(epoch FROM clock_timestamp()) * 1000"))
    return int(float(there or 0) - time.time() * 1000)
