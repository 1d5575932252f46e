"""What can go wrong in the store, told without the values that were to be stored."""

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from paiju.core.errors import PaijuError

REFUSALS = (IntegrityError, DataError)
"""The database is in order and will not have these values."""
FAILURES = (SQLAlchemyError, OSError)
"""Whatever else a database may answer."""


class StorageError(PaijuError):
    """The database did not do what was asked.

    After code `database` nobody knows whether a write is durable, for the connection may have broken after the commit:
    read the table's inputs again before going on. After any other code nothing was written.
    """


class ConflictError(StorageError):
    """What was to be added is there already; for an input: another server writes this table."""


class CodeTakenError(StorageError):
    """Another table that is not closed has this code."""


def failure(error: Exception) -> StorageError:
    """The database is out of order: gone, full, locked, not permitted."""
    return StorageError("database", f"the database failed: {told(error)}")


def told(error: Exception) -> str:
    """What may be told of an error of the database: refusals of values quote them, so these are only named."""
    if not isinstance(error, DBAPIError) or isinstance(error, REFUSALS):
        return type(error).__name__
    return (str(error.orig).splitlines() or [type(error).__name__])[0]
