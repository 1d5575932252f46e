"""What a player is asked stays with him until it is answered or gone."""

import asyncio
import contextlib
from pathlib import Path

from tests.server.inside import Inside, Near, playing
from tests.server.sessions import run


async def next_asked(lines: list[Near]) -> Near:
    """The line of who is asked first."""
    while True:
        for line in lines:
            if line.ask is not None:
                return line
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.2):
                    await line.next()


def test_a_question_stands_when_somebody_else_goes(tmp_path: Path) -> None:
    """A frame takes the question away at the client: who was asked before it is asked again after it, the same."""

    async def test(built: Inside) -> None:
        lines = await playing(built)
        asked = await next_asked(lines)
        before = asked.ask
        other = next(line for line in lines if line is not asked)
        await other.do("auto", on=True)
        await asked.until(lambda message: message["type"] == "played")
        again = await asked.until(lambda message: message["type"] == "ask")
        assert before is not None
        assert (again["window"], again["actions"]) == (before["window"], before["actions"])
        await asked.do("answer", window=again["window"], action=again["actions"][0])

    run(tmp_path, test)
