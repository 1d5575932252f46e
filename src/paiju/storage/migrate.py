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
    scripts = ScriptDirectory(str(MIGRATIONS))
    found = _found(connection)
    if not found <= {script.revision for script in scripts.walk_revisions()}:
        raise InvalidError("bad_setting", "the database was made by a newer Paiju; it is left as it is")
    if found != set(scripts.get_heads()):
        command.upgrade(_config(connection), "head")


def _found(connection: Connection) -> set[str]:
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    return set(context.get_current_heads())


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
