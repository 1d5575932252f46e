"""Migrations make what the code declares, all of it or nothing, and leave alone what they do not know."""

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Column, Connection, MetaData, Text

import paiju.storage
from paiju.core.errors import InvalidError
from paiju.storage import ReportRow, Store, address, migrate
from paiju.storage.engine import Database
from paiju.storage.schema import metadata
from tests.storage.kit import append, behind, bounded, opened, round_row, seat, seqs

SQLITE_TABLES = "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE '%paiju_version%' ORDER BY type, name"
POSTGRES_COLUMNS = (
    "SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns "
    "WHERE table_schema = current_schema() AND table_name <> 'paiju_version' ORDER BY table_name, ordinal_position"
)
POSTGRES_CONSTRAINTS = (
    "SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint "
    "WHERE connamespace = current_schema()::regnamespace AND conname NOT LIKE '%paiju_version%' ORDER BY conname"
)
POSTGRES_INDEXES = (
    "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = current_schema() AND tablename <> 'paiju_version' "
    "ORDER BY indexname"
)


BACK_TO_THE_FIRST = (
    *(f"DROP TABLE {name}" for name in ("reports", "devices", "blocks", "bans", "house_presets", "house_settings")),
    "DROP INDEX ix_rounds_ended_at",
    "ALTER TABLE players DROP COLUMN face",
    "UPDATE paiju_version SET version_num = '0001'",
)


def in_transaction(url: str, work: Any) -> Any:
    async def whole() -> Any:
        database = Database(address.read(url))
        try:
            async with database.writing() as connection:
                return await connection.run_sync(work)
        finally:
            await database.close()

    return asyncio.run(whole())


def described(url: str) -> list[str]:
    """Everything that the database knows of its tables, without the name of the schema."""
    if url.startswith("sqlite"):
        return [f"{kind} {name} {_parts(sql or '')}" for kind, name, sql in behind(url, SQLITE_TABLES)]
    questions = (POSTGRES_COLUMNS, POSTGRES_CONSTRAINTS, POSTGRES_INDEXES)
    return [re.sub(r"paiju_\w{32}\.?", "", str(row)) for question in questions for row in behind(url, question)]


def _parts(sql: str) -> list[str]:
    """What SQLite was told of a table, in any order: a column that was added later stands behind the constraints."""
    inner = sql.partition("(")[2].strip().removesuffix(")")
    return sorted(" ".join(part.split()) for part in re.split(r",(?![^()]*\))", inner))


def differences(connection: Connection, wanted: MetaData) -> Any:
    opts = {"version_table": migrate.VERSION_TABLE, "compare_server_default": True}
    return compare_metadata(MigrationContext.configure(connection, opts=opts), wanted)


def test_migrations_make_the_declared_schema(url: str) -> None:
    in_transaction(url, migrate.upgrade)
    assert in_transaction(url, lambda connection: differences(connection, metadata)) == []


def test_a_forgotten_migration_is_noticed_near_miss(url: str) -> None:
    """The comparison itself: one column more in the code, and it is found."""
    more = MetaData(naming_convention=metadata.naming_convention)
    for table in metadata.tables.values():
        table.to_metadata(more)
    more.tables["players"].append_column(Column("language", Text))
    in_transaction(url, migrate.upgrade)
    found = in_transaction(url, lambda connection: differences(connection, more))
    assert [(kind, table, column.name) for kind, _, table, column in found] == [("add_column", "players", "language")]


def test_migrations_and_declaration_agree_in_checks_and_conditions_too(url: str, other_url: str) -> None:
    """What the comparison above does not look at: checks, conditions of indexes, names."""
    in_transaction(url, migrate.upgrade)
    in_transaction(other_url, metadata.create_all)
    assert described(url) == described(other_url)
    assert "closed_at IS NULL" in str(described(url))
    assert "chain" in str(described(url))


def test_opening_again_changes_nothing(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await seat(store)
            await store.append(append(1))
        before = described(url)
        async with opened(url) as store:
            assert await seqs(store) == [1]
        assert described(url) == before

    bounded(test())


def test_a_newer_database_is_refused_and_left_alone(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await seat(store)
        behind(url, "UPDATE paiju_version SET version_num = '9999'", "ALTER TABLE careers RENAME TO careers_by_season")
        before = described(url)
        with pytest.raises(InvalidError, match="newer Paiju") as refused:
            await Store(url).open()
        assert refused.value.code == "bad_setting"
        assert described(url) == before
        assert behind(url, "SELECT version_num FROM paiju_version") == [("9999",)]

    bounded(test())


def test_a_migration_that_fails_leaves_nothing_behind(url: str) -> None:
    """The last table's name is in use, so the migration fails after it has made all others."""

    async def test() -> None:
        behind(url, "CREATE TABLE house_settings (mine INTEGER)")
        before = described(url)
        with pytest.raises(InvalidError, match="house_settings"):
            await Store(url).open()
        assert described(url) == before
        behind(url, "DROP TABLE house_settings")
        async with opened(url) as store:
            await seat(store)

    bounded(test())


def test_a_database_of_the_first_schema_keeps_what_it_has(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await seat(store)
            await store.append(append(1, rounds=(round_row(1),)))
        newest = described(url)
        behind(url, *BACK_TO_THE_FIRST)
        async with opened(url) as store:
            assert [row.number for row in await store.rounds("t1")] == [1]
            await store.add_report(ReportRow("ann", "t1", 1, 1, 10, "算错了"))
        assert described(url) == newest

    bounded(test())


def test_servers_that_start_together_make_one_schema(url: str) -> None:
    async def test() -> None:
        if url.startswith("sqlite"):
            behind(url, "PRAGMA journal_mode=WAL")
        stores = [Store(url) for _ in range(3)]
        errors = await asyncio.gather(*(store.open() for store in stores), return_exceptions=True)
        for store in stores:
            await store.close()
        assert errors == [None] * 3

    bounded(test())


def test_sqlite_is_set_up_to_be_durable(tmp_path: Path) -> None:
    def pragmas(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert in_transaction(str(tmp_path / "paiju.db"), pragmas) == ["wal", 2, 1, 5000]


def test_a_transaction_that_writes_locks_sqlite_from_its_start(tmp_path: Path) -> None:
    """Else two servers that read first and then write could both be refused half-way."""

    def locked_out(connection: Connection) -> bool:
        connection.exec_driver_sql("SELECT 1")
        return "database is locked" in _tried(tmp_path / "paiju.db")

    assert in_transaction(str(tmp_path / "paiju.db"), locked_out)


def _tried(path: Path) -> str:
    with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as connection:
        try:
            connection.execute("CREATE TABLE mine (id INTEGER)")
        except sqlite3.OperationalError as error:
            return str(error)
    return ""


def test_migrations_lie_in_the_package() -> None:
    folder = Path(paiju.storage.__file__).parent / "migrations"
    assert folder == migrate.MIGRATIONS
    assert (folder / "env.py").is_file()
