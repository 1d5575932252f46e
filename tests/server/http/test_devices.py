"""A guest on several devices: a code brings him there, the same player with a token of its own; one call ends that."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from paiju.server.http.access import CODES_A_MINUTE
from paiju.server.socket import SENT_AWAY
from tests.server.house import Json
from tests.server.inside import Inside, Near
from tests.server.sessions import run, with_bots


async def sent(built: Inside, method: str, path: str, token: str = "", **given: Any) -> httpx.Response:
    """Any request, with a token or without."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return await built.http.request(method, path, headers=headers, **given)


async def code_of(built: Inside, token: str) -> str:
    """A new code."""
    answer = await sent(built, "POST", "/api/me/codes", token)
    assert answer.status_code == 201
    assert answer.json()["until"] == built.clock.now() + 600_000
    return str(answer.json()["code"])


async def come(built: Inside, code: str) -> Json:
    """What is answered to who types a code."""
    answer: Json = (await sent(built, "POST", "/api/guests/known", json={"code": code})).json()
    return answer


def test_a_code_makes_the_same_player_on_another_device(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        first = await built.guest("阿梅")
        me = (await built.get("/api/me", first)).json()
        there = await come(built, await code_of(built, first))
        assert {key: there[key] for key in ("id", "name", "face")} == {key: me[key] for key in ("id", "name", "face")}
        assert there["token"] != first
        for token in (first, there["token"]):
            assert (await built.get("/api/me", token)).json() == me
            assert (await built.get("/api/me/devices", token)).json() == {"devices": 2}

    run(tmp_path, test)


def test_a_wrong_or_used_code_is_refused_with_one_word_for_both(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        code = await code_of(built, await built.guest("阿梅"))
        wrong = await come(built, "AAAA AAAA")
        await come(built, code)
        used = await come(built, code)
        assert wrong == used
        assert (wrong["error"]["code"], wrong["error"]["at"]) == ("bad_code", "/code")
        assert (await sent(built, "POST", "/api/me/codes")).status_code == 401

    run(tmp_path, test)


def test_who_guesses_has_to_wait_even_with_the_right_code(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        code = await code_of(built, await built.guest("阿梅"))
        answers = [(await come(built, f"AAAA{number:04}"))["error"]["code"] for number in range(CODES_A_MINUTE)]
        assert answers == ["bad_code"] * CODES_A_MINUTE
        assert (await come(built, code))["error"]["code"] == "too_many"

    run(tmp_path, test)


def test_signing_out_the_others_ends_their_tokens_and_their_lines(tmp_path: Path) -> None:
    """Whichever device does it: here the second, so that the token of the first is the one that ends."""

    async def test(built: Inside) -> None:
        (owner, _) = await with_bots(built)
        there = (await come(built, await code_of(built, owner.token)))["token"]
        waiting = await code_of(built, owner.token)
        answer = await sent(built, "DELETE", "/api/me/devices", there)
        assert answer.json() == {"devices": 1}
        told = await owner.until(lambda message: message["type"] == "error")
        assert told["error"]["code"] == "signed_out"
        assert await owner.memory.ended() == SENT_AWAY
        assert (await built.get("/api/me", owner.token)).status_code == 401
        assert (await built.get("/api/me", there)).status_code == 200
        assert (await come(built, waiting))["error"]["code"] == "bad_code"

    run(tmp_path, test)


def test_the_line_of_the_device_that_signs_the_others_out_stays(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        owner, other = await with_bots(built)
        await sent(built, "DELETE", "/api/me/devices", owner.token)
        for one in (owner, other):
            await one.caught_up()
            assert not one.memory.task.done()

    run(tmp_path, test)


def test_a_stranger_signs_nobody_out(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        token = await built.guest("阿梅")
        for stranger in ("", "x" * 43):
            assert (await sent(built, "DELETE", "/api/me/devices", stranger)).status_code == 401
        assert (await built.get("/api/me", token)).status_code == 200

    run(tmp_path, test)


# --- while others are signed out, what came before is still on its way


@asynccontextmanager
async def delayed(place: object, name: str, begun: Callable[[], Awaitable[Any]]) -> AsyncIterator["asyncio.Task[Any]"]:
    """What `begun` does, held up at its first call of a method of the store: the answer is made and not yet given."""
    usual = getattr(place, name)
    here, go = asyncio.Event(), asyncio.Event()

    async def slow(*given: Any) -> Any:
        answer = await usual(*given)
        here.set()
        await go.wait()
        return answer

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(place, name, slow)
        task = asyncio.ensure_future(begun())
        await here.wait()
    yield task
    go.set()
    await task


async def two_devices(built: Inside) -> tuple[str, str]:
    """The tokens of one player on two devices."""
    first = await built.guest("阿梅")
    return first, (await come(built, await code_of(built, first)))["token"]


def test_who_is_signed_out_while_he_asks_for_a_code_gets_none(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        first, other = await two_devices(built)
        store = built.services.store
        async with delayed(store, "player_of", lambda: sent(built, "POST", "/api/me/codes", other)) as asked:
            await sent(built, "DELETE", "/api/me/devices", first)
        assert asked.result().status_code == 401

    run(tmp_path, test)


def test_who_is_signed_out_while_he_says_hello_does_not_come_in(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        first, other = await two_devices(built)
        line = Near(built, other, await built.room(first))
        line.open()
        hello = line.raw(f'{{"type": "hello", "token": "{other}", "table": "{line.code}"}}')

        async def answered() -> Json:
            await hello
            return await line.next()

        async with delayed(built.services.store, "player_of", answered) as answer:
            await sent(built, "DELETE", "/api/me/devices", first)
        assert answer.result()["error"]["code"] == "unauthorized"

    run(tmp_path, test)


def test_of_two_devices_that_sign_each_other_out_the_first_stays(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        first, other = await two_devices(built)
        store = built.services.store
        async with delayed(store, "player_of", lambda: sent(built, "DELETE", "/api/me/devices", other)) as late:
            await sent(built, "DELETE", "/api/me/devices", first)
        assert late.result().status_code == 401
        assert (await built.get("/api/me/devices", first)).json() == {"devices": 1}

    run(tmp_path, test)


def test_who_comes_by_a_code_while_the_others_are_signed_out_is_signed_out_too(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        first = await built.guest("阿梅")
        code = await code_of(built, first)
        async with delayed(built.services.store, "player", lambda: come(built, code)) as coming:
            leaving = asyncio.ensure_future(sent(built, "DELETE", "/api/me/devices", first))
            await asyncio.sleep(0.05)
        await leaving
        assert (await built.get("/api/me/devices", first)).json() == {"devices": 1}
        assert (await built.get("/api/me", coming.result()["token"])).status_code == 401

    run(tmp_path, test)
