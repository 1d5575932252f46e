"""Connections to the database, set up so that a commit is durable and writers take turns."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from paiju.core.errors import PaijuError
from paiju.storage.address import Address, bad
from paiju.storage.errors import FAILURES, failure

CONNECT_SECONDS = 10
IN_USE = "hashtextextended('paiju ' || current_schema(), 0)"
"""The number, in PostgreSQL, of the lock that every connection to a database shares."""
_PRAGMAS = ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")


class Database:
    """The connections to one database; none is opened before it is needed.

    Errors, when it is made: `bad_setting` where the driver is not installed.
    """

    def __init__(self, address: Address) -> None:
        self._engine = _sqlite(address) if address.file is not None else _postgresql(address)
        # SQLite takes its lock at the start of a transaction that writes, not half-way.
        self._writing = self._engine.execution_options(begin="BEGIN IMMEDIATE")
        # SQLite has one writer at a time, and a lock that wakes the next is quicker and fairer than its polling.
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one moment. Errors: `StorageError`."""
        try:
            async with self._engine.connect() as connection:
                yield connection
        except FAILURES as error:
            raise failure(error) from None

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, durable when the block has ended. Errors are those of SQLAlchemy, for the caller to read."""
        async with self._turn, self._writing.begin() as connection:
            yield connection

    @asynccontextmanager
    async def changing(self, refused: PaijuError | None = None) -> AsyncIterator[AsyncConnection]:
        """The same for a change of which nothing more has to be known.

        Errors: `StorageError`; `refused`, where it is given, for a key in use or one that names nothing.
        """
        try:
            async with self.writing() as connection:
                yield connection
        except IntegrityError as error:
            raise refused or failure(error) from None
        except FAILURES as error:
            raise failure(error) from None

    async def close(self) -> None:
        """Close the connections; those that are needed later are opened anew."""
        await self._engine.dispose()


def _postgresql(address: Address) -> AsyncEngine:
    seconds = {} if "connect_timeout" in address.url.query else {"connect_timeout": CONNECT_SECONDS}
    try:
        engine = create_async_engine(address.url, hide_parameters=True, pool_pre_ping=True, connect_args=seconds)
    except ImportError:
        raise bad("PostgreSQL needs the driver psycopg: install paiju[postgres]") from None
    event.listen(engine.sync_engine, "connect", _note_use)
    return engine


def _note_use(connection: Any, _record: object) -> None:
    """As long as it is connected it holds a lock by which `restore` sees that the database is in use."""
    cursor = connection.cursor()
    cursor.execute(f"SELECT pg_advisory_lock_shared({IN_USE})")
    cursor.close()
    connection.commit()


def _sqlite(address: Address) -> AsyncEngine:
    """A new file is for its owner alone: it holds the seeds of tables."""
    engine = create_async_engine(address.url, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _set_up)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _set_up(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    # Left to itself, Python's module begins transactions late, and none at all for changes of the schema.
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))
