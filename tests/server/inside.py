"""A server inside the test's own loop: the whole app, a clock by hand, lines without a network."""

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
from fastapi import FastAPI

from paiju.server import app as application
from paiju.server import bots, pace
from paiju.server.actor import Actor
from paiju.server.bots import Question
from paiju.server.clock import Clock
from paiju.server.services import Services
from paiju.server.settings import Settings
from tests.server.house import REPLY_SECONDS, Client, Json

START = 1_700_000_000_000
ROUNDS_OF_LOOP = 12
"""After so many turns of the loop nothing that needs no time and no disk is left to do."""
ELSEWHERE = ("192.0.2.1", 1)
"""Where requests come from: another machine."""
_SCOPE: Json = {
    "type": "websocket",
    "asgi": {"version": "3.0", "spec_version": "2.4"},
    "http_version": "1.1",
    "scheme": "ws",
    "path": "/ws",
    "raw_path": b"/ws",
    "query_string": b"",
    "root_path": "",
    "headers": [],
    "client": ELSEWHERE,
    "server": ("paiju.test", 80),
    "subprotocols": [],
}


class HandClock(Clock):
    """Stands still until it is set; who waits for it looks again every millisecond."""

    def __init__(self) -> None:
        super().__init__()
        self.time = START

    def now(self) -> int:
        return self.time

    def seconds(self, milliseconds: int) -> float:
        return 0.001


class NearPool:
    """The bots of a pool, thinking here; `broken`: the seats whose bots fail."""

    def __init__(self) -> None:
        self.broken: set[int] = set()
        self.asked: list[Question] = []

    async def choose(self, question: Question, _: float) -> int:
        self.asked.append(question)
        if question.seat in self.broken:
            raise bots.BotFailedError("died", f"the bot {question.bot}: died")
        return bots.ask(question)

    async def close(self) -> None:
        """Nothing runs."""


class ClosedError(Exception):
    """The server has closed the line."""


class Memory:
    """The client's end of a socket that has no wire. `sent`: every text as it left the server."""

    def __init__(self, app: FastAPI) -> None:
        self.sent: list[str] = []
        self.code: int | None = None
        self._in: asyncio.Queue[Json] = asyncio.Queue()
        self._out: asyncio.Queue[str | None] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(_SCOPE | {"state": {}}, self._in.get, self._take), name="line")
        self.task.add_done_callback(lambda _: self._out.put_nowait(None))

    async def _take(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.sent.append(message["text"])
            self._out.put_nowait(message["text"])
        elif message["type"] == "websocket.close":
            self.code = message["code"]
            self._in.put_nowait({"type": "websocket.disconnect", "code": self.code})
            self._out.put_nowait(None)

    async def send(self, content: str | bytes) -> None:
        """To the server."""
        self._in.put_nowait({"type": "websocket.receive", "text" if isinstance(content, str) else "bytes": content})

    async def recv(self) -> str:
        """From the server. Errors: `ClosedError`, and whatever the server raised."""
        text = await self._out.get()
        if text is None:
            self._out.put_nowait(None)
            if self.task.done():
                self.task.result()
            raise ClosedError(self.code)
        return text

    async def ended(self) -> int | None:
        """The code by which the server closes the line. Errors: whatever the server raised."""
        async with asyncio.timeout(REPLY_SECONDS):
            await self.task
        return self.code

    async def close(self) -> None:
        """Hang up. Errors: whatever the server raised."""
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.ended()


class Near(Client):
    """A player's line to an `Inside`."""

    def __init__(self, inside: "Inside", token: str, table: str) -> None:
        super().__init__(inside, token, table)  # type: ignore[arg-type]
        self.inside = inside
        self.memory: Memory

    def open(self) -> Memory:
        """Open the line, and say nothing."""
        self.memory = Memory(self.inside.app)
        self.socket = self.memory  # type: ignore[assignment]
        return self.memory

    async def connect(self, *, resume: bool = False) -> Self:
        """Open the line and say hello."""
        self.open()
        hello: Json = {"type": "hello", "token": self.token, "table": self.code}
        if resume:
            hello["last"] = {"stream": self.stream, "seq": self.seq}
        await self.raw(json.dumps(hello))
        await self.until(lambda message: message["type"] in {"welcome", "resumed"})
        return self

    async def say(self, kind: str, *, ident: str | None = None, **body: Any) -> Json:
        """As `Client.say`, with ids that are the same in every run, and never twice the same for one player."""
        if ident is None:
            self.inside.named[self.token] += 1
            ident = f"m{self.inside.named[self.token]}"
        return await super().say(kind, ident=ident, **body)

    async def caught_up(self) -> None:
        """Fold all that has been sent by now."""
        await calm()
        self._ids += 1
        ident = f"ping-{self._ids}"
        await self.raw(json.dumps({"type": "ping", "id": ident}))
        await self.until(lambda message: message["type"] == "pong" and message["id"] == ident)


async def calm() -> None:
    """Let everything happen that can without time."""
    for _ in range(ROUNDS_OF_LOOP):
        await asyncio.sleep(0)


class Inside:
    """The server: its app, its clock, its bots, and what it keeps."""

    def __init__(self, app: FastAPI, clock: HandClock, pool: NearPool) -> None:
        self.app = app
        self.clock = clock
        self.pool = pool
        self.lines: list[Near] = []
        self.named: Counter[str] = Counter()
        """How many messages the kit has named, by token."""
        transport = httpx.ASGITransport(app=app, client=ELSEWHERE)
        self.http = httpx.AsyncClient(transport=transport, base_url="http://paiju.test")

    @property
    def services(self) -> Services:
        """What the routes share."""
        services: Services = self.app.state.services
        return services

    def actor(self, code: str) -> Actor:
        """The table with this code."""
        return self.services.lobby.find(code)

    async def rows(self, code: str) -> int:
        """How many inputs of the table are stored."""
        return len(await self.services.store.inputs(self.actor(code).table.id))

    async def guest(self, name: str) -> str:
        """A new guest; his token."""
        answer = await self.http.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])

    async def room(self, token: str, game: str = "neijiang", options: Json | None = None, **customs: Any) -> str:
        """A new room, without pauses and delays unless told otherwise; its code."""
        usual = {"claim_ms": 0, "next_seconds": 0, "spectator_delay": 0}
        body = {"game": game, "options": options or {}, "customs": usual | customs}
        answer = await self.http.post("/api/rooms", json=body, headers={"Authorization": f"Bearer {token}"})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    async def get(self, path: str, token: str = "") -> httpx.Response:
        """GET."""
        return await self.http.get(path, headers={"Authorization": f"Bearer {token}"} if token else {})

    async def line(self, token: str, code: str) -> Near:
        """A line after its hello."""
        near = await Near(self, token, code).connect()
        self.lines.append(near)
        return near

    async def later(self, ms: int) -> None:
        """Let time pass, and all that it does."""
        self.clock.time += ms
        await asyncio.sleep(0.005)
        await calm()


@contextlib.asynccontextmanager
async def inside(database: Path, *, patient: bool = True, **settings: Any) -> AsyncIterator[Inside]:
    """A server that runs until the block ends; `patient`: messages may come as fast as a test sends them."""
    clock, pool = HandClock(), NearPool()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(application, "Clock", lambda _: clock)
        patch.setattr(application, "BotPool", lambda _: pool)
        if patient:
            patch.setattr(pace, "BURST", 1_000_000)
        app = application.create_app(Settings(str(database), guests_a_minute=10_000, **settings))
        async with app.router.lifespan_context(app):
            built = Inside(app, clock, pool)
            try:
                yield built
            finally:
                await _hang_up(built.lines)
                await built.http.aclose()


async def _hang_up(lines: list[Near]) -> None:
    for line in lines:
        if not line.memory.task.done():
            await line.memory.close()


async def seated(house: Inside, game: str = "neijiang", options: Json | None = None, **customs: Any) -> list[Near]:
    """Players in all seats of a new room, the owner in seat 0; nobody is ready."""
    owner = await house.guest("p0")
    code = await house.room(owner, game, options, **customs)
    seats = house.actor(code).table.rules.seats
    tokens = [owner, *[await house.guest(f"p{seat}") for seat in range(1, seats)]]
    lines = [await house.line(token, code) for token in tokens]
    for line in lines:
        await line.do("sit")
    return lines


async def playing(house: Inside, game: str = "neijiang", options: Json | None = None, **customs: Any) -> list[Near]:
    """Players in all seats, the first round dealt."""
    lines = await seated(house, game, options, **customs)
    for line in lines:
        await line.do("ready")
    return lines
