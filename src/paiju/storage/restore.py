"""A backup put into the place of a database, of whichever kind."""

import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, insert, inspect, select, text

from paiju.core.errors import IllegalError, InvalidError
from paiju.storage import address, migrate
from paiju.storage.address import Address
from paiju.storage.backup import AT_ONCE, check, copy_file, new_file, ordered, reason_of
from paiju.storage.engine import CONNECT_SECONDS, IN_USE
from paiju.storage.errors import FAILURES
from paiju.storage.schema import metadata
from paiju.storage.space import BESIDE


def restore(file: Path, url: str, *, force: bool = False) -> None:
    """Put all that a backup has into the database at `url`, brought to the newest schema.

    Errors: `bad_backup`, `newer_backup`; `in_use` while anything is connected to the database, `not_empty` unless what
    is there may be lost (`force`), `bad_setting` for a database that cannot be used. Then nothing has changed.
    """
    if not address.is_file(file):
        raise InvalidError("bad_backup", f"there is no file {file}", "/file")
    check(file)
    target = address.read(url)
    if target.file is not None:
        _into_file(file, target.file, force)
    else:
        _into_server(file, target, force)


def _into_file(file: Path, target: Path, force: bool) -> None:
    address.check_folder(target)
    if address.is_file(target):
        if target.samefile(file):
            raise InvalidError("bad_backup", "this file is the database itself", "/file")
        _check_file(target, force)
    with new_file(target) as made:
        try:
            _brought_up(file, made)
        except (*FAILURES, sqlite3.Error) as error:
            raise address.bad(f"{target} cannot be written: {reason_of(error)}") from None
    for ending in BESIDE:
        Path(f"{target}{ending}").unlink(missing_ok=True)


def _check_file(target: Path, force: bool) -> None:
    """Errors: `in_use`, `not_empty`, `bad_setting` for what is no database."""
    if target.stat().st_size and not force:
        raise _not_empty(str(target))
    try:
        with closing(sqlite3.connect(target, timeout=0, isolation_level=None)) as opened:
            # who is connected holds a lock that this needs for itself
            opened.execute("PRAGMA locking_mode=EXCLUSIVE")
            opened.execute("BEGIN EXCLUSIVE")
            opened.execute("ROLLBACK")
    except sqlite3.OperationalError as error:
        raise _in_use(str(target), str(error)) from None
    except sqlite3.DatabaseError as error:
        raise address.bad(f"{target} is no database: {error}") from None


def _brought_up(file: Path, made: Path) -> None:
    """A copy of the backup in the newest schema; of one with a `-wal` beside it too, which a copy of files has."""
    copy_file(file, made, "ro")
    engine = create_engine(f"sqlite:///{made}", hide_parameters=True)
    try:
        with engine.begin() as connection:
            migrate.upgrade(connection)
    finally:
        engine.dispose()
    check(made)


def _into_server(file: Path, target: Address, force: bool) -> None:
    """All in one transaction of PostgreSQL: it stands as a whole or not at all."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "newest.db"
        _brought_up(file, made)
        source = create_engine(f"sqlite:///{made}", hide_parameters=True)
        engine = _server(target)
        try:
            with source.connect() as kept, engine.begin() as connection:
                _check_server(connection, target, force)
                _fill(kept, connection)
        except (*FAILURES, sqlite3.Error) as error:
            raise address.bad(f"the database {target.shown} cannot be used: {reason_of(error)}") from None
        finally:
            source.dispose()
            engine.dispose()


def _server(target: Address) -> Engine:
    """Connections that do not count as a use of the database."""
    try:
        return create_engine(target.url, hide_parameters=True, connect_args={"connect_timeout": CONNECT_SECONDS})
    except ImportError:
        raise address.bad("PostgreSQL needs the driver psycopg: install paiju[postgres]") from None


def _check_server(connection: Connection, target: Address, force: bool) -> None:
    """Hold the database for this transaction alone, empty and of the newest schema. Errors: `in_use`, `not_empty`."""
    if not connection.scalar(text(f"SELECT pg_try_advisory_xact_lock({IN_USE})")):
        raise _in_use(target.shown, "a server or a command is connected to it")
    there = set(inspect(connection).get_table_names()) & {migrate.VERSION_TABLE, *metadata.tables}
    ours = [table for table in reversed(metadata.sorted_tables) if table.name in there]
    if not force and any(connection.execute(select(table).limit(1)).first() for table in ours):
        raise _not_empty(target.shown)
    for table in ours:
        connection.execute(table.delete())
    migrate.upgrade(connection)


def _fill(kept: Connection, connection: Connection) -> None:
    for table in metadata.sorted_tables:
        for part in kept.execute(ordered(table)).mappings().partitions(AT_ONCE):
            connection.execute(insert(table), [dict(row) for row in part])
        if table.autoincrement_column is not None and "id" in table.c:
            connection.execute(
                text(f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), max(id)) FROM {table.name}")
            )


def _in_use(shown: str, reason: str) -> IllegalError:
    return IllegalError("in_use", f"{shown} is in use: stop the server first ({reason})", "/database")


def _not_empty(shown: str) -> IllegalError:
    return IllegalError("not_empty", f"{shown} is not empty; --force gives up what is in it", "/database")
