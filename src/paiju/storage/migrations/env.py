"""Alembic starts here; `storage.migrate` hands it the connection, with a transaction open."""

from alembic import context

from paiju.storage.migrate import VERSION_TABLE
from paiju.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, version_table=VERSION_TABLE
)
context.run_migrations()
