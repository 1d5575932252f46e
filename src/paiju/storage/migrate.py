"""Bringing a database to the newest schema."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from paiju.core.errors import InvalidError

VERSION_TABLE = "paiju_version"
MIGRATIONS = Path(__file__).parent / "migrations"
_LOCK = 0x7061696A75
"""The number under which servers that open one PostgreSQL database at once wait for each other."""


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing, inside the open transaction: all of them stand or none.

    Errors: `bad_setting` for a database that a newer Paiju has made; it is left as it was.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    before = found(connection)
    if not before <= known():
        raise InvalidError("bad_setting", "the database was made by a newer Paiju; it is left as it is")
    if before != newest():
        command.upgrade(_config(connection), "head")


def known() -> set[str]:
    """The versions that this Paiju can read."""
    return {script.revision for script in _scripts().walk_revisions()}


def newest() -> set[str]:
    """The version of the schema as this Paiju makes it, as a set for comparing."""
    return set(_scripts().get_heads())


def _scripts() -> ScriptDirectory:
    return ScriptDirectory(str(MIGRATIONS))


def found(connection: Connection) -> set[str]:
    """The version that a database has; empty where Paiju has never used it."""
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    return set(context.get_current_heads())


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
