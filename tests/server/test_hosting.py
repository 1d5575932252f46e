"""What the host does to a house while people play: bans, a message to all, emptying it, closing it."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from paiju.server import hosting
from paiju.server.banning import HOUR
from paiju.server.socket import SENT_AWAY, VIOLATION
from tests.server.hosts import Host, hosted
from tests.server.house import Json
from tests.server.inside import START, Inside, Near, playing, seated
from tests.server.sessions import session, with_bots


def notices(line: Near) -> list[Json]:
    return [message for message in line.heard if message["type"] == "notice"]


async def id_of(built: Inside, token: str) -> str:
    return str((await built.get("/api/me", token)).json()["id"])


async def code_of(built: Inside, path: str, token: str) -> str:
    answer = await built.get(path, token)
    return "" if answer.is_success else str(answer.json()["error"]["code"])


# --- bans


def test_a_player_who_is_banned_is_cut_off_and_his_token_refused(tmp_path: Path) -> None:
    async def test(built: Inside, host: Host) -> None:
        lines = await playing(built)
        bad = lines[1]
        player = await id_of(built, bad.token)
        await host.post("/bans", player=player, hours=2, reason="骂人")
        assert await bad.memory.ended() == SENT_AWAY
        assert '"banned"' in bad.memory.sent[-1]
        assert await code_of(built, "/api/me", bad.token) == "banned"
        assert await code_of(built, "/api/me", lines[0].token) == ""
        again = Near(built, bad.token, bad.code).open()
        await again.send(json.dumps({"type": "hello", "token": bad.token, "table": bad.code}))
        assert await again.ended() == VIOLATION
        assert '"banned"' in again.sent[-1]

    hosted(tmp_path, test)


def test_his_seat_is_that_of_a_lost_line(tmp_path: Path) -> None:
    async def test(built: Inside, host: Host) -> None:
        lines = await playing(built)
        await host.post("/bans", player=await id_of(built, lines[1].token))
        await lines[1].memory.ended()
        await built.later(20_000)
        gone = ["here", "gone", "here", "here"]
        await lines[0].until(lambda _: [seat["away"] for seat in lines[0].table["seats"]] == gone)

    hosted(tmp_path, test)


def test_a_ban_ends_with_its_time_or_when_it_is_taken_back(tmp_path: Path) -> None:
    async def test(built: Inside, host: Host) -> None:
        tokens = [await built.guest(name) for name in "ab"]
        ids = [await id_of(built, token) for token in tokens]
        await host.post("/bans", player=ids[0], hours=1)
        forever = await host.post("/bans", player=ids[1], reason="again and again")
        assert forever["until"] is None
        assert [ban["name"] for ban in (await host.get("/bans"))["bans"]] == ["b", "a"]
        await built.later(HOUR - 1)
        assert [await code_of(built, "/api/me", token) for token in tokens] == ["banned", "banned"]
        await built.later(1)
        assert [await code_of(built, "/api/me", token) for token in tokens] == ["", "banned"]
        assert [ban["name"] for ban in (await host.get("/bans"))["bans"]] == ["b"]
        assert await host.delete(f"/bans/{forever['id']}") == {"bans": []}
        assert await code_of(built, "/api/me", tokens[1]) == ""
        assert await host.refused("DELETE", f"/bans/{forever['id']}") == ("not_found", "")

    hosted(tmp_path, test)


def test_an_address_that_is_banned_is_let_in_nowhere(tmp_path: Path) -> None:
    """The host asks from elsewhere: he cannot lock himself out."""

    async def test(built: Inside, host: Host) -> None:
        token = await built.guest("p")
        code = await built.room(token)
        line = await built.line(token, code)
        row = await built.services.hosting.ban_address("192.0.2.1", None, "")
        assert await line.memory.ended() == SENT_AWAY
        for path in ("/api/me", "/api/games", "/api/rooms"):
            assert await code_of(built, path, token) == "banned"
        answer = await built.http.post("/api/guests", json={"name": "q"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "banned")
        assert (await host.get("/bans"))["bans"][0]["address"] == "192.0.2.1"
        await host.delete(f"/bans/{row.id}")
        assert await code_of(built, "/api/me", token) == ""

    hosted(tmp_path, test)


def test_near_miss_another_address_is_let_in(tmp_path: Path) -> None:
    async def test(built: Inside, host: Host) -> None:
        token = await built.guest("p")
        assert (await host.post("/bans", address=" 2001:DB8::0:1 "))["address"] == "2001:db8::1"
        assert await code_of(built, "/api/me", token) == ""

    hosted(tmp_path, test)


@pytest.mark.parametrize("written", ["::ffff:198.51.100.7", "::FFFF:c633:6407", "198.51.100.7"])
def test_an_address_may_be_told_in_the_form_of_the_other_kind(tmp_path: Path, written: str) -> None:
    """On a machine that listens on both kinds each request has the longer form."""

    async def test(built: Inside, host: Host) -> None:
        token = await built.guest("p")
        assert (await host.post("/bans", address=written))["address"] == "198.51.100.7"
        for client, status in (("::ffff:198.51.100.7", 403), ("198.51.100.7", 403), ("::ffff:198.51.100.8", 200)):
            transport = httpx.ASGITransport(app=built.app, client=(client, 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://paiju.test") as elsewhere:
                answer = await elsewhere.get("/api/me", headers={"Authorization": f"Bearer {token}"})
            assert answer.status_code == status, client

    hosted(tmp_path, test)


@pytest.mark.parametrize(
    ("body", "refusal"),
    [
        ({}, ("bad_request", "/player")),
        ({"player": "a", "address": "192.0.2.7"}, ("bad_request", "/player")),
        ({"player": "nobody"}, ("not_found", "/player")),
        ({"address": "here"}, ("bad_request", "/address")),
        ({"address": "192.0.2.1"}, ("bad_request", "/address")),
        ({"address": "192.0.2.7", "hours": 0}, ("bad_request", "/hours")),
    ],
)
def test_a_ban_of_nobody_is_refused(tmp_path: Path, body: Json, refusal: tuple[str, str]) -> None:
    async def test(_: Inside, host: Host) -> None:
        assert await host.refused("POST", "/bans", **body) == refusal
        assert await host.get("/bans") == {"bans": []}

    hosted(tmp_path, test)


def test_a_later_ban_takes_the_place_of_the_first_and_survives_a_restart(tmp_path: Path) -> None:
    found: list[str] = []

    async def test(built: Inside, host: Host) -> None:
        found.append(await built.guest("p"))
        player = await id_of(built, found[0])
        await host.post("/bans", player=player, hours=1, reason="first")
        await host.post("/bans", player=player, reason="second")

    async def later(built: Inside, host: Host) -> None:
        (ban,) = (await host.get("/bans"))["bans"]
        assert (ban["reason"], ban["until"]) == ("second", None)
        assert await code_of(built, "/api/me", found[0]) == "banned"

    hosted(tmp_path, test)
    hosted(tmp_path, later)


# --- a message to all


def test_everybody_at_a_table_is_told_and_who_comes_later_too(tmp_path: Path) -> None:
    async def test(built: Inside, host: Host) -> None:
        lines = await seated(built)
        await host.put("/notice", text=" 十点  关门 ")
        told = await lines[0].until(lambda message: message["type"] == "notice")
        assert told == {"type": "notice", "text": "十点 关门", "at": built.clock.time, "draining": False}
        late = await built.line(await built.guest("w"), lines[0].code)
        await late.caught_up()
        assert notices(late) == [told]
        assert (await built.http.get("/api/notice")).json() == {
            "text": "十点 关门", "at": built.clock.time, "draining": False,
        }  # fmt: skip
        await host.put("/notice", text="")
        assert (await lines[1].until(lambda message: message["type"] == "notice"))["text"] == "十点 关门"
        assert (await lines[1].until(lambda message: message["type"] == "notice"))["text"] == ""

    hosted(tmp_path, test)


def test_near_miss_where_nothing_is_said_nobody_is_told(tmp_path: Path) -> None:
    async def test(built: Inside, _: Host) -> None:
        line = await built.line(await built.guest("p"), await built.room(await built.guest("q")))
        await line.caught_up()
        assert notices(line) == []

    hosted(tmp_path, test)


@pytest.mark.parametrize(("text", "well"), [("好" * 200, True), ("好" * 201, False), ("a\x1b[2Jb", False)])
def test_a_message_is_plain_and_short(tmp_path: Path, text: str, well: bool) -> None:
    async def test(_: Inside, host: Host) -> None:
        answer = await host.ask("PUT", "/notice", {"text": text})
        assert answer.is_success == well
        assert well or answer.json()["error"]["at"] == "/text"

    hosted(tmp_path, test)


# --- emptying the house


def test_in_a_house_that_is_emptied_no_room_is_opened_and_no_round_begins(tmp_path: Path) -> None:
    async def test(built: Inside, host: Host) -> None:
        lines = await with_bots(built, rounds=3)
        assert (await host.put("/drain", on=True))["draining"]
        assert (await lines[0].until(lambda message: message["type"] == "notice"))["draining"]
        refused = await built.http.post(
            "/api/rooms", json={"game": "neijiang"}, headers={"Authorization": f"Bearer {lines[0].token}"}
        )
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "draining")
        for line in lines:
            await line.do("ready")
        assert (await lines[0].say("start"))["error"]["code"] == "draining"
        assert built.services.lobby.playing() == 0
        await host.put("/drain", on=False)
        assert built.services.lobby.playing() == 1, "who was ready plays"
        await built.room(lines[0].token)

    hosted(tmp_path, test)


def test_a_round_that_runs_is_played_out_in_it(tmp_path: Path) -> None:
    async def test(built: Inside, host: Host) -> None:
        lines = await with_bots(built, rounds=2, next_seconds=10)
        for line in lines:
            await line.do("ready")
        await host.put("/drain", on=True)
        assert built.services.lobby.playing() == 1
        await _play_the_round(lines)
        await built.later(60_000)
        table = built.actor(lines[0].code).table
        assert (table.phase, table.match.number) == ("waiting", 1)
        await host.put("/drain", on=False)
        await session(lines)

    hosted(tmp_path, test)


async def _play_the_round(lines: list[Near]) -> None:
    while not lines[0].settled:
        for line in lines:
            await line.caught_up()
            if line.ask is not None:
                ask, line.ask = line.ask, None
                await line.say("answer", window=ask["window"], action=ask["actions"][0])


def test_a_house_stays_emptied_after_a_restart_until_it_is_opened(tmp_path: Path) -> None:
    async def emptying(built: Inside, host: Host) -> None:
        await with_bots(built, rounds=3)
        await host.put("/drain", on=True)

    async def later(built: Inside, host: Host) -> None:
        assert (await host.get())["notice"]["draining"]
        (actor,) = built.services.lobby.all()
        assert actor.table.held
        await host.put("/drain", on=False)
        assert not actor.table.held

    hosted(tmp_path, emptying)
    hosted(tmp_path, later)


def test_a_table_that_does_not_know_yet_is_told_at_the_start(tmp_path: Path) -> None:
    """The server fell between what was set for the house and what its tables were told."""

    async def before(built: Inside, host: Host) -> None:
        await seated(built)
        await built.services.store.house.set("draining", True)

    async def later(built: Inside, host: Host) -> None:
        await built.later(0)
        (actor,) = built.services.lobby.all()
        while not actor.table.held:
            await asyncio.sleep(0.01)
        await built.services.store.house.set("draining", None)

    async def at_last(built: Inside, _: Host) -> None:
        (actor,) = built.services.lobby.all()
        while actor.table.held:
            await asyncio.sleep(0.01)

    for test in (before, later, at_last):
        hosted(tmp_path, test)


def test_who_takes_it_back_at_once_finds_every_table_open(tmp_path: Path) -> None:
    """The second order overtakes the first, which the tables have not carried out yet."""

    async def test(built: Inside, host: Host) -> None:
        await with_bots(built, rounds=3)
        for on in (True, False, True):
            await asyncio.gather(host.put("/drain", on=on), host.put("/drain", on=not on))
            (actor,) = built.services.lobby.all()
            assert (built.services.lobby.draining, actor.table.held) == (not on, not on)

    hosted(tmp_path, test)


def test_each_emptying_is_another_message(tmp_path: Path) -> None:
    """Who has put the first away is told of the second."""
    told: list[int] = []

    async def test(built: Inside, host: Host) -> None:
        told.append((await host.put("/drain", on=True))["at"])
        await built.later(1000)
        told.append((await host.put("/drain", on=True))["at"])
        await host.put("/drain", on=False)
        told.append((await host.put("/drain", on=True))["at"])

    async def after_a_restart(_: Inside, host: Host) -> None:
        told.append((await host.get())["notice"]["at"])

    hosted(tmp_path, test)
    hosted(tmp_path, after_a_restart)
    assert told == [START, START, START + 1000, START + 1000]


# --- closing it


def stopping(monkeypatch: pytest.MonkeyPatch, built: Inside) -> list[str]:
    """What is noted when the server is stopped."""
    stopped: list[str] = []
    monkeypatch.setattr(hosting, "LAST_WORDS", 0)
    monkeypatch.setattr(built.services.hosting, "_stop", lambda: stopped.append("stopped"))
    return stopped


def test_the_server_stops_when_no_round_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(built: Inside, host: Host) -> None:
        stopped = stopping(monkeypatch, built)
        lines = await with_bots(built, rounds=2)
        for line in lines:
            await line.do("ready")
        assert (await host.post("/shutdown"))["draining"]
        assert (await host.get())["closing"]
        await asyncio.sleep(0.01)
        assert not stopped
        await _play_the_round(lines)
        await asyncio.sleep(0.01)
        assert stopped == ["stopped"]
        assert "draining" not in await built.services.store.house.settings(), "it is open when it starts again"

    hosted(tmp_path, test)


def test_it_stops_at_once_where_that_is_wanted_or_nobody_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(built: Inside, host: Host) -> None:
        stopped = stopping(monkeypatch, built)
        lines = await playing(built)
        assert not (await host.post("/shutdown", now=True))["draining"]
        await asyncio.sleep(0.01)
        assert stopped == ["stopped"]
        await host.post(f"/tables/{lines[0].code}/close")

    async def empty(built: Inside, host: Host) -> None:
        stopped = stopping(monkeypatch, built)
        await host.post("/shutdown")
        await asyncio.sleep(0.01)
        assert stopped == ["stopped"]

    other = tmp_path / "other"
    other.mkdir()
    hosted(tmp_path, test)
    hosted(other, empty)


def test_a_stop_that_waits_can_be_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(built: Inside, host: Host) -> None:
        stopped = stopping(monkeypatch, built)
        lines = await with_bots(built, rounds=1)
        for line in lines:
            await line.do("ready")
        await host.post("/shutdown")
        await host.put("/drain", on=False)
        assert not (await host.get())["closing"]
        await session(lines)
        await asyncio.sleep(0.01)
        assert stopped == []

    hosted(tmp_path, test)


def test_a_stop_that_is_taken_back_before_it_was_ordered_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(built: Inside, host: Host) -> None:
        stopped = stopping(monkeypatch, built)
        await with_bots(built, rounds=1)
        await asyncio.gather(host.post("/shutdown"), host.put("/drain", on=False))
        await asyncio.sleep(0.01)
        assert not (await host.get())["notice"]["draining"]
        assert stopped == []

    hosted(tmp_path, test)
