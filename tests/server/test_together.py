"""People and bots at one table: sessions, broken bots, votes, spectators, and what is kept of it all."""

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from paiju.core.events import PUBLIC_VIEW
from paiju.flow import registry
from paiju.flow.career import Career, Rank, Task
from paiju.server.phrases import PHRASES
from paiju.table.table import IDLE, SECOND, SLACK
from tests.server.house import Client, House, Json, house, line
from tests.server.inside import Inside, Near, inside, playing, seated

GAMES = [game.id for game in registry.games()]


def run(folder: Path, test: Callable[[Inside], Awaitable[None]], **settings: Any) -> None:
    """A test inside a server whose bots answer at once."""

    async def whole() -> None:
        async with inside(folder / "paiju.db", bot_pace=0, **settings) as built:
            await test(built)

    asyncio.run(whole())


async def with_bots(built: Inside, game: str = "neijiang", **customs: Any) -> list[Near]:
    """Two players and bots in the other seats; nobody is ready."""
    owner, other = await built.guest("p0"), await built.guest("p1")
    code = await built.room(owner, game, **customs)
    lines = [await built.line(token, code) for token in (owner, other)]
    for one in lines:
        await one.do("sit")
    for seat in range(2, built.actor(code).table.rules.seats):
        await lines[0].do("bot", seat=seat)
    return lines


async def play(player: Client, until: Callable[[Client], bool]) -> None:
    """Play the first action whenever asked, be ready between rounds, until `until`."""
    while not until(player):
        if player.ask is not None:
            ask, player.ask = player.ask, None
            await player.say("answer", window=ask["window"], action=ask["actions"][0])
        elif player.table["phase"] == "waiting" and not _is_ready(player) and player.table["results"] is None:
            await player.say("ready")
        else:
            await player.next()


def _is_ready(player: Client) -> bool:
    return bool(player.table["seats"][player.seat]["ready"]) if player.seat is not None else True


def ended(player: Client) -> bool:
    """Whether a session has ended."""
    return player.table["results"] is not None


async def session(lines: list[Near]) -> None:
    """Play to the end of a session."""
    await asyncio.gather(*(play(one, ended) for one in lines))


# --- sessions


def test_two_players_and_bots_play_a_session_of_each_game_over_sockets() -> None:
    async def sitting(served: House, game: str) -> None:
        owner, other = served.guest("p0"), served.guest("p1")
        room = served.room(owner, game, rounds=1)
        async with line(served, owner, room["code"]) as one, line(served, other, room["code"]) as two:
            for player in (one, two):
                await player.do("sit")
            for seat in range(2, room["seats"]):
                await one.do("bot", seat=seat)
            await asyncio.gather(play(one, ended), play(two, ended))
            assert one.table["results"] == two.table["results"]
            assert one.table["results"]["names"][:2] == ["p0", "p1"]
            results = [[settled["result"] for settled in player.settled] for player in (one, two)]
            assert results[0] == results[1]
        record = served.get(f"/api/tables/{one.table['id']}/record").text.splitlines()
        assert json.loads(record[0])["game"] == game
        assert json.loads(record[-1])["deltas"] == one.settled[0]["result"]["deltas"]

    with house("--clock-rate", "20", "--bot-pace", "0") as served:
        for game in GAMES:
            asyncio.run(sitting(served, game))
        assert "Traceback" not in served.log.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_asked_with_its_own_view_alone(game: str, tmp_path: Path) -> None:
    """What leaves for its process holds nothing that its seat does not know."""

    async def test(built: Inside) -> None:
        lines = await with_bots(built, game, rounds=1)
        words = built.actor(lines[0].code).table.rules.vocabulary
        await session(lines)
        assert len(built.pool.asked) > 3
        for question in built.pool.asked:
            assert question.events == words.masked(question.events, question.seat)
            assert any(event != words.mask(event, PUBLIC_VIEW) for event in question.events), "its own hand is there"

    run(tmp_path, test)


def test_a_bot_that_fails_is_replaced_by_the_house_until_the_round_is_settled(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        lines = await with_bots(built, rounds=2)
        built.pool.broken = {2}
        await asyncio.gather(*(play(one, lambda player: bool(player.settled)) for one in lines))
        first = [question for question in built.pool.asked if question.seat == 2]
        assert len(first) == 1, "it is not asked again in this round"
        built.pool.broken = set()
        await session(lines)
        assert len([question for question in built.pool.asked if question.seat == 2]) > 1, "in the next it plays again"
        assert lines[0].table["seats"][2]["away"] == "here"

    run(tmp_path, test)


def test_the_other_bots_play_on_beside_one_that_fails_near_miss(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        lines = await with_bots(built, rounds=1)
        built.pool.broken = {2}
        await session(lines)
        assert len([question for question in built.pool.asked if question.seat == 3]) > 1

    run(tmp_path, test)


# --- votes, owners


def test_a_session_ends_when_all_agree_and_the_round_is_settled(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        lines = await with_bots(built)
        for one in lines:
            await one.do("ready")
        await lines[0].do("dissolve")
        assert not built.actor(lines[0].code).table.dissolving
        await lines[1].do("vote", yes=True)
        assert built.actor(lines[0].code).table.dissolving
        assert built.actor(lines[0].code).table.round is not None, "not before the round is settled"
        await session(lines)
        assert lines[1].table["results"]["rounds"] == 1

    run(tmp_path, test)


def test_one_refusal_is_enough_and_silence_agrees(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        lines = await playing(built, vote_seconds=30)
        await lines[0].do("dissolve")
        await lines[1].do("vote", yes=True)
        await lines[2].do("vote", yes=False)
        table = built.actor(lines[0].code).table
        assert (table.vote, table.dissolving) == (None, False)
        assert (await lines[0].say("dissolve"))["error"]["code"] == "refused"
        await lines[3].do("dissolve")
        # the window of who is asked lapses meanwhile; that is no vote
        await built.later(30 * SECOND)
        assert not built.actor(lines[0].code).table.dissolving
        await built.later(SLACK)
        await _soon(lambda: built.actor(lines[0].code).table.dissolving)

    run(tmp_path, test)


async def _soon(true: Callable[[], bool]) -> None:
    """Wait until it is so."""
    async with asyncio.timeout(5):
        while not true():
            await asyncio.sleep(0.002)


def test_an_owner_who_leaves_hands_the_table_to_the_next_player(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        lines = await with_bots(built)
        await lines[0].do("leave")
        await lines[1].caught_up()
        assert lines[1].table["owner"] == lines[1].welcome["player"]
        await lines[1].do("bot", seat=0)
        assert (await lines[0].say("kick", seat=1))["error"]["code"] == "not_owner"

    run(tmp_path, test)


def test_an_owner_who_leaves_in_a_round_does_not_keep_the_table(tmp_path: Path) -> None:
    """His seat is freed when the round is settled; with it goes the table, or nobody could begin again."""

    async def test(built: Inside) -> None:
        lines = await with_bots(built)
        for one in lines:
            await one.do("ready")
        await lines[0].do("leave")
        await play(lines[1], ended)
        assert lines[1].table["seats"][0]["player"] is None
        assert lines[1].table["owner"] == lines[1].welcome["player"]

    run(tmp_path, test)


def test_an_owner_alone_with_bots_keeps_the_table_near_miss(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        lines = await with_bots(built)
        await lines[1].do("leave")
        await lines[0].do("leave")
        await lines[0].caught_up()
        assert lines[0].table["owner"] == lines[0].welcome["player"]

    run(tmp_path, test)


# --- spectators, phrases


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_the_public_view_ten_seconds_later(game: str, tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        lines = await seated(built, game, spectator_delay=10)
        watcher = await built.line(await built.guest("w"), lines[0].code)
        actor = built.actor(lines[0].code)
        await built.later(20_000)
        for one in lines:
            await one.do("ready")
        dealt = built.clock.time
        await _some_moves(built, lines, watcher)
        assert watcher.frames == [], "nothing of the round yet"
        words, log = actor.table.rules.vocabulary, actor.table.round.log  # type: ignore[union-attr]
        built.clock.time = dealt + 10_000
        actor.feed.wake()
        await watcher.caught_up()
        assert watcher.frames[0]["number"] == 0
        shown = [event for frame in watcher.frames for event in frame["events"]]
        public = json.loads(json.dumps(words.masked(log, PUBLIC_VIEW)))
        assert shown == public[: len(shown)]
        assert len(shown) < len(public), "the moves came later than the deal"
        assert shown != json.loads(json.dumps(words.masked(log, 0)))[: len(shown)]
        late = await built.line(await built.guest("v"), lines[0].code)
        assert late.frames == watcher.frames

    run(tmp_path, test)


async def _some_moves(built: Inside, lines: list[Near], watcher: Near) -> None:
    for _ in range(6):
        built.clock.time += 1000
        for one in lines:
            await one.caught_up()
            if one.ask is not None:
                ask, one.ask = one.ask, None
                await one.do("answer", window=ask["window"], action=ask["actions"][0])
                break
    await watcher.caught_up()


def test_where_spectators_are_off_they_see_who_sits_and_no_round(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        lines = await with_bots(built, spectators=False, rounds=1)
        watcher = await built.line(await built.guest("w"), lines[0].code)
        await session(lines)
        again = await built.line(watcher.token, lines[0].code)
        await again.caught_up()
        assert again.table["seats"][0]["name"] == "p0"
        for one in (watcher, again):
            assert (one.frames, one.settled) == ([], [])
            assert not {heard["type"] for heard in one.heard} & {"played", "settled", "ask"}

    run(tmp_path, test)


def test_phrases_reach_everybody_and_spectators_have_none(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        lines = await with_bots(built)
        elsewhere = (await with_bots(built))[0]
        watcher = await built.line(await built.guest("w"), lines[0].code)
        for phrase in range(len(PHRASES)):
            await lines[1].do("say", phrase=phrase)
        assert (await watcher.say("say", phrase=0))["error"]["code"] == "no_seat"
        for one in (*lines, watcher, elsewhere):
            await one.caught_up()
        said = [{"type": "said", "seat": 1, "phrase": phrase} for phrase in range(len(PHRASES))]
        for one in (*lines, watcher):
            assert [heard for heard in one.heard if heard["type"] == "said"] == said
        assert [heard for heard in elsewhere.heard if heard["type"] == "said"] == []

    run(tmp_path, test)


# --- what is kept

CAREER = Career(
    ranks=(Rank("新手", "beginner", 0), Rank("老手", "old hand", 10**6)),
    tasks=(Task("T-1", 2, {"beans": 5}),),
    escapes=True,
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
            assert career["escapes"] == 0
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
        assert [(await _kept(built, one))[0]["escapes"] for one in lines] == [0, 1]
        assert [(await _kept(built, one))[0]["rounds"] for one in lines] == [1, 1]

    run(tmp_path, test)


def test_a_game_without_a_career_keeps_none_near_miss(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        answer = await built.get("/api/me/careers/fulushou", await built.guest("p"))
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")

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
