"""`paiju serve`: the host's key lies beside the database, a terminal is told the link, and it stays good."""

import contextlib
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from paiju.server import keys
from tests.cli.drive import run
from tests.cli.terminal import Terminal
from tests.server.hosts import HOST, TOKEN
from tests.server.house import House

LINK = re.compile(r"(?:主人页|the host's page)  (http://127\.0\.0\.1:\d+)/host(?:#([\w.~-]+))?")


def told(house: House) -> list[str]:
    """The keys that were told in the links of the host's page, start by start; "" where none was."""
    return [token for _, token in LINK.findall(house.log.read_text(encoding="utf-8"))]


def opens(url: str, token: str) -> bool:
    answer = httpx.get(f"{url}/api/host", headers={"Authorization": f"Bearer {token}"})
    return answer.status_code == 200


def key_file(database: Path) -> Path:
    return database.with_name(f"{database.name}.host")


def key(database: Path) -> str:
    return key_file(database).read_text(encoding="utf-8").strip()


@contextlib.contextmanager
def started(database: Path, *flags: str) -> Iterator[House]:
    """A server whose output goes to a file, as that of a service does."""
    house = House(database, *flags)
    house.start()
    try:
        yield house
    finally:
        house.kill()


def test_a_service_keeps_its_key_in_a_file_and_tells_nobody(tmp_path: Path) -> None:
    with started(tmp_path / "paiju.db") as house:
        token = key(house.database)
        assert len(token) >= 20
        assert key_file(house.database).stat().st_mode & 0o777 == 0o600
        assert opens(house.url, token)
        house.stop()
        house.start()
        assert opens(house.url, token)
        assert (key(house.database), told(house)) == (token, ["", ""])
        log = house.log.read_text(encoding="utf-8")
        assert log.count(f"主人的口令在 {key_file(house.database)} 里") == 2
        for file in tmp_path.iterdir():
            assert file == key_file(house.database) or token.encode() not in file.read_bytes()


def test_on_a_terminal_every_start_tells_the_link(tmp_path: Path) -> None:
    database = tmp_path / "paiju.db"
    flags = ("--host", "127.0.0.1", "--port", "0", "--database", str(database))
    for lang in ("zh", "en"):
        with Terminal("serve", *flags, "--lang", lang) as terminal:
            terminal.until("Ctrl-C")
            ((url, token),) = LINK.findall(terminal.written)
            assert token == key(database)
            assert opens(url, token)


def test_another_link_makes_the_old_one_worthless(tmp_path: Path) -> None:
    with started(tmp_path / "paiju.db") as house:
        old = key(house.database)
    with started(tmp_path / "paiju.db", "--new-host-token") as house:
        new = key(house.database)
        assert (opens(house.url, new), opens(house.url, old)) == (True, False)
        assert new not in house.log.read_text(encoding="utf-8")


def test_near_miss_where_another_server_has_the_port_its_link_stays_good(tmp_path: Path) -> None:
    with started(tmp_path / "paiju.db") as house:
        old = key(house.database)
        done = run(
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            str(house.port),
            "--database",
            str(house.database),
            "--new-host-token",
        )
        assert (done.returncode, '"/port"' in done.stdout) == (1, True)
        assert key(house.database) == old
        house.stop()
        house.start()
        assert opens(house.url, old)


def test_a_database_that_was_restored_elsewhere_gets_a_key_of_its_own(tmp_path: Path) -> None:
    """And one that goes back to a backup in its own place keeps the link, whatever the backup knows."""
    database, copy, other = tmp_path / "paiju.db", tmp_path / "copy.db", tmp_path / "other" / "paiju.db"
    other.parent.mkdir()
    with started(database) as house:
        first = key(database)
        assert run("backup", str(copy), "--database", str(database)).returncode == 0
    assert first.encode() not in copy.read_bytes()
    assert not key_file(copy).exists()
    assert run("restore", str(copy), "--database", str(other)).returncode == 0
    with started(other) as house:
        assert (opens(house.url, key(other)), opens(house.url, first)) == (True, False)
    with started(database, "--new-host-token"):
        second = key(database)
    assert run("restore", str(copy), "--database", str(database), "--force").returncode == 0
    with started(database) as house:
        assert key(database) == second
        assert (opens(house.url, second), opens(house.url, first)) == (True, False)


def test_a_key_from_the_environment_is_told_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAIJU_HOST_TOKEN", TOKEN)
    with started(tmp_path / "paiju.db") as house:
        assert told(house) == [""]
        assert opens(house.url, TOKEN)
        assert TOKEN not in house.log.read_text(encoding="utf-8")
        assert not key_file(house.database).exists()


@pytest.mark.parametrize("token", ["short", "x" * 19, "x" * 129, "with a space in the middle", "a/slash/is/no/good"])
def test_a_key_that_is_easy_or_that_no_link_holds_is_refused(
    token: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PAIJU_HOST_TOKEN", token)
    done = run("serve", "--port", "0", "--database", str(tmp_path / "paiju.db"))
    assert done.returncode == 1
    assert '"bad_setting"' in done.stdout
    assert token not in done.stdout + done.stderr


def test_near_miss_twenty_signs_are_enough() -> None:
    keys.check("x" * 20)
    keys.check("Az0._~-" * 4)


def test_two_keys_are_one_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAIJU_HOST_TOKEN", TOKEN)
    done = run("serve", "--port", "0", "--database", str(tmp_path / "paiju.db"), "--new-host-token")
    assert (done.returncode, '"/new_host_token"' in done.stdout) == (1, True)


def test_the_host_stops_the_server_with_an_end_that_is_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAIJU_HOST_TOKEN", TOKEN)
    with started(tmp_path / "paiju.db") as house:
        assert httpx.post(f"{house.url}/api/host/shutdown", json={"now": True}, headers=HOST).status_code == 200
        process: subprocess.Popen[bytes] | None = house._process
        assert process is not None
        assert process.wait(20) == 0
