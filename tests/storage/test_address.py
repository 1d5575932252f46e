"""Addresses that users write; what cannot be used is refused with a word that helps, and never with a password."""

import asyncio
import socket
import sqlite3
import traceback
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from paiju.core.errors import InvalidError
from paiju.storage import Append, PlayerRow, StorageError, Store, address
from paiju.storage.errors import failure
from paiju.storage.journal import entry
from tests.storage.kit import SEED, bounded, input_row, opened, round_row, seat, table

PASSWORD = "Geheim7"


@pytest.mark.parametrize(
    ("written", "driver", "database"),
    [
        ("paiju.db", "sqlite+aiosqlite", "paiju.db"),
        ("a b/牌局%20?.db", "sqlite+aiosqlite", "a b/牌局%20?.db"),
        ("sqlite:///paiju.db", "sqlite+aiosqlite", "paiju.db"),
        ("sqlite:////var/lib/paiju.db", "sqlite+aiosqlite", "/var/lib/paiju.db"),
        ("postgresql://ann:x@db.test:5433/paiju", "postgresql+psycopg", "paiju"),
        ("postgres://db.test/paiju", "postgresql+psycopg", "paiju"),
    ],
)
def test_addresses_are_read(written: str, driver: str, database: str) -> None:
    url = address.read(written).url
    assert (url.drivername, url.database) == (driver, database)


@pytest.mark.parametrize(
    "written",
    [
        "",
        ":memory:",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        "sqlite:///a.db?mode=memory",
        "sqlite:a.db",
        "a\0b",
        f"mysql://ann:{PASSWORD}@db.test/paiju",
        f"postgresql+asyncpg://ann:{PASSWORD}@db.test/paiju",
        f"postgresql:/ann:{PASSWORD}@db.test/paiju",
        f"postgresql:ann:{PASSWORD}@db.test/paiju",
        f"postgresql://ann:{PASSWORD}@db.test:port/paiju",
        f"postgresql://ann:a@{PASSWORD}@db.test/paiju",
    ],
)
def test_addresses_that_cannot_be_used(written: str) -> None:
    with pytest.raises(InvalidError) as refused:
        Store(written)
    assert refused.value.code == "bad_setting"
    assert PASSWORD not in "".join(traceback.format_exception(refused.value))


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(InvalidError, match=r"folder .*gone does not exist") as refused:
        asyncio.run(Store(str(tmp_path / "gone" / "paiju.db")).open())
    assert refused.value.code == "bad_setting"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", [b"no database, but long enough to be one" * 40, None], ids=["text", "folder"])
def test_what_is_no_database_is_left_alone(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "paiju.db"
    path.mkdir() if content is None else path.write_bytes(content)
    told = r"cannot be used: (file is not a database|unable to open|Is a directory)"
    with pytest.raises(InvalidError, match=told) as refused:
        asyncio.run(Store(str(path)).open())
    assert refused.value.code == "bad_setting"
    assert path.is_dir() or path.read_bytes() == content


def test_a_server_that_does_not_answer(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        store = Store(f"postgresql://ann:{PASSWORD}@127.0.0.1:{port}/paiju?application_name={PASSWORD}")
        with pytest.raises(InvalidError, match=f"postgresql://127.0.0.1:{port}/paiju cannot be used") as refused:
            asyncio.run(store.open())
    assert refused.value.code == "bad_setting"
    assert PASSWORD not in "".join(traceback.format_exception(refused.value)) + repr(store)


def test_no_password_in_a_repr() -> None:
    written = f"postgresql://ann:{PASSWORD}@db.test/paiju?password={PASSWORD}"
    assert repr(Store(written)) == "Store('postgresql://db.test/paiju')"
    assert repr(address.read(written)) == "Address('postgresql://db.test/paiju')"


def test_no_secret_in_the_repr_of_a_row() -> None:
    """`5p` is a tile in a hand; the seed's bytes are named by none of their usual forms."""
    row = input_row(1, body={"tile": "5p"}, events=[["5p"]])
    append = Append(row, rounds=(round_row(1, record="5p"),), settings={"password": "5p"})
    shown = repr([row, append, entry(append), table("t1", "100001", settings={"password": "5p"})])
    assert "5p" not in shown
    for form in (repr(SEED)[2:-1], SEED.hex(), str(list(SEED))):
        assert form not in shown
    assert "seq=1" in shown, "the rest is there"


def test_no_secret_in_an_error(url: str) -> None:
    """Refusals of the database quote the row; what reaches a log must not."""

    async def test() -> None:
        async with opened(url) as store:
            await seat(store)
            bad = Append(input_row(3, body={"tile": "5p"}, events=[["5p"]]), settings={"password": "5p"})
            doubled = Append(input_row(1, body={"tile": "5p"}), rounds=(round_row(1, record="5p", session=0),) * 2)
            for refused in (store.append(bad), store.append(doubled)):
                assert "5p" not in await _told(refused)
            seeded = await _told(store.add_table(table("t1", "100001")))
            assert repr(SEED)[2:-1] not in seeded
            assert SEED.hex() not in seeded
            hashed = await _told(store.add_player(PlayerRow("ann", "5p", 1), b"ann's hash"))
            assert "ann's hash" not in hashed

    bounded(test())


def test_what_a_database_says_of_values_is_not_repeated() -> None:
    """Near miss: what it says of itself is."""
    quoting, plain = sqlite3.IntegrityError("failing row contains 5p"), sqlite3.OperationalError("disk is full")
    assert (
        failure(IntegrityError("INSERT 5p", {"tile": "5p"}, quoting)).message == "the database failed: IntegrityError"
    )
    assert failure(OperationalError("INSERT 5p", {"tile": "5p"}, plain)).message == "the database failed: disk is full"


async def _told(refused: object) -> str:
    with pytest.raises(StorageError) as error:
        await refused  # type: ignore[misc]
    return "".join(traceback.format_exception(error.value))


def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    """It holds the seeds of tables."""
    path = tmp_path / "paiju.db"

    async def once() -> None:
        store = Store(str(path))
        await store.open()
        await store.close()

    asyncio.run(once())
    assert path.stat().st_mode & 0o077 == 0
