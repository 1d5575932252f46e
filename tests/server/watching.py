"""One round at a table with pauses, on a clock by hand: all bytes that leave for one viewer, who asks for more."""

import asyncio
import itertools
import json
import secrets
from pathlib import Path
from typing import Any

import pytest

from paiju.flow.game import Deal, Rules
from paiju.server.actor import Actor
from tests.kit import compiled
from tests.server.house import Json
from tests.server.inside import Inside, Near, inside, seated
from tests.server.pairs import Beat

PAUSE = 600
OWN = 300
"""Of a pause has passed, in milliseconds, when the viewer himself answers."""
OTHERS = (50, 550)
"""When the others do: before or after him."""
REFUSED: list[tuple[str, Json]] = [
    ("ready", {}),
    ("back", {}),
    ("vote", {"yes": True}),
    ("start", {}),
    ("sit", {"seat": 0}),
    ("kick", {"seat": 1}),
    ("settings", {"room": {"game": "neijiang"}}),
    ("say", {"phrase": 99}),
    ("close", {}),
]
"""What is refused to everybody while a round is played."""


def _like_the_first_time(patch: pytest.MonkeyPatch) -> None:
    """Tokens, ids, codes and streams come out the same in every server."""
    count = itertools.count(1)
    for name in ("token_urlsafe", "token_hex"):
        patch.setattr(secrets, name, lambda size=32: f"{next(count):0{2 * size}x}")
    patch.setattr(secrets, "token_bytes", lambda size=32: next(count).to_bytes(size, "big"))
    patch.setattr(secrets, "randbelow", lambda most: next(count) % most)


def _deal_is(patch: pytest.MonkeyPatch, rules: Rules[Any], deal: Deal) -> None:
    patch.setattr(type(rules), "shuffle", lambda *_: deal)
    patch.setattr(type(rules), "first_dealer", lambda *_: 0)


class Watcher:
    """A viewer who asks for more than he is told, at every moment that everybody can tell."""

    def __init__(self, house: Inside, line: Near) -> None:
        self.house, self.line = house, line
        self.heard: list[str] = []
        """HTTP answers, in order."""
        self._moments = 0

    async def look(self, actor: Actor) -> None:
        """Probe. What comes back is a part of the bytes."""
        self._moments += 1
        frames = len(actor.table.round.frames)  # type: ignore[union-attr]
        for window in (frames - 1, frames, frames + 1):
            await self._wrong(window, actor)
        kind, body = REFUSED[self._moments % len(REFUSED)]
        assert (await self.line.say(kind, **body))["type"] == "error", kind
        if self._moments % 4 == 0:
            await self._again()
        if self._moments % 8 == 1:
            await self._asks("hint")
            await self._pages(actor)
        await self._asks("why")
        actions = actor.table.rules.actions
        await self._asks("why", action=actions.text(self._moments * 5 % actions.count))

    async def _wrong(self, window: int, actor: Actor) -> None:
        """An answer that is no action, or one that the seat may not give now."""
        shown = self.line.ask["actions"] if self.line.ask is not None else []
        actions = actor.table.rules.actions
        number = self._moments * 7 + window
        offered = (actions.text((number + more) % actions.count) for more in range(actions.count))
        none = next(text for text in offered if text not in shown)
        reply = await self.line.say("answer", window=window, action=none if number % 3 else "nothing")
        assert reply["type"] == "error"

    async def _again(self) -> None:
        """The whole observation."""
        texts = self.line.memory.sent
        await self.line.memory.close()
        await self.line.connect()
        self.line.memory.sent[:0] = texts

    async def _asks(self, kind: str, **body: Any) -> None:
        """About his own hand."""
        await self.line.raw(json.dumps({"type": kind, "id": kind, **body}))
        await self.line.until(lambda message: message.get("id") == kind)

    async def _pages(self, actor: Actor) -> None:
        table = actor.table
        rooms = ("/api/rooms", f"/api/rooms/{table.code}", "/api/me", "/api/me/rounds", "/metrics", "/healthz")
        played = (f"/api/tables/{table.id}/{page}" for page in ("rounds", "record", "frames"))
        for path in (*rooms, *played):
            answer = await self.house.get(path, self.line.token)
            self.heard.append(f"{path} {answer.status_code} {answer.headers} {answer.text}")


async def bytes_of(database: Path, game: str, viewer: int, deal: Deal, beats: list[Beat], others: int) -> list[str]:
    """All that a viewer is sent in a round. `others`: how much of a pause passes before the others answer in it."""
    with pytest.MonkeyPatch.context() as patch:
        _like_the_first_time(patch)
        _deal_is(patch, compiled(game), deal)
        async with inside(database) as house:
            lines = await seated(house, game, claim_ms=PAUSE)
            spectator = await house.line(await house.guest("w"), lines[0].code)
            for line in lines:
                await line.do("ready")
            watcher = Watcher(house, lines[viewer] if viewer >= 0 else spectator)
            actor = house.actor(lines[0].code)
            for beat in beats:
                await _beat(house, actor, lines, watcher, _timed(beat, viewer, others))
            await _seen(actor, watcher)
            # how often the kit looks whether all has come is its own affair
            return [text for text in watcher.line.memory.sent if '"type":"pong"' not in text] + watcher.heard


def _timed(beat: Beat, viewer: int, others: int) -> list[tuple[int, int, int]]:
    """(milliseconds after the beginning of the pause, seat, action), in order of time."""
    return sorted(((OWN if seat == viewer else others, seat, action) for seat, action in beat), key=lambda at: at[0])


async def _beat(
    house: Inside, actor: Actor, lines: list[Near], watcher: Watcher, answers: list[tuple[int, int, int]]
) -> None:
    """A moment of the round: the viewer looks, who is asked answers, the viewer looks, the pause ends."""
    await _seen(actor, watcher)
    start, pausing = house.clock.time, actor.table.round.pausing  # type: ignore[union-attr]
    for ms, seat, action in answers:
        house.clock.time = start + ms * pausing
        await answer(actor, lines, seat, action)
    if pausing:
        house.clock.time = start + PAUSE - 1
        await _seen(actor, watcher)
        house.clock.time = start + PAUSE
        await gone_on(actor)


async def _seen(actor: Actor, watcher: Watcher) -> None:
    actor.feed.wake()
    await watcher.line.caught_up()
    await watcher.look(actor)


async def answer(actor: Actor, lines: list[Near], seat: int, action: int) -> None:
    """A legal answer of a seat that is asked."""
    window = actor.table.round.window.number  # type: ignore[union-attr]
    await lines[seat].do("answer", window=window, action=actor.table.rules.actions.text(action))


async def gone_on(actor: Actor) -> None:
    """The pause whose time is over has ended."""
    before = actor.table.clocks.end("pause")
    async with asyncio.timeout(5):
        while actor.table.clocks.end("pause") == before:
            await asyncio.sleep(0.001)
