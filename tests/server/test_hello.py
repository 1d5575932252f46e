"""The first message, the pace of the others, and what the wire refuses: told by a code, and a clean close."""

import asyncio
import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import websockets

from paiju.server import door, pace, socket
from tests.server.house import Client, Json, house
from tests.server.inside import ClosedError, Near, calm, inside, seated
from tests.server.scene import Scene, hello, run

pytestmark = pytest.mark.usefixtures("quiet_log")

HELLOS: dict[str, tuple[Callable[[str, str], str], str]] = {
    "empty": (lambda token, table: "", "bad_message"),
    "no JSON": (lambda token, table: "hello", "bad_message"),
    "a command": (lambda token, table: '{"type": "sit"}', "bad_message"),
    "no token": (lambda token, table: json.dumps({"type": "hello", "table": table}), "bad_message"),
    "one key more": (lambda token, table: hello(token, table, seat=0), "bad_message"),
    "long token": (lambda token, table: hello("x" * 129, table), "bad_message"),
    "wrong token": (lambda token, table: hello(token[:-1], table), "unauthorized"),
    "empty token": (lambda token, table: hello("", table), "unauthorized"),
    "NUL token": (lambda token, table: hello("\0", table), "unauthorized"),
    "unknown table": (lambda token, table: hello(token, "000000"), "not_found"),
    "NUL table": (lambda token, table: hello(token, "\0"), "not_found"),
    "wrong protocol": (lambda token, table: hello(token, table, protocol=2), "protocol"),
    "huge protocol": (lambda token, table: hello(token, table, protocol=10**300), "protocol"),
    "last that is none": (lambda token, table: hello(token, table, last={"stream": 1, "seq": 1}), "bad_message"),
    "deep": (lambda token, table: "[" * 9000, "bad_message"),
}


@pytest.mark.parametrize("name", HELLOS)
def test_a_wrong_hello_is_told_and_closed(name: str, tmp_path: Path) -> None:
    async def attack(stage: Scene) -> None:
        line, (text, code) = Near(stage.house, stage.lines[0].token, stage.code), HELLOS[name]
        line.open()
        await line.raw(text(line.token, stage.code))
        reply = await line.next()
        assert (reply["type"], reply["error"]["code"]) == ("error", code)
        assert line.token not in str(reply)
        assert await line.memory.ended() == socket.VIOLATION

    run(tmp_path, attack)


@pytest.mark.parametrize("last", [0, -1, -(10**300), 10**300, 3])
def test_a_hello_with_a_strange_last_is_answered_with_everything_or_a_tail(last: int, tmp_path: Path) -> None:
    async def attack(stage: Scene) -> None:
        stream = stage.house.actor(stage.code).feed.stream
        for name in (stream, "", "x" * 64):
            line = Near(stage.house, stage.roles["spectator"].token, stage.code)
            line.open()
            await line.raw(hello(line.token, stage.code, last={"stream": name, "seq": last}))
            assert (await line.next())["type"] == ("resumed" if name == stream and last in {0, 3} else "welcome")
            await line.memory.close()

    run(tmp_path, attack)


def test_who_says_no_hello_is_cut_and_who_says_it_in_time_is_not_near_miss(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "HELLO_SECONDS", 0.1)

    async def attack(stage: Scene) -> None:
        silent, timely = (Near(stage.house, stage.roles["spectator"].token, stage.code) for _ in range(2))
        silent.open()
        await timely.connect()
        assert await silent.memory.ended() == socket.VIOLATION
        assert silent.memory.sent == []
        await timely.caught_up()
        await timely.memory.close()

    run(tmp_path, attack)


@pytest.mark.parametrize("said", [True, False], ids=["after the hello", "as hello"])
def test_bytes_close_the_line(said: bool, tmp_path: Path) -> None:
    async def attack(stage: Scene) -> None:
        line = Near(stage.house, stage.roles["spectator"].token, stage.code)
        await line.connect() if said else line.open()
        await line.raw(b"{}")
        assert await line.memory.ended() == socket.NO_TEXT

    run(tmp_path, attack)


def test_a_hello_of_the_same_player_replaces_the_line_before(tmp_path: Path) -> None:
    async def attack(stage: Scene) -> None:
        first = stage.roles["spectator"]
        second = await stage.house.line(first.token, stage.code)
        assert await first.memory.ended() == socket.REPLACED
        assert json.loads(first.memory.sent[-1]) == {"type": "replaced"}
        await second.caught_up()
        await second.memory.close()

    run(tmp_path, attack)


# --- too fast, too wrong


def test_who_is_too_fast_is_told_and_then_cut(tmp_path: Path) -> None:
    async def whole() -> None:
        async with inside(tmp_path / "paiju.db", patient=False) as built:
            fast, calm_one = (await seated(built))[:2]
            with pytest.raises(ClosedError):
                await _hurry(fast)
            assert await fast.memory.ended() == socket.VIOLATION
            told = [json.loads(text) for text in fast.memory.sent]
            slow = [text for text in told if text.get("error", {}).get("code") == "slow_down"]
            assert len(slow) >= socket.MOST_MISTAKES
            assert all(text["retry"] for text in slow)
            await calm_one.do("ready")

    asyncio.run(whole())


async def _hurry(line: Near) -> None:
    for _ in range(pace.BURST + 3 * socket.MOST_MISTAKES):
        await line.raw('{"type": "ping"}')
    while True:
        await line.next()


def test_a_burst_that_is_allowed_is_answered_near_miss(tmp_path: Path) -> None:
    async def whole() -> None:
        async with inside(tmp_path / "paiju.db", patient=False) as built:
            code = await built.room(await built.guest("o"))
            line = await built.line(await built.guest("p"), code)
            for number in range(pace.BURST):
                await line.raw(json.dumps({"type": "ping", "id": str(number)}))
            for number in range(pace.BURST):
                assert (await line.until(lambda message: message["type"] == "pong"))["id"] == str(number)

    asyncio.run(whole())


def test_too_many_mistakes_cut_the_line(tmp_path: Path) -> None:
    async def attack(stage: Scene) -> None:
        line = stage.roles["spectator"]
        for _ in range(socket.MOST_MISTAKES + 1):
            await line.raw("{")
        assert await line.memory.ended() == socket.VIOLATION

    run(tmp_path, attack)


# --- on the wire


def test_what_the_wire_refuses_is_closed_by_its_code_and_leaves_no_trace() -> None:
    """Too long, no text, no UTF-8; the server goes on, and its log has no stack trace."""
    with house() as served:
        token = served.guest("p")
        room = served.room(token, "neijiang")
        attacks: list[tuple[str | bytes, int]] = [
            ("x" * (16 * 1024 + 1), 1009),
            (json.dumps({"type": "ping", "id": "x" * 20_000}), 1009),
            ("x" * 1_000_000, 1009),
            (b"{}", 1003),
            (b"", 1003),
        ]
        for content, code in attacks:
            for said in (False, True):
                assert asyncio.run(_closed_by(served, token, room["code"], content, said)) == code
        fits = " " * (16 * 1024 - 40) + '{"type": "ping", "id": "1"}'
        assert asyncio.run(_answered(served, token, room["code"], fits))["type"] == "pong"
        log = served.log.read_text(encoding="utf-8")
    assert "Traceback" not in log
    assert '"level": "error"' not in log
    assert token not in log


async def _closed_by(served: Any, token: str, code: str, content: str | bytes, said: bool) -> int | None:
    async with websockets.connect(f"ws://127.0.0.1:{served.port}/ws") as line:
        if said:
            await line.send(hello(token, code))
            await line.recv()
        await line.send(content)
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await line.recv()
        return line.close_code


async def _answered(served: Any, token: str, code: str, text: str) -> Json:
    client = await Client(served, token, code).connect()
    await client.raw(text)
    reply = await client.until(lambda message: message["type"] == "pong")
    await client.close()
    return reply


def test_hundreds_of_lines_that_say_nothing_keep_nobody_out(tmp_path: Path) -> None:
    async def attack(stage: Scene) -> None:
        silent = [Near(stage.house, "", stage.code) for _ in range(300)]
        for line in silent:
            line.open()
        await calm()
        for line in silent:
            await line.memory.close()

    run(tmp_path, attack)
