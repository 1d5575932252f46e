"""The host's routes: who may ask, what he sees, limits, presets, reports, closing a room."""

import json
from pathlib import Path

import pytest

from paiju.server.http.access import WRONG_TOKENS_A_MINUTE
from tests.server.hosts import HOST, Host, hosted
from tests.server.inside import Inside, playing, seated
from tests.server.sessions import session, with_bots


def test_nobody_but_the_host_may_ask(tmp_path: Path) -> None:
    async def test(built: Inside, host: Host) -> None:
        guest = await built.guest("p")
        for path in ("/api/host", "/api/host/tables", "/api/host/bans"):
            for headers in ({}, {"Authorization": f"Bearer {guest}"}, {"Authorization": "Bearer "}):
                answer = await built.http.get(path, headers=headers)
                assert answer.status_code == 401, path
                assert answer.json()["error"]["code"] == "unauthorized"
        assert (await host.get())["version"]

    hosted(tmp_path, test)


def test_every_route_asks_for_the_token(tmp_path: Path) -> None:
    async def test(built: Inside, _: Host) -> None:
        built.app.state.hosts.a_minute = 1000
        paths = {path: ways for path, ways in built.app.openapi()["paths"].items() if path.startswith("/api/host")}
        assert len(paths) >= 12
        for path, ways in paths.items():
            for method in ways:
                answer = await built.http.request(method, path.replace("{", "").replace("}", ""), json={})
                assert answer.status_code == 401, (method, path)

    hosted(tmp_path, test)


def test_who_guesses_has_to_wait_even_with_the_right_token(tmp_path: Path) -> None:
    async def test(built: Inside, host: Host) -> None:
        for number in range(WRONG_TOKENS_A_MINUTE):
            assert (await built.http.get("/api/host", headers={"Authorization": f"Bearer {number}"})).status_code == 401
        answer = await host.ask("GET", "")
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too_many")

    hosted(tmp_path, test)


def test_near_miss_the_right_token_is_never_counted(tmp_path: Path) -> None:
    async def test(built: Inside, host: Host) -> None:
        for number in range(WRONG_TOKENS_A_MINUTE - 1):
            await built.http.get("/api/host", headers={"Authorization": f"Bearer {number}"})
        for _ in range(2 * WRONG_TOKENS_A_MINUTE):
            await host.get()

    hosted(tmp_path, test)


def test_a_house_without_a_token_has_no_host(tmp_path: Path) -> None:
    async def test(_: Inside, host: Host) -> None:
        assert await host.refused("GET", "") == ("unauthorized", "")

    hosted(tmp_path, test, host_token="")


def test_the_overview_counts_what_there_is(tmp_path: Path) -> None:
    async def test(built: Inside, host: Host) -> None:
        lines = await playing(built)
        await built.line(await built.guest("w"), lines[0].code)
        seen = await host.get()
        assert (seen["tables"], seen["playing"], seen["people"], seen["sockets"]) == (1, 1, 5, 5)
        assert seen["since"] == seen["now"] == built.clock.time
        assert seen["storage"]["used"] > 0
        assert seen["storage"]["free"] > 0
        assert seen["storage"]["backed_up"] is None
        assert seen["figures"]["commands"] == seen["figures"]["rows"] > 0
        assert seen["figures"]["refused"] == 0
        await lines[0].say("sit", seat=1)
        assert (await host.get())["figures"]["refused"] == 1

    hosted(tmp_path, test)


def test_the_tables_are_told_without_a_tile(tmp_path: Path) -> None:
    async def test(built: Inside, host: Host) -> None:
        lines = await playing(built, rounds=3)
        await built.later(5_000)
        answer = await host.ask("GET", "/tables")
        (table,) = answer.json()["tables"]
        assert (table["code"], table["game"], table["owner"]) == (lines[0].code, "neijiang", "p0")
        assert (table["phase"], table["session"], table["round"], table["rounds"]) == ("playing", 1, 1, 3)
        assert table["idle"] == built.clock.time - 5_000
        seat = table["seats"][0]
        assert (seat["name"], seat["bot"], seat["here"], seat["address"]) == ("p0", "", True, "192.0.2.1")
        assert set(seat) == {"player", "bot", "name", "here", "address"}
        assert not {"seed", "hand", "hands", "wall", "frames", "commit"} & set(table)
        actor = built.actor(lines[0].code)
        assert actor.table.seed.hex() not in answer.text
        for line in lines:
            assert line.token not in answer.text

    hosted(tmp_path, test)


def test_a_seat_whose_line_is_lost_is_not_here(tmp_path: Path) -> None:
    async def test(built: Inside, host: Host) -> None:
        lines = await with_bots(built)
        await lines[1].memory.close()
        (table,) = (await host.get("/tables"))["tables"]
        assert [seat["here"] for seat in table["seats"]] == [True, False, False, False]
        assert table["seats"][2]["bot"] == "steady"

    hosted(tmp_path, test)


def test_a_room_is_closed_at_once_or_with_its_round(tmp_path: Path) -> None:
    async def test(built: Inside, host: Host) -> None:
        waiting, lines = await seated(built), await with_bots(built, rounds=2)
        assert await host.post(f"/tables/{waiting[0].code}/close") == {"closed": True}
        assert await host.refused("POST", f"/tables/{waiting[0].code}/close") == ("not_found", "")
        for line in lines:
            await line.do("ready")
        assert await host.post(f"/tables/{lines[0].code}/close") == {"closed": False}
        (table,) = (await host.get("/tables"))["tables"]
        assert table["closing"]
        await session(lines)
        assert lines[0].table["phase"] == "closed"
        assert (await host.get("/tables"))["tables"] == []
        assert (await host.get("/rounds"))["rounds"][0]["number"] == 1

    hosted(tmp_path, test)


def test_finished_rounds_come_newest_first_and_in_pages(tmp_path: Path) -> None:
    async def test(built: Inside, host: Host) -> None:
        lines = await with_bots(built, rounds=3)
        await session(lines)
        first = await host.get("/rounds?limit=2")
        assert ([played["number"] for played in first["rounds"]], first["more"]) == ([3, 2], True)
        rest = await host.get("/rounds?limit=2&skip=2")
        assert ([played["number"] for played in rest["rounds"]], rest["more"]) == ([1], False)
        assert first["rounds"][0]["names"][0] == "p0"
        assert "record" not in first["rounds"][0]

    hosted(tmp_path, test)


def test_reports_are_marked_when_they_are_dealt_with(tmp_path: Path) -> None:
    async def test(built: Inside, host: Host) -> None:
        lines = await with_bots(built, rounds=1)
        await session(lines)
        table = built.actor(lines[0].code).table.id
        body = {"session": 1, "number": 1, "remark": "番数不对"}
        for line in lines:
            headers = {"Authorization": f"Bearer {line.token}"}
            assert (await built.http.post(f"/api/tables/{table}/reports", json=body, headers=headers)).is_success
        one, other = (await host.get("/reports"))["reports"]
        assert (one["name"], one["game"], one["remark"], one["done"]) == ("p1", "neijiang", "番数不对", False)
        await host.put(f"/reports/{one['id']}", done=True)
        assert [report["done"] for report in (await host.get("/reports"))["reports"]] == [True, False]
        await host.put(f"/reports/{one['id']}", done=False)
        assert [report["done"] for report in (await host.get("/reports"))["reports"]] == [False, False]
        assert await host.refused("PUT", f"/reports/{one['id'] + 1}", done=True) == ("not_found", "")
        page = await host.get("/reports?limit=1")
        assert page["before"] == one["id"]
        assert (await host.get(f"/reports?limit=1&before={page['before']}"))["reports"][0]["id"] == other["id"]

    hosted(tmp_path, test)


def test_a_limit_holds_from_now_on(tmp_path: Path) -> None:
    async def test(built: Inside, host: Host) -> None:
        owner = await built.guest("p")
        await built.room(owner)
        changed = await host.put("/limits", tables_a_player=1, guests_a_minute=2)
        assert changed["tables_a_player"] == {"value": 1, "start": 20}
        assert changed["max_tables"] == {"value": 2000, "start": 2000}
        auth = {"Authorization": f"Bearer {owner}"}
        refused = await built.http.post("/api/rooms", json={"game": "neijiang"}, headers=auth)
        assert refused.json()["error"]["code"] == "too_many"
        await built.guest("q")
        refused = await built.http.post("/api/guests", json={"name": "r"})
        assert refused.json()["error"]["code"] == "too_many"
        back = await host.put("/limits", tables_a_player=None)
        assert back["tables_a_player"] == {"value": 20, "start": 20}
        assert back["guests_a_minute"]["value"] == 2
        await built.room(owner)

    hosted(tmp_path, test)


def test_the_limit_of_the_house_is_that_of_all_together(tmp_path: Path) -> None:
    async def test(built: Inside, host: Host) -> None:
        await host.put("/limits", max_tables=1)
        await built.room(await built.guest("p"))
        auth = {"Authorization": f"Bearer {await built.guest('q')}"}
        refused = await built.http.post("/api/rooms", json={"game": "neijiang"}, headers=auth)
        assert refused.json()["error"]["code"] == "too_many"

    hosted(tmp_path, test)


@pytest.mark.parametrize(
    ("body", "at"),
    [
        ({"max_tables": 0}, "/max_tables"),
        ({"guests_a_minute": 10**9}, "/guests_a_minute"),
        ({"tables_a_player": "7"}, "/tables_a_player"),
        ({"tables_a_player": True}, "/tables_a_player"),
        ({"chairs": 7}, "/chairs"),
    ],
)
def test_a_limit_that_is_none_is_refused_with_its_place(tmp_path: Path, body: dict[str, object], at: str) -> None:
    async def test(_: Inside, host: Host) -> None:
        before = await host.get("/limits")
        assert await host.refused("PUT", "/limits", **body) == ("bad_request", at)
        assert await host.get("/limits") == before

    hosted(tmp_path, test)


def test_what_is_set_survives_a_restart(tmp_path: Path) -> None:
    """A flag gives the value at first; what the host has set holds on, and the value of the flag comes back."""

    async def setting(_: Inside, host: Host) -> None:
        await host.put("/limits", max_tables=7)
        await host.put("/notice", text="周日  晚上八点比赛")
        await host.post("/presets", name="老规矩", game="neijiang", options={"players": 6})

    async def later(built: Inside, host: Host) -> None:
        assert (await host.get("/limits"))["max_tables"] == {"value": 7, "start": 9}
        told = (await built.http.get("/api/notice")).json()
        assert (told["text"], told["draining"]) == ("周日 晚上八点比赛", False)
        assert [one["name"] for one in (await built.http.get("/api/presets")).json()["presets"]] == ["老规矩"]

    hosted(tmp_path, setting)
    hosted(tmp_path, later, max_tables=9)


def test_presets_are_shown_to_everybody(tmp_path: Path) -> None:
    async def test(built: Inside, host: Host) -> None:
        made = await host.post(
            "/presets", name=" 老  规矩 ", game="neijiang", options={"players": 6}, customs={"rounds": 8, "stake": 1}
        )
        assert made["name"] == "老 规矩"
        assert made["customs"] == {"rounds": 8}, "what is the default is left out"
        (shown,) = (await built.http.get("/api/presets")).json()["presets"]
        assert shown == made
        await host.put(f"/presets/{made['id']}", name="新规矩", game="weimaque")
        (shown,) = (await built.http.get("/api/presets")).json()["presets"]
        assert (shown["id"], shown["name"], shown["game"], shown["options"]) == (made["id"], "新规矩", "weimaque", {})
        assert await host.delete(f"/presets/{made['id']}") == {"presets": []}
        assert await host.refused("DELETE", f"/presets/{made['id']}") == ("not_found", "")
        assert await host.refused("PUT", "/presets/9", name="x", game="neijiang") == ("not_found", "")

    hosted(tmp_path, test)


def test_a_preset_that_no_room_could_have_is_refused(tmp_path: Path) -> None:
    async def test(_: Inside, host: Host) -> None:
        await host.post("/presets", name="a", game="neijiang")
        await host.post("/presets", name="a", game="weimaque")
        for body, code, at in (
            ({"name": "a", "game": "neijiang"}, "bad_name", "/name"),
            ({"name": " ", "game": "neijiang"}, "bad_name", "/name"),
            ({"name": "b", "game": "chess"}, "bad_request", "/game"),
            ({"name": "b", "game": "neijiang", "options": {"players": 9}}, "bad_request", "/options/players"),
            ({"name": "b", "game": "neijiang", "customs": {"tea": 1}}, "unknown_option", "/customs/tea"),
        ):
            assert await host.refused("POST", "/presets", **body) == (code, at)

    hosted(tmp_path, test)


def test_nothing_of_the_token_is_kept_or_told(tmp_path: Path) -> None:
    async def test(built: Inside, host: Host) -> None:
        await host.get()
        assert HOST["Authorization"] not in json.dumps(await built.services.store.house.settings())
        assert "the-host" not in repr(built.services.settings)

    hosted(tmp_path, test)
