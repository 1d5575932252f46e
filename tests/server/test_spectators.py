"""Who looks on without a seat: what he sees and when, how many they are, and how he is sent away."""

import json
from pathlib import Path

import pytest

from paiju.core.events import PUBLIC_VIEW
from paiju.flow import registry
from paiju.server import socket
from paiju.server.actor import Actor, Who
from paiju.table.commands import Watch
from tests.server.house import Json
from tests.server.inside import Inside, Near, seated
from tests.server.sessions import run, session, with_bots

GAMES = [game.id for game in registry.games()]


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


def test_a_room_in_which_nobody_plays_is_shown_as_it_is(tmp_path: Path) -> None:
    """Else who follows a link would ask for a seat that was taken meanwhile."""

    async def test(built: Inside) -> None:
        owner, guest = await built.guest("p"), await built.guest("w")
        code = await built.room(owner, "neijiang", spectator_delay=120)
        first = await built.line(owner, code)
        await first.do("sit", seat=0)
        watcher = await built.line(guest, code)
        assert watcher.table["seats"][0]["name"] == "p"
        await first.do("bot", seat=1)
        await watcher.caught_up()
        assert watcher.table["seats"][1]["bot"]
        await watcher.do("sit", seat=2)

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
    """Who has the code may come in until a session begins, and again when it is over; during one he is sent away."""

    async def test(built: Inside) -> None:
        lines = await with_bots(built, spectators=False, rounds=1)
        watcher = await built.line(await built.guest("w"), lines[0].code)
        await session(lines)
        assert await watcher.memory.ended() == socket.SENT_AWAY
        again = await built.line(watcher.token, lines[0].code)
        await again.caught_up()
        assert again.table["seats"][0]["name"] == "p0"
        for one in (watcher, again):
            assert (one.frames, one.settled) == ([], [])
            assert not {heard["type"] for heard in one.heard} & {"played", "settled", "ask"}

    run(tmp_path, test)


def test_who_watches_is_sent_away_when_the_owner_switches_it_off(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        lines = await seated(built)
        watcher = await built.line(await built.guest("w"), lines[0].code)
        for one in lines:
            await one.do("ready")
        await lines[0].do("watch", on=False)
        told = await watcher.until(lambda message: message["type"] == "error")
        assert (told["id"], told["error"]["code"], told["retry"]) == ("", "no_spectators", False)
        assert await watcher.memory.ended() == socket.SENT_AWAY
        late = Near(built, watcher.token, watcher.code)
        late.open()
        await late.raw(json.dumps({"type": "hello", "token": late.token, "table": late.code}))
        assert (await late.next())["error"]["code"] == "no_spectators"
        assert await late.memory.ended() == socket.SENT_AWAY, "for the same reason, by the same code"
        for one in lines:
            await one.caught_up()
            assert not one.memory.task.done(), "those at the table stay"
        await lines[0].do("watch", on=True)
        assert (await built.line(watcher.token, watcher.code)).frames != []

    run(tmp_path, test)


@pytest.mark.parametrize("delay", [0, 10])
@pytest.mark.parametrize("game", ["neijiang", "weimaque"])
def test_an_owner_without_a_seat_who_lets_nobody_watch_for_a_while_misses_nothing(
    game: str, delay: int, tmp_path: Path
) -> None:
    """What was played meanwhile he gets as a whole when it may be seen again; `Client` checks the order of frames."""

    async def test(built: Inside) -> None:
        owner, lines = await _owner_and_players(built, game, delay)
        actor = built.actor(owner.code)
        for one in lines:
            await one.do("ready")
        await _some_moves(built, lines, owner)
        await owner.do("watch", on=False)
        known = len(owner.frames)
        await _some_moves(built, lines, owner)
        assert len(owner.frames) == known
        await owner.do("watch", on=True)
        await _all_seen(built, owner, delay)
        assert owner.frames == _public(actor)
        await _some_moves(built, lines, owner)
        await _all_seen(built, owner, delay)
        assert owner.frames == _public(actor)
        assert len(owner.frames) > 12

    run(tmp_path, test)


@pytest.mark.parametrize("back", ["before he lets them watch again", "after"])
def test_an_owner_whose_line_was_cut_meanwhile_misses_nothing_either(back: str, tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        owner, lines = await _owner_and_players(built, "neijiang", 0)
        actor = built.actor(owner.code)
        for one in lines:
            await one.do("ready")
        await owner.do("watch", on=False)
        await _some_moves(built, lines, owner)
        seen = owner.seq
        await lines[0].do("auto", on=True)
        await owner.caught_up()
        assert owner.seq > seen, "of the table he is told meanwhile, and has its newest number"
        await owner.memory.close()
        if back == "after":
            await actor.submit(Who(actor.table.owner), Watch(on=True))
        await owner.connect(resume=True)
        await _some_moves(built, lines, owner)
        if back != "after":
            await owner.do("watch", on=True)
        await owner.caught_up()
        assert owner.frames == _public(actor)

    run(tmp_path, test)


async def _owner_and_players(built: Inside, game: str, delay: int) -> tuple[Near, list[Near]]:
    """A room whose owner only looks on; others have all seats."""
    token = await built.guest("o")
    code = await built.room(token, game, spectator_delay=delay)
    owner = await built.line(token, code)
    seats = built.actor(code).table.rules.seats
    lines = [await built.line(await built.guest(f"p{seat}"), code) for seat in range(seats)]
    for one in lines:
        await one.do("sit")
    return owner, lines


async def _all_seen(built: Inside, watcher: Near, delay: int) -> None:
    built.clock.time += delay * 1000
    built.actor(watcher.code).feed.wake()
    await watcher.caught_up()


def _public(actor: Actor) -> list[Json]:
    """The frames of the round that is played, as everybody may see them."""
    played, table = actor.table.round, actor.table
    assert played is not None
    frames = [played.frame(number, PUBLIC_VIEW) for number in range(len(played.frames))]
    told = [
        {"session": table.session, "round": table.match.number, "number": number, "events": events}
        for number, events in enumerate(frames)
    ]
    read: list[Json] = json.loads(json.dumps(told))
    return read


def test_everybody_is_told_how_many_watch(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        lines = await seated(built)
        code = lines[0].code
        one, two = [await built.line(await built.guest(name), code) for name in ("v", "w")]
        await _counted(2, *lines, one, two)
        await two.memory.close()
        await _counted(1, *lines, one)
        await lines[3].do("leave")
        await _counted(2, *lines, one)
        await one.do("sit")
        await _counted(1, *lines, one)

    run(tmp_path, test)


async def _counted(watching: int, *lines: Near) -> None:
    for line in lines:
        await line.caught_up()
        counts = [heard["count"] for heard in line.heard if heard["type"] == "watching"]
        assert counts[-1] == watching


def test_who_takes_a_seat_is_not_shown_what_was_played_in_it(tmp_path: Path) -> None:
    """Neither anew nor from the beginning: of a round that he has not played he sees what everybody saw."""

    async def test(built: Inside) -> None:
        lines = await seated(built)
        watcher = await built.line(await built.guest("w"), lines[0].code)
        for one in lines:
            await one.do("ready")
        for one in lines:
            await one.do("auto", on=True)
        await lines[1].do("leave")
        await watcher.do("sit", seat=1)
        await watcher.caught_up()
        public, stream = list(watcher.frames), watcher.stream
        assert len(public) > 3
        await watcher.memory.close()
        await watcher.connect()
        assert (watcher.seat, watcher.frames) == (1, [])
        await watcher.memory.close()
        watcher.open()
        watcher.seq = 1
        hello = {"type": "hello", "token": watcher.token, "table": watcher.code}
        await watcher.raw(json.dumps(hello | {"last": {"stream": stream, "seq": 1}}))
        assert (await watcher.next())["seat"] is None
        await watcher.caught_up()
        assert (watcher.seat, watcher.frames) == (1, public)

    run(tmp_path, test)
