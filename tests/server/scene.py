"""A round that is played while somebody attacks it, and the check that nobody noticed."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from tests.server.house import Json
from tests.server.inside import Inside, Near, inside, playing, seated

CODES = {
    "bad_message", "bad_request", "unknown_option", "no_seat", "not_away", "late", "not_asked", "not_legal",
    "not_playing", "playing", "not_practice",
    "seat_taken", "no_such_seat", "not_owner", "seat_empty", "seats_empty", "not_ready", "voting", "no_vote", "refused",
    "too_many_people", "no_swap", "bad_tile", "not_in_game", "closed",
}  # fmt: skip
"""All that a refusal on a socket may say, but for those of its own tests."""


class Scene(NamedTuple):
    """A round of 内江 at its first decision, and a line for each role."""

    house: Inside
    code: str
    lines: list[Near]
    roles: dict[str, Near]

    @property
    def asked(self) -> Near:
        """The player who is asked."""
        return self.lines[self.house.actor(self.code).table.round.asked()[0]]  # type: ignore[union-attr]

    async def views(self) -> list[Json]:
        """What each player knows, seen afresh."""
        seen = []
        for line in self.lines:
            again = await Near(self.house, line.token, self.code).connect()
            seen.append({key: again.welcome[key] for key in ("seq", "seat", "table", "frames", "settled")})
            await again.caught_up()
            seen[-1]["ask"] = again.ask
            await again.memory.close()
        return seen


@asynccontextmanager
async def scene(folder: Path) -> AsyncIterator[Scene]:
    async with inside(folder / "paiju.db") as built:
        lines = await playing(built)
        code = lines[0].code
        other = (await seated(built))[1]
        kicked = await built.guest("k")
        roles = {
            "owner": lines[0],
            "seated": lines[2],
            "spectator": await built.line(await built.guest("s"), code),
            "of another table": await built.line(other.token, code),
            "kicked": await _kicked(built, kicked, code),
        }
        for line in lines:
            await line.caught_up()
        yield Scene(built, code, lines, roles)


async def _kicked(built: Inside, token: str, code: str) -> Near:
    """A player who was sent away from another table, and looks on at this one."""
    owner = await built.guest("o")
    other = await built.room(owner)
    line = await built.line(token, other)
    await line.do("sit", seat=0)
    await (await built.line(owner, other)).do("kick", seat=0)
    return await built.line(token, code)


async def nobody_noticed(stage: Scene, before: tuple[int, list[Json]]) -> None:
    """Nothing was stored, all know what they knew, and the next move goes."""
    assert (await stage.house.rows(stage.code), await stage.views()) == before
    # the lines that were opened to look have replaced the players' own
    player = await stage.house.line(stage.asked.token, stage.code)
    await player.caught_up()
    assert player.ask is not None
    await player.do("answer", window=player.ask["window"], action=player.ask["actions"][0])
    assert await stage.house.rows(stage.code) == before[0] + 1


def run(folder: Path, attack: Callable[[Scene], Awaitable[None]]) -> None:
    """An attack, and the check that nobody noticed."""

    async def whole() -> None:
        async with scene(folder) as stage:
            before = (await stage.house.rows(stage.code), await stage.views())
            for name, line in list(stage.roles.items()):
                await line.memory.ended() if line.memory.code else None
                stage.roles[name] = await stage.house.line(line.token, stage.code)
            await attack(stage)
            for line in stage.roles.values():
                if not line.memory.task.done():
                    await line.memory.close()
            await nobody_noticed(stage, before)

    asyncio.run(whole())


def hello(token: str, table: str, **more: Any) -> str:
    return json.dumps({"type": "hello", "token": token, "table": table, **more})
