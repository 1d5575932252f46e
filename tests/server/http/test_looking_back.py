"""`/api/tables/{table}/reports` and `/api/replays`: a round is reported to the host; a record file is played again."""

import asyncio
import json
import os
import signal
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from paiju.flow import registry
from paiju.server.http import replays
from paiju.server.http.access import FILES_A_MINUTE, REPORTS_A_MINUTE
from paiju.server.http.reports import LONGEST
from tests.server.house import Json
from tests.server.inside import Inside
from tests.server.sessions import run, session, with_bots

FILE = {"Content-Type": "application/x-ndjson"}
SHORT = {"neijiang", "weimaque"}
"""Of these files are played in every run of the tests, those of the other games in the long ones."""


async def played(built: Inside, game: str = "neijiang", rounds: int = 1) -> tuple[str, str]:
    """The id of a table where a session was played, and the token of somebody who played."""
    lines = await with_bots(built, game, rounds=rounds)
    await session(lines)
    return lines[0].table["id"], lines[0].token


async def post(built: Inside, path: str, token: str = "", **given: Any) -> httpx.Response:
    headers = given.pop("headers", {}) | ({"Authorization": f"Bearer {token}"} if token else {})
    return await built.http.post(path, headers=headers, **given)


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def remark(text: str = "算错了", number: int = 1) -> Json:
    return {"session": 1, "number": number, "remark": text}


# --- reports


def test_a_report_reaches_the_host(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        table, token = await played(built)
        answer = await post(built, f"/api/tables/{table}/reports", token, json=remark(" 番数不对 "))
        assert answer.status_code == 201
        assert answer.json() == remark("番数不对") | {"table": table, "at": built.clock.now()}
        again = await post(built, f"/api/tables/{table}/reports", token, json={"session": 1, "number": 1})
        assert again.json()["remark"] == ""
        (kept,) = await built.services.store.reports(None, 9)
        me = (await built.get("/api/me", token)).json()["id"]
        assert (kept.player, kept.table, kept.session, kept.number, kept.remark) == (me, table, 1, 1, "")

    run(tmp_path, test)


def test_who_is_nobody_and_what_there_is_not_is_refused(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        table, token = await played(built)
        path = f"/api/tables/{table}/reports"
        assert code_of(await post(built, path, json=remark())) == (401, "unauthorized")
        assert code_of(await post(built, path, token, json=remark(number=2))) == (404, "not_found")
        assert code_of(await post(built, "/api/tables/other/reports", token, json=remark())) == (404, "not_found")
        assert code_of(await post(built, path, token, json=remark("x" * (LONGEST + 1)))) == (400, "bad_request")
        assert code_of(await post(built, path, token, json=remark("\0"))) == (400, "bad_request")
        assert code_of(await post(built, path, token, json=remark() | {"number": True})) == (400, "bad_request")
        assert await built.services.store.reports(None, 9) == []
        assert (await post(built, path, token, json=remark("x" * LONGEST))).status_code == 201

    run(tmp_path, test)


def test_one_address_has_so_many_reports_and_so_many_files_a_minute(tmp_path: Path) -> None:
    """Each kind has its own number, and is told when to come again."""

    async def test(built: Inside) -> None:
        table, token = await played(built)
        path = f"/api/tables/{table}/reports"
        for _ in range(REPORTS_A_MINUTE):
            assert (await post(built, path, token, json=remark())).status_code == 201
        refused = await post(built, path, token, json=remark())
        assert (code_of(refused), refused.headers["retry-after"]) == ((429, "too_many"), "60")
        for _ in range(FILES_A_MINUTE):
            assert code_of(await post(built, "/api/replays", content="", headers=FILE)) == (400, "bad_request")
        refused = await post(built, "/api/replays", content="", headers=FILE)
        assert (code_of(refused), refused.headers["retry-after"]) == ((429, "too_many"), "60")

    run(tmp_path, test)


# --- record files


@pytest.mark.parametrize(
    "game",
    [pytest.param(game.id, marks=[] if game.id in SHORT else pytest.mark.long) for game in registry.games()],
)
def test_an_exported_file_is_played_again_as_the_rounds_it_came_from(tmp_path: Path, game: str) -> None:
    """Without a token: who got a file need be nobody here."""

    async def test(built: Inside) -> None:
        table, _ = await played(built, game, rounds=2)
        file = (await built.get(f"/api/tables/{table}/record")).text
        answer = await post(built, "/api/replays", content=file.encode(), headers=FILE)
        assert answer.status_code == 200, answer.text
        frames = [(await built.get(f"/api/tables/{table}/frames?number={number}")).json() for number in (1, 2)]
        assert all(frame["ended_at"] for frame in frames)
        assert answer.json() == {"rounds": [frame | {"ended_at": None} for frame in frames]}
        assert frames[1]["next_dealer"] is None
        windows = "\ufeff" + file.replace("\n", "\r\n")
        assert (await post(built, "/api/replays", content=windows.encode(), headers=FILE)).json() == answer.json()

    run(tmp_path, test)


def test_a_fault_in_a_file_is_told_with_its_place(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        table, _ = await played(built)
        lines = (await built.get(f"/api/tables/{table}/record")).text.splitlines()

        async def fault(*changed: str) -> tuple[int, str, str, str]:
            content = "\n".join(changed).encode()
            answer = await post(built, "/api/replays", content=content, headers=FILE)
            error = answer.json()["error"]
            return answer.status_code, error["code"], error["message"].partition(":")[0], error["at"]

        header, end = json.loads(lines[0]), json.loads(lines[-1])
        assert await fault("") == (400, "bad_request", "line 1", "")
        assert await fault("no record") == (400, "bad_request", "line 1", "")
        assert await fault(*lines[:-1]) == (400, "bad_request", f"line {len(lines) - 1}", "")
        assert await fault(lines[0], "[]", *lines[2:]) == (400, "bad_request", "line 2", "")
        other = json.dumps(header | {"hands": ["1p"] * len(header["hands"])})
        assert (await fault(other, *lines[1:]))[1:3] == ("bad_record", "line 1")
        more = json.dumps(end | {"deltas": [1, *end["deltas"][1:]]})
        assert (await fault(*lines[:-1], more))[1:3] == ("bad_record", f"line {len(lines)}")

    run(tmp_path, test)


def test_a_file_has_so_many_rounds_and_no_more(tmp_path: Path) -> None:
    """The line of the round that is too much is named; the rounds before it are not played in vain."""

    async def test(built: Inside) -> None:
        table, _ = await played(built, "fulushou")
        file = (await built.get(f"/api/tables/{table}/record")).text
        most = await post(built, "/api/replays", content=file * replays.MOST_ROUNDS, headers=FILE)
        assert len(most.json()["rounds"]) == replays.MOST_ROUNDS
        more = await post(built, "/api/replays", content=file * (replays.MOST_ROUNDS + 1), headers=FILE)
        assert code_of(more) == (413, "too_large")
        line = file.count("\n") * replays.MOST_ROUNDS + 1
        assert more.json()["error"]["message"].startswith(f"line {line}: ")

    run(tmp_path, test)


def in_which_process(_: str) -> str:
    """In the place of the work."""
    return str(os.getpid())


def at_length(_: str) -> str:
    """In the place of the work, and slower than it."""
    time.sleep(0.4)
    return "[]"


def test_files_are_played_outside_the_process_of_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its tables would wait for it, in a thread too."""
    monkeypatch.setattr(replays, "played", in_which_process)

    async def test(built: Inside) -> None:
        first, second = [await post(built, "/api/replays", content="", headers=FILE) for _ in range(2)]
        assert first.json() == second.json() != os.getpid()

    run(tmp_path, test)


def test_few_files_wait_for_one_and_the_others_come_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "played", at_length)

    async def test(built: Inside) -> None:
        posts = [post(built, "/api/replays", content="", headers=FILE) for _ in range(FILES_A_MINUTE)]
        answers = [answer.status_code for answer in await asyncio.gather(*posts)]
        assert answers.count(200) == 1 + replays.MOST_WAITING
        assert answers.count(429) == FILES_A_MINUTE - answers.count(200) > 0

    run(tmp_path, test)


def test_a_file_that_takes_too_long_is_given_up_and_the_next_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(built: Inside) -> None:
        monkeypatch.setattr(replays, "played", in_which_process)
        before = (await post(built, "/api/replays", content="", headers=FILE)).json()
        with monkeypatch.context() as patch:
            patch.setattr(replays, "played", at_length)
            patch.setattr(replays, "SECONDS", 0.1)
            assert code_of(await post(built, "/api/replays", content="", headers=FILE)) == (413, "too_large")
        assert (await post(built, "/api/replays", content="", headers=FILE)).json() != before

    run(tmp_path, test)


def test_what_is_no_file_of_records_is_refused(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        async def refused(content: bytes, kind: str = FILE["Content-Type"]) -> tuple[int, str]:
            return code_of(await post(built, "/api/replays", content=content, headers={"Content-Type": kind}))

        assert await refused(b"{}", "image/png") == (415, "bad_media_type")
        assert await refused(b"\xff\xfe") == (400, "bad_request")
        assert await refused(b" " * (replays.MOST_BYTES + 1)) == (413, "too_large")
        assert await refused(b" " * replays.MOST_BYTES) == (400, "bad_request")

    run(tmp_path, test)


def test_the_process_of_files_gives_way_and_leaves_the_end_to_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal interrupts both; where the server gives way more than that already, it stays so."""
    set_to: list[object] = []
    monkeypatch.setattr(signal, "signal", lambda *args: set_to.append(args))
    monkeypatch.setattr(os, "setpriority", lambda *args: set_to.append(args), raising=False)
    for nice, wanted in ((0, replays.NICE), (10, 10)):
        monkeypatch.setattr(os, "getpriority", lambda *_args, nice=nice: nice, raising=False)
        assert replays.behind(str.upper, "a") == "A"
        assert set_to == [(signal.SIGINT, signal.SIG_IGN), (os.PRIO_PROCESS, 0, wanted)]
        set_to.clear()
