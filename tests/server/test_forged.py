"""Whatever is sent, and by whom: a coded refusal, nothing stored, and nobody else notices."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from paiju.server import socket
from tests.server.house import Json
from tests.server.inside import inside, seated
from tests.server.scene import CODES, Scene, run

pytestmark = pytest.mark.usefixtures("quiet_log")

SURROGATE = "\\ud800"
NO_MESSAGES = {
    "no JSON": "{",
    "empty": "",
    "spaces": "   ",
    "NUL": "\0",
    "a list": "[]",
    "a number": "1",
    "null": "null",
    "no type": "{}",
    "type of a number": '{"type": 1}',
    "unknown type": '{"type": "cheat"}',
    "two types": '{"type": "sit", "type": "leave"}',
    "NaN": '{"type": "answer", "window": NaN, "action": "pass"}',
    "a field missing": '{"type": "answer", "window": 1}',
    "a field too many": '{"type": "leave", "seat": 1}',
    "a name": '{"type": "ready", "player": "p1"}',
    "text for a number": '{"type": "sit", "seat": "1"}',
    "number for a text": '{"type": "answer", "window": 1, "action": 1}',
    "number for yes": '{"type": "vote", "yes": 1}',
    "null for a number": '{"type": "kick", "seat": null}',
    "fraction": '{"type": "sit", "seat": 1.5}',
    "negative seat": '{"type": "kick", "seat": -1}',
    "far seat": '{"type": "kick", "seat": 6}',
    "huge seat": '{"type": "kick", "seat": 99999999999999999999999}',
    "endless window": '{"type": "answer", "window": ' + "9" * 6000 + ', "action": "pass"}',
    "long action": json.dumps({"type": "answer", "window": 1, "action": "x" * 41}),
    "long id": json.dumps({"type": "leave", "id": "x" * 65}),
    "half a character": '{"type": "answer", "window": 1, "action": "' + SURROGATE + '"}',
    "half a character in a key": '{"type": "settings", "room": {"' + SURROGATE + '": 1}}',
    "seed that is not hex": '{"type": "ready", "seed": "xy"}',
    "half a byte": '{"type": "ready", "seed": "abc"}',
    "long seed": json.dumps({"type": "ready", "seed": "ab" * 33}),
    "deep": "[" * 8000 + "]" * 8000,
    "deep in a room": '{"type": "settings", "room": {"options": ' + "[" * 7000 + "]" * 7000 + "}}",
    "deep and open": '{"type": "settings", "room": {"a":' * 400,
    "second hello": '{"type": "hello", "token": "x", "table": "1"}',
    "lapse": '{"type": "lapse", "window": 1}',
    "bot_answer": '{"type": "bot_answer", "seat": 0, "window": 1, "action": "pass"}',
    "go": '{"type": "go"}',
    "lost": '{"type": "lost"}',
    "expire": '{"type": "expire"}',
    "bot_failed": '{"type": "bot_failed", "seat": 0}',
    "all_ready": '{"type": "all_ready"}',
    "vote_over": '{"type": "vote_over"}',
    "absent": '{"type": "absent"}',
}
"""What is no message at all, by what is wrong with it; what only the house may say is among it."""


def _nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


REFUSED: dict[str, Json] = {
    "negative window": {"type": "answer", "window": -1, "action": "pass"},
    "past window": {"type": "answer", "window": 0, "action": "pass"},
    "future window": {"type": "answer", "window": 10**6, "action": "pass"},
    "huge window": {"type": "answer", "window": 10**300, "action": "pass"},
    "hugely negative window": {"type": "answer", "window": -(10**300), "action": "pass"},
    "no action": {"type": "answer", "window": "now", "action": "win the game"},
    "empty action": {"type": "answer", "window": "now", "action": ""},
    "NUL action": {"type": "answer", "window": "now", "action": "discard \0"},
    "action of another game": {"type": "answer", "window": "now", "action": "chi 1x2x3x"},
    "illegal action": {"type": "answer", "window": "now", "action": "pong"},
    "tile that is none": {"type": "answer", "window": "now", "action": "discard 9z"},
    "two tiles": {"type": "answer", "window": "now", "action": "discard 1p2p"},
    "ready in a round": {"type": "ready"},
    "start in a round": {"type": "start"},
    "sit in a round": {"type": "sit", "seat": 1},
    "swap in a round": {"type": "swap", "seat": 0, "other": 1},
    "bot in a round": {"type": "bot", "seat": 1},
    "bot that is none": {"type": "bot", "seat": 1, "bot": "../steady"},
    "bot that is code": {"type": "bot", "seat": 1, "bot": "__import__('os')"},
    "kick in a round": {"type": "kick", "seat": 1},
    "close in a round": {"type": "close"},
    "vote on nothing": {"type": "vote", "yes": True},
    "hand to no seat": {"type": "hand", "seat": 5},
    "phrase that is none": {"type": "say", "phrase": 10},
    "negative phrase": {"type": "say", "phrase": -1},
    "huge phrase": {"type": "say", "phrase": 10**200},
    "settings in a round": {"type": "settings", "room": {"game": "fulushou"}},
    "settings of no game": {"type": "settings", "room": {"game": "chess"}},
    "settings of a list": {"type": "settings", "room": {"game": ["neijiang"]}},
    "settings with a strange key": {"type": "settings", "room": {"game": "neijiang", "seed": "00"}},
    "settings with a strange option": {"type": "settings", "room": {"game": "neijiang", "options": {"wall": "1p"}}},
    "settings with a wrong value": {"type": "settings", "room": {"game": "neijiang", "customs": {"stake": "1"}}},
    "settings nested": {"type": "settings", "room": {"game": "neijiang", "options": {"base": _nested(800)}}},
    "settings that are a text": {"type": "settings", "room": {"game": "neijiang", "options": "base"}},
}
"""Well-formed messages that are refused to everybody while a round is played; window `now`: the one that is open."""


ROLES = ("owner", "seated", "spectator", "of another table", "kicked")


@pytest.mark.parametrize("role", ROLES)
def test_what_is_no_message_is_refused(role: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "MOST_MISTAKES", 1000)

    async def attack(stage: Scene) -> None:
        line = stage.roles[role]
        for name, text in NO_MESSAGES.items():
            await line.raw(text)
            reply = await line.until(lambda message: message["type"] in {"ok", "error"})
            assert (reply["type"], reply.get("error", {}).get("code")) == ("error", "bad_message"), name
            assert not reply["retry"]

    run(tmp_path, attack)


@pytest.mark.parametrize("role", ROLES)
def test_what_is_not_allowed_is_refused(role: str, tmp_path: Path) -> None:
    async def attack(stage: Scene) -> None:
        window = stage.house.actor(stage.code).table.round.window.number  # type: ignore[union-attr]
        for name, message in REFUSED.items():
            body = {key: value for key, value in message.items() if key != "type"}
            if body.get("window") == "now":
                body["window"] = window
            reply = await stage.roles[role].say(message["type"], **body)
            assert reply["type"] == "error", name
            assert reply["error"]["code"] in CODES, name
            assert len(reply["error"]["message"]) < 400, name

    run(tmp_path, attack)


def test_a_seed_with_a_line_end_is_none(tmp_path: Path) -> None:
    """In a pattern `$` also stands before a line end."""

    async def whole() -> None:
        async with inside(tmp_path / "paiju.db") as built:
            line = (await seated(built))[0]
            await line.raw(json.dumps({"type": "ready", "id": "a", "seed": "ab\n"}))
            reply = await line.until(lambda message: message["type"] in {"ok", "error"})
            assert reply.get("error", {}).get("code") == "bad_message"

    asyncio.run(whole())


def test_nobody_answers_for_another_seat(tmp_path: Path) -> None:
    """The answer is legal, but for the seat that is asked."""

    async def attack(stage: Scene) -> None:
        asked = await stage.house.line(stage.asked.token, stage.code)
        await asked.caught_up()
        assert asked.ask is not None
        for role, line in stage.roles.items():
            if line.token == asked.token:
                continue
            reply = await line.say("answer", window=asked.ask["window"], action=asked.ask["actions"][0])
            assert reply["error"]["code"] == ("not_asked" if role in {"owner", "seated"} else "no_seat")

    run(tmp_path, attack)


def test_settings_nested_as_deep_as_can_be_read_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever reads a message must not leave to others what they cannot walk through."""
    monkeypatch.setattr(socket, "MOST_MISTAKES", 1000)

    async def whole() -> None:
        async with inside(tmp_path / "paiju.db") as built:
            owner = (await seated(built))[0]
            codes = []
            for depth in range(700, 1010, 2):
                nested = "[" * depth + "]" * depth
                await owner.raw(
                    '{"type": "settings", "room": {"game": "neijiang", "options": {"base": ' + nested + "}}}"
                )
                codes.append((await owner.until(lambda message: message["type"] == "error"))["error"]["code"])
            assert set(codes) == {"bad_message", "bad_request"}, "some are read, some are not"
            await owner.do("ready")

    asyncio.run(whole())


SETTINGS = {name: message for name, message in REFUSED.items() if message["type"] == "settings"}


def test_settings_are_refused_with_the_place_in_the_message(tmp_path: Path) -> None:
    """Where nothing else forbids them it is what they say that is told, and where in the command it stands."""

    async def whole() -> None:
        async with inside(tmp_path / "paiju.db") as built:
            owner = (await seated(built))[0]
            rows = await built.rows(owner.code)
            wrong = {name: message for name, message in SETTINGS.items() if name != "settings in a round"}
            for name, message in wrong.items():
                error = (await owner.say("settings", room=message["room"]))["error"]
                assert error["code"] in {"bad_request", "unknown_option"}, name
                assert error["at"].startswith("/room"), name
            assert await built.rows(owner.code) == rows
            assert (await owner.say("settings", room={"game": "fulushou"}))["error"]["code"] == "too_many_people"

    asyncio.run(whole())


@pytest.mark.parametrize("far", [10**9, 10**9 + 1])
def test_numbers_beyond_the_farthest_are_refused_and_the_farthest_is_not_near_miss(far: int, tmp_path: Path) -> None:
    async def whole() -> None:
        async with inside(tmp_path / "paiju.db") as built:
            owner = (await seated(built))[0]
            reply = await owner.say("settings", room={"game": "neijiang", "customs": {"rounds": far}})
            assert (reply["type"] == "ok") == (far == 10**9)
            assert reply.get("error", {}).get("at", "/room/customs/rounds") == "/room/customs/rounds"

    asyncio.run(whole())
