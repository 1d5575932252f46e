"""A copy of everything that the store keeps, as one SQLite file, whatever the database is; taken while it is in use."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Select, Table, create_engine, insert, select

from paiju.core.errors import InvalidError
from paiju.storage import address, migrate
from paiju.storage.address import Address
from paiju.storage.engine import Database
from paiju.storage.errors import FAILURES, told
from paiju.storage.schema import inputs, metadata

AT_ONCE = 500
"""Rows that are read and written together."""


def check_target(out: Path, *, force: bool) -> None:
    """Errors: `exists` for a file that is there, unless it may be replaced; `bad_setting` where none can be."""
    address.check_folder(out)
    if address.is_file(out) and not force:
        raise InvalidError("exists", f"{out} is there already; --force replaces it", "/out")


async def backup(url: str, out: Path, *, force: bool = False) -> None:
    """Copy the database at `url` into the file `out`, for its owner alone; a server may write meanwhile.

    Errors: `exists`, `bad_setting` for a database that cannot be read, or is not of this version's schema; `bad_backup`
    where the copy is not in order. Then there is no file, or the one that was there.
    """
    check_target(out, force=force)
    source = address.read(url)
    address.check_there(source)
    with new_file(out) as copy:
        try:
            if source.file is not None:
                # one that may only read would leave files beside a database that nobody uses
                await asyncio.to_thread(copy_file, source.file, copy, "rw")
            else:
                await _copy_rows(source, copy)
        except (*FAILURES, sqlite3.Error) as error:
            raise address.bad(f"the database {source.shown} cannot be copied to {out}: {reason_of(error)}") from None
        await asyncio.to_thread(check, copy)


def reason_of(error: Exception) -> str:
    """Why a copy failed, as may be told."""
    return str(error) if isinstance(error, sqlite3.Error) else told(error)


@contextmanager
def new_file(out: Path) -> Iterator[Path]:
    """A file to be filled, which takes the place of `out` when the block has ended well, synced to the disk."""
    draft = out.with_name(f".{out.name}.{os.getpid()}")
    try:
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        yield draft
        with draft.open("rb") as filled:
            os.fsync(filled.fileno())
        draft.replace(out)
    except OSError as error:
        raise address.bad(f"{out} cannot be written: {error.strerror}") from None
    finally:
        for left in (draft, *(Path(f"{draft}{ending}") for ending in ("-wal", "-shm", "-journal"))):
            with suppress(OSError):  # such as that of a name that is too long
                left.unlink()


def check(file: Path) -> set[str]:
    """See that a file is a database of Paiju in order; the version of its schema.

    Errors: `bad_backup` for what is none, or is damaged; `newer_backup` for one of a newer Paiju.
    """
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as opened:
            found = [row[0] for row in opened.execute("PRAGMA integrity_check")]
            loose = opened.execute("PRAGMA foreign_key_check").fetchall()
            versions = {row[0] for row in opened.execute(f"SELECT version_num FROM {migrate.VERSION_TABLE}")}
    except sqlite3.Error as error:
        raise InvalidError("bad_backup", f"{file} is no database of Paiju: {error}") from None
    if found != ["ok"] or loose or not versions:
        raise InvalidError("bad_backup", f"{file} is damaged: {'; '.join(found[:3])}, {len(loose)} rows hang loose")
    if not versions <= migrate.known():
        raise InvalidError("newer_backup", f"{file} was made by a newer Paiju")
    return versions


def copy_file(source: Path, copy: Path, mode: str) -> None:
    """By SQLite's own way, which sees one moment and lets others write meanwhile; the copy is a single file.

    `mode`: `rw`, or `ro` for a source that must stay as it is.
    """
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode={mode}", uri=True)) as opened,
        closing(sqlite3.connect(copy)) as made,
    ):
        opened.backup(made)
        made.execute("PRAGMA journal_mode=DELETE")


async def _copy_rows(source: Address, copy: Path) -> None:
    """All rows of a moment, table by table, into a new database of the same schema."""
    database = Database(source)
    engine = create_engine(f"sqlite:///{copy}", hide_parameters=True)
    try:
        async with database.reading() as reading:
            await reading.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            await reading.run_sync(_must_be_newest)
            with engine.begin() as made:
                migrate.upgrade(made)
                for table in metadata.sorted_tables:
                    rows = await reading.stream(ordered(table))
                    async for part in rows.partitions(AT_ONCE):
                        made.execute(insert(table), [dict(row._mapping) for row in part])
    finally:
        engine.dispose()
        await database.close()


def ordered(table: Table) -> Select[Any]:
    """All rows, those first that others name."""
    wanted = select(table)
    return wanted.order_by(inputs.c.table_id, inputs.c.seq) if table is inputs else wanted


def _must_be_newest(connection: Connection) -> None:
    """Errors: `bad_setting` for an older or newer schema, whose rows this version does not know."""
    if migrate.found(connection) != migrate.newest():
        raise address.bad("the database is not of this version's schema: start the server of this version once")
