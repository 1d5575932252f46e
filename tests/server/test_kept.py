"""What is kept of sessions: records, history and careers, each once; and rooms that nobody needs are not kept."""

import asyncio
import secrets
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from paiju.flow import registry
from paiju.flow.career import Career, Rank, Reward, Task
from paiju.table.table import IDLE, SLACK
from tests.server.house import Json
from tests.server.inside import Inside, Near
from tests.server.sessions import ended, play, run, session, with_bots

CAREER = Career(
    ranks=(Rank("新手", "beginner", 0), Rank("老手", "old hand", 10**6)),
    tasks=(Task("T-1", 2, (Reward("豆", "beans", 5),)),),
    escapes="T-2",
)


def _with_career(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that keeps something of its players, in this test alone."""
    monkeypatch.setitem(registry._GAMES, "neijiang", replace(registry.find("neijiang"), career=CAREER))


async def _kept(built: Inside, player: Near) -> tuple[Json, list[Json], int]:
    career = (await built.get("/api/me/careers/neijiang", player.token)).json()
    rounds = (await built.get("/api/me/rounds", player.token)).json()["rounds"]
    records = (await built.get(f"/api/tables/{player.table['id']}/record")).text
    return career, rounds, records.count('"paiju/round/1"')


def test_records_history_and_careers_are_fed_exactly_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once a round and player, and not again when the server starts anew and replays its inputs."""
    _with_career(monkeypatch)
    kept: list[Any] = []

    async def played(built: Inside) -> None:
        lines = await with_bots(built, rounds=2)
        await session(lines)
        for seat, one in enumerate(lines):
            career, rounds, records = await _kept(built, one)
            assert [(line["session"], line["number"]) for line in rounds] == [(1, 2), (1, 1)]
            assert records == career["rounds"] == 2
            assert career["score"] == sum(line["deltas"][seat] for line in rounds)
            assert career["escapes"] == {"rule": "T-2", "count": 0}
            assert career["tasks"][0]["done"]
            assert [rounds[0]["players"][at] for at in (2, 3)] == [None, None]
        kept.append([await _kept(built, one) for one in lines])
        kept.append(lines)

    async def restarted(built: Inside) -> None:
        assert [await _kept(built, one) for one in kept[1]] == kept[0]

    run(tmp_path, played)
    run(tmp_path, restarted)


def test_who_leaves_in_a_round_has_fled_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _with_career(monkeypatch)

    async def test(built: Inside) -> None:
        lines = await with_bots(built)
        for one in lines:
            await one.do("ready")
        for _ in range(2):
            await lines[1].do("leave")
        await play(lines[0], ended)
        assert [(await _kept(built, one))[0]["escapes"]["count"] for one in lines] == [0, 1]
        assert [(await _kept(built, one))[0]["rounds"] for one in lines] == [1, 1]

    run(tmp_path, test)


def test_a_game_that_is_none_keeps_no_career_near_miss(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        token = await built.guest("p")
        assert (await built.get("/api/me/careers/fulushou", token)).json()["rounds"] == 0
        answer = await built.get("/api/me/careers/chess", token)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_request")

    run(tmp_path, test)


def test_an_idle_room_expires_and_its_code_is_free_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter([5, 5, 6, 5])
    monkeypatch.setattr(secrets, "randbelow", lambda _: next(codes))

    async def test(built: Inside) -> None:
        owner = await built.guest("o")
        first = await built.room(owner)
        line = await built.line(owner, first)
        await line.do("sit")
        assert (first, await built.room(owner)) == ("100005", "100006"), "a code in use is not given again"
        await built.later(IDLE)
        assert (await built.get(f"/api/rooms/{first}")).status_code == 200
        await built.later(SLACK)
        await _gone(built, first)
        assert (await built.get("/api/me", owner)).json()["table"] is None
        assert await built.room(owner) == first

    run(tmp_path, test)


async def _gone(built: Inside, code: str) -> None:
    async with asyncio.timeout(5):
        while (await built.get(f"/api/rooms/{code}")).status_code != 404:
            await asyncio.sleep(0.005)


def test_a_room_in_which_nobody_ever_did_anything_expires_too(tmp_path: Path) -> None:
    """A code that was opened by mistake must not be lost for ever."""

    async def test(built: Inside) -> None:
        code = await built.room(await built.guest("o"))
        await built.later(IDLE + SLACK)
        await _gone(built, code)

    run(tmp_path, test)
