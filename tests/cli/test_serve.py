"""`paiju serve`: the link of the host's page is told once, opens the house, and stays good."""

import re
import shutil
import subprocess
from pathlib import Path

import httpx
import pytest

from paiju.server import keys
from tests.cli.drive import run
from tests.server.hosts import HOST, TOKEN
from tests.server.house import House


def links(house: House) -> list[str]:
    """The keys that were told in the links of the host's page, start by start; "" where none was."""
    return re.findall(r"主人页  http://127\.0\.0\.1:\d+/host(?:#(\S+))?", house.log.read_text(encoding="utf-8"))


def opens(house: House, token: str) -> bool:
    answer = httpx.get(f"{house.url}/api/host", headers={"Authorization": f"Bearer {token}"})
    return answer.status_code == 200


def started(database: Path, *flags: str) -> House:
    house = House(database, *flags)
    house.start()
    return house


def test_the_link_is_told_once_and_stays_good(tmp_path: Path) -> None:
    first = started(tmp_path / "paiju.db")
    try:
        (token,) = links(first)
        assert len(token) >= 20
        assert opens(first, token)
        assert token.encode() not in (tmp_path / "paiju.db").read_bytes()
    finally:
        assert first.stop() in {0, -15}
    first.start()
    try:
        assert links(first) == [token, ""]
        assert opens(first, token)
    finally:
        first.kill()


def test_another_link_makes_the_old_one_worthless(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    first = started(tmp_path / "paiju.db")
    (old,) = links(first)
    first.stop()
    shutil.copyfile(first.database, tmp_path / "other" / "paiju.db")
    second = started(tmp_path / "other" / "paiju.db", "--new-host-token")
    try:
        (new,) = links(second)
        assert (opens(second, new), opens(second, old)) == (True, False)
    finally:
        second.kill()


def test_a_key_from_the_environment_is_told_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAIJU_HOST_TOKEN", TOKEN)
    house = started(tmp_path / "paiju.db")
    try:
        assert links(house) == [""]
        assert opens(house, TOKEN)
        assert TOKEN not in house.log.read_text(encoding="utf-8")
    finally:
        house.kill()


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
    house = started(tmp_path / "paiju.db")
    try:
        assert httpx.post(f"{house.url}/api/host/shutdown", json={"now": True}, headers=HOST).status_code == 200
        process: subprocess.Popen[bytes] | None = house._process
        assert process is not None
        assert process.wait(20) == 0
    finally:
        house.kill()
