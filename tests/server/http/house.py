"""An app of the routes that need no table, and some routes that only tests have; asked in-process."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import Any

import httpx
from fastapi import APIRouter, FastAPI
from pydantic import BaseModel, ConfigDict
from starlette.requests import Request
from starlette.responses import StreamingResponse

from paiju.core.errors import AmbiguousError, IllegalError, InvalidError
from paiju.server.http import games, problems, scoring

ERRORS = {"invalid": InvalidError, "illegal": IllegalError, "ambiguous": AmbiguousError}


def house(*further: APIRouter) -> FastAPI:
    app = FastAPI(title="Paiju")
    for routes in (scoring.router(), games.router(), *further):
        app.include_router(routes, prefix="/api")
    problems.install(app)
    return app


def ask(app: FastAPI, method: str, path: str, **given: Any) -> httpx.Response:
    """One answer; an error that leaves the app fails the test."""
    return ask_all(app, [(method, path, given)])[0]


def ask_all(app: FastAPI, asked: Iterable[tuple[str, str, dict[str, Any]]]) -> list[httpx.Response]:
    async def run() -> list[httpx.Response]:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://paiju.test") as client:
            return [await client.request(method, path, **given) for method, path, given in asked]

    return asyncio.run(run())


def sent_by(app: FastAPI, method: str, path: str, received: list[Any]) -> list[Any]:
    """The messages that the app sends to a client that sends these and leaves."""
    sent: list[Any] = []
    coming = iter([*received, {"type": "http.disconnect"}])

    async def receive() -> Any:
        return next(coming)

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "http", "method": method, "path": path, "query_string": b"", "headers": []}
    asyncio.run(app(scope | {"asgi": {"version": "3.0", "spec_version": "2.4"}}, receive, send))
    return sent


class Chunks:
    """A body in pieces, of no declared length; `taken` counts the pieces that were read."""

    def __init__(self, piece: bytes, most: int) -> None:
        self.taken = 0
        self._piece = piece
        self._most = most

    async def __aiter__(self) -> AsyncIterator[bytes]:
        while self.taken < self._most:
            self.taken += 1
            yield self._piece


class Typed(BaseModel):
    """A body that FastAPI reads itself."""

    model_config = ConfigDict(extra="forbid")

    name: str
    seats: list[int] = []


def odd_routes() -> APIRouter:
    """Routes that fail in every way."""
    routes = APIRouter(prefix="/odd")

    @routes.post("/typed")
    async def typed(body: Typed, most: int = 0) -> str:
        return body.name

    @routes.get("/raise/{kind}/{code}")
    async def refuse(kind: str, code: str) -> None:
        raise ERRORS[kind](code, "said so", "/here")

    @routes.post("/break/{token}")
    async def fall_over(request: Request, token: str) -> None:
        body = (await request.body()).decode()
        try:
            raise KeyError(body)
        except KeyError as error:
            raise RuntimeError(f"{token} sent {body}") from error

    @routes.get("/half")
    async def half() -> StreamingResponse:
        return StreamingResponse(_half())

    return routes


async def _half() -> AsyncIterator[bytes]:
    yield b"so far"
    raise RuntimeError("no further")
