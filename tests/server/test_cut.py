"""Lines are cut and come back: nobody misses anything, nothing happens in the round, and the newest line wins."""

import asyncio
import json
import socket
from pathlib import Path

import pytest
import websockets

from paiju.server.run import listen
from tests.server.house import REPLY_SECONDS, Json
from tests.server.runs import PIECES, Asks, Player, Run, bounded, run_from
from tests.server.scripts import CODE, FULUSHOU, NEIJIANG, WEIMAQUE, Script, furnish

QUICK = ("--grace", "1", "--clock-rate", "5")
"""A lost line counts after a fifth of a second; who is asked has four."""


MANY = 20
"""A round has more frames than this for everybody."""


class Cut(Player):
    """A player whose line is cut after every piece: in one round he comes back with what he saw, in the next with
    nothing, and his neighbours the other way round.
    """

    async def next(self, seconds: float = REPLY_SECONDS) -> Json:
        """The next message; if it was a piece, the line is then another one."""
        message = await super().next(seconds)
        if message["type"] in PIECES:
            await self.cut()
            await self.connect(resume=((self.seat or 0) + int(self.table["round"])) % 2 == 0)
        return message


async def check_cuts(folder: Path, script: Script) -> None:
    template = folder / "template.db"
    tokens = await furnish(template, script)
    async with run_from(template, "whole", script, tokens) as whole:
        await whole.sitting.play()
        books = whole.books()
    async with run_from(template, "cut", script, tokens, player=Cut) as cut:
        await cut.sitting.play()
        assert cut.books() == books
    for uncut, player in zip(whole.players, cut.players, strict=True):
        compare(uncut, player)


def compare(uncut: Player, player: Player) -> None:
    """At every number the player who was cut knew what the other knew, and he was asked the same."""
    known = dict(uncut.seen)
    assert player.seen[-1][0] == uncut.seen[-1][0]
    for seq, seen in player.seen:
        assert seen == known[seq], seq
    assert player.asks == uncut.asks
    greetings = [message["type"] for message in player.heard if message["type"] in {"welcome", "resumed"}]
    assert min(greetings.count("welcome"), greetings.count("resumed")) > MANY


@pytest.mark.parametrize(
    "script",
    [NEIJIANG, *(pytest.param(script, marks=pytest.mark.long) for script in (WEIMAQUE, FULUSHOU))],
    ids=lambda script: script.game,
)
def test_lines_cut_at_every_piece_miss_nothing(tmp_path: Path, script: Script) -> None:
    """A cut within the grace makes no event either: the records are those of rounds without cuts."""
    bounded(check_cuts(tmp_path, script._replace(rounds=2)))


def test_the_newest_line_wins(tmp_path: Path) -> None:
    """The older one is told so and closed; the player is there, and plays on with the newer."""

    async def check() -> None:
        template = tmp_path / "template.db"
        tokens = await furnish(template, NEIJIANG)
        async with run_from(template, "two", NEIJIANG, tokens, *QUICK) as run:
            asks = await run.sitting.play(until=_one_is_asked)
            (number,) = asks
            older = run.players[number]
            newer = run.players[number] = await Player(run.house, older.token, older.rules).connect()
            await closed_as_replaced(older)
            await asyncio.sleep(0.5)
            await newer.pong()
            assert _away(newer, older.seat) == "here"
            await run.sitting.finish(await run.sitting.asks())
            assert not {"leave", "back"} & _done(run)

    bounded(check())


async def closed_as_replaced(player: Player) -> None:
    await player.until(lambda message: message["type"] == "replaced")
    with pytest.raises(websockets.ConnectionClosed) as caught:
        await player.next()
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 4001


def test_who_is_lost_for_longer_than_the_grace_is_gone_until_he_is_back(tmp_path: Path) -> None:
    """The house plays for him at once, not when his time is over; then he plays on himself."""

    async def check() -> None:
        template = tmp_path / "template.db"
        tokens = await furnish(template, NEIJIANG)
        async with run_from(template, "gone", NEIJIANG, tokens, *QUICK) as run:
            asks = await run.sitting.play(until=_one_is_asked)
            (number,) = asks
            player = run.players[number]
            await lose(run, player)
            await player.connect(resume=True)
            await _until_away(player, player.seat, "here")
            asked = len(player.asks)
            await run.sitting.finish(await run.sitting.asks())
            assert len(player.asks) > asked, "he is asked again"
            assert {"leave", "back"} <= _done(run)
            assert "lapse" not in _done(run)

    bounded(check())


async def lose(run: Run, player: Player) -> None:
    """The player's line is gone for longer than the grace; what he was asked is answered for him."""
    watcher = next(other for other in run.players if other is not player)
    place = watcher.place
    await player.cut()
    await _until_away(watcher, player.seat, "gone")
    await watcher.pong()
    told = [line for frame in range(place[2], len(watcher.frames)) for line in watcher.told(frame)]
    mine = [line["do"] for line in told if line.get("seat") == player.seat]
    assert mine[:2] == ["leave", "discard"]


def test_who_comes_back_and_is_lost_at_once_is_gone_again(tmp_path: Path) -> None:
    """His line is cut while the table still learns that he is back: the grace begins anew all the same."""

    async def check() -> None:
        template = tmp_path / "template.db"
        tokens = await furnish(template, NEIJIANG)
        async with run_from(template, "twice", NEIJIANG, tokens, *QUICK) as run:
            asks = await run.sitting.play(until=_one_is_asked)
            (number,) = asks
            player = run.players[number]
            await lose(run, player)
            watcher = run.players[number - 1]
            for pause in range(4):
                await glimpse(run, player.token, pause * 0.001)
                await asyncio.sleep(0.4)  # twice the grace
                await watcher.pong()
                if _away(watcher, player.seat) != "gone":
                    await _until_away(watcher, player.seat, "gone", seconds=3)

    bounded(check())


def test_small_messages_leave_at_once() -> None:
    """asyncio ends the system's waiting for more to send only on sockets that say they are TCP: it costs 40 ms each."""
    with listen("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP


async def glimpse(run: Run, token: str, pause: float) -> None:
    """A line that says hello and is cut after that pause."""
    line = await websockets.connect(f"ws://127.0.0.1:{run.house.port}/ws")
    await line.send(json.dumps({"type": "hello", "token": token, "table": CODE}))
    await asyncio.sleep(pause)
    line.transport.abort()


def _one_is_asked(_: object, asks: Asks) -> bool:
    """Whether one player has to discard."""
    actions = [action for ask in asks.values() for action in ask["actions"]]
    return len(asks) == 1 and any(action.startswith("discard") for action in actions)


def _away(player: Player, seat: int | None) -> str:
    assert seat is not None
    return str(player.table["seats"][seat]["away"])


async def _until_away(player: Player, seat: int | None, away: str, seconds: float = REPLY_SECONDS) -> None:
    async with asyncio.timeout(seconds):
        while _away(player, seat) != away:
            await player.next()


def _done(run: Run) -> set[str]:
    """All that stands in the records."""
    return {json.loads(text).get("do", "") for text in run.books()[0].splitlines()}
