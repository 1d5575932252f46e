"""Faces, people one has played with, rooms one has been in, and people one does not want to meet."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from paiju.server.faces import FACES, derived
from paiju.server.http import people
from paiju.server.socket import SENT_AWAY
from tests.server.house import Json
from tests.server.http.test_devices import sent
from tests.server.inside import Inside, Near, calm
from tests.server.sessions import ended, play, run, session, with_bots


async def me(built: Inside, token: str) -> Json:
    """Who one is."""
    answer: Json = (await built.get("/api/me", token)).json()
    return answer


async def block(built: Inside, one: Near, other: Near, method: str = "PUT") -> Json:
    """One blocks another, or takes it back."""
    ident = (await me(built, other.token))["id"]
    answer = await sent(built, method, f"/api/me/blocks/{ident}", one.token)
    assert answer.status_code == 200, answer.text
    await calm()
    told: Json = answer.json()
    return told


async def refused_hello(built: Inside, token: str, code: str) -> Json:
    """The error that answers a hello that is refused."""
    line = Near(built, token, code)
    line.open()
    await line.raw(f'{{"type": "hello", "token": "{token}", "table": "{code}"}}')
    answer = await line.next()
    assert await line.memory.ended() == SENT_AWAY
    told: Json = answer["error"]
    return told


# --- faces


def test_a_guest_has_a_face_from_the_first_moment_and_may_choose_another(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        token = await built.guest("阿梅")
        first = await me(built, token)
        assert first["face"] == derived(first["id"])
        answer = await sent(built, "PUT", "/api/me", token, json={"face": "cat-3"})
        assert answer.json() == first | {"face": "cat-3"} == await me(built, token)
        answer = await sent(built, "PUT", "/api/me", token, json={"name": "小梅"})
        assert answer.json() == first | {"face": "cat-3", "name": "小梅"}
        chosen = await sent(built, "POST", "/api/guests", json={"name": "波", "face": "dog-6"})
        assert chosen.json()["face"] == "dog-6"

    run(tmp_path, test)


@pytest.mark.parametrize("face", ["lion-1", "cat-7", "", "cat"])
def test_a_face_that_nobody_can_draw_is_refused(tmp_path: Path, face: str) -> None:
    async def test(built: Inside) -> None:
        token = await built.guest("阿梅")
        before = await me(built, token)
        for method, path, body in (("PUT", "/api/me", {"name": "x"}), ("POST", "/api/guests", {"name": "x"})):
            answer = await sent(built, method, path, token, json=body | {"face": face})
            error = answer.json()["error"]
            assert (answer.status_code, error["code"], error["at"]) == (400, "bad_face", "/face")
        assert await me(built, token) == before

    run(tmp_path, test)


def test_the_list_of_faces_is_told(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        told = (await built.get("/api/faces")).json()
        numbers = range(1, told["colours"] + 1)
        assert [f"{one}-{number}" for one in told["pictures"] for number in numbers] == list(FACES)

    run(tmp_path, test)


def test_a_table_shows_faces_and_a_new_one_from_the_next_connection_on(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        owner, other = await with_bots(built)
        faces = [(await me(built, one.token))["face"] for one in (owner, other)]
        await owner.caught_up()
        assert [seat["face"] for seat in owner.table["seats"]] == [*faces, None, None]
        new = "sun-1" if faces[1] != "sun-1" else "sun-2"
        await sent(built, "PUT", "/api/me", other.token, json={"face": new})
        await owner.do("bot", seat=3, bot="random")
        assert [seat["face"] for seat in owner.table["seats"]][:2] == faces
        again = await built.line(other.token, owner.code)
        await again.do("ready")
        await owner.caught_up()
        assert [seat["face"] for seat in owner.table["seats"]][:2] == [faces[0], new]

    run(tmp_path, test)


def test_a_table_that_comes_back_shows_the_same_faces(tmp_path: Path) -> None:
    seen: list[Any] = []

    async def before(built: Inside) -> None:
        owner, _ = await with_bots(built)
        await owner.caught_up()
        seen.append((owner.token, owner.code, [seat["face"] for seat in owner.table["seats"]]))

    async def after(built: Inside) -> None:
        token, code, faces = seen[0]
        owner = await built.line(token, code)
        assert [seat["face"] for seat in owner.table["seats"]] == faces

    run(tmp_path, before)
    run(tmp_path, after)


# --- people and rooms


def test_friends_are_those_one_has_played_with(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        owner, other = await with_bots(built, rounds=2)
        assert (await built.get("/api/me/friends", owner.token)).json() == {"friends": []}
        await session([owner, other])
        (friend,) = (await built.get("/api/me/friends", owner.token)).json()["friends"]
        bo = await me(built, other.token)
        rounds = (await built.get("/api/me/rounds", owner.token)).json()["rounds"]
        assert {key: friend[key] for key in ("id", "name", "face")} == {key: bo[key] for key in ("id", "name", "face")}
        assert (friend["rounds"], friend["last"], friend["rooms"]) == (2, rounds[0]["ended_at"], [])
        (back,) = (await built.get("/api/me/friends", other.token)).json()["friends"]
        assert [room["code"] for room in back["rooms"]] == [owner.code]
        stranger = await built.guest("p9")
        assert (await built.get("/api/me/friends", stranger)).json() == {"friends": []}

    run(tmp_path, test)


def test_a_friends_room_is_told_where_it_is_listed_or_one_has_been_in_it(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        owner, other = await with_bots(built, rounds=1)
        await session([owner, other])
        secret = await built.room(owner.token, listed=False)
        listed = await built.room(owner.token, listed=True)
        (friend,) = (await built.get("/api/me/friends", other.token)).json()["friends"]
        codes = {room["code"] for room in friend["rooms"]}
        assert codes == {listed, owner.code}
        assert secret not in codes

    run(tmp_path, test)


def test_rooms_one_has_been_in_are_told_with_who_is_there(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        owner, other = await with_bots(built, listed=False)
        await other.do("leave")
        for token, rooms in ((owner.token, 1), (other.token, 1), (await built.guest("p9"), 0)):
            found = (await built.get("/api/me/rooms", token)).json()["rooms"]
            assert [room["code"] for room in found] == [owner.code] * rooms
        (room,) = (await built.get("/api/me/rooms", other.token)).json()["rooms"]
        ann = await me(built, owner.token)
        assert (room["owner"], room["owner_face"], room["taken"]) == (ann["name"], ann["face"], 3)
        assert [(one["name"], one["face"], one["bot"]) for one in room["sitting"]] == [
            (ann["name"], ann["face"], None),
            ("steady 3", None, "steady"),
            ("steady 4", None, "steady"),
        ]

    run(tmp_path, test)


def test_of_somebody_else_only_what_is_public_is_told(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        owner, other = await with_bots(built, "hebei", rounds=1)
        await session([owner, other])
        bo = await me(built, other.token)
        told = (await built.get(f"/api/people/{bo['id']}", owner.token)).json()
        assert told.pop("games") == [{"game": "hebei", "rounds": 1, "rank": told_rank(await rank(built, bo["id"]))}]
        assert told == {key: bo[key] for key in ("id", "name", "face")} | {"rounds": 1, "blocked": False}
        assert (await built.get(f"/api/people/{bo['id']}")).status_code == 401
        assert (await built.get("/api/people/nobody", owner.token)).json()["error"]["code"] == "not_found"

    run(tmp_path, test)


async def rank(built: Inside, player: str) -> Json:
    """His rank in 河北."""
    told: Json = (await built.get(f"/api/ranks/hebei?player={player}", await built.guest("p8"))).json()
    found: Json = told["ranks"][player]
    return found


def told_rank(value: Json) -> Json:
    """A rank has a name in two languages and a score."""
    assert set(value) == {"name", "english", "least"}
    return value


def test_rounds_tell_the_faces_that_their_players_have_by_now(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        owner, other = await with_bots(built, rounds=1)
        await session([owner, other])
        await sent(built, "PUT", "/api/me", other.token, json={"face": "moon-2"})
        (line,) = (await built.get("/api/me/rounds", owner.token)).json()["rounds"]
        assert line["faces"] == [(await me(built, owner.token))["face"], "moon-2", None, None]
        (plain,) = (await built.get(f"/api/tables/{line['table']}/rounds")).json()["rounds"]
        assert plain["faces"] is None

    run(tmp_path, test)


# --- blocks


def test_who_is_blocked_in_a_waiting_room_loses_his_seat_and_is_sent_away(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        owner, other = await with_bots(built)
        bo = await me(built, other.token)
        told = await block(built, owner, other)
        assert told == {"blocked": [{key: bo[key] for key in ("id", "name", "face")}]}
        error = (await other.until(lambda message: message["type"] == "error"))["error"]
        assert error == {"code": "not_welcome", "message": "the owner does not want you here", "at": ""}
        assert await other.memory.ended() == SENT_AWAY
        await owner.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["player"] is None)
        assert (await refused_hello(built, other.token, owner.code))["code"] == "not_welcome"
        assert (await built.get("/api/me/rooms", other.token)).json() == {"rooms": []}

    run(tmp_path, test)


def test_who_plays_stays_to_the_end_of_the_session_and_then_goes(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        owner, other = await with_bots(built, rounds=1)
        for one in (owner, other):
            await one.do("ready")
        await block(built, owner, other)
        await other.caught_up()
        assert not other.memory.task.done()
        again = await built.line(other.token, owner.code)  # a line that was lost comes back
        assert again.seat == 1
        await asyncio.gather(play(owner, ended), play(again, ended))
        if owner.table["seats"][1]["player"] is not None:
            await owner.until(lambda message: message["type"] == "table")
        assert owner.table["seats"][1]["player"] is None
        error = (await again.until(lambda message: message["type"] == "error"))["error"]
        assert error["code"] == "not_welcome"

    run(tmp_path, test)


def test_a_block_that_is_taken_back_lets_him_in_again(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        owner, other = await with_bots(built)
        await block(built, owner, other)
        await other.memory.ended()
        assert (await block(built, owner, other, "DELETE")) == {"blocked": []}
        again = await built.line(other.token, owner.code)
        await again.do("sit", seat=1)

    run(tmp_path, test)


def test_who_blocks_is_not_kept_out_by_his_own_block(tmp_path: Path) -> None:
    """Nor is a third one: it holds for the one who is blocked, at tables of the one who blocks."""

    async def test(built: Inside) -> None:
        owner, other = await with_bots(built)
        await block(built, other, owner)
        await other.caught_up()
        assert [seat["player"] is not None for seat in other.table["seats"]][:2] == [True, True]
        third = await built.line(await built.guest("p9"), owner.code)
        assert third.table["code"] == owner.code

    run(tmp_path, test)


def test_a_table_that_is_handed_on_to_who_blocks_turns_the_blocked_one_out(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        owner, other = await with_bots(built)
        third = await built.line(await built.guest("p9"), owner.code)
        await owner.do("bot", seat=2, bot="")
        await third.do("sit", seat=2)
        await block(built, other, third)
        await third.caught_up()
        assert third.seat == 2
        await owner.do("hand", seat=1)
        await calm()
        error = (await third.until(lambda message: message["type"] == "error"))["error"]
        assert error["code"] == "not_welcome"

    run(tmp_path, test)


def test_phrases_do_not_reach_who_blocks_their_speaker(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        owner, other = await with_bots(built)
        watcher = await built.line(await built.guest("p9"), owner.code)
        await block(built, other, owner)
        await owner.do("say", phrase=1)
        for one in (owner, other, watcher):
            await one.caught_up()
        heard = [sum(message["type"] == "said" for message in one.heard) for one in (owner, other, watcher)]
        assert heard == [1, 0, 1]
        await other.do("say", phrase=2)
        await owner.caught_up()
        assert owner.heard[-2]["type"] == "said"

    run(tmp_path, test)


def test_who_is_blocked_is_no_friend_and_blocks_outlive_the_server(tmp_path: Path) -> None:
    tokens: list[str] = []

    async def before(built: Inside) -> None:
        owner, other = await with_bots(built, rounds=1)
        await session([owner, other])
        await block(built, owner, other)
        tokens.extend([owner.token, other.token, owner.code])

    async def after(built: Inside) -> None:
        owner, other, code = tokens
        assert (await built.get("/api/me/friends", owner)).json() == {"friends": []}
        (friend,) = (await built.get("/api/me/friends", other)).json()["friends"]
        assert friend["rooms"] == []
        assert (await refused_hello(built, other, code))["code"] == "not_welcome"
        ident = (await me(built, other))["id"]
        assert (await built.get(f"/api/people/{ident}", owner)).json()["blocked"] is True

    run(tmp_path, before)
    run(tmp_path, after)


def test_what_cannot_be_blocked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "MOST_BLOCKED", 1)

    async def test(built: Inside) -> None:
        tokens = [await built.guest(f"p{number}") for number in range(3)]
        idents = [(await me(built, token))["id"] for token in tokens]
        codes = []
        for ident in (idents[0], "nobody", idents[1], idents[2]):
            answer = await sent(built, "PUT", f"/api/me/blocks/{ident}", tokens[0])
            codes.append(answer.json().get("error", {}).get("code"))
        assert codes == ["bad_request", "not_found", None, "too_many"]
        assert (await sent(built, "PUT", f"/api/me/blocks/{idents[1]}")).status_code == 401

    run(tmp_path, test)


def test_to_unblock_who_was_never_blocked_leaves_no_trace(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        token = await built.guest("阿梅")
        answer = await sent(built, "DELETE", "/api/me/blocks/somebody", token)
        assert answer.json() == {"blocked": []}
        blocks = built.services.lobby.blocks
        assert "somebody" not in repr(vars(blocks))
        assert (await me(built, token))["id"] not in repr(vars(blocks))

    run(tmp_path, test)
