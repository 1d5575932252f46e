"""People and bots at one table: sessions, broken bots, votes, owners, spectators, phrases."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from paiju.core.events import PUBLIC_VIEW
from paiju.flow import registry
from paiju.server.phrases import PHRASES
from paiju.table.table import SECOND, SLACK
from tests.server.house import House, house, line
from tests.server.inside import Inside, playing
from tests.server.sessions import ended, play, run, session, with_bots

GAMES = [game.id for game in registry.games()]


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
            assert results[0][0]["explained"], "it says why"
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
        lines = await with_bots(built, game, rounds=3)
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


# --- phrases


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
