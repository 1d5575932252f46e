"""How much room a database takes, and how much there is left."""

import shutil
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a database that is in use, by what follows its name."""
_USED = text("SELECT pg_database_size(current_database())")


class Space(NamedTuple):
    """Bytes that the database takes; those left on its disk, None where the disk is that of another machine."""

    used: int
    free: int | None


def of_file(file: Path) -> Space:
    """The room of a SQLite database, with what lies beside it."""
    files = (file, *(Path(f"{file}{ending}") for ending in BESIDE))
    used = sum(one.stat().st_size for one in files if one.exists())
    return Space(used, shutil.disk_usage(file.parent).free)


async def of_server(connection: AsyncConnection) -> Space:
    """The room of a PostgreSQL database, all schemas of it together."""
    return Space(int(await connection.scalar(_USED) or 0), None)
