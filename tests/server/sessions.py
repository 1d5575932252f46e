"""Players and bots at one table inside the test, who play whole sessions."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.server.house import Client
from tests.server.inside import Inside, Near, inside


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
