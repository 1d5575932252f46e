"""Logs, errors and reprs: whatever goes wrong, they tell no token, no seed, no wall and no hand."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from paiju.flow.match import Chance, Fair
from paiju.server.messages import Hello
from paiju.server.settings import Settings
from paiju.storage.rows import InputRow, RoundRow, TableRow
from paiju.storage.store import Store
from paiju.table.chair import Chair
from paiju.table.commands import Ready
from tests.server.house import Client, House, Json, house, line


def _pieces(record: list[Json]) -> list[str]:
    """The secret texts of a round."""
    head, end = record[0], record[-1]
    fair = head["fair"]
    assert end["do"] == "end"
    walls = [head["wall"][at : at + 12] for at in (0, 30, 60)]
    return [head["seed"], fair["secret"], *filter(None, fair["seeds"]), *head["hands"], *walls]


def test_the_log_of_a_sitting_with_every_kind_of_error_tells_no_secret(tmp_path: Path) -> None:
    """Nor does any text of an error that a player is sent."""
    with house("--log-level", "DEBUG", "--clock-rate", "20", "--bot-pace", "0") as served:
        tokens, errors, record = asyncio.run(_sitting_with_errors(served))
        log = served.log.read_text(encoding="utf-8")
    assert "Traceback" not in log
    secrets_of_it = tokens + _pieces(record)
    assert all(len(secret) >= 12 for secret in secrets_of_it)
    assert [secret for secret in secrets_of_it if secret in log or any(secret in error for error in errors)] == []


async def _sitting_with_errors(served: House) -> tuple[list[str], list[str], list[Json]]:
    owner, other = served.guest("p0"), served.guest("p1")
    room = served.room(owner, "neijiang", rounds=1)
    async with line(served, owner, room["code"]) as one, line(served, other, room["code"]) as two:
        errors = []
        for player in (one, two):
            await player.do("sit")
        for seat in (2, 3):
            await one.do("bot", seat=seat)
        for seat, player in enumerate((one, two)):
            await player.do("ready", seed=f"{seat + 1}a" * 16)
        for text in (
            "{",
            "[]",
            json.dumps({"type": "lapse", "window": 1}),
            json.dumps({"type": "hello", "token": other}),
        ):
            await one.raw(text)
            errors.append(str(await one.until(lambda message: message["type"] == "error")))
        for kind, body in _refused():
            for player in (one, two):
                reply = await player.say(kind, **body)
                assert reply["type"] == "error", (kind, reply)
                errors.append(str(reply))
        await asyncio.gather(*(_play_on(player, errors) for player in (one, two)))
    text = served.get(f"/api/tables/{one.table['id']}/record").text
    return [owner, other], errors, [json.loads(text) for text in text.splitlines()]


def _refused() -> list[tuple[str, Json]]:
    return [
        ("answer", {"window": 0, "action": "discard 1p"}),
        ("answer", {"window": 999, "action": "pass"}),
        ("ready", {}),
        ("sit", {"seat": 3}),
        ("kick", {"seat": 1}),
        ("settings", {"room": {"game": "fulushou"}}),
        ("bot", {"seat": 2, "bot": "nobody"}),
        ("vote", {"yes": True}),
        ("start", {}),
        ("close", {}),
        ("say", {"phrase": 99}),
    ]


async def _play_on(player: Client, errors: list[str]) -> None:
    """Play whatever is first, and before it something that is not allowed."""
    while not player.settled:
        ask = player.ask
        if ask is None:
            await player.next()
            continue
        player.ask = None
        errors += [
            str(await player.say("answer", window=ask["window"], action=wrong)) for wrong in ("nonsense", "pong")
        ]
        if not player.settled:
            await player.say("answer", window=ask["window"], action=ask["actions"][0])


@pytest.mark.parametrize("as_json", [True, False], ids=["as JSON", "for people"])
def test_an_error_that_nobody_expected_is_logged_without_its_values(as_json: bool) -> None:
    """A token, a seed or a wall is a local variable of nearly everything that can fail."""
    code = (
        "import logging\nfrom paiju.server import logs\n"
        f"logs.set_up({as_json}, 'DEBUG')\n"
        "def fail():\n    token = 'hu' + 'sh'\n    return {}[1]\n"
        "try:\n    fail()\nexcept KeyError:\n    logging.getLogger('asyncio').exception('it failed')\n"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=30, check=True)
    assert "it failed" in ended.stderr
    assert "'hush'" not in ended.stderr


HUSH = b"hush" * 8
REPRS = {
    "settings": Settings("postgresql://paiju:hush@db/paiju"),
    "store": Store("postgresql://paiju:hush@db/paiju"),
    "table row": TableRow("t", "123456", "p", 0, HUSH, {}),
    "round row": RoundRow("t", 1, 1, "neijiang", 0, [], [], [], "hush"),
    "input row": InputRow("t", 1, 0, "ready", "p", None, "", {"seed": "hush"}, ["hush"]),
    "hello": Hello(token="hush", table="123456"),
    "chair": Chair(player="p", seed=HUSH),
    "ready": Ready(seed=HUSH.hex()),
    "chance": Chance(HUSH, Fair(b"", HUSH, (HUSH,))),
}


@pytest.mark.parametrize("name", REPRS)
def test_no_repr_tells_a_secret(name: str) -> None:
    """What is printed by a debugger, a failed assertion or a log."""
    assert "hush" not in repr(REPRS[name])
    assert HUSH.hex() not in repr(REPRS[name])
