"""Backups of either database go into either; what must not be lost is not replaced, and nothing half is left."""

import asyncio
import errno
import os
import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from paiju.core.errors import PaijuError
from paiju.storage import BanRow, PresetRow, ReportRow, Store
from paiju.storage.backup import backup
from paiju.storage.health import examine
from paiju.storage.restore import restore
from tests.storage.kit import append, behind, bounded, opened, round_row, seat, seqs, step

TABLES = (
    "players", "tables", "inputs", "rounds", "played", "careers", "reports", "bans", "house_presets", "house_settings",
)  # fmt: skip


async def fill(url: str) -> None:
    """Something in every table."""
    async with opened(url) as store:
        await seat(store)
        for seq in range(1, 4):
            await store.append(append(seq, rounds=(round_row(seq),), steps=(step(3),)))
        await asyncio.gather(*(store.append(append(seq)) for seq in range(4, 1002)))
        await store.add_report(ReportRow("ann", "t1", 1, 2, 20, "算错了"))
        await store.house.add_ban(BanRow("ann", None, "骂人", 1, None))
        await store.house.add_preset(PresetRow("老规矩", "neijiang", {"options": {}, "customs": {}}, 1))
        await store.house.set("notice", {"text": "好", "at": 1})


def content(url: str) -> dict[str, list[Any]]:
    """All rows, table by table."""
    rows = {name: behind(url, f"SELECT * FROM {name} ORDER BY 1, 2") for name in TABLES}
    return {name: [tuple(bytes(one) if isinstance(one, memoryview) else one for one in row) for row in found]
            for name, found in rows.items()}  # fmt: skip


def refused(work: Any) -> str:
    with pytest.raises(PaijuError) as error:
        work()
    return error.value.code


def test_a_backup_of_either_goes_into_the_same_kind(url: str, other_url: str, tmp_path: Path) -> None:
    bounded(fill(url))
    file = tmp_path / "copy.db"
    asyncio.run(backup(url, file))
    assert file.stat().st_mode & 0o777 == 0o600
    restore(file, other_url)
    assert content(other_url) == content(url)
    assert len(content(other_url)["inputs"]) == 1001

    async def goes_on() -> None:
        """Numbers that the database gives go on behind those that came with the backup."""
        async with opened(other_url) as store:
            await store.append(append(1002, rounds=(round_row(9),)))
            assert (await seqs(store))[-1] == 1002
            await store.add_report(ReportRow("ann", "t1", 1, 3, 21, ""))
            assert [row.number for row in await store.reports(None, 9)] == [3, 2]
            await store.house.add_preset(PresetRow("新规矩", "neijiang", {"options": {}, "customs": {}}, 2))

    bounded(goes_on())


def test_a_backup_goes_into_the_other_kind_and_back(postgres_url: str, tmp_path: Path) -> None:
    near, back = f"sqlite:///{tmp_path / 'near.db'}", tmp_path / "back.db"
    bounded(fill(near))
    asyncio.run(backup(near, tmp_path / "one.db"))
    restore(tmp_path / "one.db", postgres_url)
    asyncio.run(backup(postgres_url, back))
    restore(back, f"sqlite:///{tmp_path / 'again.db'}")
    assert content(f"sqlite:///{tmp_path / 'again.db'}") == content(near)


def test_it_is_taken_while_others_write(url: str, tmp_path: Path) -> None:
    """It holds whole inputs from the first on, each with the one before it."""

    async def test() -> None:
        async with opened(url) as store:
            await seat(store)
            writing = asyncio.create_task(_write(store, 200))
            files = [tmp_path / f"{number}.db" for number in range(4)]
            for file in files:
                await asyncio.to_thread(asyncio.run, backup(url, file))
            await writing
        counts = [_count(file) for file in files]
        assert counts == sorted(counts)

    bounded(test())


async def _write(store: Store, most: int) -> None:
    for seq in range(1, most + 1):
        await store.append(append(seq))


def _count(file: Path) -> int:
    with closing(sqlite3.connect(file)) as opened_file:
        found = [row[0] for row in opened_file.execute("SELECT seq FROM inputs ORDER BY seq")]
    assert found == list(range(1, len(found) + 1))
    return len(found)


def test_a_file_that_is_there_is_replaced_only_where_that_is_wanted(tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path / 'paiju.db'}", tmp_path / "copy.db"
    bounded(fill(url))
    file.write_text("mine")
    assert refused(lambda: asyncio.run(backup(url, file))) == "exists"
    assert file.read_text() == "mine"
    asyncio.run(backup(url, file, force=True))
    assert _count(file) == 1001


def test_a_database_with_anything_in_it_is_not_replaced(url: str, tmp_path: Path) -> None:
    file = tmp_path / "copy.db"
    bounded(fill(url))
    asyncio.run(backup(url, file))
    assert refused(lambda: restore(file, url)) == "not_empty"
    behind(url, "UPDATE players SET name = 'x'")
    restore(file, url, force=True)
    assert content(url)["players"][0][1] == "安"


def test_a_database_in_use_is_never_replaced(url: str, tmp_path: Path) -> None:
    file = tmp_path / "copy.db"
    bounded(fill(url))
    asyncio.run(backup(url, file))
    before = content(url)

    async def test() -> None:
        async with opened(url) as store:
            await store.player("ann")
            code = await asyncio.to_thread(lambda: refused(lambda: restore(file, url, force=True)))
            assert code == "in_use"
            await store.append(append(1002))

    bounded(test())
    assert len(content(url)["inputs"]) == len(before["inputs"]) + 1


def test_a_backup_of_a_newer_paiju_is_refused_and_nothing_is_left(url: str, tmp_path: Path) -> None:
    file, source = tmp_path / "copy.db", f"sqlite:///{tmp_path / 'source.db'}"
    bounded(fill(source))
    asyncio.run(backup(source, file))
    behind(f"sqlite:///{file}", "UPDATE paiju_version SET version_num = '9999'")
    assert refused(lambda: restore(file, url)) == "newer_backup"
    assert not url.startswith("sqlite") or not (tmp_path / "paiju.db").exists()


def test_a_backup_of_the_first_schema_is_brought_up(url: str, tmp_path: Path) -> None:
    dump = Path(__file__).parents[1] / "server" / "first_schema.sql"
    file = tmp_path / "old.db"
    with closing(sqlite3.connect(file)) as made:
        made.executescript(dump.read_text(encoding="utf-8"))
    before = file.read_bytes()
    restore(file, url)
    assert file.read_bytes() == before, "the backup stays as it is"
    assert len(content(url)["rounds"]) == 2

    async def reads() -> None:
        async with opened(url) as store:
            assert await store.house.bans() == []

    bounded(reads())


@pytest.mark.parametrize("harm", ["no database at all", "cut", "flipped", "loose"])
def test_a_file_that_is_no_backup_or_damaged_is_refused(harm: str, tmp_path: Path) -> None:
    source, file, target = f"sqlite:///{tmp_path / 'source.db'}", tmp_path / "copy.db", tmp_path / "target.db"
    bounded(fill(source))
    asyncio.run(backup(source, file))
    whole = file.read_bytes()
    if harm == "cut":
        file.write_bytes(whole[: len(whole) // 2])
    elif harm == "flipped":
        middle = len(whole) // 2
        file.write_bytes(whole[:middle] + bytes(4096) + whole[middle + 4096 :])
    elif harm == "loose":
        behind(f"sqlite:///{file}", "PRAGMA foreign_keys=OFF", "DELETE FROM tables")
    else:
        file.write_text(harm)
    assert refused(lambda: restore(file, str(target))) == "bad_backup"
    assert not target.exists()


def test_nothing_is_made_of_a_database_that_is_not_there(tmp_path: Path) -> None:
    missing = tmp_path / "none.db"
    assert refused(lambda: asyncio.run(backup(str(missing), tmp_path / "copy.db"))) == "bad_setting"
    assert refused(lambda: restore(missing, str(tmp_path / "target.db"))) == "bad_backup"
    assert refused(lambda: asyncio.run(backup(str(missing), tmp_path / "no" / "copy.db"))) == "bad_setting"
    assert list(tmp_path.iterdir()) == []


def test_what_lies_beside_a_database_is_restored_with_it(tmp_path: Path) -> None:
    """Who copied the files of a server that fell has its newest commits in the `-wal` alone."""
    url, folder = f"sqlite:///{tmp_path / 'source.db'}", tmp_path / "files"
    folder.mkdir()

    async def test() -> None:
        async with opened(url) as store:
            await seat(store)
            await store.append(append(1))
            for file in tmp_path.glob("source.db*"):
                (folder / file.name).write_bytes(file.read_bytes())

    bounded(test())
    assert (folder / "source.db-wal").stat().st_size > 0
    restore(folder / "source.db", str(tmp_path / "target.db"))
    assert content(f"sqlite:///{tmp_path / 'target.db'}")["inputs"] == content(url)["inputs"] != []


def test_a_target_without_room_is_told_and_nothing_is_left(tmp_path: Path) -> None:
    url, small = f"sqlite:///{tmp_path / 'paiju.db'}", tmp_path / "small"
    small.mkdir()
    bounded(fill(url))
    asyncio.run(backup(url, tmp_path / "copy.db"))
    works: dict[str, Callable[[], None]] = {
        "copy.db": lambda: asyncio.run(backup(url, small / "copy.db")),
        "paiju.db": lambda: restore(tmp_path / "copy.db", str(small / "paiju.db")),
    }
    for target, work in works.items():
        with _no_file_above(40_000), pytest.raises(PaijuError, match=target) as error:
            work()
        assert error.value.code == "bad_setting"
        assert list(small.iterdir()) == []


@contextmanager
def _no_file_above(size: int) -> Iterator[None]:
    """As on a disk that is full: no file may grow beyond so many bytes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("name", ["folder", "pipe", "x" * 255, "x" * 300, "copy.db/in"])
def test_what_is_no_file_and_can_be_none_is_refused(name: str, tmp_path: Path) -> None:
    """A device or a pipe that was replaced by a file would be gone."""
    url, copy = f"sqlite:///{tmp_path / 'paiju.db'}", tmp_path / "copy.db"
    bounded(fill(url))
    asyncio.run(backup(url, copy))
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    before = sorted(tmp_path.iterdir())
    target = tmp_path / name
    assert refused(lambda: asyncio.run(backup(url, target, force=True))) == "bad_setting"
    assert refused(lambda: restore(copy, str(target), force=True)) == "bad_setting"
    assert refused(lambda: restore(target, str(tmp_path / "other.db"))) in {"bad_setting", "bad_backup"}
    assert sorted(tmp_path.iterdir()) == before


def test_a_folder_that_may_not_be_looked_into_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever may look everywhere, as this test may, has to be told so by the machine."""
    url, shut = f"sqlite:///{tmp_path / 'paiju.db'}", tmp_path / "shut"
    shut.mkdir()
    bounded(fill(url))
    asyncio.run(backup(url, tmp_path / "copy.db"))
    stat = Path.stat

    def guarded(path: Path, **flags: Any) -> os.stat_result:
        if path.parent == shut:
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return stat(path, **flags)

    monkeypatch.setattr(Path, "stat", guarded)
    file = shut / "x.db"
    assert refused(lambda: asyncio.run(backup(url, file))) == "bad_setting"
    assert refused(lambda: asyncio.run(backup(str(file), tmp_path / "new.db"))) == "bad_setting"
    assert refused(lambda: restore(file, str(tmp_path / "new.db"))) == "bad_setting"
    assert refused(lambda: restore(tmp_path / "copy.db", str(file))) == "bad_setting"
    health = examine(str(file))
    assert (health.there, "Permission denied" in health.fault) == (True, True)


def test_what_the_database_writes_beside_it_goes_with_the_one_that_is_replaced(tmp_path: Path) -> None:
    """A `-wal` of the old database, left by a crash, must not be read into the new one."""
    url, file, target = f"sqlite:///{tmp_path / 'source.db'}", tmp_path / "copy.db", tmp_path / "target.db"
    bounded(fill(url))
    asyncio.run(backup(url, file))
    with closing(sqlite3.connect(target)) as old:
        old.execute("PRAGMA journal_mode=WAL")
        old.execute("CREATE TABLE mine (id INTEGER)")
        old.commit()
        left = Path(f"{target}-wal").read_bytes()
    Path(f"{target}-wal").write_bytes(left)
    restore(file, str(target), force=True)
    assert content(f"sqlite:///{target}") == content(url)
