"""`paiju doctor`: what it finds well, what it warns of, what is broken; it writes nothing."""

import json
import socket
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from paiju.cli import checks
from paiju.cli.checks import FAULT, OK, WARNING, Finding
from paiju.server.client import STATIC
from paiju.storage import address
from paiju.storage.health import examine, standing
from tests.cli.drive import run
from tests.cli.terminal import Terminal
from tests.cli.test_reports import kept
from tests.server.house import house

NOW = 1_796_000_000.0
"""In 2026."""


def told(*arguments: str, status: int = 0) -> dict[str, dict[str, Any]]:
    """The findings by what was looked at."""
    done = run("doctor", "--port", "0", *arguments)
    assert done.returncode == status, done.stdout + done.stderr
    answer = json.loads(done.stdout)
    assert answer["well"] == (status == 0)
    return {one["what"]: one for one in answer["findings"]}


def levels(found: Iterable[Finding]) -> list[str]:
    return [one.level for one in found]


def test_a_house_that_can_be_opened_is_well(tmp_path: Path) -> None:
    database = kept(tmp_path)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    found = told("--database", database)
    assert {found[what]["level"] for what in ("python", "packages", "database", "schema", "clock")} == {OK}
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before, "it only reads"


def test_before_the_first_start_there_is_nothing_to_look_at(tmp_path: Path) -> None:
    found = told("--database", str(tmp_path / "paiju.db"))
    assert found["database"]["level"] == WARNING
    assert "schema" not in found
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_database_is_a_fault(tmp_path: Path) -> None:
    file = Path(kept(tmp_path))
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    for harm in (whole[: len(whole) // 2], b"no database" * 100):
        file.write_bytes(harm)
        found = told("--database", str(file), status=1)
        assert (found["database"]["level"], "backup" in found["database"]["todo"]) == (FAULT, True)
        assert "schema" not in found, "nothing is said of what nobody could read"


def test_what_cannot_be_a_database_is_a_fault(tmp_path: Path) -> None:
    """A folder is none, and in no folder can there be one."""
    for database, word in ((tmp_path, "is no file"), (tmp_path / "no" / "paiju.db", "does not exist")):
        found = told("--database", str(database), status=1)
        assert (found["database"]["level"], word in found["database"]["found"]) == (FAULT, True)
        assert found["database"]["todo"]


def test_how_the_database_keeps_its_journal_is_told_of_one_that_nobody_uses(tmp_path: Path) -> None:
    assert "(wal)" in told("--database", kept(tmp_path))["database"]["found"]


@pytest.mark.parametrize(("version", "level", "status"), [("0001", WARNING, 0), ("9999", FAULT, 1)])
def test_a_schema_of_another_version_is_told(tmp_path: Path, version: str, level: str, status: int) -> None:
    file = kept(tmp_path)
    with closing(sqlite3.connect(file)) as opened:
        opened.execute("UPDATE paiju_version SET version_num = ?", (version,))
        opened.commit()
    assert told("--database", file, status=status)["schema"]["level"] == level


def test_a_database_that_no_paiju_has_used_is_empty(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "mine.db")) as opened:
        opened.execute("CREATE TABLE mine (id INTEGER)")
    health = examine(str(tmp_path / "mine.db"))
    assert (health.there, health.fault, health.version, standing(health.version)) == (True, "", "", "none")


def test_a_server_that_does_not_answer_is_a_fault() -> None:
    found = told("--database", "postgresql://paiju:secret-word@127.0.0.1:1/paiju?connect_timeout=2", status=1)
    assert found["database"]["level"] == FAULT
    assert "secret-word" not in json.dumps(found)


def test_an_address_that_cannot_be_read_is_refused() -> None:
    done = run("doctor", "--database", "ftp://example/x")
    assert done.returncode == 1
    assert json.loads(done.stdout)["error"]["code"] == "bad_setting"
    assert address.read("x.db").file == Path("x.db")


@pytest.mark.parametrize(
    ("now", "before", "passed", "newest", "ahead", "expected"),
    [
        (NOW, NOW - 0.2, 0.2, 0, None, [OK]),
        (NOW, NOW - 0.2, 0.2, int(NOW * 1000) + 1000, 4_000, [OK]),
        (NOW, NOW - 0.2, 0.2, int(NOW * 1000) + 60_000, None, [WARNING]),
        (NOW, NOW - 9.0, 0.2, 0, None, [WARNING]),
        (NOW, NOW + 0.1, 0.2, 0, None, [WARNING]),
        (0.0, 0.0, 0.2, 0, None, [FAULT]),
        (NOW, NOW - 0.2, 0.2, 0, -60_000, [OK, WARNING]),
    ],
)
def test_a_clock_that_cannot_be_right_is_told(
    now: float, before: float, passed: float, newest: int, ahead: int | None, expected: list[str]
) -> None:
    assert levels(checks.clock(now, before, passed, newest, ahead)) == expected


def test_a_client_that_lacks_a_file_is_a_fault(tmp_path: Path) -> None:
    assert levels(checks.assets(tmp_path)) == [FAULT]
    (tmp_path / "index.html").write_text('<script src="/assets/a.js"></script><link href="/icon.svg#x">')
    (tmp_path / "built.json").write_text('{"a": {"file": "assets/a.js", "css": ["assets/a.css"]}}')
    (tmp_path / "assets").mkdir()
    for name in ("assets/a.js", "assets/a.css"):
        (tmp_path / name).write_text("")
        assert levels(checks.assets(tmp_path)) == [FAULT], "the icon is missing still"
    (tmp_path / "icon.svg").write_text("")
    assert levels(checks.assets(tmp_path)) == [OK]


def test_the_client_that_was_built_is_whole() -> None:
    if not (STATIC / "index.html").exists():
        pytest.skip("the client has not been built")
    assert levels(checks.assets(STATIC)) == [OK]


@pytest.mark.parametrize(("most", "tables", "expected"), [(1024, 231, OK), (1024, 232, WARNING), (50, 1, WARNING)])
def test_fewer_files_than_sockets_are_told(most: int, tables: int, expected: str) -> None:
    assert levels(checks.files(most, tables)) == [expected]


def test_where_files_have_no_limit_nothing_is_said() -> None:
    assert levels(checks.files(None, 2000)) == []


def test_a_port_is_free_or_a_paiju_has_it_or_another() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        number = other.getsockname()[1]
        assert levels(checks.port("127.0.0.1", number)) == [FAULT]
    assert levels(checks.port("127.0.0.1", number)) == [OK]
    with house() as built:
        (found,) = checks.port("127.0.0.1", built.port)
        assert (found.level, "Paiju" in found.found.en) == (OK, True)


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_on_a_terminal_each_is_a_line_and_what_to_do_below(tmp_path: Path, lang: str) -> None:
    with Terminal("doctor", "--database", str(tmp_path / "none.db"), "--port", "0", "--lang", lang) as terminal:
        assert terminal.end() == 0
        shown = terminal.written
    for text in ("数据库", "第一次开服务器时会建") if lang == "zh" else ("database", "the first start makes it"):
        assert text in shown
