"""The kit's own server: whatever goes wrong with it, no process outlives the test."""

import os
import signal
import subprocess
from pathlib import Path

import pytest

from tests.server import house
from tests.server.house import House


def ended(process: "subprocess.Popen[bytes] | None") -> bool:
    assert process is not None
    return process.poll() is not None


def test_a_server_that_does_not_start_in_time_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []
    popen = subprocess.Popen

    def noted(*arguments: object, **flags: object) -> "subprocess.Popen[bytes]":
        started.append(popen(*arguments, **flags))  # type: ignore[call-overload]
        return started[-1]

    monkeypatch.setattr(house, "START_SECONDS", 0)
    monkeypatch.setattr(subprocess, "Popen", noted)
    with pytest.raises(AssertionError, match="does not start"):
        House(tmp_path / "paiju.db").start()
    assert [ended(process) for process in started] == [True]


def test_a_server_that_will_not_stop_is_ended_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "STOP_SECONDS", 0.2)
    built = House(tmp_path / "paiju.db")
    built.start()
    process = built._process
    assert process is not None
    os.kill(process.pid, signal.SIGSTOP)
    with pytest.raises(subprocess.TimeoutExpired):
        built.stop()
    assert ended(process)


def test_near_miss_one_that_stops_tells_how(tmp_path: Path) -> None:
    built = House(tmp_path / "paiju.db")
    built.start()
    assert built.stop() in {0, -signal.SIGTERM}
    assert built.stop() == 0, "there is none any more"


def test_the_port_is_that_of_this_server_and_not_of_one_before_it(tmp_path: Path) -> None:
    first, second = House(tmp_path / "paiju.db"), House(tmp_path / "paiju.db")
    first.start()
    port = first.port
    try:
        second.start()
        assert second.port != port
    finally:
        first.kill()
        second.kill()
