"""`POST /replays`: the rounds of a record file, decided anew and told frame by frame; nothing of it is kept."""

import os
import signal
from collections.abc import Callable, Iterator
from typing import Any

from anyio import fail_after, to_process
from fastapi import APIRouter
from pydantic import BaseModel
from starlette.requests import Request
from starlette.responses import Response

from paiju.core.errors import InvalidError
from paiju.formats.record import RoundRecord, read, replay_all
from paiju.server.http import bodies
from paiju.server.http.access import Gate
from paiju.server.http.bodies import LINES
from paiju.server.http.problems import REFUSALS
from paiju.server.http.records import Frames, framed
from paiju.server.http.replies import JSON
from paiju.server.http.turns import Turns

PATH = "/replays"
MOST_BYTES = 512 * 1024
MOST_ROUNDS = 50
"""Of a file: a round is some 2 to 5 KB, and takes up to a tenth of a second."""
MOST_WAITING = 3
"""So many files may wait for the one that is played again; the next is told to come later."""
NICE = 5
SECONDS = 120
"""No file takes so long; one that does is given up, and its process ended."""
_TAKES: dict[str, Any] = {"requestBody": {"required": True, "content": {LINES: {"schema": {"type": "string"}}}}}


class Replays(BaseModel):
    """The rounds of a file, in its order."""

    rounds: list[Frames]


class Replaying:
    """Plays one file at a time, in a process of its own, so that no table waits for it.

    The process starts with the first file, which waits a second for it, and ends with the server.
    """

    def __init__(self) -> None:
        self._turns = Turns(MOST_WAITING, "too many files at once: try again in a minute")

    async def play(self, text: str) -> str:
        """`Replays` of a file as JSON. Errors: `too_many` where others wait already, and those of `played`."""
        async with self._turns.taken():
            try:
                with fail_after(SECONDS):
                    return await to_process.run_sync(behind, played, text, cancellable=True)
            except TimeoutError:
                raise InvalidError("too_large", "this file takes too long to play again") from None


def router() -> APIRouter:
    """The routes; the one who includes them says below which address."""
    routes = APIRouter(tags=["records"], responses=REFUSALS)
    routes.add_api_route(PATH, replay_file, methods=["POST"], response_model=Replays, openapi_extra=_TAKES)
    return routes


async def replay_file(request: Request) -> Response:
    """Play a record file again (docs/formats.md).

    Errors: those of files, whose message names the line and `at` the place in it: `bad_request`, `bad_record`,
    `unknown_option`, `bad_tile`, `not_in_game`, `too_large` with the line where there are too many rounds; `too_many`.
    """
    gate: Gate = request.app.state.files
    gate.admit(request)
    replaying: Replaying = request.app.state.replaying
    return Response(await replaying.play(await bodies.text(request, LINES)), media_type=JSON)


def behind(work: Callable[[str], str], text: str) -> str:
    """The work, in a process that the tables go before where cores are few, and that ends with the server alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends it to both, and the server ends in order
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, max(NICE, os.getpriority(os.PRIO_PROCESS, 0)))
    return work(text)


def played(text: str) -> str:
    """`Replays` of a file as JSON. Errors: those of files, `too_large`."""
    records = list(_few(read(text.removeprefix("\ufeff").split("\n"))))
    rounds = [framed(current.record, current.finish()) for current in replay_all(records)]
    return Replays(rounds=rounds).model_dump_json()


def _few(records: Iterator[RoundRecord]) -> Iterator[RoundRecord]:
    for number, record in enumerate(records, 1):
        if number > MOST_ROUNDS:
            line = record.header.number
            raise InvalidError(
                "too_large", f"line {line}: a file has at most {MOST_ROUNDS} rounds, and more begin here"
            )
        yield record
