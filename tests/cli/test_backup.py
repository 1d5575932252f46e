"""`paiju backup` and `paiju restore` as they are typed: files, folders, how many are kept, refusals."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from paiju.storage import Store
from tests.cli.drive import run
from tests.cli.terminal import Terminal
from tests.cli.test_reports import kept


def told(*arguments: str) -> dict[str, Any]:
    done = run(*arguments)
    assert done.returncode == 0, done.stdout + done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def code(*arguments: str) -> str:
    done = run(*arguments)
    assert done.returncode == 1
    return str(json.loads(done.stdout)["error"]["code"])


def test_there_and_back(tmp_path: Path) -> None:
    database, file, other = kept(tmp_path), tmp_path / "copy.db", tmp_path / "other.db"
    made = told("backup", str(file), "--database", database)
    assert made == {"file": str(file), "bytes": file.stat().st_size, "removed": []}
    assert told("restore", str(file), "--database", str(other)) == {"database": str(other)}
    assert told("reports", "--database", str(other))["reports"] == []
    assert code("backup", str(file), "--database", database) == "exists"
    assert told("backup", str(file), "--database", database, "--force")["removed"] == []
    assert code("restore", str(file), "--database", str(other)) == "not_empty"
    assert told("restore", str(file), "--database", str(other), "--force")


def test_the_house_knows_when_it_was_backed_up(tmp_path: Path) -> None:
    database = kept(tmp_path)
    told("backup", str(tmp_path / "copy.db"), "--database", database)

    async def settings(path: str) -> dict[str, Any]:
        store = Store(path)
        try:
            return await store.house.settings()
        finally:
            await store.close()

    assert asyncio.run(settings(database))["backed_up"] > 1_700_000_000_000
    assert "backed_up" not in asyncio.run(settings(str(tmp_path / "copy.db")))


def test_in_a_folder_so_many_are_kept_and_nothing_else_is_touched(tmp_path: Path) -> None:
    database, folder = kept(tmp_path), tmp_path / "backups"
    folder.mkdir()
    old = [folder / f"paiju-2026010{day}-030000.db" for day in (1, 2, 3)]
    mine = [folder / name for name in ("paiju.db", "paiju-20260101-030000.db.old", "notes.txt")]
    for file in (*old, *mine):
        file.write_text("x")
    made = told("backup", str(folder), "--database", database, "--keep", "2")
    assert made["removed"] == [str(file) for file in old[:2]]
    assert sorted(folder.iterdir()) == sorted([old[2], *mine, Path(made["file"])])


def test_near_miss_without_it_none_is_removed(tmp_path: Path) -> None:
    database, folder = kept(tmp_path), tmp_path / "backups"
    folder.mkdir()
    old = folder / "paiju-20260101-030000.db"
    old.write_text("x")
    assert told("backup", str(folder), "--database", database)["removed"] == []
    assert old.exists()


def test_a_backup_that_cannot_go_for_another_is_made_all_the_same(tmp_path: Path) -> None:
    database, folder = kept(tmp_path), tmp_path / "backups"
    (folder / "paiju-20260101-030000.db").mkdir(parents=True)  # what is no file cannot be removed as one
    assert code("backup", str(folder), "--database", database, "--keep", "1") == "bad_setting"
    assert len(list(folder.iterdir())) == 2


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("backup", "no/copy.db"), "bad_setting"),
        (("backup", "copy.db", "--keep", "3"), "bad_setting"),
        (("restore", "none.db"), "bad_backup"),
    ],
)
def test_what_cannot_be_is_refused_with_a_code(tmp_path: Path, arguments: tuple[str, ...], expected: str) -> None:
    database = kept(tmp_path)
    name, file, *rest = arguments
    before = sorted(tmp_path.iterdir())
    assert code(name, str(tmp_path / file), "--database", database, *rest) == expected
    assert sorted(tmp_path.iterdir()) == before


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_on_a_terminal_it_warns_of_what_is_in_it(tmp_path: Path, lang: str) -> None:
    database = kept(tmp_path)
    with Terminal("backup", str(tmp_path / "copy.db"), "--database", database, "--lang", lang) as terminal:
        assert terminal.end() == 0
        assert ("种子" if lang == "zh" else "seeds") in terminal.written
