"""`POST /replays`: the rounds of a record file, decided anew and told frame by frame; nothing of it is kept."""

from typing import Any

from anyio import to_thread
from fastapi import APIRouter
from pydantic import BaseModel
from starlette.requests import Request

from paiju.formats.record import read, replay_all
from paiju.server.http import bodies
from paiju.server.http.access import Gate
from paiju.server.http.bodies import LINES
from paiju.server.http.problems import REFUSALS
from paiju.server.http.records import Frames, framed

PATH = "/replays"
MOST_BYTES = 512 * 1024
"""Of a file: some fifty rounds."""
_TAKES: dict[str, Any] = {"requestBody": {"required": True, "content": {LINES: {"schema": {"type": "string"}}}}}


class Replays(BaseModel):
    """The rounds of a file, in its order."""

    rounds: list[Frames]


def router() -> APIRouter:
    """The routes; the one who includes them says below which address."""
    routes = APIRouter(tags=["records"], responses=REFUSALS)
    routes.add_api_route(PATH, replay_file, methods=["POST"], openapi_extra=_TAKES)
    return routes


async def replay_file(request: Request) -> Replays:
    """Play a record file again (docs/formats.md).

    Errors: those of files, whose message names the line and `at` the place in it: `bad_request`, `bad_record`,
    `unknown_option`, `bad_tile`, `not_in_game`; `too_large`, `too_many`.
    """
    gate: Gate = request.app.state.posts
    gate.admit(request)
    text = await bodies.text(request, LINES)
    # in a thread: no other request waits while rounds are played again
    return await to_thread.run_sync(_played, text)


def _played(text: str) -> Replays:
    played = replay_all(read(text.removeprefix("\ufeff").split("\n")))
    return Replays(rounds=[framed(current.record, current.finish()) for current in played])
