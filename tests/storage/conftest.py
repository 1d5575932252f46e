"""Every test that takes `url` runs on SQLite and on PostgreSQL, each time on a database of its own."""

import os
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

POSTGRES = os.environ.get("PAIJU_TEST_POSTGRES", "")


@pytest.fixture
def postgres_url() -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    if not POSTGRES:
        pytest.skip("PAIJU_TEST_POSTGRES names no PostgreSQL")
    yield from _schema()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'paiju.db'}"
    else:
        yield request.getfixturevalue("postgres_url")


@pytest.fixture
def other_url(url: str, tmp_path: Path) -> Iterator[str]:
    """A second empty database of the same kind."""
    if url.startswith("sqlite"):
        yield f"sqlite:///{tmp_path / 'other.db'}"
    else:
        yield from _schema()


def _schema() -> Iterator[str]:
    """A schema of its own is as good as a database, and quicker to make."""
    name = f"paiju_{uuid4().hex}"
    with psycopg.connect(POSTGRES, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}".encode())
    try:
        yield f"{POSTGRES}{'&' if '?' in POSTGRES else '?'}options=-csearch_path%3D{name}"
    finally:
        with psycopg.connect(POSTGRES, autocommit=True) as connection:
            connection.execute(f"DROP SCHEMA {name} CASCADE".encode())
