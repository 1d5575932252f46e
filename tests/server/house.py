"""A server of its own for a test, in a process of its own, and players who speak to it over real sockets."""

import asyncio
import contextlib
import json
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Self

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

START_SECONDS = 30
STOP_SECONDS = 20
REPLY_SECONDS = 15

Json = dict[str, Any]


class House:
    """A server with a database file of its own, on a port of its own; it can be killed and started again."""

    def __init__(self, database: Path, *flags: str) -> None:
        self.database = database
        self._flags = flags
        self._process: subprocess.Popen[bytes] | None = None
        self.port = 0
        self.log = database.with_suffix(".log")

    def start(self) -> None:
        """Start it, and return when it answers; one that does not is ended."""
        try:
            self._start()
        except BaseException:
            self.kill()
            raise

    def _start(self) -> None:
        command = [sys.executable, "-m", "paiju", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--database", str(self.database), "--log-level", "INFO", "--log-json", *self._flags]
        with self.log.open("ab") as log:
            earlier = log.tell()
            self._process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        deadline = time.monotonic() + START_SECONDS
        while not self._answers(earlier):
            assert self._process.poll() is None, f"the server ended:\n{self.log.read_text()[-3000:]}"
            assert time.monotonic() < deadline, "the server does not start"
            time.sleep(0.02)

    def _answers(self, earlier: int) -> bool:
        """Whether it does; what stands earlier in the log was told by a server before it, at another port."""
        if not self.port:
            self.port = _port_in(self.log.read_bytes()[earlier:].decode())
        with contextlib.suppress(httpx.TransportError):
            return bool(self.port) and httpx.get(f"{self.url}/healthz").status_code == 200
        return False

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """End it as an operator would; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, by: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        try:
            process.send_signal(by)
            return process.wait(STOP_SECONDS)
        finally:
            process.kill()
            process.wait()

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def post(self, path: str, body: Json, token: str = "") -> Json:
        """POST JSON; fails where it is refused."""
        answer = httpx.post(self.url + path, json=body, headers=_bearer(token))
        assert answer.status_code < 300, answer.text
        value: Json = answer.json()
        return value

    def get(self, path: str, token: str = "") -> httpx.Response:
        """GET."""
        return httpx.get(self.url + path, headers=_bearer(token))

    def guest(self, name: str) -> str:
        """A new guest; his token."""
        return str(self.post("/api/guests", {"name": name})["token"])

    def room(self, token: str, game: str, options: Json | None = None, **customs: Any) -> Json:
        """A new room, without pauses and delays unless told otherwise."""
        customs = {"claim_ms": 0, "next_seconds": 0, "spectator_delay": 0} | customs
        return self.post("/api/rooms", {"game": game, "options": options or {}, "customs": customs}, token)


def _bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


def _port_in(log: str) -> int:
    """The port that the start of the server tells."""
    lines = [line.strip() for line in log.splitlines() if line.strip().startswith("http://127.0.0.1:")]
    return int(lines[0].split(":")[2].split("/")[0]) if lines else 0


@contextlib.contextmanager
def house(*flags: str, database: Path | None = None) -> Iterator[House]:
    """A server that runs until the block ends."""
    with tempfile.TemporaryDirectory() as folder:
        built = House(database or Path(folder) / "paiju.db", *flags)
        built.start()
        try:
            yield built
        finally:
            built.kill()


class Client:
    """A player's line. It keeps what it is shown: the table, the frames of the last round, what it is asked."""

    def __init__(self, house: House, token: str, table: str) -> None:
        self.house, self.token, self.code = house, token, table
        self.socket: ClientConnection | None = None
        self.welcome: Json = {}
        self.stream = ""
        self.seq = 0
        self.seat: int | None = None
        self.table: Json = {}
        self.frames: list[Json] = []
        self.settled: list[Json] = []
        self.ask: Json | None = None
        self.heard: list[Json] = []
        self._ids = 0

    async def connect(self, *, resume: bool = False) -> Self:
        """Open the line and say hello; `resume`: with the last number that was seen."""
        self.socket = await websockets.connect(f"ws://127.0.0.1:{self.house.port}/ws", open_timeout=REPLY_SECONDS)
        hello: Json = {"type": "hello", "token": self.token, "table": self.code}
        if resume and self.stream:
            hello["last"] = {"stream": self.stream, "seq": self.seq}
        self.ask = None
        await self.raw(json.dumps(hello))
        await self.until(lambda message: message["type"] in {"welcome", "resumed"})
        return self

    async def cut(self) -> None:
        """Lose the line without a word."""
        if self.socket is not None:
            self.socket.transport.abort()
            with contextlib.suppress(websockets.ConnectionClosed):
                await self.socket.recv()
            self.socket = None

    async def raw(self, text: str | bytes) -> None:
        """Send anything."""
        assert self.socket is not None
        await self.socket.send(text)

    async def next(self, seconds: float = REPLY_SECONDS) -> Json:
        """The next message, folded into what is kept."""
        assert self.socket is not None
        async with asyncio.timeout(seconds):
            message: Json = json.loads(await self.socket.recv())
        self._fold(message)
        return message

    def _fold(self, message: Json) -> None:
        self.heard.append(message)
        kind = message["type"]
        if "seq" in message:
            assert kind in {"welcome", "resumed"} or message["seq"] > self.seq, "numbers grow"
            self.seq = message["seq"]
        if "seat" in message and kind != "said":
            self.seat = message["seat"]
        if kind == "welcome":
            self.welcome, self.stream = message, message["stream"]
            self.table, self.frames = message["table"], message["frames"]
            self.settled = [message["settled"]] if message["settled"] else []
        elif kind == "table":
            self.table = message["table"]
        elif kind == "played":
            self._frame(message["frame"])
        elif kind == "settled":
            self.settled.append(message)
        elif kind == "ask":
            self.ask = message

    def _frame(self, frame: Json) -> None:
        if frame["number"] == 0:
            self.frames = []
        assert frame["number"] == len(self.frames), "frames come in order, each once"
        self.frames.append(frame)
        self.ask = None

    async def until(self, wanted: Any, seconds: float = REPLY_SECONDS) -> Json:
        """The next message that is wanted."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.next(seconds)
                if wanted(message):
                    return message

    async def say(self, kind: str, *, ident: str | None = None, **body: Any) -> Json:
        """Send a message and return its `ok` or `error`."""
        self._ids += 1
        ident = f"{id(self)}-{self._ids}" if ident is None else ident
        await self.raw(json.dumps({"type": kind, "id": ident, **body}))
        return await self.until(lambda message: message["type"] in {"ok", "error"} and message["id"] == ident)

    async def do(self, kind: str, **body: Any) -> None:
        """Send a message that must be accepted."""
        reply = await self.say(kind, **body)
        assert reply["type"] == "ok", reply

    async def close(self) -> None:
        """Close the line."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None


@contextlib.asynccontextmanager
async def line(house: House, token: str, table: str) -> AsyncIterator[Client]:
    """A line that is closed when the block ends."""
    client = await Client(house, token, table).connect()
    try:
        yield client
    finally:
        await client.close()
