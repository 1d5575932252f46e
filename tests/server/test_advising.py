"""Questions about one's own hand over the socket: why not, and the coach, who is for practice alone."""

import json
from pathlib import Path
from typing import Any

import pytest

from paiju.formats import pages
from paiju.server import advising
from tests.server.house import Json
from tests.server.inside import Inside, Near
from tests.server.sessions import run, with_bots

pytestmark = pytest.mark.usefixtures("quiet_log")

GAMES = ("yushu", "weimaque")
"""One of each family."""


async def asked(line: Near, kind: str, **body: Any) -> Json:
    """The answer to a question."""
    await line.raw(json.dumps({"type": kind, "id": f"q-{kind}", **body}))
    reply: Json = await line.until(lambda message: message.get("id") == f"q-{kind}")
    return reply


async def alone_with_bots(built: Inside, game: str) -> Near:
    """A player whose table is full of bots, at his first question."""
    token = await built.guest("p")
    code = await built.room(token, game)
    line = await built.line(token, code)
    await line.do("sit")
    for seat in range(1, built.actor(code).table.rules.seats):
        await line.do("bot", seat=seat)
    await line.do("start")
    while line.ask is None:
        await line.next()
    return line


@pytest.mark.parametrize("game", GAMES)
def test_a_player_is_told_why_not(game: str, tmp_path: Path) -> None:
    """For a sort of actions, for one that is not offered, and nothing for one that is."""

    async def test(built: Inside) -> None:
        line = await alone_with_bots(built, game)
        reply = await asked(line, "why")
        assert reply["type"] == "because"
        assert {reason["rule"] for reason in reply["reasons"]} <= set(pages.rules(game))
        offered = {action.split()[0] for action in line.ask["actions"]}  # type: ignore[index]
        assert reply["reasons"]
        assert not offered & {reason["action"] for reason in reply["reasons"]}
        allowed = line.ask["actions"][0]  # type: ignore[index]
        assert (await asked(line, "why", action=allowed))["reasons"] == []
        refused = await asked(line, "why", action=reply["reasons"][-1]["action"] + " nothing")
        assert refused["error"]["code"] in ("bad_request", "bad_tile")

    run(tmp_path, test)


@pytest.mark.parametrize("game", GAMES)
def test_who_practises_with_bots_is_advised_at_his_turn(game: str, tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        line = await alone_with_bots(built, game)
        reply = await asked(line, "coach")
        assert reply["type"] == "coached"
        assert reply["lines"]
        discards = [f"discard {one['discard']}" for one in reply["lines"] if one["discard"]]
        assert set(discards) <= set(line.ask["actions"])  # type: ignore[index]

    run(tmp_path, test)


@pytest.mark.parametrize("game", ["neijiang", "weimaque"])
def test_with_people_at_the_table_nobody_is_advised(game: str, tmp_path: Path) -> None:
    """Two players and bots: neither is told anything, before a round or in it; nor does anybody who looks on."""

    async def test(built: Inside) -> None:
        lines = await with_bots(built, game)
        assert (await asked(lines[0], "coach"))["error"]["code"] == "not_playing"
        for line in lines:
            await line.do("ready")
        await lines[0].caught_up()
        assert lines[0].table["phase"] == "playing"
        for line in lines:
            assert (await asked(line, "coach"))["error"]["code"] == "not_practice"
            assert (await asked(line, "why"))["type"] == "because"
        spectator = await built.line(await built.guest("w"), lines[0].code)
        assert (await asked(spectator, "coach"))["error"]["code"] == "no_seat"

    run(tmp_path, test)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_asked_already_is_not_worked_out_again_until_something_happens(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked: list[str] = []
    for name in ("hint", "why", "coach"):
        monkeypatch.setattr(advising, name, _counting(name, getattr(advising, name), worked))

    async def test(built: Inside) -> None:
        line = await alone_with_bots(built, game)
        questions: list[tuple[str, Json]] = [
            ("hint", {}), ("why", {}), ("why", {"action": "win"}), ("why", {"action": "pass"}), ("coach", {}),
        ]  # fmt: skip
        first = [await asked(line, kind, **body) for kind, body in questions]
        assert [await asked(line, "coach"), await asked(line, "hint")] == [first[-1], first[0]]
        assert await asked(line, "why", action="pass") == first[3]
        assert worked == [kind for kind, _ in questions]
        await line.do("answer", window=line.ask["window"], action=line.ask["actions"][-1])  # type: ignore[index]
        await line.caught_up()
        await asked(line, "hint")
        await asked(line, "coach")
        assert worked[len(questions) :] == ["hint", "coach"]

    run(tmp_path, test)


def _counting(name: str, work: Any, worked: list[str]) -> Any:
    def counted(*given: Any) -> Any:
        worked.append(name)
        return work(*given)

    return counted
